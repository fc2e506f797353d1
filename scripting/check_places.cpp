// SPDX-License-Identifier: MIT
#include "scripting/check_places.h"

#include <algorithm>
#include <charconv>

#include "scripting/tokens.h"

namespace hr::scripting {

Places::Places(const Edition& edition) : edition_(edition) {
  for (const RuleFile& file : edition_.files)
    if (file.name.ends_with(".lua")) lua_.push_back(file);
  sources_.emplace_back(edition_, "rules.lua");
  for (const RuleFile& file : lua_)
    if (file.name.starts_with("variants/")) sources_.emplace_back(edition_, file.name);
}

const std::string* Places::text_of(const std::string& shown_name) const {
  for (const RuleFile& file : edition_.files)
    if (shown(file) == shown_name) return &file.text;
  return nullptr;
}

bool Places::contains(const std::string& path) const {
  return std::ranges::any_of(sources_, [&](const Source& source) { return source.owns(path); });
}

Place Places::module(const std::string& name) const {
  return {edition_.ruleset + "/" + name + ".lua", {1, 1}};
}

// A verb that is one pattern has no number for it in the file: verbs.move.1.
Place Places::of(const std::string& path) const {
  std::string place = path;
  if (const std::size_t one = path.find(".1");
      path.starts_with("verbs.") && one != std::string::npos && !contains(path))
    place.erase(one, 2);
  for (const Source& source : sources_)
    if (source.owns(place)) return source.own(place);
  return sources_.front().own(place);
}

Place Places::in_line(const std::string& file, int line, std::string_view token) const {
  Place out{file, {line, 1}};
  const std::string* text = text_of(file);
  if (text == nullptr) return out;
  bool first = true;
  for (const Token& each : tokenize(*text)) {
    if (each.at.line != line || each.kind == Token::Kind::end) continue;
    if (first) out.at = each.at;
    first = false;
    if (each.text == token) return {file, each.at};
  }
  return out;
}

// The last `local … name` before the line's end: scopes that are closed by then are rare enough.
Place Places::declaration(const std::string& file, int line, const std::string& name) const {
  Place out = in_line(file, line);
  const std::string* text = text_of(file);
  if (text == nullptr) return out;
  bool listing = false;
  for (const Token& token : tokenize(*text)) {
    if (token.at.line > line) break;
    if (token.is("local")) {
      listing = true;
      continue;
    }
    if (listing && token.kind == Token::Kind::name && token.text == name) out.at = token.at;
    listing = listing && (token.kind == Token::Kind::name || token.is(",") || token.is("function"));
  }
  return out;
}

Complaint Places::take_apart(const std::string& text, const std::string& part) const {
  const std::size_t colon = std::min(text.find(".lua:"), text.find(".board:"));
  if (colon != std::string::npos && text.find(' ') > colon) {
    const std::size_t file_end = text.find(':', colon);
    const std::string file = text.substr(0, file_end);
    int line = 1;
    const char* const from = text.data() + file_end + 1;
    const auto [stop, error] = std::from_chars(from, text.data() + text.size(), line);
    if (error == std::errc() && *stop == ':') {
      const auto behind = static_cast<std::size_t>(stop - text.data()) + 1;
      std::string sentence = text.substr(std::min(behind + 1, text.size()));
      // "verbs.move.2: …" stands where the line says, and the map knows the column.
      const std::string path = sentence.substr(0, sentence.find(": "));
      const Place place = of(path);
      if (contains(path) && place.file == file && place.at.line == line) return {place, sentence};
      return {in_line(file, line), sentence};
    }
  }
  const std::string path = text.substr(0, text.find(": "));
  return {of(path.size() < text.size() && contains(path) ? path : part), text};
}

}  // namespace hr::scripting
