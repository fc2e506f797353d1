// SPDX-License-Identifier: MIT
// What files a pack may hold: only those that a ruleset's folder uses. The same checks are made
// before a pack is written and when one is read.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset_text.h"

namespace hr::scripting {

// The most bytes of a file of this name, relative to the ruleset's folder; none if a pack cannot
// hold a file of that name. It can hold Lua files and drawings that rules can use, variants and
// boards (variants/NAME.lua, NAME.board), tests (tests/NAME.scenario, NAME.rec), first_change.json,
// origin.json, and README, LICENCE, LICENSE and COPYING with no ending, .md or .txt.
std::optional<std::size_t> packed_limit(std::string_view name);

// What such names are, for error messages.
inline constexpr const char* k_packed_names =
    "the name of a ruleset's file, such as rules.lua, variants/NAME.lua or tests/NAME.scenario";

// Throws Error, "rules.lua:12: expected …, got …", for the first file that a pack may not hold: its
// name, its size, text that is not UTF-8 or has control characters, a drawing that may not be drawn
// (drawing/drawing.h), an origin that cannot be read, or names that differ only in letter case.
void check_packed_files(const std::vector<RuleFile>& files);

// The first line of the licence among the files, such as "MIT License"; "" if there is none.
std::string licence_of(const std::vector<RuleFile>& files);

}  // namespace hr::scripting
