// SPDX-License-Identifier: MIT
// Drafts of rules on disk: one small file for each file that has unsaved edits.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

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
             const std::optional<Draft>& draft) const;
  void flush(const std::string& ruleset, const std::string& file) const;
  std::optional<Draft> draft(const std::string& ruleset, const std::string& file) const;

 private:
  std::filesystem::path path_of(const std::string& ruleset, const std::string& file) const;
  std::filesystem::path state_;
};

}  // namespace hr::editor
