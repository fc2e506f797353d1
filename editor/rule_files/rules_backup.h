// SPDX-License-Identifier: MIT
// The user's rules, set aside on disk before all of their files were reverted to the originals.
// Each backup is a whole numbered folder, so it can be restored even if the program was killed in
// the middle. Older backups are kept.
#pragma once

#include <filesystem>

#include "editor/rule_files/rule_texts.h"

namespace hr::editor {

class RulesBackup {
 public:
  // `below`: the folder for the backups of one ruleset. It need not exist yet.
  explicit RulesBackup(std::filesystem::path below) : below_(std::move(below)) {}

  // Makes a backup of this folder. Throws Error, "PATH: cannot be written: why".
  void add(const std::filesystem::path& folder) const;
  // The last backup, if it can be restored over the texts that are there `now`; else "".
  std::filesystem::path latest_restorable(const RuleTexts& now, const RuleTexts& shipped) const;

 private:
  std::filesystem::path below_;
};

}  // namespace hr::editor
