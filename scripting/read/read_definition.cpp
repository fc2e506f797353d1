// SPDX-License-Identifier: MIT
// Reads a ruleset's table as a whole, its fields in the order in which they build on each other.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "scripting/lua/library.h"
#include "scripting/lua/values.h"
#include "scripting/read/board_file.h"
#include "scripting/read/loaded_ruleset.h"
#include "scripting/read/names.h"
#include "scripting/read/read_look.h"
#include "scripting/source/api_version.h"

namespace hr::scripting {

namespace {

constexpr int k_api_of_drops_out = 4;
constexpr std::array<std::string_view, 34> k_ruleset_fields{
    "name",    "by",       "about", "card",      "options",     "seats",     "board",
    "regions", "marks",    "zones", "kinds",     "vars",        "terms",     "events",
    "verbs",   "setup",    "ready", "turn",      "stuck",       "ends",      "score",
    "pie",     "hooks",    "par",   "clock",     "turn_begins", "turn_ends", "sheets",
    "api",     "together", "look",  "reminders", "time_out",    "drops_out"};
constexpr std::array<const char*, 18> k_described{
    "card",   "board", "seats", "regions", "marks", "zones", "kinds", "vars",   "terms",
    "events", "verbs", "ends",  "stuck",   "pie",   "par",   "clock", "sheets", "look"};
// Fields that a function may omit by returning nothing.
constexpr std::array<std::string_view, 7> k_optional{"terms", "stuck",  "pie", "par",
                                                     "clock", "sheets", "look"};
constexpr std::array<std::string_view, 1> k_time_out{"loses"};
constexpr std::array<std::string_view, 4> k_stuck{"pass", "loses", "draws", "skips"};

// What happens to a seat that is stuck: a word; or a list of it, in braces with its name, after
// cases { CONDITION, word, name }.
void read_stuck(const FieldReader& stuck, GameDef& def) {
  const auto word = [&](const FieldReader& value) {
    return static_cast<Stuck>(value.word(k_stuck) + 1);
  };
  static constexpr std::array<std::string_view, 1> fields{"name"};
  if (stuck.is_nil()) return;
  if (!stuck.is_table()) {
    def.stuck = word(stuck);
    return;
  }
  stuck.list([&](const FieldReader& entry) {
    if (def.stuck != Stuck::undeclared)
      entry.complain("",
                     "the entry before this one has no condition, so nothing can come after it");
    if (!entry.is_table()) {
      def.stuck = word(entry);
      return;
    }
    bool plain = false;
    entry.with(1, [&](const FieldReader& first) { plain = first.is_text(); });
    entry.only(fields, plain ? 1 : 2);
    StuckCase out;
    if (!plain) entry.with(1, [&](const FieldReader& when) { out.when = read_term(when, def); });
    entry.with(plain ? 1 : 2, [&](const FieldReader& then) { out.then = word(then); });
    entry.with("name", [&](const FieldReader& value) {
      if (!value.is_nil()) out.name = name_of(value);
    });
    if (!plain) return def.stuck_cases.push_back(std::move(out));
    def.stuck = out.then;
    def.stuck_name = out.name;
  });
}

std::string example_score(const GameDef& def) {
  for (const VarDef& var : def.vars)
    if (var.per_seat && var.type == VarType::number) return fmt::format("var \"{}\"", var.name);
  return def.board.plain_cells() > 0 ? "count(own)" : "count(any.hand)";
}

// A function, or a term that is a number.
void read_score(const FieldReader& score, LoadedRuleset& out) {
  if (score.is_function()) {
    out.functions.score = score.keep();
  } else if (!score.is_nil()) {
    if (lua_isinteger(score.state(), score.index()) != 0)
      score.complain("",
                     fmt::format("expected what changes in a game, such as {}, got {}; if nobody "
                                 "scores, leave the line out",
                                 example_score(out.definition), score.integer()));
    out.definition.scored = read_term(
        score, out.definition,
        fmt::format("one term, such as {}, or a function", example_score(out.definition)));
  }
  out.definition.score = out.functions.score >= 0 || out.definition.scored != nullptr;
}

void read_texts(const FieldReader& ruleset, GameDef& out) {
  ruleset.with("name", [&](const FieldReader& name) { out.name = name_of(name); });
  out.by = ruleset.text("by", "");
  out.about = ruleset.text("about", "");
}

// A function, or lasts "name": the variable that holds the length of a turn.
void read_turn(const FieldReader& ruleset, LoadedRuleset& out) {
  GameDef& def = out.definition;
  ruleset.with("turn", [&](const FieldReader& turn) {
    if (description(turn.state(), turn.index()) == "among") {
      turn.only({}, 1);
      turn.with(1, [&](const FieldReader& seats) { def.turn_among = read_term(seats, def); });
      return;
    }
    if (description(turn.state(), turn.index()) != "lasts") {
      if (!turn.is_nil() && !turn.is_function())
        turn.expected("a function, among(SEATS), or lasts \"name\" with the name of a variable");
      out.functions.turn = turn.keep();
      def.turn = out.functions.turn >= 0;
      return;
    }
    turn.only({}, 1);
    turn.with(1, [&](const FieldReader& name) {
      def.lasts = name.text();
      std::vector<std::string> vars;
      for (const VarDef& var : def.vars) vars.push_back(var.name);
      if (std::ranges::find(vars, def.lasts) == vars.end())
        name.unknown("variable", def.lasts, vars);
    });
  });
}

void read_hooks(const FieldReader& ruleset, Functions& out) {
  ruleset.with("hooks", [&](const FieldReader& hooks) {
    if (hooks.is_nil()) return;
    hooks.each([](const std::string&, const FieldReader& hook) {
      if (!hook.is_function()) hook.expected("a function");
    });
    lua_pushvalue(hooks.state(), hooks.index());
    freeze(hooks.state(), "hooks");
    out.hooks = hooks.box().keep();
  });
}

// Zones and variables are fields of g and v, beside the functions, so no name may be used twice.
void check_fields(const FieldReader& ruleset, const LoadedRuleset& loaded,
                  const std::vector<TableField>& fields) {
  const GameDef& def = loaded.definition;
  std::vector<std::string> taken;
  for (const TableField& field : fields)
    if (field.since <= loaded.api) taken.push_back(field.name);
  const auto check = [&](const char* field, const auto& declared) {
    for (const auto& entry : declared)
      if (std::ranges::find(taken, entry.name) != taken.end())
        ruleset.complain(fmt::format("{}.{}", field, entry.name),
                         fmt::format("g.{} is already taken; choose another name", entry.name));
    for (const auto& entry : declared) taken.push_back(entry.name);
  };
  check("zones", def.zones);
  check("vars", def.vars);
}

}  // namespace

namespace {

// For a function(g, me) in the place of a function(o), which finds none of the game's fields in o.
std::string about_options(std::string_view field) {
  std::string out =
      fmt::format("a function for `{}` receives the options, function(o), not the game", field);
  if (field == "stuck") out += R"(; list the cases instead: { { no(own), "loses" }, "draws" })";
  if (field == "ends") out += "; a function that ends the game goes into the list";
  return out;
}

}  // namespace

void described(const FieldReader& ruleset, const char* name, int options, const PartReader& use) {
  ruleset.with(name, [&](const FieldReader& part) {
    if (!part.is_function()) return use(part);
    lua_State* L = part.state();
    {
      const MissingNote note(L, "options", about_options(name));
      lua_pushvalue(L, part.index());
      lua_pushvalue(L, options);
      part.box().call(1, 1);
    }
    const bool optional = std::ranges::find(k_optional, part.path()) != k_optional.end();
    if (!optional && lua_isnil(L, -1))
      part.complain("", "expected the function to return a value, got nothing");
    use(part.again(-1));
    lua_pop(L, 1);
  });
}

std::span<const char* const> described_fields() { return k_described; }

std::vector<std::string> ruleset_fields() {
  return {k_ruleset_fields.begin(), k_ruleset_fields.end()};
}

namespace {

// Leaves the version as it is where the ruleset names none.
void read_api_version(const FieldReader& api, int& version) {
  if (api.is_nil()) return;
  version = static_cast<int>(api.integer(1, 1'000'000));
  if (version <= k_api_version) return;
  api.complain("", fmt::format("this ruleset needs version {} of the API, and this program has {}; "
                               "get a newer one",
                               version, k_api_version));
}

void read_setup(const FieldReader& ruleset, LoadedRuleset& out) {
  ruleset.with("setup", [&](const FieldReader& setup) {
    if (setup.is_table() || lua_isuserdata(setup.state(), setup.index()) != 0)
      out.definition.setup = read_setup_writes(setup, out);
    else
      out.functions.setup = ruleset.keep("setup");
  });
}

}  // namespace

LoadedRuleset read_definition(const FieldReader& ruleset, const RulesetText& ruleset_text,
                              int options, const BoardFile* file,
                              const std::vector<TableField>& taken,
                              std::vector<OptionNumber> option_numbers) {
  ruleset.only(k_ruleset_fields);
  LoadedRuleset out;
  ruleset.with("api", [&](const FieldReader& api) { read_api_version(api, out.api); });
  ruleset.box().name_version(out.api);
  GameDef& def = out.definition;
  def.option_numbers = std::move(option_numbers);
  options = lua_absindex(ruleset.state(), options);
  const auto part = [&](const char* name, const PartReader& use) {
    described(ruleset, name, options, use);
  };
  read_texts(ruleset, def);
  part("card", [&](const FieldReader& card) {
    if (!card.is_nil()) def.card = card.texts();
  });
  part("board", [&](const FieldReader& board) { def.board = read_board(board); });
  part("seats", [&](const FieldReader& seats) { read_seats(seats, def); });
  const auto all_regions = [&] {
    part("regions", [&](const FieldReader& regions) { read_regions(regions, def); });
  };
  file != nullptr ? edit_board(def, *file, all_regions) : all_regions();
  part("marks", [&](const FieldReader& marks) { read_marks(marks, def); });
  part("look", [&](const FieldReader& look) { read_board_look(look, ruleset_text, def); });
  part("zones", [&](const FieldReader& zones) { read_zones(zones, def); });
  std::vector<WritesOfKind> captured;
  part("kinds", [&](const FieldReader& kinds) { captured = read_kinds(kinds, ruleset_text, out); });
  part("vars", [&](const FieldReader& vars) { read_vars(vars, def); });
  check_fields(ruleset, out, taken);
  part("events", [&](const FieldReader& events) { read_events(events, out); });
  read_turn(ruleset, out);
  out.functions.ready = ruleset.keep("ready");
  def.ready = out.functions.ready >= 0;
  out.functions.reminders = ruleset.keep("reminders");
  def.reminders = out.functions.reminders >= 0;
  part("terms", [&](const FieldReader& terms) { read_terms(terms, out); });
  read_setup(ruleset, out);
  read_captured(captured, out);
  ruleset.with("turn_begins",
               [&](const FieldReader& writes) { def.turn_begins = read_writes(writes, out); });
  ruleset.with("turn_ends",
               [&](const FieldReader& writes) { def.turn_ends = read_writes(writes, out); });
  ruleset.with("drops_out", [&](const FieldReader& writes) {
    writes.needs_api(k_api_of_drops_out, out.api);
    def.drops_out = read_writes(writes, out);
  });
  ruleset.with("score", [&](const FieldReader& score) { read_score(score, out); });
  part("verbs", [&](const FieldReader& verbs) { read_verbs(verbs, out); });
  check_asked_verbs(out);
  part("ends", [&](const FieldReader& ends) { read_ends(ends, out); });
  part("stuck", [&](const FieldReader& stuck) {
    unmarked(stuck, [&](const FieldReader& cases, bool reveals) {
      read_stuck(cases, def);
      def.stuck_reveals = reveals;
    });
  });
  def.together = ruleset.flag("together", false);
  part("pie", [&](const FieldReader& pie) { def.pie = !pie.is_nil() && pie.flag(); });
  part("par", [&](const FieldReader& par) { read_par(par, out); });
  part("clock", [&](const FieldReader& clock) {
    if (!clock.is_nil()) def.clock = static_cast<int>(clock.integer(1, k_max_clock_seconds));
  });
  ruleset.with("time_out", [&](const FieldReader& loses) {
    if (!loses.is_nil()) def.time_out_loses = loses.word(k_time_out) == 0;
  });
  read_hooks(ruleset, out.functions);
  def.leaps = leaps_made(ruleset.state());
  return out;
}

}  // namespace hr::scripting
