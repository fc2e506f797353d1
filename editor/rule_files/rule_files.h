// SPDX-License-Identifier: MIT
// The files of one ruleset: their texts on disk as they were read last, the originals and drafts
// beside them, and whether somebody writes them meanwhile. Nothing here knows of a game, or loads
// rules.
// Always: shipped files are never written to. The first change makes a copy of one's own, which is
// the ruleset's folder from then on. What another program has written since the last reading is
// never overwritten unseen.
// Whatever writes throws Error, a sentence, where the disk or another program is in the way.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "editor/rule_files/drafts.h"
#include "editor/rule_files/rule_file_state.h"
#include "editor/rule_files/rule_texts.h"
#include "editor/rule_files/rules_backup.h"
#include "editor/rule_files/rules_watch.h"
#include "scripting/source/variant_info.h"

namespace hr::editor {

// Where a ruleset lies.
struct RulesLocation {
  std::string id;
  std::filesystem::path folder, shipped;  // "" where there are none
  bool own = false;                       // the folder is the user's
  std::filesystem::path copy;             // where a copy of one's own would lie
  std::filesystem::path aside;            // for what is set aside
  RuleTexts recorded = {};  // without a folder: the files as a record has them count as saved
};

class RuleFiles {
 public:
  // Reads the files and listens to them. Throws Error where they cannot be read.
  RuleFiles(RulesLocation place, Drafts& drafts, TimeSource now);

  const std::string& ruleset() const { return place_.id; }
  const std::filesystem::path& folder() const { return place_.folder; }
  bool own() const { return place_.own; }
  bool changed() const { return changed_; }  // own, and some file is not as it was shipped
  bool can_bring_back() const { return !set_aside_.empty(); }
  const std::vector<RuleFileState>& all() const { return files_; }  // rules.lua first
  const RuleFileState* find(const std::string& name) const;         // null: there is none
  const std::vector<scripting::VariantInfo>& variants() const { return variants_; }

  void read();
  std::uint64_t times_read() const { return times_read_; }

  // Writes the file; its draft is done with.
  void save(const std::string& name, const std::string& text);
  void revert(const std::string& name);  // to the original
  // Writes variants/NAME.board or, without a text, deletes it, and reads all files.
  void put_board(const std::string& name, const std::optional<std::string>& text);
  // Every file that was shipped becomes the original; files that the user added stay.
  void restore_originals();
  void bring_back();  // undoes that

  void keep_draft(const std::string& name, const Draft& draft);
  void drop_draft(const std::string& name);

  // Whether the files may have changed since they were read; RulesWatch says more.
  bool may_have_changed(std::optional<std::chrono::milliseconds>& next);
  bool differ_on_disk() const;  // from what was read. Throws Error where one cannot be read.
  void listen();                // anew, and to new folders

 private:
  RuleFileState* writable(const std::string& name);
  void require_as_shown(const std::string& name, const std::optional<std::string>& text);
  void make_own();

  RulesLocation place_;
  Drafts& drafts_;
  RulesBackup aside_;
  std::filesystem::path set_aside_;  // rules of one's own that can come back; "": none
  bool changed_ = false;
  std::vector<RuleFileState> files_;
  std::vector<scripting::VariantInfo> variants_;
  std::uint64_t times_read_ = 0;
  RulesWatch watch_;
};

}  // namespace hr::editor
