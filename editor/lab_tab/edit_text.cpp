// SPDX-License-Identifier: MIT
#include "editor/lab_tab/edit_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/ids.h"
#include "core/base/line_diff.h"
#include "core/base/utf8.h"
#include "core/base/words.h"
#include "scripting/source/tokens.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

using scripting::closes_bracket;
using scripting::Lexer;
using scripting::opens_bracket;
using scripting::Token;
using scripting::TokenType;

constexpr std::size_t k_longest = 40;  // bytes of one side of a change

// A line of rules as tokens, comments included, but no blanks. What is inside of a string or a
// comment that began on an earlier line reads like code.
class LineTokens {
 public:
  explicit LineTokens(std::string_view line) : line_(line) {
    Lexer lexer(line_);
    for (Token token = lexer.next(); token.type != TokenType::end; token = lexer.next())
      tokens_.push_back(token);
  }
  const std::vector<Token>& all() const { return tokens_; }
  std::size_t size() const { return tokens_.size(); }
  std::string_view operator[](std::size_t at) const { return tokens_[at].text; }
  // Whether there are blanks before a token.
  bool apart(std::size_t at) const {
    return at > 0 &&
           tokens_[at - 1].text.data() + tokens_[at - 1].text.size() != tokens_[at].text.data();
  }

 private:
  std::string_view line_;
  std::vector<Token> tokens_;
};

struct Range {
  std::size_t from = 0, to = 0;
  bool empty() const { return from == to; }
};

bool is_text(const Token& token) {
  return token.type == TokenType::string || token.type == TokenType::comment;
}

// As many whole words of a text as fit, and "…".
std::string first_words(std::string_view text, std::size_t room) {
  if (text.size() <= room) return std::string(text);
  std::size_t end = 0;
  for (std::size_t at = 0; at <= room; at += decode_utf8(text.substr(at))->length)
    if (text[at] == ' ') end = at;
  return std::string(text.substr(0, end)) + "…";
}

// What is between the quotes of a closed string; a comment as it is.
std::string_view body(const Token& token) {
  const bool quoted = token.type == TokenType::string && token.closed && token.text.size() > 1 &&
                      (token.text.front() == '"' || token.text.front() == '\'');
  return quoted ? token.text.substr(1, token.text.size() - 2) : token.text;
}
// Leaves out brackets and quotation marks without a partner.
std::string with_partners(std::string_view text) {
  std::string out, open;
  std::vector<std::size_t> places;
  for (const char c : text) {
    const auto closes = std::string_view(")]}").find(c);
    if (closes != std::string_view::npos) {
      if (open.empty() || open.back() != "([{"[closes]) continue;
      open.pop_back(), places.pop_back();
    }
    if (c == '(' || c == '[' || c == '{') open += c, places.push_back(out.size());
    out += c;
  }
  for (std::size_t i = places.size(); i-- > 0;) out.erase(places[i], 1);
  if (std::ranges::count(out, '"') % 2 != 0) out.erase(out.rfind('"'), 1);
  return out;
}

std::string with_body(const Token& token, const std::string& text) {
  const bool quoted = body(token).size() < token.text.size();
  if (!quoted) return with_partners(text);
  const std::string inside = text == body(token) ? text : with_partners(text);
  return token.text.front() + inside + token.text.front();
}

std::string shown_token(const Token& token, std::size_t room) {
  if (!is_text(token)) return std::string(token.text);
  return with_body(token, first_words(body(token), std::max<std::size_t>(room, 8)));
}

char closing(const Token& bracket) { return bracket.is("(") ? ')' : bracket.is("[") ? ']' : '}'; }

// As many tokens as fit, and "…" for the rest. Brackets that are open in the end are closed, and
// those whose beginning is not here are left out.
std::string shown(const LineTokens& line, Range range) {
  std::string out, open;
  for (std::size_t at = range.from; at < range.to; ++at) {
    const Token& token = line.all()[at];
    const std::string blank = line.apart(at) && !out.empty() ? " " : "";
    if (closes_bracket(token)) {
      if (open.empty() || token.text.front() != open.back()) continue;
      open.pop_back();
    }
    const std::size_t used = out.size() + open.size();
    const std::string text = shown_token(token, k_longest - std::min(used, k_longest));
    if (used + text.size() > k_longest && !out.empty() && !closes_bracket(token)) {
      out += blank + "…";
      break;
    }
    out += blank + text;
    if (opens_bracket(token)) open += closing(token);
  }
  if (!open.empty() && !out.ends_with("…")) out += " …";
  for (std::size_t i = open.size(); i-- > 0;)
    out += (open[i] == '}' ? " " : "") + open.substr(i, 1);
  return out.empty() ? "nothing" : plain_text(out);
}

