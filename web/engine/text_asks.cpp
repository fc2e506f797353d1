// SPDX-License-Identifier: MIT
// Words of rules while they are typed: completion, help, and what is meant. A page counts places in
// a text in UTF-16 units, the texts here in lines and bytes.
#include <algorithm>
#include <vector>

#include "core/base/utf8.h"
#include "core/protocol/values.h"
#include "editor/text/api_names.h"
#include "editor/text/completion.h"
#include "editor/text/lua_highlight.h"
#include "editor/text/text_document.h"
#include "editor/text/word_help.h"
#include "scripting/source/expression_at.h"
#include "web/engine/json.h"
#include "web/engine/work.h"

namespace hr::web {

namespace {

using editor::TextAt;
using editor::TextDocument;

// Of a character that begins with this byte.
int units(unsigned char byte) { return byte >= 0xF0 ? 2 : (byte & 0xC0) == 0x80 ? 0 : 1; }

int units_in(std::string_view text) {
  int out = 0;
  for (const char c : text) out += units(static_cast<unsigned char>(c));
  return out;
}

// The place in bytes.
std::size_t byte_at(std::string_view text, int at) {
  std::size_t byte = 0;
  for (int seen = 0; byte < text.size() && seen < at; ++byte)
    seen += units(static_cast<unsigned char>(text[byte]));
  while (byte < text.size() && (static_cast<unsigned char>(text[byte]) & 0xC0) == 0x80) ++byte;
  return byte;
}

TextAt place_of(std::string_view text, std::size_t byte) {
  const std::string_view before = text.substr(0, byte);
  const std::size_t line = before.rfind('\n');
  return {static_cast<int>(std::ranges::count(before, '\n')),
          static_cast<int>(line == std::string_view::npos ? byte : byte - line - 1)};
}

int unit_of(std::string_view text, TextAt at) {
  std::size_t begin = 0;
  for (int line = 0; line < at.line && begin != std::string_view::npos; ++line)
    if (begin = text.find('\n', begin); begin != std::string_view::npos) ++begin;
  if (begin == std::string_view::npos) return units_in(text);
  return units_in(
      text.substr(0, std::min(begin + static_cast<std::size_t>(at.column), text.size())));
}

// One of the files, as a document, with the others as they are.
struct Typed {
  std::string text;
  TextDocument document;
  std::vector<editor::RuleText> texts;
  TextAt at;
};

Typed typed(const std::vector<RuleFile>& files, const std::string& name, int at) {
  const auto found = std::ranges::find(files, name, &RuleFile::name);
  if (found == files.end()) throw Error("There is no file " + quote(name) + ".");
  Typed out{found->text, TextDocument(found->text), {}, {}};
  for (const RuleFile& file : files)
    if (file.name.ends_with(".lua")) out.texts.push_back({file.name, file.text});
  out.at = out.document.fitted(place_of(out.text, byte_at(out.text, at)));
  out.document.place(out.at);
  return out;
}

const editor::Api& api() {
  static const editor::Api k_api = editor::read_api(editor::k_api_text);
  return k_api;
}

}  // namespace

Json run(Asked&, const Complete& ask) {
  const Typed typing = typed(ask.files, ask.file, ask.at);
  const bool code = editor::is_code(typing.document, typing.at);
  const editor::Completion found =
      editor::complete(api(), typing.document, code, ask.asked, typing.texts);
  Json suggestions = Json::array();
  for (const editor::Suggestion& each : found.suggestions)
    suggestions.push_back(
        {{"word", each.word}, {"signature", each.signature}, {"help", each.help}});
  return {{"from", unit_of(typing.text, found.range.from)},
          {"to", unit_of(typing.text, found.range.to)},
          {"suggestions", suggestions}};
}

Json run(Asked&, const Help& ask) {
  const Typed typing = typed(ask.files, ask.file, ask.at);
  const auto found = editor::word_help(api(), typing.document, typing.at, ask.file, typing.texts);
  if (!found) return nullptr;
  return {{"from", unit_of(typing.text, found->range.from)},
          {"to", unit_of(typing.text, found->range.to)},
          {"signature", found->text.signature},
          {"help", found->text.help},
          {"example", found->text.example},
          {"place", found->text.place}};
}

Json run(Asked&, const GetExpression& ask) {
  const auto file = std::ranges::find(ask.files, ask.file, &RuleFile::name);
  if (file == ask.files.end()) throw Error("There is no file " + quote(ask.file) + ".");
  const auto place = [&](int at) {
    const TextAt in_bytes = place_of(file->text, byte_at(file->text, at));
    return scripting::SourcePosition{in_bytes.line + 1, in_bytes.column + 1};
  };
  const auto found = scripting::expression_at(file->text, place(ask.from), place(ask.to));
  if (!found) return nullptr;
  return {{"text", found->shown},
          {"expression", protocol::to_json(TextSpan{
                             .file = ask.file, .from = found->from, .size = found->size})}};
}

}  // namespace hr::web
