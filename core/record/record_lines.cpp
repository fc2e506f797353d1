// SPDX-License-Identifier: MIT
#include "core/record/record_lines.h"

#include "core/base/read_json.h"
#include "core/record/record_limits.h"

namespace hr {

namespace {

constexpr std::string_view k_mark = R"(,"check":")";
constexpr std::size_t k_digits = 16;
constexpr std::size_t k_tail = k_mark.size() + k_digits + 2;  // the mark, the digits, "}

bool is_utf8(const std::string& text) {
  try {
    static_cast<void>(RecordJson(text).dump());
    return true;
  } catch (const RecordJson::exception&) {
    return false;
  }
}

// Each byte becomes the character with its number.
std::string bytes_as_characters(const std::string& bytes) {
  std::string out;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x80) out += static_cast<char>(0xc0 | (byte >> 6));
    out += byte >= 0x80 ? static_cast<char>(0x80 | (byte & 0x3f)) : c;
  }
  return out;
}
std::string characters_as_bytes(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte > 0xc3) throw Error("expected \"bytes\" to hold the characters 0 to 255 only");
    out +=
        byte < 0x80
            ? text[i]
            : static_cast<char>(((byte & 3) << 6) | (static_cast<unsigned char>(text[++i]) & 0x3f));
  }
  return out;
}

// What is wrong with the text of a line; "" if its length and checksum are right.
std::string line_problem(std::string_view text, Checksum& sum, bool first) {
  if (text.size() > k_max_record_line)
    return "this line is longer than " + std::to_string(k_max_record_line >> 20) + " MB";
  if (!text.starts_with('{')) return "expected a line of a House Rules record, got something else";
  if (text.ends_with('\r'))
    return "expected lines that end in line feeds alone, found carriage returns: a program has "
           "converted the record as text; use an unconverted copy";
  const std::size_t body = text.size() < k_tail ? 0 : text.size() - k_tail;
  const bool marked = text.substr(body, k_mark.size()) == k_mark && text.ends_with("\"}");
  if (marked &&
      sum.add(text.substr(0, body)).digits() == text.substr(body + k_mark.size(), k_digits))
    return "";
  return (first ? std::string("this line") : std::string("this line, or one above it,")) +
         " has been altered: its checksum does not match";
}

}  // namespace

void LineWriter::add(const RecordJson& line) {
  std::string text = line.dump();
  text.pop_back();  // }
  sum_.add(text);
  text_ += text;
  text_ += k_mark;
  text_ += sum_.digits();
  text_ += "\"}\n";
}

void LineReader::complain(const std::string& sentence) const {
  throw Error(name_ + ":" + std::to_string(line_) + ": " + sentence);
}

// Reads on until the rest has a whole line, or to the end. Returns whether there is one.
bool LineReader::find_line() {
  for (std::size_t searched = 0;;) {
    end_ = rest_.find('\n', searched);
    if (end_ != std::string_view::npos) return true;
    searched = rest_.size();
    if (rest_ != kept_ || rest_.data() != kept_.data()) kept_ = std::string(rest_);
    const std::string_view piece = next_piece_();
    read_ += piece.size();
    if (read_ > k_max_record_bytes)
      throw Error(name_ + ": a record is at most " + std::to_string(k_max_record_bytes >> 20) +
                  " MB");
    if (!kept_.empty()) kept_ += piece;
    rest_ = kept_.empty() ? piece : std::string_view(kept_);
    if (piece.empty()) return false;
  }
}

// The bound on values: a line may list every step, cell, seat and file once.
std::optional<RecordJson> LineReader::next() {
  if (at_end()) return {};
  ++line_;
  if (end_ == std::string_view::npos) complain("the record is cut off in this line");
  const std::string_view text = rest_.substr(0, end_);
  rest_.remove_prefix(end_ + 1);
  if (const std::string problem = line_problem(text, sum_, line_ == 1); !problem.empty())
    complain(problem);
  try {
    JsonBounds bounds;
    bounds.values += 2 * static_cast<std::size_t>(line_);
    RecordJson line = read_json(text, bounds);
    line.erase("check");
    return line;
  } catch (const Error& error) {
    complain(std::string("this line is invalid: ") + error.what());
  }
}

RecordJson ruleset_text_json(const RulesetText& ruleset_text) {
  RecordJson files = RecordJson::array();
  for (const RuleFile& file : ruleset_text.files) {
    RecordJson entry{{"name", file.name}};
    put_text(entry, "text", file.text);
    files.push_back(std::move(entry));
  }
  RecordJson options = RecordJson::object();
  for (const auto& [name, value] : ruleset_text.settings) options[name] = value;
  return {{"ruleset", ruleset_text.ruleset},
          {"variants", ruleset_text.variants},
          {"options", std::move(options)},
          {"files", std::move(files)}};
}

void put_text(RecordJson& line, const char* key, const std::string& text) {
  if (is_utf8(text))
    line[key] = text;
  else
    line[key] = RecordJson{{"bytes", bytes_as_characters(text)}};
}

std::string take_text(const RecordJson& line, const char* key) {
  const RecordJson& value = json_field(line, key);
  if (!value.is_object()) return json_text_item(value, key);
  check_json_keys(value, {"bytes"});
  return characters_as_bytes(json_text(value, "bytes"));
}

}  // namespace hr
