// SPDX-License-Identifier: MIT
// Reads a board file among the variants of a ruleset text, variants/NAME.board. It is chosen,
// recorded and put in force like other variants, but it is not Lua, and only one can be in force.
#pragma once

#include <string>
#include <vector>

#include "scripting/read/loaded_ruleset.h"
#include "scripting/read/presets.h"
#include "scripting/source/read_ruleset_text.h"
#include "scripting/source/variant_info.h"

namespace hr::scripting {

// A board file of a ruleset text.
struct BoardFile {
  std::string name;   // of the variant
  std::string shown;  // as errors name it
  std::string text;
};

BoardFile board_file(const RulesetText& ruleset_text, const std::string& variant);

// The file's description and its changes. Throws Error if it cannot be read.
VariantInfo board_info(const BoardFile& file);

// Applies the file's changes: sets the size of the declared board, calls `read_regions` on it, then
// makes all other changes to board and regions. Throws Error with the file and line.
void edit_board(GameDef& game, const BoardFile& file, const std::function<void()>& read_regions);

// A phrase about the links that the file adds and that no verb, set or end follows; or "".
std::string idle_links(const GameDef& game);

// A phrase about the options that would change the size of the declared board but do not, because
// the file sets it; or "".
std::string idle_options(const FieldReader& ruleset, const std::vector<Option>& options,
                         const IgnoredOptions& ignored, const Board& declared,
                         const std::string& file);

}  // namespace hr::scripting
