// SPDX-License-Identifier: MIT
// Small typed numbers by which the parts of a game refer to each other. Each is an index into one
// list of the definition, the board or the table, counted from 0; `none` (-1) means that there is
// no such part. index(id) converts one to a plain int.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace hr {

enum class CellId : std::int16_t { none = -1 };      // a cell of the board
enum class DirectionId : std::int8_t { none = -1 };  // a named direction of the board
enum class RegionId : std::int16_t { none = -1 };    // a named set of cells
// A seat at the table. As a viewer it may also be `owner`, who knows everything and has no seat, or
// `none`, a spectator, who knows what every seat knows; so a forgotten viewer shows no secret. As a
// target it may be `to_act`, whoever is to act.
enum class SeatId : std::int8_t { none = -1, to_act = -2, owner = -3 };
// A person or bot at the table, numbered by the seat that they had at the start: the pie rule lets
// players change seats.
enum class PlayerId : std::int8_t { none = -1 };
enum class KindId : std::int16_t { none = -1 };  // a kind of piece
enum class ZoneId : std::int8_t { none = -1 };   // a declared zone
// One instance of a zone, as it lies on the table: a zone that each seat has (ZoneId) has an
// instance for each seat, any other has one (StateLayout::zone_instance).
enum class ZoneInstance : std::int32_t { none = -1 };
enum class VarId : std::int8_t { none = -1 };     // a declared variable
enum class VerbId : std::int8_t { none = -1 };    // a declared or built-in verb
enum class EventId : std::int16_t { none = -1 };  // a declared or built-in kind of event

template <class T>
concept Id = std::is_enum_v<T> && std::signed_integral<std::underlying_type_t<T>>;

template <Id T>
constexpr int index(T id) {
  return static_cast<int>(id);
}

// An id or a number as an index; the caller must know that it is valid.
constexpr std::size_t nth(Id auto id) { return static_cast<std::size_t>(id); }
constexpr std::size_t nth(std::integral auto i) { return static_cast<std::size_t>(i); }

// The ids below `count`, for loops: for (const SeatId seat : IdsBelow<SeatId>(seats)).
template <Id I>
class IdsBelow {
 public:
  class Iterator {
   public:
    using value_type = I;
    using difference_type = int;
    constexpr Iterator() = default;
    constexpr explicit Iterator(int at) : at_(at) {}
    constexpr I operator*() const { return I(at_); }
    constexpr Iterator& operator++() { return ++at_, *this; }
    constexpr Iterator operator++(int) { return Iterator(at_++); }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    int at_ = 0;
  };

  constexpr explicit IdsBelow(int count) : count_(count) {}
  constexpr Iterator begin() const { return Iterator(0); }
  constexpr Iterator end() const { return Iterator(count_); }
  constexpr int size() const { return count_; }

 private:
  int count_;
};

inline constexpr int k_max_seats = 16;
inline constexpr int k_max_cells = 16384;
inline constexpr int k_max_directions = 100;  // per board
inline constexpr int k_max_arguments = 4;

constexpr bool is_seat(SeatId seat) { return index(seat) >= 0; }
// All seats below `seats` as a mask with one bit per seat.
constexpr std::uint32_t all_seats(int seats) { return (1U << seats) - 1U; }
constexpr std::uint32_t seat_bit(SeatId seat) { return 1U << index(seat); }

}  // namespace hr
