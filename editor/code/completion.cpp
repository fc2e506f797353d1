// SPDX-License-Identifier: MIT
#include "editor/code/completion.h"

#include <algorithm>
#include <array>
#include <unordered_set>

#include "core/base/ascii.h"
#include "editor/code/table_context.h"
#include "editor/code/text_moves.h"
#include "scripting/source/tokens.h"

namespace hr::editor {

namespace {

using Text = std::string_view;
using scripting::Token;

constexpr int k_near = 2000;  // lines above and below whose words are suggested

struct ApiLibrary {
  Text name;
  std::vector<const char*> has;
};

// The part of Lua's standard library that rules may use.
const std::vector<ApiLibrary>& libraries() {
  static const std::vector<ApiLibrary> all{
      {"math",
       {"abs", "ceil", "floor", "fmod", "huge", "max", "maxinteger", "min", "mininteger", "modf",
        "pi", "sqrt", "tointeger", "type", "ult"}},
      {"string", {"byte", "char", "format", "len", "to_lower", "rep", "reverse", "sub", "upper"}},
      {"table", {"concat", "insert", "pack", "remove", "sort", "unpack"}},
      {"utf8", {"char", "codepoint", "codes", "len", "offset"}}};
  return all;
}

constexpr std::array k_lua_names{"assert",   "error",  "ipairs", "math",  "pairs",
                                 "require",  "select", "string", "table", "tonumber",
                                 "tostring", "type",   "utf8"};

bool part_of_receiver(char c) { return is_word(c) || Text(".[]").find(c) != Text::npos; }

// The expression before the final "." or ":": "g", "g.map[seat]".
Text receiver(Text text) {
  text.remove_suffix(1);
  std::size_t begin = text.size();
  while (begin > 0 && part_of_receiver(text[begin - 1])) --begin;
  return text.substr(begin);
}

class WordSearch {
 public:
  WordSearch(const Api& api, const TextDocument& document) : api_(api), document_(document) {
    const TextAt caret = document.caret();
    const std::string& line = document.line(caret.line);
    int from = caret.column;
    while (from > 0 && is_word(line[from - 1])) --from;
    word_ = line.substr(from, caret.column - from);
    before_ = line.substr(0, from);
    out_.range = {{caret.line, from}, caret};
  }

  Completion run(bool code, bool asked) {
    const bool behind =
        code && (before_.ends_with(':') || before_.ends_with('.')) && !before_.ends_with("..");
    const bool number = !word_.empty() && word_[0] >= '0' && word_[0] <= '9';
    const bool enough = asked || word_.size() >= 2 || (behind && known_receiver());
    if (!enough || number || (!code && !asked)) return std::move(out_);
    if (!code)
      words();
    else if (behind)
      before_.ends_with(':') ? methods() : members();
    else
      names();
    rank();
    const bool whole = whole_ || std::any_of(out_.suggestions.begin(), out_.suggestions.end(),
                                             [&](const Suggestion& s) { return s.word == word_; });
    if (whole && !asked) out_.suggestions.clear();
    return std::move(out_);
  }

 private:
  bool known_receiver() const {
    const Text of = receiver(before_);
    return of == "g" || of == "v" || of == "o" || of.starts_with("g.") || of.starts_with("v.");
  }

  void add(Text word, Text signature = {}, Text help = {}) {
    if (fit_of(word, word_) < 0 || !seen_.insert(std::string(word)).second) return;
    out_.suggestions.push_back({std::string(word), std::string(signature), std::string(help)});
  }
  void add(const std::vector<ApiName>& names) {
    for (const ApiName& name : names)
      if (!name.name.starts_with('[')) add(name.name, name.signature, name.help);
  }

  void methods() {
    const Text of = receiver(before_);
    const bool zone = of.find_first_of(".[") != Text::npos;
    const bool reads = of == "v" || of.starts_with("v.");
    if (zone || (of != "g" && of != "v")) {
      if (!reads) add(api_.methods_of("Zone"));
      add(api_.methods_of("ZoneView"));
      add(api_.methods_of("Zones"));
    }
    if (zone) return;
    if (!reads) add(api_.methods_of("Game"));
    add(api_.methods_of("View"));
  }

