// SPDX-License-Identifier: MIT
// The lines of a record: JSON objects, each ending in a checksum over itself and all before it.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/checksum.h"
#include "core/base/error.h"
#include "core/game/edition.h"

namespace hr {

using RecordJson = nlohmann::ordered_json;  // keys stay in the order of writing

class LineWriter {
 public:
  void add(const RecordJson& line);
  // The lines since this was asked last; the checksums go on.
  std::string take() { return std::exchange(text_, {}); }

 private:
  std::string text_;
  Checksum sum_;
};

// Hands out the lines of a text one by one; complains with the name of the file and the line.
class LineReader {
 public:
  LineReader(std::string_view text, std::string name) : rest_(text), name_(std::move(name)) {}

  // The next line, its checksum verified; none at the end.
  std::optional<RecordJson> next();
  // Whether what comes next is a line without an end.
  bool breaks_off() const { return !rest_.empty() && rest_.find('\n') == std::string_view::npos; }
  int line() const { return line_; }  // of what next() gave last, from 1
  [[noreturn]] void complain(const std::string& sentence) const;

 private:
  std::string_view rest_;
  std::string name_;
  int line_ = 0;
  Checksum sum_;
};

// The rules of an edition: ruleset, variants, options, files.
RecordJson edition_json(const Edition& edition);

// Text that may hold any bytes as JSON text, and back: UTF-8 as it is, anything else byte by byte.
void put_text(RecordJson& line, const char* key, const std::string& text);
std::string take_text(const RecordJson& line, const char* key);

}  // namespace hr
