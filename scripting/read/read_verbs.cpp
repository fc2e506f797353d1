// SPDX-License-Identifier: MIT
// Reads verbs with their patterns, and ends.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/base/number_range.h"
#include "scripting/lua/values.h"
#include "scripting/read/loaded_ruleset.h"
#include "scripting/read/names.h"

namespace hr::scripting {

namespace {

constexpr std::int64_t k_max = 1'000'000;  // cells, pieces in a line, actions

constexpr std::array<std::string_view, 8> k_patterns{"step", "slide",  "jump",   "place",
                                                     "pick", "choice", "number", "pass"};
constexpr std::string_view k_hop = "hop";  // a step to anywhere

constexpr std::array<std::string_view, 8> k_verb_fields{"allow", "effect", "unless", "done",
                                                        "asked", "secret", "must",   "says"};

constexpr std::array<const char*, 11> k_directions{
    "all",   "orthogonal",   "diagonal",      "forward",   "back",      "left",
    "right", "forward_left", "forward_right", "back_left", "back_right"};

// A number, or a function(v) that returns one. The result of a function is checked when it is
// called.
Amount read_amount(const FieldReader& value, std::int64_t least, std::int64_t most,
                   Functions& functions) {
  const bool number = lua_isinteger(value.state(), value.index()) != 0;
  if (!number && !value.is_function())
    value.expected("an integer, or a function(v) that gives one");
  if (number) return {.value = value.integer(least, most)};
  functions.numbers.push_back(value.keep());
  functions.number_paths.push_back(value.shown());
  return {.value = 0, .rule = static_cast<int>(functions.numbers.size()) - 1};
}

Amount read_number(const FieldReader& value, Functions& functions) {
  return read_amount(value, k_min_number, k_max_number, functions);
}

void read_piece(const FieldReader& pattern, const Definition& def, PatternDef& out) {
  pattern.with(1, [&](const FieldReader& piece) {
    if (to_set(piece.state(), piece.index()) != nullptr && out.type != PatternType::place) {
      out.piece = read_set(piece, def);
      return;
    }
    if (!piece.is_text() && out.type != PatternType::place)
      piece.expected("a kind of piece, or a set of pieces");
    out.kind = read_kind(piece, def);
  });
}

void read_set(const FieldReader& pattern, const char* name, const Definition& def, Set& out) {
  pattern.with(name, [&](const FieldReader& set) {
    if (!set.is_nil()) out = read_set(set, def);
  });
}

std::vector<std::string> read_choices(const FieldReader& choice) {
  if (choice.length() > 1) choice.complain("2", R"(expected one list: choice{ { "a", "b" } })");
  std::vector<std::string> out;
  choice.with(1, [&](const FieldReader& words) {
    out = words.texts();
    for (const std::string& word : out) check_name(words, word);
  });
  if (out.empty()) choice.complain("1", "expected words to choose from, got none");
  for (std::size_t i = 0; i < out.size(); ++i)
    if (std::find(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(i), out[i]) !=
        out.begin() + static_cast<std::ptrdiff_t>(i))
      choice.complain("1", fmt::format("\"{}\" is listed twice", out[i]));
  return out;
}

constexpr std::array<std::string_view, 3> k_hop_fields{"onto", "progress", "stays"};

std::vector<std::string_view> pattern_fields(PatternType type) {
  switch (type) {
    case PatternType::step:
      return {"dirs", "onto", "progress", "stays"};
    case PatternType::slide:
      return {"dirs", "onto", "over", "max", "exactly", "progress", "stays"};
    case PatternType::jump:
      return {"dirs", "onto", "over", "progress", "stays"};
    case PatternType::place:
      return {"onto", "stays"};
    default:
      return {"progress"};
  }
}

PatternDef read_pattern(const FieldReader& pattern, PatternType type, bool hops,
                        LoadedRuleset& out) {
  PatternDef def;
  def.type = type;
  def.anywhere = hops;
  const auto fields =
      hops ? std::vector(k_hop_fields.begin(), k_hop_fields.end()) : pattern_fields(type);
  if (type == PatternType::choice) def.words = read_choices(pattern);
  pattern.only(fields, type == PatternType::number ? 2 : type == PatternType::pass ? 0 : 1);
  switch (type) {
    case PatternType::pick:
      pattern.with(1, [&](const FieldReader& set) { def.onto = read_set(set, out.definition); });
      break;
    case PatternType::number:
      pattern.with(1, [&](const FieldReader& low) { def.low = read_number(low, out.functions); });
      pattern.with(2,
                   [&](const FieldReader& high) { def.high = read_number(high, out.functions); });
      break;
    case PatternType::choice:
    case PatternType::pass:
      break;
    default:
      read_piece(pattern, out.definition, def);
  }
  read_set(pattern, "onto", out.definition, def.onto);
  read_set(pattern, "over", out.definition, def.over);
  pattern.with("dirs", [&](const FieldReader& dirs) {
    if (!dirs.is_nil()) def.dirs = read_directions(dirs, out.definition.board);
  });
  pattern.with("max", [&](const FieldReader& max) {
    if (!max.is_nil()) def.max = read_amount(max, 0, k_max, out.functions);
  });
  pattern.with("exactly", [&](const FieldReader& exactly) {
    if (!exactly.is_nil()) def.exactly = read_amount(exactly, 1, k_max, out.functions);
  });
  def.progress = pattern.flag("progress", false);
  def.stays = pattern.flag("stays", false);
  return def;
}

PatternDef read_any_pattern(const FieldReader& pattern, LoadedRuleset& out) {
  const std::string_view word = description(pattern.state(), pattern.index());
  if (word == k_hop) return read_pattern(pattern, PatternType::step, true, out);
  const auto it = std::find(k_patterns.begin(), k_patterns.end(), word);
  if (it == k_patterns.end())
    pattern.expected("a pattern (step, hop, slide, jump, place, pick, choice, number or pass)");
  return read_pattern(pattern, static_cast<PatternType>(it - k_patterns.begin()), false, out);
}

VerbDef read_verb(const std::string& name, const FieldReader& verb, LoadedRuleset& out) {
  VerbDef def;
  def.name = name;
  if (!description(verb.state(), verb.index()).empty()) {  // move = step{…} alone
    def.patterns.push_back(read_any_pattern(verb, out));
    out.functions.verbs.emplace_back();
    return def;
  }
  if (!verb.is_table()) verb.expected("a pattern, or a table of patterns");
  verb.only(k_verb_fields, verb.length());
  if (verb.length() == 0) verb.complain("", "expected at least one pattern, got none");
  verb.items(
      [&](const FieldReader& pattern) { def.patterns.push_back(read_any_pattern(pattern, out)); });
  if (def.patterns.front().type == PatternType::choice && def.patterns.size() > 1)
    verb.complain("2", "expected one choice that contains all words");
  def.asked = verb.flag("asked", false);
  def.secret = verb.flag("secret", false);
  def.must = verb.flag("must", false);
  verb.with("says", [&](const FieldReader& says) {
    if (!says.is_nil()) def.says = name_of(says);
  });
  VerbFunctions kept{.allow = verb.keep("allow"),
                     .effect = verb.keep("effect"),
                     .unless = verb.keep("unless"),
                     .done = verb.keep("done")};
  def.allow = kept.allow >= 0;
  def.effect = kept.effect >= 0;
  def.unless = kept.unless >= 0;
  def.done = kept.done >= 0;
  out.functions.verbs.push_back(kept);
  return def;
}

constexpr std::array<std::pair<std::string_view, EndType>, 7> k_ends{
    {{"reach", EndType::reach},
     {"line", EndType::line},
     {"connects", EndType::connects},
     {"cuts", EndType::cuts},
     {"repeats", EndType::repeats},
     {"idle", EndType::idle},
     {"plies", EndType::plies}}};

// Whether an end has "score" after its number: the scores decide.
bool read_score_word(const FieldReader& word, const Definition& game) {
  static constexpr std::array<std::string_view, 1> words{"score"};
  if (word.is_nil()) return false;
  word.word(words);
  if (!game.score) word.complain("", "the ruleset has no score to decide the game");
  return true;
}

EndDef read_end(const FieldReader& end, EndType type, const Definition& game) {
  EndDef def;
  def.type = type;
  const auto kind = [&](lua_Integer i) {
    end.with(i, [&](const FieldReader& name) { def.kind = read_kind(name, game); });
  };
  const auto set = [&](lua_Integer i, Set& out) {
    end.with(i, [&](const FieldReader& value) { out = read_set(value, game); });
  };
  const auto number = [&](lua_Integer i, int least = 0) {
    end.with(i, [&](const FieldReader& n) { def.n = static_cast<int>(n.integer(least, k_max)); });
  };
  switch (type) {
    case EndType::reach:
    case EndType::cuts:
      end.only({}, 2);
      kind(1);
      set(2, def.to);
      break;
    case EndType::connects:
      end.only({}, 3);
      kind(1);
      set(2, def.from);
      set(3, def.to);
      break;
    case EndType::line:
      end.only({}, 2);
      kind(1);
      number(2, 1);
      break;
    case EndType::repeats:
      end.only({}, 1);
      number(1);
      if (def.n == 1)
        end.complain("1", "expected 0, or 2 or more, got 1: every position occurs once");
      break;
    default:
      end.only({}, 2);
      number(1);
      end.with(2, [&](const FieldReader& word) {
        if (read_score_word(word, game)) def.result = EndResult::score;
      });
  }
  return def;
}

// An end after 0 repetitions or actions was switched off by an option.
bool never(const EndDef& def) {
  const bool counts =
      def.type == EndType::repeats || def.type == EndType::idle || def.type == EndType::plies;
  return counts && def.n == 0;
}

}  // namespace

// The engine decides whether a direction has a meaning for the seats; this catches only
// misspellings.
std::vector<std::string> read_directions(const FieldReader& dirs, const Board& board) {
  std::vector<std::string> known = board.direction_names();
  known.insert(known.end(), k_directions.begin(), k_directions.end());
  const auto word = [&](const FieldReader& dir) {
    if (!leap_named(dir.text()) && std::find(known.begin(), known.end(), dir.text()) == known.end())
      dir.unknown("direction", dir.text(), known);
  };
  if (dirs.is_text()) word(dirs);
  if (dirs.is_table()) dirs.list(word);
  std::vector<std::string> out = dirs.texts();
  if (out.empty()) dirs.expected("at least one direction");
  return out;
}

bool is_pattern_field(std::string_view name) {
  for (std::size_t type = 0; type < k_patterns.size(); ++type) {
    const auto fields = pattern_fields(static_cast<PatternType>(type));
    if (std::find(fields.begin(), fields.end(), name) != fields.end()) return true;
  }
  return false;
}

void read_verbs(const FieldReader& verbs, LoadedRuleset& out) {
  if (verbs.is_nil()) verbs.expected("a table of verbs");
  verbs.each([&](const std::string& name, const FieldReader& verb) {
    out.definition.verbs.push_back(read_verb(name, verb, out));
  });
  if (out.definition.verbs.empty()) verbs.complain("", "expected at least one verb, got none");
}

namespace {

constexpr std::array<std::string_view, 4> k_results{"wins", "loses", "draws", "score"};

// The word after an end in braces: { line{ "disc", 3 }, "loses" }.
void read_result(const FieldReader& word, const Definition& game, EndDef& def) {
  if (word.is_nil()) return;
  if (def.type == EndType::rule)
    word.complain(
        "",
        "a function says itself who wins; expected only a name, as in { f, name = \"checkmate\" }");
  def.result = static_cast<EndResult>(word.word(k_results));
  if (def.type == EndType::repeats &&
      (def.result == EndResult::wins || def.result == EndResult::loses))
    word.complain("", "a repeated position is nobody's: expected \"draws\" or \"score\"");
  if (def.result == EndResult::score && !game.score)
    word.complain("", "the ruleset has no score to decide the game");
}

}  // namespace

void read_ends(const FieldReader& ends, LoadedRuleset& out) {
  if (ends.is_nil()) return;
  const auto add = [&](const FieldReader& end, bool reveals, const FieldReader* braces) {
    if (lua_isboolean(end.state(), end.index()) && lua_toboolean(end.state(), end.index()) == 0)
      return;  // an end that an option switches off
    int kept = -1;
    EndDef def;
    def.type = EndType::rule;
    if (end.is_function()) {
      kept = end.keep();
    } else {
      const std::string_view word = description(end.state(), end.index());
      const auto it = std::find_if(k_ends.begin(), k_ends.end(),
                                   [&](const auto& entry) { return entry.first == word; });
      if (it == k_ends.end())
        end.expected("a function, or reach, line, connects, cuts, repeats, idle or plies");
      def = read_end(end, it->second, out.definition);
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
  };
  if (!description(ends.state(), ends.index()).empty())
    ends.complain("", "expected a list of ends: add braces around it");
  ends.list([&](const FieldReader& entry) {
    unmarked(entry, [&](const FieldReader& end, bool reveals) {
      if (!end.is_table() || !description(end.state(), end.index()).empty())
        return add(end, reveals, nullptr);
      end.only(std::array<std::string_view, 1>{"name"}, 2);
      end.with(1, [&](const FieldReader& first) {
        unmarked(first,
                 [&](const FieldReader& inner, bool too) { add(inner, reveals || too, &end); });
      });
    });
  });
}

}  // namespace hr::scripting
