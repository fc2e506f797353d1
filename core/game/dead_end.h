// SPDX-License-Identifier: MIT
// Errors for games in which nobody can go on: the seat whose turn it is has no legal action and the
// ruleset does not say what happens then, or a seat was asked for something it cannot answer.
// Either the ruleset has a mistake, found during play, or the options make the setup impossible.
#pragma once

#include <string>

#include "core/base/error.h"
#include "core/base/ids.h"

namespace hr {

class Game;
struct Ask;

class DeadEnd : public Error {
 public:
  DeadEnd(const std::string& sentence, VerbId asked) : Error(sentence), asked_(asked) {}
  VerbId asked() const { return asked_; }  // what was asked for; none: it was an ordinary turn

 private:
  VerbId asked_;
};

// The error for a seat that has no answer to what it is asked.
DeadEnd no_answer(const Game& game, const Ask& ask, const std::string& remedy);

// The setup asks a seat for more than is possible; different options are needed.
class ImpossibleSetUp : public Error {
 public:
  using Error::Error;
};

}  // namespace hr
