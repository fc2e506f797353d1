// SPDX-License-Identifier: MIT
#include "core/match/position.h"

#include "core/engine/asks.h"
#include "core/engine/pieces.h"
#include "core/words/piece_codes.h"
#include "core/words/text.h"

namespace hr {

namespace {

void begin_turn(State& state, const Game& game, const TurnContext& moment) {
  state.forget();
  while (state.header().asks > 0) drop_ask(state, game, 0);
  Header& header = state.header();
  if (header.pie == Pie::open) header.key ^= k_open_swap_key;
  header.key ^= turn_key(header.turn) ^ turn_key(moment.turn);
  Header fresh;
  fresh.key = header.key;
  fresh.ply = moment.ply;
  fresh.idle = moment.idle;
  fresh.turn = moment.turn;
  fresh.pie = game.definition().pie ? Pie::declined : Pie::off;
  if (!header.ended) fresh.out = header.out;
  for (int s = 0; s < game.seats() && header.ended; ++s)
    if (is_out(header, SeatId(s))) fresh.key ^= out_key(SeatId(s));
  header = fresh;
}

}  // namespace

State arrange(Engine& engine, const State& base, const DrawnPosition& drawing,
              const TurnContext& moment) {
  const Game& game = engine.game();
  State state = base;
  begin_turn(state, game, moment);
  ActionContext context;
  Effect effect(engine, state, context, SeatId::none);
  for (const auto& [place, found] : drawing.cells) {
    const auto& [zone, cell] = place;
    const ZoneLayout& layout = game.layout().zone(zone);
    if (found.hidden)
      throw Error((game.definition().zones[layout.zone].of_cards()
                       ? sentence(zone_name(game, layout))
                       : game.board().name(cell)) +
                  ": expected the contents, because a position hides nothing, got \"hidden\"");
    effect.clear(zone, cell);
    for (const Pieces& pieces : found.pieces) effect.put(zone, cell, pieces.piece, pieces.count);
  }
  for (const auto& [place, value] : drawing.vars) {
    if (!value)
      throw Error(var_name(game, place.first, place.second) +
                  ": expected a value, because a position hides nothing, got \"hidden\"");
    effect.set_var(place.first, place.second, *value);
  }
  if (game.keeps_keys()) state.remember(state.header().key);
  return state;
}

}  // namespace hr
