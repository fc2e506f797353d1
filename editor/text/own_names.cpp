// SPDX-License-Identifier: MIT
#include "editor/text/own_names.h"

#include <algorithm>
#include <array>
#include <optional>

namespace hr::editor {

namespace {

using scripting::Token;
using scripting::TokenType;
using Tokens = std::vector<Token>;

struct NameSection {
  std::string_view section, one, words;
};
constexpr std::array k_name_sections{
    NameSection{"kinds", "kind", "a kind of piece"}, NameSection{"regions", "region", "a region"},
    NameSection{"zones", "zone", "a zone"},          NameSection{"vars", "var", "a variable"},
    NameSection{"verbs", "verb", "a verb"},          NameSection{"events", "event", "an event"},
    NameSection{"options", "option", "an option"},   NameSection{"terms", "term", "a term"},
    NameSection{"hooks", "hook", "a hook"}};
constexpr std::size_t k_max_declaration = 120;  // bytes

class NameReader {
 public:
  NameReader(const std::vector<RuleText>& texts, std::vector<OwnName>& out)
      : texts_(texts), out_(out) {}

  void read(const RuleText& text) {
    const Tokens tokens = scripting::tokenize(text.text);
    locals(text, tokens);
    int depth = 0;
    for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
      if (scripting::opens_bracket(tokens[i])) ++depth;
      if (scripting::closes_bracket(tokens[i])) --depth;
      const bool field = depth == 1 && tokens[i].type == TokenType::name && tokens[i + 1].is("=");
      if (field && !word_for_section(tokens[i].text).empty())
        section(text, tokens, i + 2, tokens[i].text);
    }
  }

 private:
  static std::string written(const RuleText& text, const Token& from, const Token& to) {
    const char* const begin = from.text.data();
    const auto size = static_cast<std::size_t>(to.text.data() + to.text.size() - begin);
    std::string out(begin, std::min(size, text.text.size()));
    const std::size_t line = out.find('\n');
    bool cut = line != std::string::npos;
    if (cut) out.resize(line);
    if (out.size() > k_max_declaration) {
      std::size_t end = k_max_declaration;
      while (end > 0 && (static_cast<unsigned char>(out[end]) & 0xC0U) == 0x80U) --end;
      out.resize(end);
      cut = true;
    }
    while (out.ends_with(' ') || out.ends_with('\r')) out.pop_back();
    return cut ? out + " …" : out;
  }

  void add(const RuleText& text, std::string name, std::string_view section, const Token& from,
           const Token& to) {
    out_.push_back(
        {std::move(name), std::string(section), text.file, from.at, written(text, from, to)});
  }

  void locals(const RuleText& text, const Tokens& tokens) {
    for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
      if (!tokens[i].is("local")) continue;
      const Token& begin = tokens[i];
      std::size_t last = i + 1;  // what is written on the same line
      while (last + 2 < tokens.size() && tokens[last + 1].at.line == begin.at.line) ++last;
      for (std::size_t k = i + (tokens[i + 1].is("function") ? 2 : 1);
           k < tokens.size() && tokens[k].type == TokenType::name; k += 2) {
        add(text, std::string(tokens[k].text), k_local, begin, tokens[last]);
        if (k + 1 >= tokens.size() || !tokens[k + 1].is(",")) break;
      }
    }
  }

  // The value of a section begins at token i.
  void section(const RuleText& text, const Tokens& tokens, std::size_t i, std::string_view name) {
    if (tokens[i].text == "require") return required(tokens, i + 1, name);
    const std::optional<std::size_t> begin = table_at(tokens, i);
    if (begin) entries(text, tokens, *begin, name);
  }

  // The brace of a table, or of the first one that a function returns.
  static std::optional<std::size_t> table_at(const Tokens& tokens, std::size_t i) {
    if (tokens[i].is("{")) return i;
    if (!tokens[i].is("function")) return {};
    for (int blocks = 0; i + 1 < tokens.size(); ++i) {
      if (scripting::opens_block(tokens[i])) ++blocks;
      if (scripting::closes_block(tokens[i]) && --blocks == 0) return {};
      if (tokens[i].is("return") && tokens[i + 1].is("{")) return i + 1;
    }
    return {};
  }

  void required(const Tokens& tokens, std::size_t i, std::string_view name) {
    if (tokens[i].is("(")) ++i;
    if (tokens[i].type != TokenType::string) return;
    std::string file = scripting::string_value(tokens[i].text) + ".lua";
    const auto text = std::ranges::find(texts_, file, &RuleText::file);
    if (text == texts_.end()) return;
    const Tokens inside = scripting::tokenize(text->text);
    const auto back = std::ranges::find_if(inside, [](const Token& t) { return t.is("return"); });
    if (back == inside.end() || back + 1 == inside.end()) return;
    const auto begin = table_at(inside, static_cast<std::size_t>(back + 1 - inside.begin()));
    if (begin) entries(*text, inside, *begin, name);
  }

  // Of the table whose brace is token i.
  void entries(const RuleText& text, const Tokens& tokens, std::size_t i, std::string_view name) {
    int depth = 0;
    for (; i + 2 < tokens.size(); ++i) {
      if (scripting::opens_bracket(tokens[i])) ++depth;
      if (scripting::closes_bracket(tokens[i]) && --depth == 0) return;
      const bool begins = tokens[i].is("{") || tokens[i].is(",") || tokens[i].is(";");
      if (depth != 1 || !begins) continue;
      const Token& key = tokens[i + 1];
      if (key.type == TokenType::name && tokens[i + 2].is("=")) {
        add(text, std::string(key.text), name, key, tokens[end_of_entry(tokens, i + 2)]);
      } else if (key.is("[") && i + 3 < tokens.size() && tokens[i + 2].type == TokenType::string) {
        add(text, scripting::string_value(tokens[i + 2].text), name, key,
            tokens[end_of_entry(tokens, i + 3)]);
      }
    }
  }

  // The last token of the value after token i.
  static std::size_t end_of_entry(const Tokens& tokens, std::size_t i) {
    int depth = 0;
    for (; i + 2 < tokens.size(); ++i) {
      const Token& next = tokens[i + 1];
      if (scripting::opens_bracket(next)) ++depth;
      if (depth == 0 && (next.is(",") || next.is(";") || next.is("}"))) return i;
      if (scripting::closes_bracket(next)) --depth;
    }
    return i;
  }

  const std::vector<RuleText>& texts_;
  std::vector<OwnName>& out_;
};

}  // namespace

std::vector<OwnName> own_names(const std::vector<RuleText>& texts) {
  std::vector<OwnName> out;
  NameReader reader(texts, out);
  for (const RuleText& text : texts)
    if (text.file.empty() || text.file.ends_with(".lua")) reader.read(text);
  return out;
}

std::string_view word_for_section(std::string_view section) {
  const auto it = std::ranges::find(k_name_sections, section, &NameSection::section);
  return it == k_name_sections.end() ? "" : it->words;
}

std::string section_of(std::string_view word) {
  const auto it = std::ranges::find(k_name_sections, word, &NameSection::one);
  return it == k_name_sections.end() ? "" : std::string(it->section);
}

}  // namespace hr::editor
