// SPDX-License-Identifier: MIT
// The record of a match in a file that grows with the match. A File is a scripting::HeldFile, or
// has as_left(), add() and write() of the same meaning.
#pragma once

#include <utility>

#include "core/record/record_writer.h"
#include "scripting/source/files.h"

namespace hr::scripting {

class GrowingRecord {
 public:
  // Appends what is new, or writes everything: the first time, if the file is gone, and if it has
  // to be another file. `flushed`: it is afterwards on disk, and a whole record; otherwise more
  // will follow soon, so what cannot be appended is left for later. False if nothing was written.
  // Throws CannotWrite; then the file is unchanged, and the next call tries again.
  template <class File>
  bool keep(const Table& table, File& file, Flushed flushed = Flushed::yes) {
    const bool lasts = flushed == Flushed::yes;
    const auto end = lasts ? RecordWriter::End::closed : RecordWriter::End::open;
    RecordWriter writer = file.as_left() ? writer_ : RecordWriter();
    RecordWriter::NewLines lines = writer.next(table, end);
    if (lines.text.empty()) return false;
    if (lines.whole || !file.add(lines.text, flushed)) {
      if (!lasts) return false;
      if (!lines.whole) lines = (writer = {}).next(table, end);
      file.write(lines.text);
    }
    writer_ = std::move(writer);
    return true;
  }

 private:
  RecordWriter writer_;  // what the file contains
};

}  // namespace hr::scripting
