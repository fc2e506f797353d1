// SPDX-License-Identifier: MIT
// Reads how a game ends.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/base/words.h"
#include "core/language/end_table.h"
#include "scripting/lua/stack.h"
#include "scripting/lua/values.h"
#include "scripting/read/loaded_ruleset.h"
#include "scripting/read/names.h"

namespace hr::scripting {

namespace {

constexpr std::int64_t k_max_count = 1'000'000;  // pieces in a line, actions

void check_score(const FieldReader& word, const GameDef& game) {
  if (!game.score)
    word.complain(
        "", "the ruleset has no score to decide the game; add one, such as score = var \"points\"");
}

// Whether an end has "score" after its number: the scores decide.
bool read_score_word(const FieldReader& word, const GameDef& game) {
  static constexpr std::array<std::string_view, 1> words{"score"};
  if (word.is_nil()) return false;
  word.word(words);
  check_score(word, game);
  return true;
}

void read_listed(const FieldReader& value, EndLists what, const GameDef& game, EndDef& def) {
  const auto number = [&](int least) {
    def.n = static_cast<int>(value.integer(least, k_max_count));
  };
  switch (what) {
    case EndLists::nothing:
      return;
    case EndLists::kind:
      def.kind = read_kind(value, game);
      return;
    case EndLists::from:
      def.from = read_set(value, game);
      return;
    case EndLists::to:
      def.to = read_set(value, game);
      return;
    case EndLists::length:
      return number(1);
    case EndLists::times:
      number(0);
      if (def.n == 1)
        value.complain("", "expected 0, or 2 or more, got 1: every position occurs once");
      return;
    case EndLists::actions:
      return number(0);
  }
}

EndDef read_end(const FieldReader& end, EndType type, const GameDef& game) {
  EndDef def;
  def.type = type;
  const auto& lists = word_of(type).lists;
  const bool or_score = lists[0] == EndLists::actions;
  const auto known =
      std::ranges::count_if(lists, [](EndLists l) { return l != EndLists::nothing; });
  end.only({}, known + (or_score ? 1 : 0));
  for (lua_Integer i = 0; i < known; ++i)
    end.with(i + 1, [&](const FieldReader& value) {
      read_listed(value, lists[static_cast<std::size_t>(i)], game, def);
    });
  if (or_score)
    end.with(2, [&](const FieldReader& word) {
      if (read_score_word(word, game)) def.result = EndResult::score;
    });
  return def;
}

// An end after 0 repetitions or actions was switched off by an option.
bool never(const EndDef& def) { return runs_out(def.type) && def.n == 0; }

constexpr std::array<std::string_view, 4> k_results{"wins", "loses", "draws", "score"};

// The word after an end in braces: { line{ "disc", 3 }, "loses" }.
void read_result(const FieldReader& word, const GameDef& game, EndDef& def) {
  if (word.is_nil()) return;
  const EndsBy by = word_of(def.type).by;
  if (by == EndsBy::rule)
    word.complain(
        "",
        "a function says itself who wins; expected only a name, as in { f, name = \"checkmate\" }");
  if (by == EndsBy::name)
    word.complain("", "the function that names this end says who wins; expected only a name");
  def.result = static_cast<EndResult>(word.word(k_results));
  if (by == EndsBy::repeating && (def.result == EndResult::wins || def.result == EndResult::loses))
    word.complain("", "a repeated position is nobody's: expected \"draws\" or \"score\"");
  if (def.result == EndResult::score) check_score(word, game);
}

// reach, line and so on.
EndType read_type(const FieldReader& end, bool in_braces) {
  const std::string_view word = description(end.state(), end.index());
  for (const EndWord& row : k_end_words)
    if (!word.empty() && row.word == word) return row.of;
  if (!in_braces && end.is_text() && std::ranges::find(k_results, end.text()) != k_results.end())
    end.complain("", fmt::format("{0} belongs to one end, in braces of their own: "
                                 "ends = {{ {{ CONDITION, {0} }} }}",
                                 found(end.state(), end.index())));
  std::vector<std::string> words;
  for (const EndWord& row : k_end_words)
    if (!row.word.empty()) words.emplace_back(row.word);
  end.expected("a function, a condition, or " + list_text(words, "or"));
}

// `braces`: those around it, or null.
void add_end(const FieldReader& end, bool reveals, const FieldReader* braces, LoadedRuleset& out) {
  if (lua_isboolean(end.state(), end.index()) && lua_toboolean(end.state(), end.index()) == 0)
    return;  // an end that an option switches off
  int kept = -1;
  EndDef def;
  def.type = EndType::rule;
  if (braces != nullptr && end.is_nil() && braces->has("name")) {
    def.type = EndType::named;
  } else if (end.is_function()) {
    kept = end.keep();
  } else if (to_set(end.state(), end.index()) != nullptr) {
    def.type = EndType::condition;
    def.condition = read_term(end, out.definition);
  } else {
    def = read_end(end, read_type(end, braces != nullptr), out.definition);
    if (never(def)) return;
  }
  def.reveals = reveals;
  if (braces != nullptr) {
    braces->with(2, [&](const FieldReader& word) { read_result(word, out.definition, def); });
    braces->with("name", [&](const FieldReader& name) {
      if (!name.is_nil()) def.name = name_of(name);
    });
  }
  out.functions.ends.push_back(kept);
  out.functions.end_paths.push_back(end.shown());
  out.definition.ends.push_back(std::move(def));
}

}  // namespace

void read_ends(const FieldReader& ends, LoadedRuleset& out) {
  if (ends.is_nil()) return;
  if (!description(ends.state(), ends.index()).empty() ||
      to_set(ends.state(), ends.index()) != nullptr)
    ends.complain("", "expected a list of ends: add braces around it");
  ends.list([&](const FieldReader& entry) {
    unmarked(entry, [&](const FieldReader& end, bool reveals) {
      if (!end.is_table() || !description(end.state(), end.index()).empty())
        return add_end(end, reveals, nullptr, out);
      end.only(std::array<std::string_view, 1>{"name"}, 2);
      end.with(1, [&](const FieldReader& first) {
        unmarked(first, [&](const FieldReader& inner, bool too) {
          add_end(inner, reveals || too, &end, out);
        });
      });
    });
  });
}

}  // namespace hr::scripting
