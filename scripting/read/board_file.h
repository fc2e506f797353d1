// SPDX-License-Identifier: MIT
// A board file among the variants of an edition: variants/NAME.board. It is a variant as others
// are, chosen, recorded and swapped in alike, but no Lua; only one can be in force.
#pragma once

#include <string>
#include <vector>

#include "scripting/read/loaded_ruleset.h"
#include "scripting/read/presets.h"
#include "scripting/source/edition_files.h"
#include "scripting/source/variant_info.h"

namespace hr::scripting {

// A file of an edition, its name and text.
struct BoardFile {
  std::string name;   // of the variant
  std::string shown;  // in complaints
  std::string text;
};

BoardFile board_file(const Edition& edition, const std::string& variant);

// What the file says of itself and what it changes; throws Error when it cannot be read.
VariantInfo board_note(const BoardFile& file);

// Puts the file's changes into force: reads the regions by `read_regions` on the board as the
// ruleset declares it, in the size in force.
void edit_board(Definition& game, const BoardFile& file, const std::function<void()>& read_regions);

// The options that would give the declared board another size and do not, because the file sets it.
std::vector<std::string> idle_options(const FieldReader& ruleset,
                                      const std::vector<Option>& options,
                                      const IgnoredOptions& ignored, const Board& declared,
                                      const std::string& file);

}  // namespace hr::scripting
