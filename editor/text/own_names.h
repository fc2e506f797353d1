// SPDX-License-Identifier: MIT
// The names that a ruleset's own files declare: its kinds, regions, variables, verbs, events …, and
// the locals of each file.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scripting/source/tokens.h"

namespace hr::editor {

struct RuleText {
  std::string file;  // "rules.lua", "variants/long.lua"
  std::string text;
};

struct OwnName {
  std::string name;
  std::string section;  // "kinds", "vars" … or k_local
  std::string file;
  scripting::SourcePosition at;
  std::string declaration;  // how it is written there, on one line and perhaps cut off
};
inline constexpr std::string_view k_local = "local";

// In order of files and places. A section that is in a file of its own (`options = require
// "options"`) counts as well.
std::vector<OwnName> own_names(const std::vector<RuleText>& texts);

// "a kind of piece", "a variable" …
std::string_view word_for_section(std::string_view section);
// The section that names of this sort are in: "verb" → "verbs"; "" for no section.
std::string section_of(std::string_view word);

}  // namespace hr::editor
