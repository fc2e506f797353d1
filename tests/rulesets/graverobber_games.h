// SPDX-License-Identifier: MIT
// Random games of Graverobber, with choices drawn uniformly; everything that happens is kept for
// observers.
#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/support/rulesets.h"

namespace hr::tests {

inline constexpr auto k_red = SeatId(0), k_white = SeatId(1);

inline SeatId other(SeatId seat) { return SeatId(1 - index(seat)); }

// The direction of a move, as directions are numbered, and the number of squares.
inline std::pair<int, int> heading_of(const Action& move) {
  const int from = index(move.cell(0)), to = index(move.cell(1));
  const int across = to % 8 - from % 8, upwards = to / 8 - from / 8;
  REQUIRE((across == 0) != (upwards == 0));
  if (across == 0) return {upwards > 0 ? 0 : 1, std::abs(upwards)};
  return {across < 0 ? 2 : 3, std::abs(across)};
}

// One game at a time.
class Robbery {
 public:
  struct Step {
    SeatId seat = SeatId::none;
    Action action;
    std::vector<Event> events;
  };

  explicit Robbery(const scripting::Settings& settings = {})
      : ready_(ruleset_folder("graverobber"), settings) {}

  void start(std::uint64_t seed) {
    ready_.start(seed);
    random_ = Random(seed);
    for (const SeatId seat : {k_red, k_white}) set_up(seat);
  }
  const Step& step() {
    const SeatId seat = ready_.header().turn;
    last_ = play(seat);
    return last_;
  }

  bool ended() const { return ready_.header().ended; }
  const Header& header() const { return ready_.header(); }
  const Game& game() const { return *ready_.game; }
  const std::vector<Step>& layout() const { return layout_; }  // of both, in order
  std::uint64_t legal(SeatId seat) { return ready_.engine->legal(ready_.state, seat); }
  View view(SeatId seat) const { return {*ready_.engine, ready_.state, seat}; }
  std::string verb(const Action& action) const {
    return std::string(game().verb_name(action.verb));
  }

 private:
  Step play(SeatId seat) {
    const std::uint64_t n = legal(seat);
    REQUIRE(n > 0);
    const Choice choice = ready_.engine->pick(random_.below(n));
    ready_.events.clear();
    ready_.engine->play(ready_.state, seat, choice, ready_.context);
    return {seat, choice.action, ready_.events};
  }

  // Answers until it is ready; starts over if the setup as a whole is refused.
  void set_up(SeatId seat) {
    const State before = ready_.state;
    if (seat == k_red) layout_.clear();
    for (const std::size_t kept = layout_.size();;) {
      while (legal(seat) > 0) {
        layout_.push_back(play(seat));
        if (verb(layout_.back().action) == "ready") return;
      }
      ready_.state = before;
      layout_.resize(kept);
    }
  }

  Ready ready_;
  Random random_{0};
  std::vector<Step> layout_;
  Step last_;
};

}  // namespace hr::tests
