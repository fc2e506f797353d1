// SPDX-License-Identifier: MIT
// Makes one text of a ruleset as people see it.
#include <fmt/format.h>

#include "core/table/action_list.h"
#include "core/table/table_access.h"
#include "scripting/ruleset/open_rules.h"
#include "scripting/ruleset/sheets.h"
#include "scripting/source/option_words.h"
#include "tests/scripting/bind/api_examples.h"
#include "tests/support/variants.h"

namespace hr::tests {

namespace {

std::string facts(const scripting::Ruleset& ruleset) {
  const GameDef& d = ruleset.game()->definition();
  std::string out = fmt::format("{} by {}: {}\n", d.name, d.by, d.about);
  for (const std::string& sentence : d.card) out += "card: " + sentence + "\n";
  for (const SeatDef& seat : d.seats)
    out += fmt::format("seat {} faces {}\n", seat.name, seat.faces);
  for (const scripting::Option& option : ruleset.options())
    out += fmt::format("{}={}: {}; {}; {}\n{}, under {}\n", option.name,
                       scripting::option_text(option.value), scripting::option_range(option),
                       option.help, option.idle, scripting::option_title(option),
                       scripting::option_group(option));
  for (const scripting::VariantInfo& note : ruleset.variants())
    out += fmt::format("variant {} by {}: {}\n", note.name, note.by, note.about);
  for (const KindDef& kind : d.kinds)
    for (const std::string& look : kind.looks) out += "drawing: " + look + "\n";
  for (const auto& [name, look] : d.look.regions)
    out += fmt::format("look of {}: {} {}\n", name, k_tints[static_cast<std::size_t>(look.fill)],
                       look.drawing);
  out += fmt::format("{} links\n", d.board.links());
  for (const Sheet& sheet : scripting::load_sheets(ruleset.text()))
    out += "sheet " + sheet.title + "\n";
  return out;
}

std::string reports(const Table& table, int seats) {
  std::string out;
  for (int s = -1; s < seats; ++s) {
    const Report report = table.report(Issuer::owner(), ViewQuery{.seat = SeatId(s), .text = true});
    out += fmt::format("seen by {}:\n{}", s, report.board);
    for (const std::string& sentence : report.reminders) out += sentence + "\n";
    for (const VarReport& var : report.vars) out += var.text() + "\n";
    for (const LogLine& line : report.log) out += "log: " + line.text + "\n";
  }
  return out;
}

// Plays twelve actions, always the first in the list.
std::string portrait_of(const Kit& kit, const Names& variants) {
  try {
    const std::shared_ptr<scripting::Ruleset> ruleset = kit.load(variants);
    std::string out = facts(*ruleset);
    const int seats = ruleset->game()->seats();
    Table table(Match(scripting::make_playable(ruleset), 1));
    TimePoint now(0);
    table.keep_time([&] { return now; });
    out += table.report(Issuer::owner(), ClockQuery()).text + "\n";
    for (int n = 0; n < 12 && !match_of(table).ended(); ++n) {
      const Report report = table.report(Issuer::owner(), ViewQuery{SeatId::none});
      const auto& legal = report.legal;
      out += report.turn + "\n";
      for (const ActionReport& action : legal)
        if (!action.warning.empty()) out += "warning: " + action.warning + "\n";
      for (const std::string& line : action_lines(legal)) out += "legal: " + line + "\n";
      if (legal.empty()) break;
      const Reply reply =
          table.give(Issuer::owner(), PlayChosen{SeatId(legal.front().seat), legal.front().action});
      out += reply.text + table.report(Issuer::owner(), OwnerQuery()).failure + "\n";
    }
    out += reports(table, seats) + table.report(Issuer::owner(), ViewQuery{SeatId::none}).outcome +
           "\n";
    Table other(table);  // what a player hears who wants the last action back
    out += "undo: " + other.give(Issuer::of(SeatId(0)), Undo{}).text + "\n";
    const ParReport par = table.report(Issuer::owner(), ParQuery{SeatId::none});
    out += (par.refusal.empty() ? par.whole.text : par.refusal) + "\n";
    out += table.report(Issuer::owner(), CellValuesQuery{SeatId::owner}).text + "\n";
    // What happens when the time of the seat to act is up.
    table.give(Issuer::owner(), SetSeatClocks{{.main = 1}});
    table.give(Issuer::owner(), RunSeatClocks{});
    now += std::chrono::seconds(2);
    table.give(Issuer::owner(), CallTime{});
    out += reports(table, seats);
    return out + table.report(Issuer::owner(), ViewQuery{SeatId::none}).outcome + "\n";
  } catch (const Error& error) {
    return error.what();
  }
}

}  // namespace

std::string portrait(const std::string& rules) { return portrait_of(Kit(rules), {}); }

std::string variant_portrait(const std::string& variant) {
  Kit kit(
      "local function note(g, n) g.log = g.log * 10 + n end\n"
      "return { name = 'Base', seats = { 'a', 'b' }, board = grid{ 2, 2 }, zones = { field = {} "
      "},\n"
      "options = { size = { 3, min = 2, max = 9 } }, kinds = { man = {} }, vars = { log = {} },\n"
      "verbs = { go = { pass{}, effect = function(g, me) note(g, 5) g.hooks.bonus(g) end } },\n"
      "hooks = { bonus = function(g) note(g, 6) end }, ends = { plies(3) } }");
  kit.file("variants/v.lua", "return { extends = 't', name = 'Vee', " + variant + " }");
  return portrait_of(kit, {"v"});
}

}  // namespace hr::tests
