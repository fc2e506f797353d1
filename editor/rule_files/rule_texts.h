// SPDX-License-Identifier: MIT
// The files of a ruleset as texts: rules and boards below a folder; tests are no rules. Whole
// folders of them are copied here, too.
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace hr::editor {

// The most that is read of a file of rules: the editor shows what is too large for a ruleset, too.
inline constexpr std::uintmax_t k_max_rules_text = 1 << 20;

using RuleTexts = std::map<std::string, std::string>;  // by name below the folder

RuleTexts rule_texts(const std::filesystem::path& folder);

// Writes these files and takes away those called so in `gone`; all of it or nothing, as far as the
// disk lets it. Throws Error.
void write_rule_texts(const std::filesystem::path& folder, const RuleTexts& texts,
                      const RuleTexts& gone = {});

// Copies a folder of rules, completely or not at all. Throws Error, "PATH: cannot be written: why".
void copy_rules(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace hr::editor
