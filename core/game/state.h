// SPDX-License-Identifier: MIT
// The whole game at one moment, as one contiguous run of 64-bit words: a header, the variables, the
// pending asks, the zones, and last (for games that ask) the position keys since the last action
// that play cannot undo; where there are very many, the older ones lie elsewhere, shared with other
// states. Plain data: it copies, compares and hashes as words. Where each part lies is known to
// Game (Game::zone, var_word, ask_word). Only the engine writes. Threads may share a state that
// nobody writes.
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

namespace hr {

// The pie rule: not in use; the first turn is on; the other player may swap now; done with.
enum class Pie : std::uint8_t { off, waiting, open, taken, declined };

// What ended the game.
enum class EndReason : std::uint8_t { none, end, rule, stuck, all_stuck, no_turn };

struct [[gnu::may_alias]] Header {
  std::uint64_t key = 0;    // position key: zones, variables but clocks, asks, turn, open swap
  std::uint32_t ply = 0;    // actions since the start, those of the set-up included
  std::uint32_t idle = 0;   // actions since the last progress
  SeatId turn = SeatId(0);  // whose turn it is
  bool turn_open = true;    // that seat has yet to act in its turn
  Pie pie = Pie::off;
  std::uint8_t stuck = 0;  // seats in a row that had to pass
  std::uint8_t asks = 0;   // asks waiting
  bool ended = false;
  EndReason reason = EndReason::none;
  std::uint8_t end = 0;       // which of the declared ends, for EndReason::end
  std::uint32_t winners = 0;  // a bit a seat; none of an ended game: a draw
  bool lasting = false;       // since the last key something happened that play cannot undo
  bool in_group = false;      // the last action was one of those that all are asked for at once
  bool progress = false;      // … and one of these so far takes the idle count back
  std::uint8_t set_up = 0;    // of `ply`: answers to what setup asked, before the first turn
};

// Actions of play: what setup asked, all at once or seat by seat, is none.
inline std::uint32_t played(const Header& header) { return header.ply - header.set_up; }

// What is being answered still belongs to the set-up: no turn has been taken up.
inline bool sets_up(const Header& header) {
  return header.turn_open && header.ply == header.set_up &&
         header.set_up < std::numeric_limits<std::uint8_t>::max();
}
inline constexpr int k_header_words = sizeof(Header) / sizeof(Word);
static_assert(sizeof(Header) % sizeof(Word) == 0);

// must: it has to be answered; may: it can be declined; all: every seat is asked at once.
enum class AskMode : std::uint8_t { must, may, all };

struct Ask {
  AskMode mode = AskMode::must;
  SeatId seat = SeatId::none;
  VerbId verb = VerbId::none;
  std::uint8_t count = 0;   // leading arguments that are given
  std::uint32_t times = 1;  // how often it is to be answered
  std::array<std::int32_t, 2> arguments{};
};
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

  // The position keys: the last ones, behind the fixed words, and those before them, if any.
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
  int times(Word key) const;  // how often it has been remembered

  // As many words, and the older keys, as another state has, maybe one of another game: for
  // journals.
  std::size_t fixed_words() const { return fixed_; }
  void resize(std::size_t words, std::size_t fixed_words) {
    words_.resize(words);
    fixed_ = fixed_words;
  }
  void take_old_keys(std::shared_ptr<const OldKeys> keys) { old_ = std::move(keys); }
  void reserve(std::size_t words) { words_.reserve(words); }

  // Of every word: two states with one hash are the same game at the same moment.
  std::uint64_t hash() const;

  // The words as bytes, least significant first, on any machine.
  std::string serialise() const;
  // Throws Error when the bytes are not a state of `fixed_words` words with keys behind.
  static State deserialise(std::string_view bytes, int fixed_words);

  friend bool operator==(const State& a, const State& b);

 private:
  void archive_keys();

  std::size_t fixed_ = 0;
  std::vector<Word> words_;
  std::shared_ptr<const OldKeys> old_;
};

}  // namespace hr
