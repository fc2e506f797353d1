// SPDX-License-Identifier: MIT
#include "editor/desk/kept_record.h"

#include <utility>

namespace hr::editor {

void KeptRecord::go_on(std::string file) {
  file_ = std::move(file);
  left_ = scripting::stamp_of(file_);
  writer_ = {};
  facts_due_ = true;
}

// Writes the whole record, or appends the new lines.
void KeptRecord::write(const Table& table, bool anew) {
  RecordWriter writer = anew ? RecordWriter() : writer_;
  const auto next = [&] { return writer.next(table); };
  RecordWriter::Lines lines = next();
  if (lines.text.empty()) return;
  facts_due_ = true;
  if (lines.whole || !left_ || !keeping_.add(file_, lines.text, *left_)) {
    if (!lines.whole) writer = {}, lines = next();
    keeping_.write(file_, lines.text);
    left_ = scripting::stamp_of(file_);
  }
  writer_ = std::move(writer);
}

std::string KeptRecord::keep(const Table& table, const KeptMatch& facts) {
  std::string given_up;
  const std::string before = file_;
  const auto there = file_.empty() ? std::nullopt : scripting::stamp_of(file_);
  if (there && left_ && *there != *left_) given_up = file_;
  if (file_.empty() || !given_up.empty()) file_ = keeping_.new_file(facts.ruleset);
  try {
    write(table, !there || !given_up.empty());
  } catch (const std::exception&) {
    file_ = before;
    throw;
  }
  if (std::exchange(facts_due_, false)) try {
      keeping_.keep_facts(file_, facts);
    } catch (const std::exception&) {
      facts_due_ = true;
      throw;
    }
  return given_up;
}

}  // namespace hr::editor
