// SPDX-License-Identifier: MIT
// The file in which the open match is saved. It grows with the match. If another program has
// changed the file, it is left as it is and the match is saved in a new file from then on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/record/record_writer.h"
#include "editor/desk/user_storage.h"
#include "scripting/source/files.h"

namespace hr::editor {

class MatchFile {
 public:
  explicit MatchFile(const UserStorage& storage) : storage_(storage) {}

  const std::string& file() const { return file_; }  // "": none yet
  void begin() {
    ++number_;
    go_on({});
  }
  std::uint64_t number() const { return number_; }  // increases with each match
  void go_on(std::string file);
  // Saves the match if it has changed. If it throws Error, the old contents are intact. Returns the
  // file that was given up because another program had changed it, or "".
  std::string keep(const Table& table, const SavedMatch& facts);

 private:
  void write(const Table& table, bool anew);

  const UserStorage& storage_;
  std::uint64_t number_ = 0;
  std::string file_;
  std::optional<scripting::FileStamp> left_;  // as last written or read
  RecordWriter writer_;                       // what the file contains
  bool facts_due_ = true;                     // the facts must be written
};

}  // namespace hr::editor
