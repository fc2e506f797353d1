// SPDX-License-Identifier: MIT
// The texts of a ruleset: all rule and board files in a folder, without its tests.
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace hr::editor {

using RuleTexts = std::map<std::string, std::string>;  // by path relative to the folder

RuleTexts rule_texts(const std::filesystem::path& folder);

// Writes these files and deletes those named in `gone`; on failure restores the old files as far as
// the disk allows. Throws Error.
void write_rule_texts(const std::filesystem::path& folder, const RuleTexts& texts,
                      const RuleTexts& gone = {});

}  // namespace hr::editor
