// SPDX-License-Identifier: MIT
#include "editor/kept_record.h"

#include <system_error>

namespace hr::editor {

namespace fs = std::filesystem;

std::optional<KeptRecord::Stamp> KeptRecord::stamp() const {
  std::error_code missing;
  const auto written = fs::last_write_time(file_, missing);
  if (missing) return {};
  const auto size = fs::file_size(file_, missing);
  if (missing) return {};
  return Stamp{written, size};
}

void KeptRecord::go_on(std::string file) {
  file_ = std::move(file);
  stamp_ = stamp();
  writer_ = {};
  written_.clear();
}

std::string KeptRecord::keep(const Table& table, const KeptMatch& facts) {
  std::string given_up;
  const std::string before = file_;
  const auto there = file_.empty() ? std::nullopt : stamp();
  if (there && stamp_ && *there != *stamp_) given_up = file_;
  std::string text = writer_.text(table.match(), table.players(), table.notes());
  if (there && given_up.empty() && text == written_) return {};
  if (file_.empty() || !given_up.empty()) file_ = keeping_.new_file(facts.ruleset);
  written_.clear();
  try {
    keeping_.keep(file_, text, facts);
  } catch (const std::exception&) {
    if (const auto written = stamp())
      stamp_ = written;  // the record is there, and ours; only its facts are missing
    else
      file_ = before;
    throw;
  }
  stamp_ = stamp();
  written_ = std::move(text);
  return given_up;
}

}  // namespace hr::editor