  void members() {
    const Text of = receiver(before_);
    for (const ApiLibrary& library : libraries())
      if (library.name == of)
        for (const char* name : library.has) add(name, std::string(of) + "." + name);
    if (of == "o" || of.ends_with(".options")) {
      declared("options", "an option");
    } else if (of.ends_with(".hooks")) {
      declared("hooks", "a hook");
    } else if (of == "g" || of == "v") {
      declared("zones", "a zone");
      declared("vars", "a variable");
      add(api_.fields_of("View"));
    }
    if (out_.suggestions.empty()) words();
  }

  // The line at or above this one on which a statement of the file begins: nothing before it has a
  // bracket that is still open.
  int statement(int line) const {
    const int least = std::max(0, line - 2 * k_near);
    const auto begins = [&](Text word) { return document_.line(line).starts_with(word); };
    while (line > least && !begins("local ") && !begins("return ") && !begins("function ")) --line;
    return line;
  }

  void names() {
    const TextRange before{{statement(out_.range.from.line), 0}, out_.range.from};
    const TableContext context = table_context(api_, document_.text(before));
    if (context.key) add(api_.fields_of(context.table));
    add(api_.globals);
    for (const std::string& word : lua_keywords()) add(word, "", "");
    for (const char* name : k_lua_names) add(name, "", "");
    words();
  }

  // The keys of the table that the text assigns to this field.
  void declared(Text field, Text what) {
    const std::string text = document_.text();
    const std::vector<Token> tokens = scripting::tokenize(text);
    for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
      if (tokens[i].text != field || !tokens[i + 1].is("=")) continue;
      for (i += 2; i + 1 < tokens.size() && !tokens[i].is("{");) ++i;
      int depth = 0;
      for (; i + 1 < tokens.size(); ++i) {
        const Token& token = tokens[i];
        if (token.is("{") || token.is("(")) ++depth;
        if ((token.is("}") || token.is(")")) && --depth == 0) break;
        if (depth == 1 && token.kind == Token::Kind::name && tokens[i + 1].is("="))
          add(token.text, std::string(token.text) + ": " + std::string(what) + " of this game");
      }
    }
  }

  void words() {
    const int here = out_.range.from.line;
    const int end = std::min(document_.size(), here + k_near);
    for (int i = std::max(0, here - k_near); i < end; ++i) {
      const Text line = document_.line(i);
      for (std::size_t from = 0; from < line.size();) {
        std::size_t to = from;
        while (to < line.size() && is_word(line[to])) ++to;
        const bool own = i == here && static_cast<int>(from) == out_.range.from.column;
        const bool digit = line[from] >= '0' && line[from] <= '9';
        if (!own && line.substr(from, to - from) == word_) whole_ = true;
        if (to - from >= 3 && !digit && !own) add(line.substr(from, to - from));
        from = to + 1;
      }
    }
  }

  void rank() {
    std::stable_sort(out_.suggestions.begin(), out_.suggestions.end(),
                     [&](const Suggestion& a, const Suggestion& b) {
                       return fit_of(a.word, word_) < fit_of(b.word, word_);
                     });
  }

  const Api& api_;
  const TextDocument& document_;
  std::string word_, before_;
  bool whole_ = false;  // the word is complete
  std::unordered_set<std::string> seen_;
  Completion out_;
};

}  // namespace

int fit_of(std::string_view word, std::string_view written) {
  if (word.starts_with(written)) return 0;
  const auto same = [](char a, char b) { return to_lower(a) == to_lower(b); };
  if (word.size() >= written.size() &&
      std::equal(written.begin(), written.end(), word.begin(), same))
    return 1;
  if (written.size() < 2 || !same(word[0], written[0])) return -1;
  std::size_t i = 0;
  for (const char c : word)
    if (i < written.size() && same(c, written[i])) ++i;
  return i == written.size() ? 2 : -1;
}

Completion complete(const Api& api, const TextDocument& document, bool code, bool asked) {
  return WordSearch(api, document).run(code, asked);
}

}  // namespace hr::editor
