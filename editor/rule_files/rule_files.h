// SPDX-License-Identifier: MIT
// The files of one ruleset: their texts on disk as last read, the originals, the drafts, and a
// watch for programs that change the files. It knows nothing of games and loads no rules.
// Invariant: the files of an installed ruleset are never written to; the first change copies them
// to the user's folder, which is the ruleset's folder from then on. save(), revert() and
// put_board() never overwrite what another program has written since the last reading. Every
// function that writes throws Error, whose text is a sentence, if the disk or another program
// prevents it.
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

// Where a ruleset is.
struct RulesLocation {
  std::string id;
  std::filesystem::path folder, shipped;  // "" if there are none
  bool own = false;                       // in the user's folder
  std::filesystem::path copy;             // where the user's copy goes
  std::filesystem::path aside;            // for rules that are set aside
  std::filesystem::path deleted;          // for files that are deleted
  RuleTexts recorded = {};  // if there is no folder: the files in the record, which count as saved
};

class RuleFiles {
 public:
  // Reads the files and starts watching them. Throws Error if they cannot be read. The drafts must
  // outlive this.
  RuleFiles(RulesLocation place, Drafts& drafts, TimeSource now);

  const std::string& ruleset() const { return place_.id; }
  const std::filesystem::path& folder() const { return place_.folder; }
  // The folder was not there when it was last looked at. The files are then those read before, and
  // saving one of them writes them all.
  bool gone() const { return gone_; }
  bool own() const { return place_.own; }
  bool changed() const { return changed_; }  // own, and some file differs from the original
  bool can_bring_back() const { return !set_aside_.empty(); }
  const std::vector<RuleFileState>& all() const { return files_; }  // rules.lua first
  const RuleFileState* find(const std::string& name) const;         // null: there is none
  const std::vector<scripting::VariantInfo>& variants() const { return variants_; }

  void read();
  std::uint64_t times_read() const { return times_read_; }

  // Writes the file and drops its draft.
  void save(const std::string& name, const std::string& text);
  void revert(const std::string& name);  // to the original
  // A new file. Throws Error if there is one of this name.
  void add(const std::string& name, const std::string& text);
  // These two throw Error if the file has unsaved edits; remove() keeps a backup.
  void rename(const std::string& name, const std::string& to);
  void remove(const std::string& name);
  void undo_remove();  // brings the file that was removed last back
  const std::string& deleted() const { return deleted_; }  // that file; or ""
  // Writes variants/NAME.board or, without a text, deletes it; then reads all files again.
  void put_board(const std::string& name, const std::optional<std::string>& text);
  // Reverts every file that has an original; files that the user added stay.
  void restore_originals();
  void bring_back();  // undoes restore_originals()

  void keep_draft(const std::string& name, const Draft& draft);
  void drop_draft(const std::string& name);

  // Whether the files may have changed since they were read; `next` as in RulesWatch::changed().
  bool may_have_changed(std::optional<std::chrono::milliseconds>& next);
  bool differ_on_disk() const;  // from what was read. Throws Error if one cannot be read.
  void listen();                // starts watching again, now including new folders

 private:
  void look_for_folder();
  void restore_folder();
  RuleFileState* writable(const std::string& name);
  void require_new(const std::string& name) const;
  const RuleFileState& require_saved(const std::string& name);
  void require_as_shown(const std::string& name, const std::optional<std::string>& text);
  void make_own();

  RulesLocation place_;
  Drafts& drafts_;
  RulesBackup aside_;
  std::filesystem::path set_aside_;  // the user's rules that bring_back() restores; "": none
  bool changed_ = false;
  std::string deleted_;                 // the file that undo_remove() brings back …
  std::filesystem::path deleted_text_;  // … from here
  std::vector<RuleFileState> files_;
  std::vector<scripting::VariantInfo> variants_;
  std::uint64_t times_read_ = 0;
  bool gone_ = false;
  RulesWatch watch_;
};

}  // namespace hr::editor