// Whether brackets end here that begin before, and whether some begin here that end later.
struct OpenBrackets {
  bool before = false, after = false;
};
OpenBrackets open_brackets(const LineTokens& line, Range range) {
  OpenBrackets out;
  int open = 0;
  for (std::size_t at = range.from; at < range.to; ++at) {
    if (opens_bracket(line.all()[at])) ++open;
    if (closes_bracket(line.all()[at]) && --open < 0) out.before = true, open = 0;
  }
  out.after = open > 0;
  return out;
}

// What differs between two lines, in whole tokens, with what belongs to the same brackets.
struct Change {
  Range before, after;
};
Change change_between(const LineTokens& before, const LineTokens& after) {
  const std::size_t most = std::min(before.size(), after.size());
  std::size_t first = 0, last = 0;
  while (first < most && before[first] == after[first]) ++first;
  while (last < most - first && before[before.size() - last - 1] == after[after.size() - last - 1])
    ++last;
  for (;;) {
    // The name of what is called belongs to its brackets.
    while (first > 0 && first < before.size() && first < after.size() &&
           (opens_bracket(before.all()[first]) || opens_bracket(after.all()[first])) &&
           before.all()[first - 1].type == TokenType::name)
      --first;
    const Change out{{first, before.size() - last}, {first, after.size() - last}};
    const OpenBrackets a = open_brackets(before, out.before), b = open_brackets(after, out.after);
    if ((a.before || b.before) && first > 0)
      --first;
    else if ((a.after || b.after) && last > 0)
      --last;
    else
      return out;
  }
}

// Commas around what was put in or taken out say nothing.
void trim_commas(const LineTokens& line, Range& range) {
  while (range.to - range.from > 1 && line[range.from] == ",") ++range.from;
  while (range.to - range.from > 1 && line[range.to - 1] == ",") --range.to;
}

// Where a little of what comes before a token in the same brackets begins; `at`: nowhere.
std::size_t context_of(const LineTokens& line, std::size_t at) {
  constexpr std::size_t k_context = 14;
  std::size_t begins = at;
  for (std::size_t i = at, length = 0; i-- > 0;) {
    const Token& token = line.all()[i];
    length += token.text.size() + 1;
    if (length > k_context || token.is(",") || is_text(token)) break;
    if (!open_brackets(line, {i, at}).before && !open_brackets(line, {i, at}).after) begins = i;
  }
  return begins;
}

// What the token at `at` is a part of: "worth = " if it is the value of that field, "worth: " if it
// is inside of it; else a little of what comes before in the same brackets.
std::string lead_of(const LineTokens& line, std::size_t at) {
  bool same = true;  // no other entry of the same list in between
  int closed = 0;
  for (std::size_t i = at; i-- > 0;) {
    const Token& token = line.all()[i];
    if (closes_bracket(token)) ++closed;
    if (opens_bracket(token) && closed-- == 0) closed = 0, same = true;
    if (closed > 0) continue;
    if (token.is(",") || token.is(";")) same = false;
    if (same && token.is("=") && i > 0 && line.all()[i - 1].type == TokenType::name)
      return std::string(line[i - 1]) + (i + 1 == at ? " = " : ": ");
  }
  const std::size_t begins = context_of(line, at);
  return begins == at ? "" : shown(line, {begins, at}) + (line.apart(at) ? " " : "");
}

// The words that differ between two texts, where one is too long to be shown whole.
std::string words_changed(const Token& before, const Token& after) {
  const std::string_view a = body(before), b = body(after);
  const std::size_t most = std::min(a.size(), b.size());
  std::size_t first = 0, last = 0;
  for (std::size_t i = 0; i < most && a[i] == b[i]; ++i)
    if (a[i] == ' ') first = i + 1;
  for (std::size_t i = 0; i < most - first && a[a.size() - i - 1] == b[b.size() - i - 1]; ++i)
    if (a[a.size() - i - 1] == ' ') last = i + 1;
  const auto part = [&](const Token& token, std::string_view text) {
    const std::string_view middle = text.substr(first, text.size() - first - last);
    std::string out = first_words(middle, k_longest);
    if (first > 0) out = "…" + out;
    if (last > 0 && !out.ends_with("…")) out += "…";
    return plain_text(with_body(token, out));
  };
  return part(before, a) + " → " + part(after, b);
}

std::string change_text(const LineTokens& before, const LineTokens& after) {
  Change change = change_between(before, after);
  if (change.before.empty() && change.after.empty()) return "spaces";
  trim_commas(before, change.before);
  trim_commas(after, change.after);
  const std::string lead = plain_text(change.before.empty() ? lead_of(after, change.after.from)
                                                            : lead_of(before, change.before.from));
  const auto single = [](const LineTokens& line, Range range) -> const Token* {
    return range.to - range.from == 1 ? &line.all()[range.from] : nullptr;
  };
  const Token *const a = single(before, change.before), *const b = single(after, change.after);
  if (a != nullptr && b != nullptr && is_text(*a) && a->type == b->type &&
      std::max(a->text.size(), b->text.size()) > k_longest)
    return lead + words_changed(*a, *b);
  return lead + shown(before, change.before) + " → " + shown(after, change.after);
}

