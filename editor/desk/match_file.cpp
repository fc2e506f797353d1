// SPDX-License-Identifier: MIT
#include "editor/desk/match_file.h"

#include <utility>

namespace hr::editor {

void MatchFile::go_on(std::string file) {
  file_ = std::move(file);
  left_ = scripting::stamp_of(file_);
  writer_ = {};
  facts_due_ = true;
}

// Writes the whole record, or only appends the new lines.
void MatchFile::write(const Table& table, bool anew) {
  RecordWriter writer = anew ? RecordWriter() : writer_;
  const auto next = [&] { return writer.next(table); };
  RecordWriter::NewLines lines = next();
  if (lines.text.empty()) return;
  facts_due_ = true;
  if (lines.whole || !left_ || !storage_.add(file_, lines.text, *left_)) {
    if (!lines.whole) writer = {}, lines = next();
    storage_.write(file_, lines.text);
    left_ = scripting::stamp_of(file_);
  }
  writer_ = std::move(writer);
}

std::string MatchFile::keep(const Table& table, const SavedMatch& facts) {
  std::string given_up;
  const std::string before = file_;
  const auto there = file_.empty() ? std::nullopt : scripting::stamp_of(file_);
  if (there && left_ && *there != *left_) given_up = file_;
  if (file_.empty() || !given_up.empty()) file_ = storage_.new_file(facts.ruleset);
  try {
    write(table, !there || !given_up.empty());
  } catch (const std::exception&) {
    file_ = before;
    throw;
  }
  if (std::exchange(facts_due_, false)) try {
      storage_.save_facts(file_, facts);
    } catch (const std::exception&) {
      facts_due_ = true;
      throw;
    }
  return given_up;
}

}  // namespace hr::editor
