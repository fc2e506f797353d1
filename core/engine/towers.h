// SPDX-License-Identifier: MIT
// The towers of a zone (Holds::tower): read, and written as a whole from some level up. The lowest
// level is 0. A tower's top piece alone is in the sets of its zone. Part of core/engine/pieces.h.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

#include "core/base/mix.h"
#include "core/game/game.h"

namespace hr {

// NOLINTBEGIN(*-reinterpret-cast): the words of slots, read as the bytes they are made of
inline std::uint8_t* slot_bytes(Word* words, const ZoneLayout& zone) {
  return reinterpret_cast<std::uint8_t*>(words + zone.slots);
}
inline const std::uint8_t* slot_bytes(const Word* words, const ZoneLayout& zone) {
  return reinterpret_cast<const std::uint8_t*>(words + zone.slots);
}
// What a cell that holds one piece contains: its code + 1, or 0.
inline int slot_at(const Word* words, const ZoneLayout& zone, int cell) {
  if (zone.wide) [[unlikely]]
    return reinterpret_cast<const std::uint16_t*>(words + zone.slots)[cell];
  return slot_bytes(words, zone)[cell];
}
inline void set_slot(Word* words, const ZoneLayout& zone, int cell, int content) {
  if (zone.wide) [[unlikely]]
    reinterpret_cast<std::uint16_t*>(words + zone.slots)[cell] =
        static_cast<std::uint16_t>(content);
  else
    slot_bytes(words, zone)[cell] = static_cast<std::uint8_t>(content);
}
inline int tower_height(const Word* words, const ZoneLayout& zone, int cell) {
  return reinterpret_cast<const std::uint8_t*>(words + zone.heights)[cell];
}
// NOLINTEND(*-reinterpret-cast)

// The pieces of a tower from the bottom, each as its code + 1. Valid until the tower changes.
inline std::span<const std::uint8_t> tower_pieces(const Word* words, const ZoneLayout& zone,
                                                  int cell) {
  return {slot_bytes(words, zone) + nth(cell * zone.span), nth(tower_height(words, zone, cell))};
}
inline int tower_code(const Word* words, const ZoneLayout& zone, int cell, int level) {
  return tower_pieces(words, zone, cell)[nth(level)] - 1;
}

// Pieces of a tower that are on their way: copied, because writing moves what they are read from.
// NOLINTBEGIN(*-member-init): pieces_ is read up to size_
class TowerPart {
 public:
  TowerPart() = default;
  explicit TowerPart(std::span<const std::uint8_t> pieces) { add(pieces); }
  // NOLINTEND(*-member-init)
  void add(std::span<const std::uint8_t> pieces) {
    std::ranges::copy(pieces, pieces_.begin() + size_);
    size_ += static_cast<int>(pieces.size());
  }
  void add(int code) { pieces_[nth(size_++)] = static_cast<std::uint8_t>(code + 1); }
  int size() const { return size_; }
  int code(int level) const { return pieces_[nth(level)] - 1; }
  std::span<const std::uint8_t> pieces() const { return {pieces_.data(), nth(size_)}; }

 private:
  std::array<std::uint8_t, nth(2 * k_max_tower)> pieces_;
  int size_ = 0;
};

namespace detail {

inline void flip_sets(Word* words, const ZoneLayout& zone, int code, int cell) {
  const Word bit = cell_bit(cell);
  words[zone.code_sets[nth(code)] + (cell >> 6)] ^= bit;
  const int extra = zone.extra_sets[nth(code)];
  if (extra >= 0) words[extra + (cell >> 6)] ^= bit;
}

}  // namespace detail

// Replaces what a tower has from a level up. There must be room.
inline void set_tower(State& state, const Game& game, const ZoneLayout& zone, int cell, int level,
                      std::span<const std::uint8_t> pieces) {
  Word* const words = state.words();
  std::uint8_t* const tower = slot_bytes(words, zone) + nth(cell * zone.span);
  const int was = tower_height(words, zone, cell);
  const int is = level + static_cast<int>(pieces.size());
  assert(level <= was && is <= zone.room);
  const auto key = [&](int at) {
    return mix(zone.key(tower[at] - 1, cell, game.cells()), static_cast<Word>(at) + 1);
  };
  std::uint64_t change = 0;
  if (was > 0) detail::flip_sets(words, zone, tower[was - 1] - 1, cell);
  for (int at = level; at < was; ++at) change ^= key(at), tower[at] = 0;
  std::ranges::copy(pieces, tower + level);
  for (int at = level; at < is; ++at) change ^= key(at);
  if (is > 0) detail::flip_sets(words, zone, tower[is - 1] - 1, cell);
  state.header().key ^= change;
  const int byte = cell & 7;
  Word& heights = words[zone.heights + (cell >> 3)];
  heights = (heights & ~(Word{0xff} << (8 * byte))) | static_cast<Word>(is) << (8 * byte);
}

// Moves `n` pieces of a tower, from `level` up, onto another tower or under it, in their order.
// There must be room.
inline void move_tower(State& state, const Game& game, const ZoneLayout& zone, int from, int level,
                       int n, int to, bool under = false) {
  const auto all = tower_pieces(state.words(), zone, from);
  TowerPart moved(all.subspan(nth(level), nth(n)));
  const TowerPart above(all.subspan(nth(level + n)));
  set_tower(state, game, zone, from, level, above.pieces());
  if (under) moved.add(tower_pieces(state.words(), zone, to));
  set_tower(state, game, zone, to, under ? 0 : tower_height(state.words(), zone, to),
            moved.pieces());
}

}  // namespace hr
