// SPDX-License-Identifier: MIT
// Descriptions of variants, and the errors about those that were chosen.
#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"

namespace hr::scripting {

// Variants that cannot be combined: they change the same part, have the same name, or are both
// board files.
class VariantConflict : public Error {
 public:
  using Error::Error;
};

// A variant that the ruleset does not have.
class UnknownVariant : public Error {
 public:
  using Error::Error;
};

// A short description of a variant. Its changes are sentences without a full stop, such as "adds
// option questions" or "replaces hooks.penalty".
struct VariantInfo {
  std::string id;  // its file's name
  std::string name, by, about;
  std::vector<std::string> changes;
  bool board = false;     // a board file
  std::string complaint;  // why it cannot be read; then only `id` is set as well
};

}  // namespace hr::scripting
