// SPDX-License-Identifier: MIT
// The names that files of a ruleset may have.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hr::editor {

inline constexpr std::string_view k_variants_folder = "variants/";

enum class RuleFileKind : std::uint8_t {
  variant,   // variants/NAME.lua
  module,    // NAME.lua, which rules.lua can require
  scenario,  // tests/NAME.scenario
};

// The file of this kind for what a user typed: "Night Raid" gives "variants/night_raid.lua". Throws
// Error, a sentence, if nothing that can be a name is left.
std::string new_file_name(RuleFileKind kind, const std::string& typed);

// Throws Error if someone typed a path where a name is wanted: it would become part of a title.
void require_no_path(const std::string& typed);

// "variants/long.lua" → "variants/"; "" for a file beside rules.lua.
std::string folder_of(const std::string& file);

// Throws Error, a sentence, unless a ruleset can have such a file.
void require_file_name(const std::string& file);

}  // namespace hr::editor
