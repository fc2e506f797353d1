// SPDX-License-Identifier: MIT
// The lines of a record: JSON objects, each ending in a checksum of itself and all lines before it.
#pragma once

#include <cstddef>
#include <functional>
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

// Returns the next piece of a text, "" at its end. A piece is valid until the next is asked for.
using NextPiece = std::function<std::string_view()>;

// Reads the lines of a text one by one; errors name the file and the line. Of the text only the
// line that is read and the rest of its piece are in memory.
class LineReader {
 public:
  LineReader(NextPiece text, std::string name)
      : next_piece_(std::move(text)), name_(std::move(name)) {}
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;
  ~LineReader() = default;

  // The next line, with its checksum verified; none at the end. Throws Error when the text is
  // longer than a record may be (core/record/record_limits.h).
  std::optional<RecordJson> next();
  bool at_end() { return !find_line() && rest_.empty(); }
  // Whether the rest is a line without a line break, which was cut off.
  bool breaks_off() { return !find_line() && !rest_.empty(); }
  int line() const { return line_; }  // number of the line that next() returned last, from 1
  [[noreturn]] void complain(const std::string& sentence) const;

 private:
  bool find_line();

  NextPiece next_piece_;
  std::string name_;
  std::string kept_;       // the beginning of a line whose end is in a later piece
  std::string_view rest_;  // what has not been read, of the last piece or of `kept_`
  std::size_t end_ = 0;    // of the first line in it, if find_line() has found it
  std::size_t read_ = 0;   // bytes, so far
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
