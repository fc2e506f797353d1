// SPDX-License-Identifier: MIT
// Rules of one's own that were set aside on disk before all of their files became the originals
// again. Each set of them is a whole folder under a number of its own, so that it comes back even
// after a kill in the middle. What was set aside before stays.
#pragma once

#include <filesystem>

#include "editor/rule_files/rule_texts.h"

namespace hr::editor {

class RulesBackup {
 public:
  // `below`: the folder for what one ruleset sets aside. It need not exist yet.
  explicit RulesBackup(std::filesystem::path below) : below_(std::move(below)) {}

  // Sets a copy of this folder aside. Throws Error, "PATH: cannot be written: why".
  void add(const std::filesystem::path& folder) const;
  // What was set aside last, where it can come back over the texts that are there `now`; else "".
  std::filesystem::path to_bring_back(const RuleTexts& now, const RuleTexts& shipped) const;

 private:
  std::filesystem::path below_;
};

}  // namespace hr::editor
