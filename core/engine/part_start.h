// SPDX-License-Identifier: MIT
// The state in which the seat that is asked first began its part of a group. Random play may lead a
// seat into a dead end there (no square left for the last bomb); the part is then played again from
// its start, which no other seat can notice. The parts are answered one seat after another. Used by
// one playout at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/engine/asks.h"
#include "core/engine/engine.h"
#include "core/game/dead_end.h"

namespace hr {

class PartStart {
 public:
  void new_game() { seat_ = SeatId::none; }

  // To be called with each position of an open group and the number of choices of the seat that is
  // asked first. Returns true if the seat can go on. Returns false if it has no choice; then
  // `state` is back where its part began, and so is `tally`, if given, so that it counts only what
  // led to the current position. Throws DeadEnd when this has happened too often, or when the part
  // does not come to an end.
  bool go_on(State& state, const Game& game, std::uint64_t choices, Playout* tally = nullptr) {
    const Ask ask = ask_at(state, game, 0);
    if ((!state.header().in_group && !returned_) || ask.seat != seat_) {
      state_ = state;
      if (tally != nullptr) tally_ = *tally;
      seat_ = ask.seat;
      tries_ = answers_ = 0;
    }
    returned_ = choices == 0;
    if (choices > 0 && ++answers_ < k_max_answers) return true;
    if (choices > 0) throw no_answer(game, ask, "it is asked endlessly and never becomes ready");
    if (++tries_ == k_max_tries)
      throw no_answer(
          game, ask,
          "its answers were tried " + std::to_string(tries_) + " times, always without success");
    state = state_;
    if (tally != nullptr) *tally = tally_;
    answers_ = 0;
    return false;
  }

 private:
  static constexpr int k_max_tries = 10000;
  static constexpr int k_max_answers = 1100000;  // an ask may be repeated a million times

  State state_;
  Playout tally_;
  bool returned_ = false;  // the next position is the start of the part again
  SeatId seat_ = SeatId::none;
  int tries_ = 0, answers_ = 0;
};

}  // namespace hr
