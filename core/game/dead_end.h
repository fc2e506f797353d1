// SPDX-License-Identifier: MIT
// Nobody can go on: the seat whose turn it is has no legal action and the ruleset does not say what
// follows, or a seat was asked for something it cannot answer. A slip of the ruleset, found in
// play; or the options are such that nobody could ever get through the set-up.
#pragma once

#include <string>

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/game/game.h"

namespace hr {

class DeadEnd : public Error {
 public:
  DeadEnd(const std::string& sentence, VerbId asked) : Error(sentence), asked_(asked) {}
  VerbId asked() const { return asked_; }  // what was asked for; none: a turn

 private:
  VerbId asked_;
};

// A seat is asked for something, and there is nothing that it could answer.
inline DeadEnd no_answer(const Game& game, const Ask& ask, const std::string& remedy) {
  return {game.definition().seats[ask.seat].name + " is asked for \"" +
              std::string(game.verb_name(ask.verb)) + "\" but has no answer: " + remedy,
          ask.verb};
}

// The set-up asks some seat for more than there is a way to do: other options are needed.
class ImpossibleSetUp : public Error {
 public:
  using Error::Error;
};

}  // namespace hr
