// SPDX-License-Identifier: MIT
// Records as files.
#pragma once

#include <optional>
#include <string>

#include "cli/arguments/save_mode.h"
#include "core/record/record.h"
#include "core/record/record_writer.h"
#include "scripting/source/files.h"

namespace hr::cli {

bool is_record_file(const std::string& name);      // FILE.rec
Record read_record_file(const std::string& name);  // "-": standard input
// One that was cut off is read up to its last whole line.
Record read_record_so_far(const std::string& name);

// "" when the rulesets that are here are those that the match was played by; else a sentence.
std::string compared_with_here(const Record& record);

// A record on disk that grows with its match.
class GrowingRecord {
 public:
  explicit GrowingRecord(std::string file) : file_(std::move(file)) {}

  // Adds what is new, or writes all of it: the first time, and when the file is no longer as it was
  // left. What is to last is then on the disk. Throws scripting::CannotWrite, and then what was
  // there before is still there.
  void keep(const Table& table, SaveMode how);

 private:
  std::string file_;
  RecordWriter writer_;
  std::optional<scripting::FileStamp> left_;
};

}  // namespace hr::cli
