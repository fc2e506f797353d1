// SPDX-License-Identifier: MIT
// Matches and drafts as they were left, on disk: a match is a record (core/record/record.h) and,
// beside it, a few facts to choose it by. Each write is whole or not at all.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "editor/desk/folders.h"
#include "editor/desk/shown.h"
#include "scripting/source/files.h"

namespace hr::editor {

// What was typed and not saved, and what the file said when that was begun.
struct Draft {
  std::string text, base;
};

// What a ruleset was played with.
struct LastRules {
  Settings settings;
  std::vector<std::string> variants;
  friend bool operator==(const LastRules&, const LastRules&) = default;
};

class Keeping {
 public:
  explicit Keeping(Folders folders) : folders_(std::move(folders)) {}

  const Folders& folders() const { return folders_; }

  // A name that no kept match has: "my_game-2026-11-21-093012.rec", as a path.
  std::string new_file(const std::string& ruleset) const;
  // A record whole, or what is added to one that is as it was left (scripting/source/files.h); and
  // the facts beside it. They throw Error, "PATH: cannot be written: why".
  void write(const std::string& file, const std::string& record) const;
  bool add(const std::string& file, const std::string& lines, scripting::FileStamp& left) const;
  void keep_facts(const std::string& file, const KeptMatch& facts) const;
  std::vector<KeptMatch> matches() const;  // the latest first; what cannot be read is left out
  void forget(const std::string& file) const;

  // The folder in which the user opened or wrote a file last, or else HOME.
  std::filesystem::path last_folder() const;
  void remember_folder(const std::filesystem::path& folder) const;

  // Of a file of a ruleset; none: nothing is typed that is not saved. Whole or not at all once
  // written; flush_draft() waits until it is on the disk itself. Both throw Error.
  void write_draft(const std::string& ruleset, const std::string& file,
                   const std::optional<Draft>& draft) const;
  void flush_draft(const std::string& ruleset, const std::string& file) const;
  std::optional<Draft> draft(const std::string& ruleset, const std::string& file) const;

  // The options and variants of the match of a ruleset that was kept last; none: as shipped.
  void keep_last(const std::string& ruleset, const LastRules& rules) const;
  LastRules last(const std::string& ruleset) const;

 private:
  std::filesystem::path last_path(const std::string& ruleset) const;
  std::filesystem::path draft_path(const std::string& ruleset, const std::string& file) const;
  Folders folders_;
};

}  // namespace hr::editor
