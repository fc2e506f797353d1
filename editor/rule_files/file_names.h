// SPDX-License-Identifier: MIT
// The names that files of a ruleset may have.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/game/ruleset_text.h"

namespace hr::editor {

inline constexpr std::string_view k_variants_folder = "variants/";

enum class RuleFileKind : std::uint8_t {
  variant,   // variants/NAME.lua
  module,    // NAME.lua, which rules.lua can require
  scenario,  // tests/NAME.scenario
  drawing,   // NAME.svg
};

// The kind of file that ends as the name that a user typed: "dragon.svg" is a drawing; none: it has
// no such ending.
std::optional<RuleFileKind> kind_typed(const std::string& typed);

// The file of this kind for what a user typed: "Night Raid" gives "variants/night_raid.lua", and so
// does "night_raid.lua". Throws Error, a sentence, if nothing that can be a name is left, or a path
// was typed.
std::string new_file_name(RuleFileKind kind, const std::string& typed);

// The same file with what it begins with.
RuleFile new_rule_file(RuleFileKind kind, const std::string& typed);

// The same file under another name, in the same folder and with the same ending. Throws Error, a
// sentence, if it cannot be called that.
std::string renamed_file(const std::string& file, const std::string& typed);

// "variants/long.lua" → "variants/"; "" for a file beside rules.lua.
std::string folder_of(const std::string& file);

// Throws Error, a sentence, unless a ruleset can have such a file.
void require_file_name(const std::string& file);

}  // namespace hr::editor
