// SPDX-License-Identifier: MIT
// What the program tells its caller when it ends, and the failure that carries such a code.
#pragma once

#include <string>

#include "core/base/error.h"

namespace hr::cli {

enum class Exit : int {
  ok = 0,
  problems = 1,       // something is wrong with a ruleset, a file, an action or the output
  usage = 2,          // the command line makes no sense
  not_enough = 3,     // not enough games to tell
  conflict = 4,       // two variants change the same part
  rules_missing = 5,  // the ruleset is not there
};

// An Error that ends the program with a code of its own; any other Error ends it with `problems`.
class Failure : public Error {
 public:
  Failure(Exit code, const std::string& sentence) : Error(sentence), code_(code) {}
  Exit code() const { return code_; }

 private:
  Exit code_;
};

}  // namespace hr::cli
