// SPDX-License-Identifier: MIT
// Saved matches on disk: a match is a record (core/record/record.h) with a small file of
// facts for the list of matches. Each write is complete or has no effect.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "editor/desk/desk_state.h"
#include "editor/desk/folders.h"
#include "scripting/source/files.h"

namespace hr::editor {

// The settings and variants with which a ruleset was last played.
struct LastRules {
  Settings settings;
  std::vector<std::string> variants;
  friend bool operator==(const LastRules&, const LastRules&) = default;
};

class UserStorage {
 public:
  explicit UserStorage(Folders folders) : folders_(std::move(folders)) {}

  const Folders& folders() const { return folders_; }

  // A path that no saved match uses: "my_game-2026-11-21-093012.rec".
  std::string new_file(const std::string& ruleset) const;
  // Takes the file of a match, so that no other window writes it. Throws scripting::Taken if one
  // does, and Error, "PATH: cannot be written: why".
  scripting::HeldFile hold(const std::string& file) const;
  void make_folder() const;  // for matches
  void save_facts(const std::string& file, const SavedMatch& facts) const;
  // The latest first; unreadable ones by file name. Without those in which nobody did anything.
  std::vector<SavedMatch> matches() const;
  // Deletes a saved match. Throws scripting::Taken if another window has it open.
  void forget(const std::string& file) const;

  // The folder where the user last opened or saved a file, or HOME if there is none.
  std::filesystem::path last_folder() const;
  void remember_folder(const std::filesystem::path& folder) const;

  // What the user is called in what they share; "".
  std::string sender() const;
  void remember_sender(const std::string& name) const;

  // Files and folders that were opened, the latest first; those that no longer exist are dropped.
  std::vector<RecentFile> recent_files() const;
  void remember_recent(const std::filesystem::path& path) const;

  // The options and variants of the last match of a ruleset; empty: the defaults.
  void save_last_rules(const std::string& ruleset, const LastRules& rules) const;
  LastRules last(const std::string& ruleset) const;

 private:
  std::filesystem::path last_path(const std::string& ruleset) const;
  Folders folders_;
};

}  // namespace hr::editor
