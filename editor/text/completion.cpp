// SPDX-License-Identifier: MIT
#include "editor/text/completion.h"

#include <algorithm>
#include <array>
#include <unordered_set>

#include "core/base/ascii.h"
#include "drawing/drawing.h"
#include "editor/text/own_names.h"
#include "editor/text/receivers.h"
#include "editor/text/sentences.h"
#include "editor/text/string_words.h"
#include "editor/text/table_context.h"
#include "editor/text/text_moves.h"

namespace hr::editor {

namespace {

using Text = std::string_view;

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
      {"string", {"byte", "char", "format", "len", "lower", "rep", "reverse", "sub", "upper"}},
      {"table", {"concat", "insert", "pack", "remove", "sort", "unpack"}},
      {"utf8", {"char", "codepoint", "codes", "len", "offset"}}};
  return all;
}

constexpr std::array k_lua_names{"assert",   "error",  "ipairs", "math",  "pairs",
                                 "require",  "select", "string", "table", "tonumber",
                                 "tostring", "type",   "utf8"};

// "dirs: Directions|Set?" → "dirs: Directions or Set (optional)"
std::string in_words(std::string signature) {
  if (signature.find("→") != std::string::npos) return signature;  // of a function
  if (signature.ends_with('?')) signature.replace(signature.size() - 1, 1, " (optional)");
  for (std::size_t at = 0; (at = signature.find('|', at)) != std::string::npos; ++at)
    signature.replace(at, 1, " or ");
  return signature;
}

// "back" before "back_right", otherwise in their order.
std::vector<std::string> shorter_first(const std::vector<std::string>& words) {
  std::vector<std::string> out;
  for (const std::string& word : words)
    out.insert(std::ranges::find_if(
                   out, [&](const std::string& other) { return other.starts_with(word + "_"); }),
               word);
  return out;
}

class WordSearch {
 public:
  WordSearch(const Api& api, const TextDocument& document, const std::vector<RuleText>& texts)
      : api_(api), document_(document), texts_(texts) {
    const TextAt caret = document.caret();
    const std::string& line = document.line(caret.line);
    int from = caret.column;
    while (from > 0 && is_word(line[from - 1])) --from;
    word_ = line.substr(from, caret.column - from);
    before_ = line.substr(0, from);
    out_.range = {{caret.line, from}, caret};
  }

  Completion run(bool code, bool asked) {
    if (!code && in_sentence()) return std::move(out_);
    const bool behind =
        code && (before_.ends_with(':') || before_.ends_with('.')) && !before_.ends_with("..");
    const bool number = !word_.empty() && word_[0] >= '0' && word_[0] <= '9';
    const bool enough = asked || word_.size() >= 2 || (behind && known_receiver());
    const StringPlace place =
        code ? StringPlace() : string_place(api_, document_, document_.caret());
    const bool fits = place.known() && (asked || !word_.empty() || opens_string());
    if (!fits && (!enough || number || (!code && !asked))) return std::move(out_);
    if (fits)
      named(place, asked);
    else if (!code)
      return std::move(out_);  // a sentence, in which no word of the rules belongs
    else if (behind)
      before_.ends_with(':') ? methods() : members();
    else
      names();
    rank();
    for (Suggestion& suggestion : out_.suggestions) {
      suggestion.signature = in_words(std::move(suggestion.signature));
      std::erase(suggestion.help, '`');
    }
    const bool whole = whole_ || std::any_of(out_.suggestions.begin(), out_.suggestions.end(),
                                             [&](const Suggestion& s) { return s.word == word_; });
    if (whole && !asked) out_.suggestions.clear();
    return std::move(out_);
  }

 private:
  bool opens_string() const { return before_.ends_with('"') || before_.ends_with('\''); }
  bool known_receiver() const {
    const Text of = receiver_at_end(before_);
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
    const Text of = receiver_at_end(before_);
    for (const Text owner : classes_of(of)) add(api_.methods_of(owner));
  }

  void members() {
    const Text of = receiver_at_end(before_);
    for (const ApiLibrary& library : libraries())
      if (library.name == of)
        for (const char* name : library.has) add(name, std::string(of) + "." + name);
    if (is_options(of)) {
      declared("options");
    } else if (of.ends_with(".hooks")) {
      declared("hooks");
    } else if (of == "g" || of == "v") {
      declared("zones");
      declared("vars");
      add(api_.fields_of("View"));
    }
    if (out_.suggestions.empty()) words();
  }

  void names() {
    const TextRange before{{statement_line(document_, out_.range.from.line), 0}, out_.range.from};
    const TableContext context = table_context(api_, document_.text(before));
    if (context.key) add(api_.fields_of(context.table));
    add(api_.globals);
    for (const std::string& word : lua_keywords()) add(word, "", "");
    for (const char* name : k_lua_names) add(name, "", "");
    words();
  }

  // After a "{" in a sentence: the places that it can have.
  bool in_sentence() {
    const auto found = sentence_parts(api_, document_, document_.caret());
    if (!found) return false;
    const TextRange written{found->range.from, document_.caret()};
    word_ = document_.text(written);
    out_.range = found->range;
    for (const SentencePart& part : found->parts) add(part.written, part.signature, part.help);
    return true;
  }

  // In a string: the names and words that its place takes, and if asked for and there is none,
  // words of the text.
  void named(const StringPlace& place, bool asked) {
    for (const std::string& section : place.sections) declared(section);
    for (const std::string& word : shorter_first(place.words))
      add(word, place.told_by->signature, place.told_by->help);
    if (place.drawing) drawings(*place.told_by);
    if (out_.suggestions.empty() && asked) words();
    whole_ = false;
  }

  // Ours, and those in the ruleset's folder.
  void drawings(const ApiName& field) {
    for (const RuleText& text : texts_)
      if (text.file.ends_with(drawing::k_ending)) add(text.file, field.signature, field.help);
    for (const std::string& name : drawing::drawing_names()) add(name, field.signature, field.help);
  }

  void declared(Text section) {
    for (const OwnName& own : own_names(texts_))
      if (own.section == section)
        add(own.name, own.name + ": " + std::string(word_for_section(section)) + " of this game");
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
  const std::vector<RuleText>& texts_;
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
  return complete(api, document, code, asked, {{.file = {}, .text = document.text()}});
}

Completion complete(const Api& api, const TextDocument& document, bool code, bool asked,
                    const std::vector<RuleText>& texts) {
  return WordSearch(api, document, texts).run(code, asked);
}

}  // namespace hr::editor
