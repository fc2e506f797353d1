// SPDX-License-Identifier: MIT
// What goes wrong in a ruleset's own text.
#pragma once

#include "core/base/error.h"

namespace hr::scripting {

// An error whose text already names a file and a line: nothing is put before it again.
class RuleError : public Error {
 public:
  using Error::Error;
};

// Rules have used up the time or the memory that there is for them: to try again takes as long.
class Overrun : public RuleError {
 public:
  using RuleError::RuleError;
};

}  // namespace hr::scripting
