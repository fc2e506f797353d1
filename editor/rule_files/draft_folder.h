// SPDX-License-Identifier: MIT
// Drafts of rules on disk: one small file for each file that has unsaved edits. Of several windows
// that edit the same file, the first one keeps the draft; the others are refused until it has saved
// or discarded its edits, so none overwrites what another one typed.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "scripting/source/files.h"

namespace hr::editor {

// An unsaved text, and the text of the file when editing started.
struct Draft {
  std::string text, base;
};

class DraftFolder {
 public:
  // `state`: the program's folder; drafts are stored in a folder below it. It need not exist yet.
  explicit DraftFolder(std::filesystem::path state) : state_(std::move(state)) {}

  // The draft of a file of a ruleset; none: no unsaved edits. Writing is complete or has no effect;
  // flush() waits until the draft is physically on disk. Both throw Error.
  void write(const std::string& ruleset, const std::string& file,
             const std::optional<Draft>& draft);
  void flush(const std::string& ruleset, const std::string& file) const;
  std::optional<Draft> draft(const std::string& ruleset, const std::string& file) const;

 private:
  std::filesystem::path path_of(const std::string& ruleset, const std::string& file) const;
  void remove(const std::filesystem::path& path);
  scripting::HeldFile& hold(const std::filesystem::path& path);

  std::filesystem::path state_;
  std::map<std::filesystem::path, scripting::HeldFile> held_;  // written here
  // The drafts of other processes that were read here; none: there was no draft.
  mutable std::map<std::filesystem::path, std::optional<scripting::FileStamp>> seen_;
};

}  // namespace hr::editor
