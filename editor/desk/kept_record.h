// SPDX-License-Identifier: MIT
// The file in which the match on the desk is kept: it grows with the match. A file that somebody
// else has changed since it was written is left as it is, and the match kept in another one from
// then on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/record/record_writer.h"
#include "editor/desk/keeping.h"
#include "scripting/source/files.h"

namespace hr::editor {

class KeptRecord {
 public:
  explicit KeptRecord(const Keeping& keeping) : keeping_(keeping) {}

  const std::string& file() const { return file_; }  // "": none yet
  void begin() {
    ++number_;
    go_on({});
  }
  std::uint64_t number() const { return number_; }  // of matches that were begun in it so far
  void go_on(std::string file);
  // Writes it unless it holds that already. Throws Error, and then what was there before is still
  // there. Gives the file that was given up because somebody else has changed it, or "".
  std::string keep(const Table& table, const KeptMatch& facts);

 private:
  void write(const Table& table, bool anew);

  const Keeping& keeping_;
  std::uint64_t number_ = 0;
  std::string file_;
  std::optional<scripting::FileStamp> left_;  // as it was written or read last
  RecordWriter writer_;                       // of what it holds
  bool facts_due_ = true;                     // beside it
};

}  // namespace hr::editor
