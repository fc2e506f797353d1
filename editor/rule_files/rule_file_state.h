// SPDX-License-Identifier: MIT
// A file of rules as the window shows it: the text on disk, the original, and what is typed.
#pragma once

#include <optional>
#include <string>

namespace hr::editor {

struct RuleFileState {
  std::string name;                    // below the ruleset's folder
  std::string text;                    // on disk
  std::optional<std::string> shipped;  // the shipped one's
  std::optional<std::string> draft;    // typed and not saved
  std::string draft_base;              // … and what was on disk when that was begun
};

}  // namespace hr::editor