bool says_something(const LineTokens& line) {
  return std::ranges::any_of(line.all(), [](const Token& token) {
    return token.type != TokenType::symbol && !token.is("end");
  });
}

// The first of these lines that says something; the first one if none does.
int telling_line(const TextLines& lines, int from, int count) {
  for (int i = 0; i < count; ++i)
    if (says_something(LineTokens(lines[nth(from + i)]))) return from + i;
  return from;
}

std::string line_text(const TextLines& lines, int from, int count) {
  const LineTokens line(lines[static_cast<std::size_t>(telling_line(lines, from, count))]);
  if (line.size() == 0) return "a blank line"_text;
  return says_something(line) ? shown(line, {0, line.size()})
                              : std::string("a line of brackets"_text);
}

std::string hunk_text(const std::string& file, const Hunk& hunk, const TextLines& before,
                      const TextLines& after) {
  const auto place = [&](int line) { return fmt::format("{}:{}: ", file, line + 1); };
  if (hunk.new_count == 0)
    return place(hunk.new_from) +
           fill("removed {}", line_text(before, hunk.old_from, hunk.old_count));
  if (hunk.old_count == 0)
    return place(telling_line(after, hunk.new_from, hunk.new_count)) +
           fill("added {}", line_text(after, hunk.new_from, hunk.new_count));
  const int both = std::min(hunk.old_count, hunk.new_count);
  for (int i = 0; i < both; ++i) {
    const LineTokens a(before[nth(hunk.old_from + i)]);
    const LineTokens b(after[nth(hunk.new_from + i)]);
    if (!says_something(a) && !says_something(b)) continue;
    if (const std::string text = change_text(a, b); text != "spaces" || both == 1)
      return place(hunk.new_from + i) + text;
  }
  if (hunk.new_count == hunk.old_count)
    return place(hunk.new_from) + std::string("spaces or brackets"_text);
  return place(hunk.new_from) +
         std::string(hunk.new_count > hunk.old_count ? "added lines"_text : "removed lines"_text);
}

std::vector<std::string> edits(const RulesetText& before, const RulesetText& after) {
  std::vector<std::string> out;
  for (const RuleFile& file : after.files) {
    const std::string* const old = before.find(file.name);
    if (old == nullptr || *old == file.text) continue;
    const TextLines old_lines = text_lines(*old), new_lines = text_lines(file.text);
    for (const Hunk& hunk : line_diff(old_lines, new_lines))
      out.push_back(hunk_text(file.name, hunk, old_lines, new_lines));
  }
  return out;
}

std::vector<std::string> option_changes(const RulesetText& before, const RulesetText& after,
                                        std::span<const scripting::Option> options) {
  const auto value = [&](const RulesetText& text, const std::string& name) -> std::string {
    for (const auto& [set, to] : text.settings)
      if (set == name) return to;
    const auto option = std::ranges::find(options, name, &scripting::Option::name);
    return option == options.end() ? std::string("its default"_text)
                                   : scripting::option_text(option->standard);
  };
  std::vector<std::string> names;
  for (const RulesetText* const text : {&after, &before})
    for (const auto& [name, to] : text->settings)
      if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  std::vector<std::string> out;
  for (const std::string& name : names)
    if (const std::string now = value(after, name), was = value(before, name); now != was)
      out.push_back(fill("{} set to {} instead of {}", spoken(name), now, was));
  return out;
}

}  // namespace

std::string edit_text(const RulesetText& before, const RulesetText& after,
                      std::span<const scripting::Option> options) {
  std::vector<std::string> all = edits(before, after);
  RulesetText same_settings = after;
  same_settings.settings = before.settings;
  for (const std::string& difference : differences(before, same_settings))
    if (!difference.ends_with(" edited")) all.push_back(difference);
  for (std::string& change : option_changes(before, after, options))
    all.push_back(std::move(change));
  if (all.empty()) return "nothing changed"_text;
  return all.size() == 1 ? all.front() : fill("{} (and {} more)", all.front(), all.size() - 1);
}

std::string version_title(const RulesetText& before, const RulesetText& after,
                          std::span<const scripting::Option> options) {
  const std::string changes = edit_text(before, after, options);
  return edits(before, after).empty() ? fill("With {}", changes)
                                      : fill("With your change in {}", changes);
}

}  // namespace hr::editor
