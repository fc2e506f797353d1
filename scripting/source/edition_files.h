// SPDX-License-Identifier: MIT
// The files of a ruleset, found on the disk and read into an edition; and the board file among
// them.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/edition.h"

namespace hr::scripting {

inline constexpr const char* k_board_ending = ".board";

// Reads the files of a ruleset: rules.lua, every other .lua below the folder that `require` can
// name, of variants/ those chosen, and nothing of tests/. A variant is the name of a file in
// variants/ or (is_variant_path) the path of a file anywhere; it is of Lua or, called NAME.board,
// an edited board (core/board/board_changes.h). Throws Error when a file cannot be read, is too
// large or leads out of the folder; UnknownVariant; and VariantConflict for two variants of one
// name.
Edition read_edition(const std::filesystem::path& folder,
                     const std::vector<std::string>& variants = {}, const Settings& settings = {});

// Whether a variant is given by a path: with a '/', .lua or .board in it.
bool is_variant_path(const std::string& variant);

// The board file in force in an edition, as a name in Edition::variants; "" for none. Throws
// VariantConflict when there are two.
std::string board_in_force(const Edition& edition);
// The edition with this text as the board file of that name in force, in place of any other; none
// where both are empty.
Edition with_board(Edition edition, const std::string& name, const std::string& text);

// The folders below `root` that hold a rules.lua, in the order of their names.
std::vector<std::filesystem::path> find_rulesets(const std::filesystem::path& root);
// The variants that lie in a ruleset's folder, in the order of their names.
std::vector<std::string> find_variants(const std::filesystem::path& folder);

// Letters of ASCII, digits, _ and -: what the parts of a module's name are made of.
bool is_module_word(std::string_view word);

// variants/NAME.board
std::string board_file_name(const std::string& variant);
// Whether a variant of an edition is a board file.
bool is_board(const Edition& edition, const std::string& variant);

}  // namespace hr::scripting
