// SPDX-License-Identifier: MIT
// Reads and writes records as files.
#pragma once

#include <string>

#include "cli/arguments/save_mode.h"
#include "cli/terminal/out_file.h"
#include "core/record/record.h"
#include "core/record/record_writer.h"

namespace hr::cli {

bool is_record_file(const std::string& name);      // FILE.rec
Record read_record_file(const std::string& name);  // "-": standard input
// Reads a truncated record up to its last complete line.
Record read_record_so_far(const std::string& name);

// "" if the rulesets found here are those of the match; otherwise a sentence.
std::string differences_from_installed(const Record& record);

// A record on disk that grows with its match.
class GrowingRecord {
 public:
  explicit GrowingRecord(OutFile& file) : file_(file) {}

  // Appends what is new, or writes everything: the first time, if the file is gone, and if it has
  // to be another file. With SaveMode::lasting it is then flushed to disk. Throws
  // scripting::CannotWrite; then the previous contents are unchanged.
  void keep(const Table& table, SaveMode how);

 private:
  OutFile& file_;
  RecordWriter writer_;
};

}  // namespace hr::cli
