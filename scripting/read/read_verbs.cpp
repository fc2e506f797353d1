// SPDX-License-Identifier: MIT
// Reads verbs with their patterns.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "core/base/error.h"
#include "core/base/number_range.h"
#include "core/base/words.h"
#include "core/game/definition_facts.h"
#include "core/language/pattern_table.h"
#include "scripting/lua/values.h"
#include "scripting/read/amounts.h"
#include "scripting/read/loaded_ruleset.h"
#include "scripting/read/names.h"

namespace hr::scripting {

namespace {

constexpr std::array<std::string_view, 18> k_verb_fields{
    "silent", "lifts", "allow", "effect", "unless", "done", "declined", "asked", "secret",
    "must",   "says",  "when",  "does",   "again",  "last", "task",     "warns", "final"};
constexpr int k_api_of_final = 4;

// A number of pieces, or number{ least, most } to choose from.
Lift read_lift(const FieldReader& value, LoadedRuleset& out) {
  Lift lift;
  if (description(value.state(), value.index()) != "number") {
    if (lua_isinteger(value.state(), value.index()) == 0)
      value.expected("how many pieces to lift: an integer, or number{ least, most }");
    lift.low.value = value.integer(1, k_max_tower);
    return lift;
  }
  lift.chosen = true;
  value.only({}, 2);
  value.with(1, [&](const FieldReader& low) { lift.low = read_number(low, out); });
  value.with(2, [&](const FieldReader& high) { lift.high = read_number(high, out); });
  return lift;
}

void read_piece(const FieldReader& pattern, bool or_set, const GameDef& def, PatternDef& out) {
  pattern.with(1, [&](const FieldReader& piece) {
    if (to_set(piece.state(), piece.index()) != nullptr && or_set) {
      out.piece = read_set(piece, def);
      if (speaks_of(*out.piece, TermOp::empty) && only_empty(out.piece))
        piece.complain("", "this set never has a piece in it, so there is nothing to move");
      return;
    }
    if (!piece.is_text() && or_set) piece.expected("a kind of piece, or a set of pieces");
    out.kind = read_kind(piece, def);
  });
}

void read_set(const FieldReader& pattern, const char* name, const GameDef& def, Set& out) {
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

// The fields of a pattern; those that all have come last.
std::vector<std::string_view> pattern_fields(const PatternWord& word) {
  std::vector<std::string_view> out(word.fields.begin(), std::ranges::find(word.fields, ""));
  for (const std::string_view field : {"when", "unless", "does", "worth"}) out.push_back(field);
  return out;
}

// What may be listed in its braces, at most.
lua_Integer most_entries(const PatternWord& word, const FieldReader& pattern) {
  switch (word.lists) {
    case PatternLists::numbers:
      return 2;
    case PatternLists::nothing:
      return 0;
    case PatternLists::parts:
      return pattern.length();
    case PatternLists::piece:
    case PatternLists::kind:
    case PatternLists::set:
    case PatternLists::words:
    case PatternLists::seats:
    case PatternLists::unset:
      break;
  }
  return 1;
}

PatternDef read_any_pattern(const FieldReader& pattern, LoadedRuleset& out, std::int64_t part = 0);

// { up = …, down = … }: something for each word of a choice.
bool by_word(const FieldReader& field) {
  if (!field.is_table() || !description(field.state(), field.index()).empty() ||
      field.length() > 0 || field.has("when"))
    return false;
  bool any = false;
  field.each([&](const std::string&, const FieldReader&) { any = true; });
  return any;
}

// choice: by word, when it is offered, and what follows from it. `part`: of an action of several.
void read_words(const FieldReader& pattern, std::int64_t part, LoadedRuleset& out,
                PatternDef& def) {
  const auto index_of = [&](const FieldReader& entry, const std::string& word) {
    const auto it = std::ranges::find(def.words, word);
    if (it == def.words.end()) entry.unknown("word", word, def.words);
    return static_cast<std::size_t>(it - def.words.begin());
  };
  pattern.with("when", [&](const FieldReader& when) {
    if (when.is_nil() || !by_word(when))
      return void(def.when = read_conditions(when, out.definition, &out.functions));
    def.offered.resize(def.words.size());
    when.each([&](const std::string& word, const FieldReader& condition) {
      def.offered[index_of(condition, word)] = read_term(condition, out.definition);
    });
  });
  pattern.with("does", [&](const FieldReader& does) {
    if (does.is_nil() || !by_word(does)) return void(def.does = read_writes(does, out));
    does.each([&](const std::string& word, const FieldReader& writes) {
      index_of(writes, word);
      TermExpr chosen;
      chosen.op = TermOp::chosen;
      chosen.name = word;
      chosen.low = part;
      def.does.push_back({.op = WriteOp::when,
                          .a = make_term(std::move(chosen)),
                          .body = read_writes(writes, out)});
    });
  });
}

// What is listed in its braces.
void read_entries(const FieldReader& pattern, PatternLists lists, LoadedRuleset& out,
                  PatternDef& def) {
  switch (lists) {
    case PatternLists::set:
      pattern.with(1, [&](const FieldReader& set) { def.onto = read_set(set, out.definition); });
      break;
    case PatternLists::numbers:
      if (pattern.length() == 1)
        pattern.complain("", "expected the least and the greatest number, as in number{ 1, 6 }");
      pattern.with(1, [&](const FieldReader& low) { def.low = read_number(low, out); });
      pattern.with(2, [&](const FieldReader& high) { def.high = read_number(high, out); });
      break;
    case PatternLists::seats:
      pattern.with(1, [&](const FieldReader& seats) {
        if (!seats.is_nil()) def.onto = read_term(seats, out.definition);
      });
      break;
    case PatternLists::parts: {
      std::int64_t number = 0;
      pattern.items([&](const FieldReader& item) {
        def.parts.push_back(read_any_pattern(item, out, ++number));
      });
      break;
    }
    case PatternLists::piece:
    case PatternLists::kind:
      read_piece(pattern, lists == PatternLists::piece, out.definition, def);
      break;
    case PatternLists::words:  // read first
    case PatternLists::nothing:
    case PatternLists::unset:
      break;
  }
}

// The bag that pieces of these kinds are placed from.
std::string read_bag(const FieldReader& from, const GameDef& definition,
                     std::span<const std::string> kinds) {
  std::string name = name_of(from);
  const auto zone = std::ranges::find(definition.zones, name, &ZoneDef::name);
  if (zone == definition.zones.end()) from.unknown("zone", name, names_of(definition.zones));
  const auto where = ZoneId(static_cast<int>(zone - definition.zones.begin()));
  if (zone->place_type != PlaceType::cards || zone->faces > 0)
    from.complain("", fmt::format("expected a bag of pieces, and \"{}\" is none", name));
  for (const std::string& kind : kinds) {
    const auto known = std::ranges::find(definition.kinds, kind, &KindDef::name);
    if (known == definition.kinds.end() || !known->lives_in(where))
      from.complain("", fmt::format("a \"{}\" is never in \"{}\"; say so in its kind: zone = "
                                    "{{ …, \"{}\" }}",
                                    kind, name, name));
  }
  return name;
}

Term held_in(const std::string& bag, const std::string& kind) {
  TermExpr held;
  held.op = TermOp::any;
  held.name = kind;
  held.zone = bag;
  return make_term(std::move(held));
}

// place{ …, from = "hand" }: takes one of these pieces from there.
void take_first(const Term& pieces, PatternDef& def) {
  def.does.insert(def.does.begin(),
                  Write{.op = WriteOp::take, .a = pieces, .number = number_term(1)});
}

// It is offered while the bag has such a piece.
void read_from(const FieldReader& from, const GameDef& definition, PatternDef& def) {
  if (from.is_nil()) return;
  const std::string name = read_bag(from, definition, std::span(&def.kind, 1));
  const Term pieces = held_in(name, def.kind);
  def.when.push_back({.term = make_set(TermOp::some, pieces),
                      .reason = fmt::format("there is no {} in {}", spoken(def.kind), name)});
  take_first(pieces, def);
}

// place{ { "pawn", "lance" }, from = "hand" }.
bool lists_kinds(const FieldReader& pattern) {
  if (description(pattern.state(), pattern.index()) != word_of(PatternType::place).word)
    return false;
  bool out = false;
  pattern.with(1, [&](const FieldReader& kinds) {
    out = kinds.is_table() && description(kinds.state(), kinds.index()).empty();
  });
  return out;
}

std::vector<std::string> read_listed_kinds(const FieldReader& pattern, const GameDef& definition) {
  std::vector<std::string> out;
  pattern.with(1, [&](const FieldReader& kinds) {
    kinds.list([&](const FieldReader& kind) {
      out.push_back(read_kind(kind, definition));
      if (std::ranges::count(out, out.back()) > 1)
        kind.complain("", fmt::format("\"{}\" is listed twice", out.back()));
    });
    if (out.empty()) kinds.complain("", "expected at least one kind, got none");
  });
  return out;
}

// One of its kinds: the seat chooses that in the bag, and then the cell.
PatternDef place_of_kind(const PatternDef& place, const std::string& kind, const std::string& bag) {
  const Term pieces = held_in(bag, kind);
  PatternDef choice, put, out = place;
  choice.type = PatternType::pick;
  choice.onto = pieces;
  put.type = place.type;
  put.kind = kind;
  put.onto = std::exchange(out.onto, {});
  put.stays = std::exchange(out.stays, false);
  out.type = PatternType::parts;
  out.kind = kind;
  out.parts = {choice, put};
  take_first(pieces, out);
  return out;
}

// `word`: as it is written.
PatternDef read_pattern(const FieldReader& pattern, std::string_view word, LoadedRuleset& out,
                        std::int64_t part) {
  const PatternWord& row = *pattern_called(word);
  PatternDef def;
  def.type = row.of;
  def.anywhere = word == row.anywhere;
  auto fields = pattern_fields(row);
  if (def.anywhere) std::erase(fields, "dirs");
  if (row.lists == PatternLists::words) def.words = read_choices(pattern);
  pattern.only(fields, most_entries(row, pattern));
  const bool several = lists_kinds(pattern);
  if (several && part > 0)
    pattern.complain("1", "several kinds are no part of an action; expected one kind");
  if (!several) read_entries(pattern, row.lists, out, def);
  read_set(pattern, "onto", out.definition, def.onto);
  read_set(pattern, "over", out.definition, def.over);
  read_set(pattern, "skip", out.definition, def.skip);
  pattern.with("dirs", [&](const FieldReader& dirs) {
    if (dirs.is_nil()) return;
    const SetValue* const term = to_set(dirs.state(), dirs.index());
    if (term != nullptr && !is_direction(*term))
      def.ways = read_term(dirs, out.definition);
    else
      def.dirs = read_directions(dirs, out.definition.board);
  });
  pattern.with("max", [&](const FieldReader& max) {
    if (!max.is_nil()) def.max = read_amount(max, 0, k_max_slide, out);
  });
  pattern.with("exactly", [&](const FieldReader& exactly) {
    if (!exactly.is_nil()) def.exactly = read_exactly(exactly, out);
  });
  pattern.with("lift", [&](const FieldReader& lift) {
    if (!lift.is_nil()) def.lift = read_lift(lift, out);
  });
  def.captures = pattern.flag("captures", false);
  def.progress = pattern.flag("progress", false);
  def.far = pattern.flag("far", false);
  def.stays = pattern.flag("stays", false);
  pattern.with("unless", [&](const FieldReader& unless) {
    def.unless_rule = part == 0 && unless.is_function();
    if (!def.unless_rule) def.unless = read_conditions(unless, out.definition);
  });
  pattern.with("worth", [&](const FieldReader& worth) {
    if (!worth.is_nil()) def.worth = read_worth(worth, out);
  });
  read_words(pattern, part, out, def);
  if (!several)
    pattern.with("from", [&](const FieldReader& from) { read_from(from, out.definition, def); });
  return def;
}

// `part`: its number, if it is a part of an action, from 1.
PatternDef read_any_pattern(const FieldReader& pattern, LoadedRuleset& out, std::int64_t part) {
  const std::string_view word = description(pattern.state(), pattern.index());
  const bool known = pattern_called(word) != nullptr;
  if (!known && to_set(pattern.state(), pattern.index()) != nullptr)
    pattern.complain("",
                     "expected a pattern, got only a set; pick{ … } lets a seat choose from it");
  if (!known) {
    std::vector<std::string> words;
    for (const PatternWord& row : k_pattern_words) {
      words.emplace_back(row.word);
      if (!row.anywhere.empty()) words.emplace_back(row.anywhere);
    }
    std::ranges::sort(words);
    pattern.expected("a pattern (" + list_text(words, "or") + ")");
  }
  return read_pattern(pattern, word, out, part);
}

// A pattern of a verb, as it is written there for the nth time. A place of several kinds is as many
// patterns.
void add_patterns(const FieldReader& pattern, int written, LoadedRuleset& out, VerbDef& verb) {
  PatternDef def = read_any_pattern(pattern, out);
  def.written = written;
  if (!lists_kinds(pattern)) return verb.patterns.push_back(std::move(def));
  const std::vector<std::string> kinds = read_listed_kinds(pattern, out.definition);
  pattern.with("from", [&](const FieldReader& from) {
    if (from.is_nil())
      pattern.complain("", "a choice of kinds needs from, the bag that has these pieces");
    const std::string bag = read_bag(from, out.definition, kinds);
    for (const std::string& kind : kinds) verb.patterns.push_back(place_of_kind(def, kind, bag));
  });
}

void read_must(const FieldReader& must, VerbDef& def) {
  static constexpr std::array<std::string_view, 1> words{"most"};
  def.most = must.is_text() && must.word(words) == 0;
  def.must = def.most || (!must.is_nil() && must.flag());
}

void read_final(const FieldReader& value, VerbDef& def, int api) {
  constexpr std::string_view k_if_rolled = "if rolled";
  if (value.is_nil()) return;
  value.needs_api(k_api_of_final, api);
  if (value.is_text() && value.text() == k_if_rolled)
    def.final = Final::if_rolled;
  else if (lua_isboolean(value.state(), value.index()) == 0)
    value.expected("true, false or \"if rolled\"");
  else if (value.flag())
    def.final = Final::always;
}

void read_lifts(const FieldReader& lifts, VerbDef& def) {
  static constexpr std::array<std::string_view, 3> words{"at once", "at the end", "never"};
  const std::size_t when = lifts.is_nil() ? 0 : lifts.word(words);
  def.lifts_at_end = when == 1;
  def.lifts_never = when == 2;
}

void read_again(const FieldReader& again, VerbDef& def, const GameDef& definition) {
  static constexpr std::array<std::string_view, 1> words{"any piece"};
  def.any_piece = again.is_text() && again.word(words) == 0;
  if (def.any_piece || (lua_isboolean(again.state(), again.index()) && again.flag()))
    def.again = make_set(TermOp::some, make_set(TermOp::me));
  else if (!again.is_nil() && lua_isboolean(again.state(), again.index()) == 0)
    def.again = read_term(again, definition);
}

std::vector<Write> read_does(const FieldReader& does, LoadedRuleset& out) {
  if (by_word(does))
    does.complain(
        "", "what each word of a choice does is said in its braces: choice{ { … }, does = { … } }");
  return read_writes(does, out);
}

// What may be written as a function or in words.
VerbFunctions read_functions(const FieldReader& verb, VerbDef& def, LoadedRuleset& out) {
  VerbFunctions kept{.allow = verb.keep("allow"),
                     .effect = verb.keep("effect"),
                     .unless = -1,
                     .done = -1,
                     .declined = -1,
                     .warns = verb.keep("warns")};
  const auto what_follows = [&](const char* field, int& function, std::vector<Write>& writes) {
    verb.with(field, [&](const FieldReader& value) {
      if (value.is_table() || lua_isuserdata(value.state(), value.index()) != 0)
        writes = read_writes(value, out);
      else
        function = verb.keep(field);
    });
  };
  what_follows("done", kept.done, def.afterwards);
  what_follows("declined", kept.declined, def.if_declined);
  verb.with("unless", [&](const FieldReader& unless) {
    if (unless.is_function())
      kept.unless = unless.keep();
    else
      def.refused = read_conditions(unless, out.definition);
  });
  const auto ruled = [](const PatternDef& pattern) { return pattern.unless_rule; };
  if (std::ranges::any_of(def.patterns, ruled))
    for (const PatternDef& pattern : def.patterns)
      verb.with(pattern.written, [&](const FieldReader& written) {
        kept.patterns_unless.push_back(pattern.unless_rule ? written.keep("unless") : -1);
      });
  def.allow = kept.allow >= 0;
  def.effect = kept.effect >= 0;
  def.unless = kept.unless >= 0 || !kept.patterns_unless.empty();
  def.done = kept.done >= 0;
  def.declined = kept.declined >= 0;
  def.warns = kept.warns >= 0;
  return kept;
}

// It follows a name and a colon, in a heading.
std::string read_task(const FieldReader& task) {
  std::string out = task.text();
  if (out.empty() || out.back() == '.')
    task.complain("", "expected what to do, without a full stop, as in \"hide your treasure\"");
  return out;
}

VerbDef read_verb(const std::string& name, const FieldReader& verb, LoadedRuleset& out) {
  VerbDef def;
  def.name = name;
  if (!description(verb.state(), verb.index()).empty()) {  // move = step{…} alone
    add_patterns(verb, 1, out, def);
    VerbFunctions& kept = out.functions.verbs.emplace_back();
    def.unless = def.patterns.front().unless_rule;
    for (std::size_t p = 0; def.unless && p < def.patterns.size(); ++p)
      kept.patterns_unless.push_back(verb.keep("unless"));
    return def;
  }
  if (!verb.is_table()) verb.expected("a pattern, or a table of patterns");
  verb.only(k_verb_fields, verb.length());
  if (verb.length() == 0) verb.complain("", "expected at least one pattern, got none");
  int written = 0;
  verb.items([&](const FieldReader& pattern) { add_patterns(pattern, ++written, out, def); });
  if (!def.patterns.front().words.empty() && def.patterns.size() > 1)
    verb.complain("2", "expected one choice that contains all words");
  def.asked = verb.flag("asked", false);
  def.secret = verb.flag("secret", false);
  def.silent = verb.flag("silent", false);
  verb.with("must", [&](const FieldReader& must) { read_must(must, def); });
  verb.with("lifts", [&](const FieldReader& lifts) { read_lifts(lifts, def); });
  verb.with("final", [&](const FieldReader& value) { read_final(value, def, out.api); });
  verb.with("says", [&](const FieldReader& says) {
    if (!says.is_nil()) def.says = name_of(says);
  });
  verb.with("task", [&](const FieldReader& task) {
    if (!task.is_nil()) def.task = read_task(task);
  });
  verb.with("when", [&](const FieldReader& when) {
    def.when = read_conditions(when, out.definition, &out.functions);
  });
  verb.with("does", [&](const FieldReader& does) { def.does = read_does(does, out); });
  verb.with("again", [&](const FieldReader& again) { read_again(again, def, out.definition); });
  verb.with("effect", [&](const FieldReader& effect) {
    if (is_writes(effect.state(), effect.index()))
      effect.complain("", "expected a function; send(…) and the like belong under does");
  });
  verb.with("last", [&](const FieldReader& last) { def.last = read_writes(last, out); });
  out.functions.verbs.push_back(read_functions(verb, def, out));
  return def;
}

}  // namespace

// The engine decides whether a direction has a meaning for the seats; this catches only
// misspellings.
std::vector<std::string> read_directions(const FieldReader& dirs, const Board& board) {
  std::vector<std::string> out;
  const auto add = [&](const FieldReader& dir, const std::string& word) {
    const std::string wrong = unknown_direction(word, board);
    if (!wrong.empty()) dir.complain("", wrong);
    out.push_back(word);
  };
  const auto read = [&](const FieldReader& dir) {
    const SetValue* const term = to_set(dir.state(), dir.index());
    if (term != nullptr && !is_direction(*term))
      dir.complain("",
                   "expected the name of a direction in this list; a term stands alone, as in "
                   "dirs = var \"wind\"");
    if (term == nullptr) return add(dir, dir.text());
    for (const std::string& word : term->set->dirs) add(dir, word);
  };
  if (dirs.is_table())
    dirs.list(read);
  else if (dirs.is_text() || to_set(dirs.state(), dirs.index()) != nullptr)
    read(dirs);
  else
    dirs.texts();  // says what was expected
  if (out.empty()) dirs.expected("at least one direction");
  return out;
}

bool is_pattern_field(std::string_view name) {
  return std::ranges::any_of(k_pattern_words, [&](const PatternWord& word) {
    return std::ranges::count(pattern_fields(word), name) > 0;
  });
}

namespace {

// Whether a value can be a verb: a pattern, or a table that begins with one.
bool begins_with_pattern(const FieldReader& verb) {
  const auto is_pattern = [](const FieldReader& value) {
    return pattern_called(description(value.state(), value.index())) != nullptr;
  };
  bool out = is_pattern(verb);
  if (!out && verb.is_table())
    verb.with(1, [&](const FieldReader& first) { out = is_pattern(first); });
  return out;
}

}  // namespace

void read_verbs(const FieldReader& verbs, LoadedRuleset& out) {
  if (verbs.is_nil()) verbs.expected("a table of verbs");
  verbs.each([&](const std::string& name, const FieldReader& verb) {
    if (std::ranges::find(k_verb_fields, name) != k_verb_fields.end() && !begins_with_pattern(verb))
      verb.complain("", fmt::format("this belongs inside the braces of a verb, after its pattern: "
                                    "play = {{ pick{{ any.hand }}, {} = … }}",
                                    name));
    out.definition.verbs.push_back(read_verb(name, verb, out));
  });
  if (out.definition.verbs.empty()) verbs.complain("", "expected at least one verb, got none");
}

}  // namespace hr::scripting
