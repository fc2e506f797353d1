// SPDX-License-Identifier: MIT
// Finds the files of a ruleset on disk and reads them into a ruleset text; also finds and replaces
// the board file among them. Functions without state.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset_text.h"

namespace hr::scripting {

inline constexpr const char* k_board_ending = ".board";
inline constexpr const char* k_drawing_ending = ".svg";

// Reads rules.lua, every other .lua file below the folder that `require` can name, drawings (.svg)
// beside them, and the chosen files of variants/; nothing from tests/. A variant is the name of a
// file in variants/ or (is_variant_path) the path of any file; it is a Lua file or, if called
// NAME.board, a board file (core/board/board_changes.h). Throws Error if a file cannot be read, is
// too large or leads out of the folder; UnknownVariant; and VariantConflict for two variants with
// the same name.
RulesetText read_ruleset_text(const std::filesystem::path& folder,
                              const std::vector<std::string>& variants = {},
                              const Settings& settings = {});

// The same from the files of a ruleset in memory, all of them, such as those of a pack. A variant
// given by its path is read from disk even so.
RulesetText text_of_files(const std::string& ruleset, std::span<const RuleFile> files,
                          const std::vector<std::string>& variants = {},
                          const Settings& settings = {});

// Whether a file of this name, relative to the ruleset's folder, belongs to every ruleset text: Lua
// that `require` can name, or a drawing.
bool is_part_of_rules(std::string_view name);

// Whether a variant is given by a path: it contains a '/' or ends in .lua or .board.
bool is_variant_path(const std::string& variant);

// The board file in force in a ruleset text, as a name in RulesetText::variants; "" if there is
// none. Throws VariantConflict if there are two.
std::string board_in_force(const RulesetText& ruleset_text);
// The ruleset text with this text as the board file of that name, replacing any other board file;
// with no board file if both are empty.
RulesetText with_board(RulesetText ruleset_text, const std::string& name, const std::string& text);

// The folders below `root` that contain a rules.lua, ordered by name.
std::vector<std::filesystem::path> find_rulesets(const std::filesystem::path& root);
// The variants in a ruleset's folder, ordered by name.
std::vector<std::string> find_variants(const std::filesystem::path& folder);
// The same of files in memory.
std::vector<std::string> find_variants(std::span<const RuleFile> files);

// Whether a word can be part of a module's name: ASCII letters, digits, _ and -.
bool is_module_word(std::string_view word);

// variants/NAME.board
std::string board_file_name(const std::string& variant);
// Whether a variant of a ruleset text is a board file.
bool is_board(const RulesetText& ruleset_text, const std::string& variant);

}  // namespace hr::scripting
