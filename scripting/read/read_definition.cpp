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

namespace hr::scripting {

namespace {

constexpr std::array<std::string_view, 25> k_fields{
    "name",  "by",    "about", "card",   "options", "seats", "board", "regions", "marks",
    "zones", "kinds", "vars",  "events", "verbs",   "setup", "ready", "turn",    "stuck",
    "ends",  "score", "pie",   "hooks",  "par",     "clock", "sheets"};
constexpr std::array<const char*, 16> k_described{
    "card",   "board", "seats", "regions", "marks", "zones", "kinds", "vars",
    "events", "verbs", "ends",  "stuck",   "pie",   "par",   "clock", "sheets"};
// Fields that a function may omit by returning nothing.
constexpr std::array<std::string_view, 5> k_optional{"stuck", "pie", "par", "clock", "sheets"};
constexpr std::array<std::string_view, 3> k_stuck{"pass", "loses", "draws"};

void read_texts(const FieldReader& ruleset, Definition& out) {
  ruleset.with("name", [&](const FieldReader& name) { out.name = name_of(name); });
  out.by = ruleset.text("by", "");
  out.about = ruleset.text("about", "");
}

// A function, or lasts "name": the variable that holds the length of a turn.
void read_turn(const FieldReader& ruleset, LoadedRuleset& out) {
  Definition& def = out.definition;
  ruleset.with("turn", [&](const FieldReader& turn) {
    if (description(turn.state(), turn.index()) != "lasts") {
      if (!turn.is_nil() && !turn.is_function())
        turn.expected("a function, or lasts \"name\" with the name of a variable");
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
void check_fields(const FieldReader& ruleset, const Definition& def,
                  std::vector<std::string> taken) {
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

void described(const FieldReader& ruleset, const char* name, int options, const PartReader& use) {
  ruleset.with(name, [&](const FieldReader& part) {
    if (!part.is_function()) return use(part);
    lua_State* L = part.state();
    lua_pushvalue(L, part.index());
    lua_pushvalue(L, options);
    part.box().call(1, 1);
    const bool optional = std::ranges::find(k_optional, part.path()) != k_optional.end();
    if (!optional && lua_isnil(L, -1))
      part.complain("", "expected the function to return a value, got nothing");
    use(part.again(-1));
    lua_pop(L, 1);
  });
}

std::span<const char* const> described_fields() { return k_described; }

std::vector<std::string> ruleset_fields() { return {k_fields.begin(), k_fields.end()}; }

LoadedRuleset read_definition(const FieldReader& ruleset, int options, const BoardFile* file,
                              std::vector<std::string> taken) {
  ruleset.only(k_fields);
  LoadedRuleset out;
  Definition& def = out.definition;
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
  part("zones", [&](const FieldReader& zones) { read_zones(zones, def); });
  part("kinds", [&](const FieldReader& kinds) { read_kinds(kinds, out); });
  part("vars", [&](const FieldReader& vars) { read_vars(vars, def); });
  check_fields(ruleset, def, std::move(taken));
  part("events", [&](const FieldReader& events) { read_events(events, out); });
  read_turn(ruleset, out);
  out.functions.setup = ruleset.keep("setup");
  out.functions.ready = ruleset.keep("ready");
  out.functions.score = ruleset.keep("score");
  def.ready = out.functions.ready >= 0;
  def.score = out.functions.score >= 0;
  part("verbs", [&](const FieldReader& verbs) { read_verbs(verbs, out); });
  part("ends", [&](const FieldReader& ends) { read_ends(ends, out); });
  part("stuck", [&](const FieldReader& stuck) {
    unmarked(stuck, [&](const FieldReader& word, bool reveals) {
      if (!word.is_nil()) def.stuck = static_cast<Stuck>(word.word(k_stuck) + 1);
      def.stuck_reveals = reveals;
    });
  });
  part("pie", [&](const FieldReader& pie) { def.pie = !pie.is_nil() && pie.flag(); });
  part("par", [&](const FieldReader& par) { read_par(par, out); });
  part("clock", [&](const FieldReader& clock) {
    if (!clock.is_nil()) def.clock = static_cast<int>(clock.integer(1, k_max_clock_seconds));
  });
  read_hooks(ruleset, out.functions);
  def.leaps = leaps_made(ruleset.state());
  return out;
}

}  // namespace hr::scripting
