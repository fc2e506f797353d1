// SPDX-License-Identifier: MIT
// The exit codes of the program, and the exception that carries one.
#pragma once

#include <string>

#include "core/base/error.h"

namespace hr::cli {

enum class Exit : int {
  ok = 0,
  problems = 1,       // something is wrong with a ruleset, a file, an action or the output
  usage = 2,          // a mistake on the command line
  not_enough = 3,     // not enough games for a result
  conflict = 4,       // variants that cannot be combined
  rules_missing = 5,  // the ruleset is not there
};

// An Error with its own exit code; any other Error ends the program with `problems`.
class Failure : public Error {
 public:
  Failure(Exit code, const std::string& sentence) : Error(sentence), code_(code) {}
  Exit code() const { return code_; }

 private:
  Exit code_;
};

}  // namespace hr::cli
