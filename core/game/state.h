// SPDX-License-Identifier: MIT
// The whole game at one moment, as one contiguous run of 64-bit words: a header, the variables, the
// pending asks, the zones, and last (for games that end by repetition) the position keys since the
// last action that play cannot undo; if there are very many keys, the older ones are stored in a
// block that states share (core/base/old_keys.h). Plain data: it can be copied, compared and hashed
// as words. Where each part is located is known to StateLayout. Only the engine writes. Threads may
// share a state that nobody writes.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/bits.h"
#include "core/base/ids.h"
#include "core/base/old_keys.h"
#include "core/base/rows.h"

namespace hr {

// The pie rule: not used; before the end of the first turn; the other player may swap now; swapped;
// not swapped.
enum class Pie : std::uint8_t { off, waiting, open, taken, declined };

// What ended the game. The last three come from the table: seats have resigned, so that one side is
// left; all seats have agreed on a draw; a seat's time was up, and the rules say that it loses.
enum class EndReason : std::uint8_t {
  none,
  end,
  rule,
  stuck,
  all_stuck,
  no_turn,
  resigned,
  agreed,
  out_of_time,
};
inline constexpr int k_end_reasons = 9;
static_assert(!is_enumerator<EndReason(k_end_reasons)>());

// How a game begins, where several seats are asked together: what setup asks has been answered, and
// the first turn waits for what was asked then; or it has begun, and asks itself.
enum class Opening : std::uint8_t { usual, waits, begun };

struct [[gnu::may_alias]] Header {
  std::uint64_t key = 0;    // position key: zones, variables except clocks, asks, turn, open swap
  std::uint32_t ply = 0;    // actions since the start, including those of the setup
  std::uint32_t idle = 0;   // actions since the last progress
  SeatId turn = SeatId(0);  // whose turn it is
  bool turn_open = true;    // that seat has not acted in its turn yet
  Pie pie = Pie::off;
  std::uint8_t stuck = 0;  // seats in a row that had to pass
  std::uint8_t asks = 0;   // number of pending asks
  bool ended = false;
  EndReason reason = EndReason::none;
  // The index of the declared end, for EndReason::end; for out_of_time, the seat whose time was up.
  std::uint8_t end = 0;
  std::uint16_t winners = 0;  // one bit per seat; none after the end: a draw
  // The seats that have resigned or lost on time, one bit each: they have no turns.
  std::uint16_t out = 0;
  bool lasting = false;       // something that play cannot undo has happened since the last key
  bool in_group : 1 = false;  // the last action answered what all are asked at once
  Opening opening : 2 = Opening::usual;
  // The seat, from 1, to which the rules give the next turn; 0: the usual one.
  std::uint8_t next : 5 = 0;
  bool progress = false;    // … and one of these answers resets the idle count
  std::uint8_t set_up = 0;  // how many of `ply` were answers to what setup asked
};

// The number of actions of play; answers to what setup asked do not count.
inline std::uint32_t played(const Header& header) { return header.ply - header.set_up; }

inline bool is_out(const Header& header, SeatId seat) { return (header.out & seat_bit(seat)) != 0; }
inline std::uint32_t seats_in_play(const Header& header, int seats) {
  return all_seats(seats) & ~std::uint32_t{header.out};
}

// Whether the answers still belong to the setup: no turn has begun.
inline bool sets_up(const Header& header) {
  return header.turn_open && header.opening == Opening::usual && header.ply == header.set_up &&
         header.set_up < std::numeric_limits<std::uint8_t>::max();
}
inline constexpr int k_header_words = sizeof(Header) / sizeof(Word);
static_assert(sizeof(Header) % sizeof(Word) == 0);

// must: it has to be answered; may: it can be declined; all: several seats are asked at once, in
// secret; if_any: it has to be answered if there is an answer.
enum class AskMode : std::uint8_t { must, may, all, if_any };

struct Ask {
  AskMode mode = AskMode::must;
  SeatId seat = SeatId::none;
  VerbId verb = VerbId::none;
  std::uint8_t count = 0;   // number of leading arguments that are given
  std::uint16_t times = 1;  // how many more answers are needed
  bool or_next = false;     // an answer to the next ask will do instead, and uses up both
  bool or_others = false;   // if it is declined, the ask after its alternatives takes its place
  std::array<std::int32_t, 2> arguments{};
};
inline constexpr std::size_t k_max_alternatives = 8;
inline constexpr int k_ask_words = sizeof(Ask) / sizeof(Word);
static_assert(sizeof(Ask) % sizeof(Word) == 0);

class State {
 public:
  State() = default;
  explicit State(int words) : fixed_(nth(words)), words_(nth(words)) { header() = Header{}; }

  // NOLINTBEGIN(*-reinterpret-cast): a state is words, the first of which are its header
  Header& header() { return *reinterpret_cast<Header*>(words_.data()); }
  const Header& header() const { return *reinterpret_cast<const Header*>(words_.data()); }
  // NOLINTEND(*-reinterpret-cast)

  Word* words() { return words_.data(); }
  const Word* words() const { return words_.data(); }
  std::span<const Word> all() const { return words_; }
  std::size_t size() const { return words_.size(); }

  // The position keys: the latest ones, after the fixed words, and the older ones, if any.
  std::span<const Word> keys() const { return std::span(words_).subspan(fixed_); }
  const std::shared_ptr<const OldKeys>& old_keys() const { return old_; }
  void remember(Word key) {
    if (words_.size() - fixed_ == OldKeys::k_block) archive_keys();
    words_.push_back(key);
  }
  void forget() {
    words_.resize(fixed_);
    old_.reset();
  }
  int times(Word key) const;  // how often the key was remembered
  // Becomes the other state, but without its position keys. Memory is kept.
  void take_position(const State& other);

  // These give the state the size and older keys of another state, possibly of another game; for
  // journals.
  std::size_t fixed_words() const { return fixed_; }
  void resize(std::size_t words, std::size_t fixed_words) {
    words_.resize(words);
    fixed_ = fixed_words;
  }
  void take_old_keys(std::shared_ptr<const OldKeys> keys) { old_ = std::move(keys); }
  void reserve(std::size_t words) { words_.reserve(words); }

  // Whether the position key leaves out the asks for now (UnkeyedAsks in core/engine/asks.h).
  bool unkeyed() const { return unkeyed_; }
  void set_unkeyed(bool unkeyed) { unkeyed_ = unkeyed; }

  // A hash of every word: states with equal hashes are taken to be the same game at the same
  // moment.
  std::uint64_t hash() const;

  // The words as bytes, least significant first on every machine.
  std::string serialise() const;
  // Throws Error when the bytes are not a state of `fixed_words` words followed by keys.
  static State deserialise(std::string_view bytes, int fixed_words);

  friend bool operator==(const State& a, const State& b);

 private:
  void archive_keys();

  std::size_t fixed_ = 0;
  std::vector<Word> words_;
  std::shared_ptr<const OldKeys> old_;
  bool unkeyed_ = false;
};

}  // namespace hr
