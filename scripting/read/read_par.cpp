// SPDX-License-Identifier: MIT
// Reads `par`: what a run collects and where it may go.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "scripting/read/loaded_ruleset.h"

namespace hr::scripting {

namespace {

// It is a key beside "score" and "route" in the JSON output of par.
std::string read_collects(const FieldReader& collects) {
  static constexpr std::array<std::string_view, 3> taken{"", "score", "route"};
  const std::string word = collects.text();
  if (std::ranges::find(taken, word) != taken.end())
    collects.complain("", fmt::format("expected what is collected, as a plural such as "
                                      "\"jewels\", got \"{}\"",
                                      word));
  return word;
}

void read_stops(const FieldReader& stops, ParDef& out) {
  if (stops.is_nil()) return;
  static constexpr std::array<std::string_view, 1> words{"after a move"};
  if (stops.is_text()) stops.word(words), out.moves_first = true;
  out.stops = out.moves_first || stops.flag();
}

void read_usual(const FieldReader& usual, LoadedRuleset& out, ParDef& def) {
  if (usual.is_nil()) return;
  def.usual_rule = usual.is_function();
  if (def.usual_rule)
    out.functions.usual_worth = usual.keep();
  else
    def.usual = usual.integer(-k_max_worth, k_max_worth);
}

}  // namespace

void read_par(const FieldReader& par, LoadedRuleset& out) {
  static constexpr std::array<std::string_view, 8> fields{"collects", "over", "from",  "dirs",
                                                          "stops",    "toll", "worth", "usual"};
  if (par.is_nil()) return;
  par.only(fields);
  ParDef def;
  const GameDef& game = out.definition;
  par.with("collects", [&](const FieldReader& word) { def.collects = read_collects(word); });
  par.with("over", [&](const FieldReader& set) { def.over = read_set(set, game); });
  par.with("from", [&](const FieldReader& set) {
    if (!set.is_nil()) def.from = read_set(set, game);
  });
  par.with("dirs", [&](const FieldReader& dirs) {
    if (!dirs.is_nil()) def.dirs = read_directions(dirs, game.board);
  });
  par.with("stops", [&](const FieldReader& stops) { read_stops(stops, def); });
  def.toll = par.integer("toll", 0, 0, k_max_toll);
  out.functions.worth = par.keep("worth");
  def.worth = out.functions.worth >= 0;
  par.with("usual", [&](const FieldReader& usual) { read_usual(usual, out, def); });
  out.definition.par = std::move(def);
}

}  // namespace hr::scripting
