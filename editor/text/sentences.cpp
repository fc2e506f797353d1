// SPDX-License-Identifier: MIT
#include "editor/text/sentences.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "editor/text/table_context.h"
#include "scripting/source/tokens.h"

namespace hr::editor {

namespace {

using Text = std::string_view;
using scripting::Token;
using scripting::TokenType;
using Tokens = std::vector<Token>;

constexpr int k_max_slots = 9;
constexpr std::array<Text, k_max_slots> k_ordinals{"first", "second",  "third",  "fourth", "fifth",
                                                   "sixth", "seventh", "eighth", "ninth"};

enum class SentenceOf : std::uint8_t { nothing, event, verb };

// The bracket that encloses token i; 0 also if there is none.
std::size_t bracket_around(const Tokens& tokens, std::size_t i) {
  for (int depth = 0; i-- > 0;) {
    if (scripting::closes_bracket(tokens[i])) ++depth;
    if (scripting::opens_bracket(tokens[i]) && depth-- == 0) return i;
  }
  return 0;
}

// Whether the table that begins at token i is `events`, or what its function returns.
bool begins_events(const Tokens& tokens, std::size_t i) {
  if (i > 0 && tokens[i - 1].is("return")) {
    while (i > 0 && !tokens[i].is("function")) --i;
  }
  return i >= 2 && tokens[i - 1].is("=") && tokens[i - 2].text == "events";
}

// What the string that is the last token says.
SentenceOf sentence_of(const Api& api, Text before, const Tokens& tokens, std::size_t string) {
  std::size_t i = string;
  if (i > 0 && tokens[i - 1].is("(")) --i;
  if (i > 0 && tokens[i - 1].text == "reveals") --i;
  if (i < 2 || !tokens[i - 1].is("=")) return SentenceOf::nothing;
  const Token& key = tokens[i - 2];
  if (begins_events(tokens, bracket_around(tokens, i - 1))) return SentenceOf::event;
  if (key.text != "says") return SentenceOf::nothing;
  const auto offset = static_cast<std::size_t>(key.text.data() - before.data());
  const TableContext context = table_context(api, before.substr(0, offset));
  return api.field(context.table, "says") != nullptr ? SentenceOf::verb : SentenceOf::nothing;
}

// The sentence that the text before a place ends in.
SentenceOf sentence_before(const Api& api, const TextDocument& document, TextAt at) {
  const std::string before = document.text({{statement_line(document, at.line), 0}, at});
  const Tokens tokens = scripting::tokenize(before);
  if (tokens.size() < 2) return SentenceOf::nothing;
  const std::size_t string = tokens.size() - 2;
  if (tokens[string].type != TokenType::string || tokens[string].closed) return SentenceOf::nothing;
  return sentence_of(api, before, tokens, string);
}

// A place as it is written, without its braces: its number, and "seat", "cell" or "".
struct Slot {
  int number = 0;
  Text what;
};
std::optional<Slot> read_slot(Text inside) {
  if (inside.empty() || inside[0] < '1' || inside[0] > '9') return {};
  const Text what = inside.size() > 2 && inside[1] == ':' ? inside.substr(2) : Text();
  if (inside.size() > 1 && what != "cell" && what != "seat") return {};
  return Slot{inside[0] - '0', what};
}

// The slots of a text by number, each with what it is declared as.
std::map<int, Text> slots_in(Text text) {
  std::map<int, Text> out;
  for (std::size_t at = text.find('{'); at != Text::npos; at = text.find('{', at + 1)) {
    const std::size_t close = text.find('}', at);
    if (close == Text::npos) break;
    const auto slot = read_slot(text.substr(at + 1, close - at - 1));
    if (slot && (!slot->what.empty() || !out.contains(slot->number)))
      out[slot->number] = slot->what;
  }
  return out;
}

SentencePart part_of(SentenceOf of, int number, Text what) {
  const std::string written = fmt::format("{}{}{}", number, what.empty() ? "" : ":", what);
  const Text nth = k_ordinals[static_cast<std::size_t>(number - 1)];
  std::string help;
  if (of == SentenceOf::verb)
    help = fmt::format("The {} argument of the verb, as the log names it.", nth);
  else if (what.empty())
    help = fmt::format("The {} argument after the event's name: a number, a text or a word.", nth);
  else
    help =
        fmt::format("The {} argument after the event's name: a {}, shown by its name.", nth, what);
  return {written + "}", "{" + written + "}", std::move(help)};
}

// The string on one line around a column, up to its quotes or the ends of the line.
Text string_around(Text line, std::size_t column) {
  const auto from = column == 0 ? Text::npos : line.rfind('"', column - 1);
  const std::size_t begin = from == Text::npos ? 0 : from + 1;
  return line.substr(begin, std::min(line.find('"', column), line.size()) - begin);
}

}  // namespace

std::optional<SentenceParts> sentence_parts(const Api& api, const TextDocument& document,
                                            TextAt caret) {
  const Text line = document.line(caret.line);
  const auto column = static_cast<std::size_t>(caret.column);
  std::size_t from = column;
  while (from > 0 &&
         (std::isalnum(static_cast<unsigned char>(line[from - 1])) != 0 || line[from - 1] == ':'))
    --from;
  if (from == 0 || line[from - 1] != '{') return {};
  const SentenceOf of = sentence_before(api, document, {caret.line, static_cast<int>(from)});
  if (of == SentenceOf::nothing) return {};
  std::size_t to = column;
  if (to < line.size() && line[to] == '}') ++to;
  SentenceParts out{
      .range = {{caret.line, static_cast<int>(from)}, {caret.line, static_cast<int>(to)}},
      .parts = {}};
  std::string rest(string_around(line, from));  // what else the sentence says
  const auto begin = static_cast<std::size_t>(string_around(line, from).data() - line.data());
  rest.replace(from - begin, to - from, "");
  std::map<int, Text> known = slots_in(rest);
  const int next = known.empty() ? 1 : known.rbegin()->first + 1;
  const auto all = [&](int number) {
    if (of == SentenceOf::event)
      for (const Text what : {"seat", "cell"}) out.parts.push_back(part_of(of, number, what));
    out.parts.push_back(part_of(of, number, ""));
  };
  if (next <= k_max_slots) all(next);
  for (const auto& [number, what] : known) out.parts.push_back(part_of(of, number, what));
  for (int number = 1; number <= k_max_slots; ++number)  // a number that is left out
    if (number != next && !known.contains(number) && number < next) all(number);
  return out;
}

std::optional<SentencePart> sentence_part_at(const Api& api, const TextDocument& document,
                                             TextAt at) {
  const Text line = document.line(at.line);
  const auto column = static_cast<std::size_t>(at.column);
  const std::size_t open = line.rfind('{', column);
  if (open == Text::npos) return {};
  const std::size_t close = line.find('}', open);
  if (close == Text::npos || close < column) return {};
  const auto slot = read_slot(line.substr(open + 1, close - open - 1));
  if (!slot) return {};
  const TextAt inside{at.line, static_cast<int>(open) + 1};
  const SentenceOf of = sentence_before(api, document, inside);
  if (of == SentenceOf::nothing) return {};
  const std::map<int, Text> all = slots_in(string_around(line, open));
  const auto known = all.find(slot->number);  // {1} may be declared by a {1:seat} elsewhere
  return part_of(of, slot->number, known == all.end() ? slot->what : known->second);
}

std::string told_sentence(const TextDocument& document, const CallHelp& call, TextAt caret,
                          const std::vector<RuleText>& texts) {
  const std::string written = document.text({call.at, caret});
  const Tokens tokens = scripting::tokenize(written);
  int depth = 0, argument = 0;
  Text event;
  for (const Token& token : tokens) {
    if (scripting::opens_bracket(token)) ++depth;
    if (scripting::closes_bracket(token)) --depth;
    if (depth != 1) continue;
    if (token.is(",")) ++argument;
    if (argument == 1 && token.type == TokenType::string && token.closed) event = token.text;
  }
  const int number = argument - 1;  // after the seats and the event
  if (event.empty()) return {};
  const std::string name = scripting::string_value(event);
  for (const OwnName& own : own_names(texts)) {
    if (own.section != "events" || own.name != name) continue;
    const std::map<int, Text> slots = slots_in(own.declaration);
    const auto slot = slots.find(number);
    if (number < 1) return own.declaration;
    if (slot == slots.end())
      return fmt::format("The text has no {{{}}}: {}", number, own.declaration);
    const SentencePart part = part_of(SentenceOf::event, number, slot->second);
    return fmt::format("{} of {}", part.signature, own.declaration);
  }
  return {};
}

}  // namespace hr::editor
