// SPDX-License-Identifier: MIT
#include "scripting/check/check_places.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "scripting/source/tokens.h"

namespace hr::scripting {

SourcePlaces::SourcePlaces(RulesetText ruleset_text) : ruleset_text_(std::move(ruleset_text)) {
  for (const RuleFile& file : ruleset_text_.files)
    if (file.name.ends_with(".lua")) lua_.push_back(file);
  sources_.emplace_back(ruleset_text_, "rules.lua");
  for (const RuleFile& file : lua_)
    if (file.name.starts_with("variants/")) sources_.emplace_back(ruleset_text_, file.name);
}

const std::string* SourcePlaces::text_of(const std::string& shown_name) const {
  for (const RuleFile& file : ruleset_text_.files)
    if (shown(file) == shown_name) return &file.text;
  return nullptr;
}

bool SourcePlaces::contains(const std::string& path) const {
  return std::ranges::any_of(sources_, [&](const Source& source) { return source.owns(path); });
}

SourcePlace SourcePlaces::module(const std::string& name) const {
  return {ruleset_text_.ruleset + "/" + name + ".lua", {1, 1}};
}

// A verb with a single pattern has no number for it in the file: verbs.move.1.
SourcePlace SourcePlaces::of(const std::string& path) const {
  std::string place = path;
  if (const std::size_t one = path.find(".1");
      path.starts_with("verbs.") && one != std::string::npos && !contains(path))
    place.erase(one, 2);
  for (const Source& source : sources_)
    if (source.owns(place)) return source.own(place);
  return sources_.front().own(place);
}

SourcePlace SourcePlaces::in_line(const std::string& file, int line, std::string_view token) const {
  SourcePlace out{file, {line, 1}};
  const std::string* text = text_of(file);
  if (text == nullptr) return out;
  bool first = true;
  for (const Token& each : tokenize(*text)) {
    if (each.at.line != line || each.type == TokenType::end) continue;
    if (first) out.at = each.at;
    first = false;
    if (each.text == token) return {file, each.at};
  }
  return out;
}

// The last `local … name` before the end of the line. It is rarely in a scope that has been closed.
SourcePlace SourcePlaces::declaration(const std::string& file, int line,
                                      const std::string& name) const {
  SourcePlace out = in_line(file, line);
  const std::string* text = text_of(file);
  if (text == nullptr) return out;
  bool listing = false;
  for (const Token& token : tokenize(*text)) {
    if (token.at.line > line) break;
    if (token.is("local")) {
      listing = true;
      continue;
    }
    if (listing && token.type == TokenType::name && token.text == name) out.at = token.at;
    listing = listing && (token.type == TokenType::name || token.is(",") || token.is("function"));
  }
  return out;
}

namespace {

// Removes a whole number and the colon after it from the front of the text; none if the text begins
// with anything else.
std::optional<int> take_number(std::string_view& text) {
  int number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const auto digits = static_cast<std::size_t>(stop - text.data());
  if (error != std::errc() || digits >= text.size() || text[digits] != ':') return {};
  text.remove_prefix(digits + 1);
  return number;
}

// Removes "FILE:LINE: ", "FILE:LINE:COLUMN: error: " and the like from the front of the text.
struct Lead {
  std::string file;
  int line = 1;
  std::optional<int> column;
};
std::optional<Lead> take_lead(std::string_view& text) {
  const std::size_t ending = std::min(text.find(".lua:"), text.find(".board:"));
  if (ending == std::string_view::npos || text.find(' ') < ending) return {};
  const std::size_t end = text.find(':', ending);
  std::string_view rest = text.substr(end + 1);
  const std::optional<int> line = take_number(rest);
  if (!line) return {};
  Lead out{std::string(text.substr(0, end)), *line, take_number(rest)};
  const auto skip = [&](std::string_view what) {
    if (rest.starts_with(what)) rest.remove_prefix(what.size());
  };
  skip(" ");
  if (out.column) skip("error: "), skip("warning: ");
  text = rest;
  return out;
}

}  // namespace

LocatedMessage SourcePlaces::take_apart(const std::string& text, const std::string& part) const {
  std::string_view rest = text;
  const std::optional<Lead> lead = take_lead(rest);
  const std::string sentence(rest);
  const std::string path = sentence.substr(0, sentence.find(": "));
  const bool known = path.size() < sentence.size() && contains(path);
  if (!lead) return {of(known ? path : part), sentence};
  if (lead->column) return {{lead->file, {lead->line, *lead->column}}, sentence};
  // "verbs.move.2: …" is on that line, and the map knows the column.
  if (known)
    if (const SourcePlace place = of(path); place.file == lead->file && place.at.line == lead->line)
      return {place, sentence};
  return {in_line(lead->file, lead->line), sentence};
}

}  // namespace hr::scripting
