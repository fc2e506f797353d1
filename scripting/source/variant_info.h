// SPDX-License-Identifier: MIT
// What is told of a variant, and what can be wrong with those that were chosen.
#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"

namespace hr::scripting {

// Two variants that change the same part, or cannot be told apart.
class VariantConflict : public Error {
 public:
  using Error::Error;
};

// A variant that the ruleset does not have.
class UnknownVariant : public Error {
 public:
  using Error::Error;
};

// A variant in a few words. What it changes is said in sentences without a full stop, such as
// "adds option questions" or "replaces hooks.penalty".
struct VariantInfo {
  std::string id;  // its file's name
  std::string name, by, about;
  std::vector<std::string> changes;
  bool board = false;     // a board file
  std::string complaint;  // why it cannot be read, instead of all but the id
};

}  // namespace hr::scripting
