// SPDX-License-Identifier: MIT
#include "core/lab/game_watch.h"

#include "core/base/message.h"
#include "core/engine/asks.h"
#include "core/engine/view.h"
#include "core/game/place_type.h"
#include "core/language/pattern_table.h"

namespace hr {

std::vector<WatchedPlace> places_of(const Game& game) {
  std::vector<WatchedPlace> out;
  for (const RegionDef& region : game.definition().regions) {
    WatchedPlace own{region.name, {}},
        others{Message("{region} (another's)", region.name).in_english(), {}, true};
    for (int seat = 0; seat < game.seats(); ++seat) {
      own.cells.push_back(region.cells[region.cells.size() == 1 ? 0 : nth(seat)]);
      CellSet& other = others.cells.emplace_back(game.cells());
      for (std::size_t i = 0; i < region.cells.size(); ++i)
        if (i != nth(seat)) other |= region.cells[i];
    }
    out.push_back(own);
    if (region.cells.size() == 1) continue;
    out.back().name = Message("{region} (own)", region.name).in_english();
    out.push_back(others);
  }
  return out;
}

namespace {

std::size_t player_in(const State& state, SeatId seat) {
  return state.header().pie == Pie::taken ? 1 - nth(seat) : nth(seat);
}

}  // namespace

GameWatch::GameWatch(Engine& engine) : engine_(&engine), places_(places_of(engine.game())) {}

GameFacts GameWatch::begin() const {
  const Game& game = engine_->game();
  GameFacts out;
  out.verbs.resize(nth(game.swap()) + 1);
  out.kinds.resize(game.definition().kinds.size());
  out.places.resize(places_.size());
  out.targets.resize(nth(game.cells()));
  return out;
}

void GameWatch::note(GameFacts& facts, const State& state, SeatId seat,
                     const Choice& choice) const {
  const Game& game = engine_->game();
  const VerbId verb = choice.action.verb;
  ++facts.verbs[nth(verb)][player_in(state, seat)];
  if (!game.built_in(verb) && choice.pattern >= 0)
    note_pattern(facts, state, seat, game.verb_def(verb).patterns[nth(choice.pattern)],
                 choice.action, 0);
  if (facts.opening || played(state.header()) > 0) return;
  if (state.header().asks > 0 && all_open(state, game)) return;
  facts.opening = choice.action;
  facts.opener = nth(seat);
}

void GameWatch::note_pattern(GameFacts& facts, const State& state, SeatId seat,
                             const PatternDef& pattern, const Action& action,
                             std::size_t first) const {
  for (const PatternDef& part : pattern.parts) {
    note_pattern(facts, state, seat, part, action, first);
    first += nth(count_arguments(part));
  }
  const int target = word_of(pattern.type).target;
  if (target < 0 || first + nth(target) >= action.count) return;
  const std::size_t player = player_in(state, seat);
  const CellId cell = action.cell(static_cast<int>(first) + target);
  ++facts.targets[nth(cell)][player];
  for (std::size_t i = 0; i < places_.size(); ++i)
    if (places_[i].cells[seat].has(cell)) ++facts.places[i][player];
  KindId kind = KindId::none;
  if (!pattern.kind.empty())
    kind = engine_->game().kind(pattern.kind);
  else if (word_of(pattern.type).has_piece())
    kind = kind_on(state, action.cell(static_cast<int>(first)), seat);
  if (kind != KindId::none) ++facts.kinds[nth(kind)][player];
}

// What a seat moves from there: its own piece if there is one.
KindId GameWatch::kind_on(const State& state, CellId cell, SeatId seat) const {
  const Game& game = engine_->game();
  const View view(*engine_, state, SeatId::owner);
  KindId out = KindId::none;
  for (const ZoneInstance zone : game.layout().zone_instances()) {
    if (!can_be_on(game, game.layout().zone(zone).zone, cell)) continue;
    const Piece piece = view.at(zone, cell).piece;
    if (piece.kind != KindId::none && (out == KindId::none || piece.owner == seat))
      out = piece.kind;
  }
  return out;
}

}  // namespace hr
