// SPDX-License-Identifier: MIT
#include "editor/text/string_words.h"

#include <algorithm>
#include <array>
#include <optional>

#include "editor/text/call_help.h"
#include "editor/text/own_names.h"
#include "editor/text/table_context.h"
#include "scripting/source/tokens.h"

namespace hr::editor {

namespace {

using Text = std::string_view;
using scripting::Token;
using scripting::TokenType;

constexpr Text k_directions = "Directions";

// What is in double quotes.
void add_quoted(std::vector<std::string>& out, Text text) {
  for (std::size_t from = text.find('"'); from != Text::npos; from = text.find('"', from)) {
    const std::size_t to = text.find('"', from + 1);
    if (to == Text::npos) return;
    std::string word(text.substr(from + 1, to - from - 1));
    if (std::ranges::find(out, word) == out.end()) out.push_back(std::move(word));
    from = to + 1;
  }
}

bool has_word(Text type, Text word) {
  for (std::size_t at = type.find(word); at != Text::npos; at = type.find(word, at + 1)) {
    const auto letter = [&](std::size_t i) {
      return i < type.size() &&
             (type[i] >= 'a' ? type[i] <= 'z' : type[i] >= 'A' && type[i] <= 'Z');
    };
    if ((at == 0 || !letter(at - 1)) && !letter(at + word.size())) return true;
  }
  return false;
}

class PlaceReader {
 public:
  explicit PlaceReader(const Api& api) : api_(api) {}

  // What a field or argument of this name and type takes.
  void take(const ApiName& part) {
    constexpr std::array<std::pair<Text, const char*>, 2> k_types{
        {{"Kind", "kinds"}, {"Region", "regions"}}};
    for (const auto& [type, section] : k_types)
      if (has_word(part.type, type)) out_.sections.emplace_back(section);
    if (const std::string section = section_of(part.name);
        !section.empty() && has_word(part.type, "string"))
      out_.sections.push_back(section);
    if ((part.name == "look" || part.name == "drawing") && has_word(part.type, "string"))
      out_.drawing = true, out_.told_by = &part;
    std::vector<std::string> words;
    add_quoted(words, part.type);
    add(words, part);
    const auto alias = api_.aliases.find(std::string(k_directions));
    if (!has_word(part.type, k_directions) || alias == api_.aliases.end()) return;
    words.clear();
    add_quoted(words, alias->second.help);
    add_quoted(words, alias->second.more);
    add(words, alias->second);
  }

  // `region "home"`: the word itself says what follows.
  void take_function(const ApiName& function) {
    if (const std::string section = section_of(function.name); !section.empty())
      out_.sections.push_back(section);
  }

  StringPlace place() { return std::move(out_); }

 private:
  void add(const std::vector<std::string>& words, const ApiName& by) {
    if (words.empty()) return;
    out_.words.insert(out_.words.end(), words.begin(), words.end());
    out_.told_by = &by;
  }

  const Api& api_;
  StringPlace out_;
};

// The key whose value the string is, or one of a list: the offset of the key in the text.
std::optional<std::size_t> key_before(const std::vector<Token>& tokens, std::size_t string) {
  std::size_t i = string;
  while (i > 1 && tokens[i - 1].is(",") && tokens[i - 2].type == TokenType::string) i -= 2;
  if (i > 0 && tokens[i - 1].is("{")) --i;
  if (i < 2 || !tokens[i - 1].is("=") || tokens[i - 2].type != TokenType::name) return {};
  return i - 2;
}

}  // namespace

StringPlace string_place(const Api& api, const TextDocument& document, TextAt at) {
  const int line = statement_line(document, at.line);
  const std::string before = document.text({{line, 0}, at});
  const std::vector<Token> tokens = scripting::tokenize(before);
  if (tokens.size() < 2) return {};
  const std::size_t string = tokens.size() - 2;
  if (tokens[string].type != TokenType::string || tokens[string].closed) return {};
  PlaceReader reader(api);
  if (const auto key = key_before(tokens, string)) {
    const auto offset = static_cast<std::size_t>(tokens[*key].text.data() - before.data());
    const TableContext context = table_context(api, Text(before).substr(0, offset));
    if (const ApiName* const field = api.field(context.table, tokens[*key].text)) {
      reader.take(*field);
      return reader.place();
    }
  }
  if (const auto call = call_help(api, document, at)) {
    const ApiName& function = *call->function;
    if (call->part >= 0) reader.take(function.parts[static_cast<std::size_t>(call->part)]);
    if (call->part <= 0) reader.take_function(function);
  }
  return reader.place();
}

}  // namespace hr::editor
