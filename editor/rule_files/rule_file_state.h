// SPDX-License-Identifier: MIT
// A rule file as the window shows it: the text on disk, the original, and unsaved edits.
#pragma once

#include <optional>
#include <string>

namespace hr::editor {

struct RuleFileState {
  std::string name;                    // relative to the ruleset's folder
  std::string text;                    // on disk
  std::optional<std::string> shipped;  // the original
  std::optional<std::string> draft;    // unsaved edits
  std::string draft_base;              // … and the text on disk when editing started
};

}  // namespace hr::editor
