// SPDX-License-Identifier: MIT
// Errors in the text of a ruleset.
#pragma once

#include "core/base/error.h"

namespace hr::scripting {

// An error whose text already names a file and a line, so that no other place is put before it.
class RuleError : public Error {
 public:
  using Error::Error;
};

// Rules have used up their time or memory: another attempt would take as long.
class Overrun : public RuleError {
 public:
  using RuleError::RuleError;
};

}  // namespace hr::scripting
