// SPDX-License-Identifier: MIT
// Nobody can go on: the seat whose turn it is has no legal action and the ruleset does not say what
// follows, or a seat was asked for something it cannot answer. A slip of the ruleset, found in
// play.
#pragma once

#include <string>

#include "core/error.h"
#include "core/ids.h"

namespace hr {

class DeadEnd : public Error {
 public:
  DeadEnd(const std::string& sentence, VerbId asked) : Error(sentence), asked_(asked) {}
  VerbId asked() const { return asked_; }  // what was asked for; none: a turn

 private:
  VerbId asked_;
};

}  // namespace hr
