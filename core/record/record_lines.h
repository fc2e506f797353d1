// SPDX-License-Identifier: MIT
// The lines of a record: JSON objects, each ending in a checksum of itself and all lines before it.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/checksum.h"
#include "core/base/error.h"
#include "core/game/ruleset_text.h"

namespace hr {

using RecordJson = nlohmann::ordered_json;  // keys stay in the order of writing

class LineWriter {
 public:
  void add(const RecordJson& line);
  // Returns the lines added since the last call; the checksum continues.
  std::string take() { return std::exchange(text_, {}); }

 private:
  std::string text_;
  Checksum sum_;
};

// Reads the lines of a text one by one; errors name the file and the line.
class LineReader {
 public:
  LineReader(std::string_view text, std::string name) : rest_(text), name_(std::move(name)) {}

  // The next line, with its checksum verified; none at the end.
  std::optional<RecordJson> next();
  // Whether the rest is a line without a line break, which was cut off.
  bool breaks_off() const { return !rest_.empty() && rest_.find('\n') == std::string_view::npos; }
  int line() const { return line_; }  // number of the line that next() returned last, from 1
  [[noreturn]] void complain(const std::string& sentence) const;

 private:
  std::string_view rest_;
  std::string name_;
  int line_ = 0;
  Checksum sum_;
};

// A ruleset text as JSON: ruleset, variants, options, files.
RecordJson ruleset_text_json(const RulesetText& ruleset_text);

// Text of arbitrary bytes to JSON text and back: valid UTF-8 is kept, other text is converted byte
// by byte.
void put_text(RecordJson& line, const char* key, const std::string& text);
std::string take_text(const RecordJson& line, const char* key);

}  // namespace hr
