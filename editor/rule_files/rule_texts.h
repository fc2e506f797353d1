// SPDX-License-Identifier: MIT
// The files of a ruleset as texts: rules, boards and drawings below a folder, and the scenarios in
// its folder tests/. Also copies whole folders of them.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace hr::editor {

// The most that is read of one file, in bytes. It is more than a ruleset may have, so that the
// editor can show a file that is too large.
inline constexpr std::uintmax_t k_max_rules_text = 1 << 20;

using RuleTexts = std::map<std::string, std::string>;  // by name, relative to the folder

inline constexpr std::string_view k_tests_folder = "tests/", k_scenario_ending = ".scenario";
bool is_scenario(const std::string& name);  // "tests/moves.scenario"

RuleTexts rule_texts(const std::filesystem::path& folder);

// Writes these files and deletes those named in `gone`; all or nothing, as far as the disk allows.
// Throws Error.
void write_rule_texts(const std::filesystem::path& folder, const RuleTexts& texts,
                      const RuleTexts& gone = {});

// Copies a folder of rules, completely or not at all. Throws Error, "PATH: cannot be written: why".
void copy_rules(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace hr::editor
