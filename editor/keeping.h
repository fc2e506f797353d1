// SPDX-License-Identifier: MIT
// Matches and drafts as they were left, on disk: a match is a record (core/record.h) and, beside
// it, a few facts to choose it by. Each write is whole or not at all.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "editor/folders.h"
#include "editor/shown.h"

namespace hr::editor {

class Keeping {
 public:
  explicit Keeping(Folders folders) : folders_(std::move(folders)) {}

  const Folders& folders() const { return folders_; }

  // A name that no kept match has: "my_game-2026-11-21-093012.rec", as a path.
  std::string new_file(const std::string& ruleset) const;
  // Throws Error, "PATH: cannot be written: why".
  void keep(const std::string& file, const std::string& record, const KeptMatch& facts) const;
  std::vector<KeptMatch> matches() const;  // the latest first; what cannot be read is left out
  void forget(const std::string& file) const;

  // What was typed into a file of a ruleset and not saved; none: nothing.
  void keep_draft(const std::string& ruleset, const std::string& file,
                  const std::optional<std::string>& text) const;
  std::optional<std::string> draft(const std::string& ruleset, const std::string& file) const;

 private:
  std::filesystem::path draft_path(const std::string& ruleset, const std::string& file) const;
  Folders folders_;
};

}  // namespace hr::editor
