// SPDX-License-Identifier: MIT
// How a game begins: initial values, starting pieces, then Rules::setup.
#pragma once

#include "core/board/edited_board.h"
#include "core/engine/cards.h"
#include "core/game/bind.h"
#include "core/kernel/kernel_play.h"
#include "core/kernel/set_up_search.h"

namespace hr {

// Puts the pieces of a kind on their starting cells.
template <int W>
void Kernel<W>::place_starting_pieces(KindId kind, const State& state, Effect& effect) {
  const KindDef& def = game_->definition().kinds[kind];
  const std::string where = "kinds." + def.name + ".begins_on";
  const Bound set = bind_set(*game_, def.begins_on, def.zone, where);
  const auto put = [&](ZoneInstance zone, const B& cells, SeatId owner) {
    cells.each([&](int cell) { effect.put(zone, CellId(cell), {kind, owner}); });
  };
  try {
    for (const ZoneInstance zone : game_->layout().zone_instances()) {
      if (game_->layout().zone(zone).zone != def.zone) continue;
      B all;
      for (int s = 0; s < game_->seats(); ++s) {
        const B cells = terms_.value(*set, state, SeatId(s), SeatId::owner);
        if (def.owned) put(zone, cells, SeatId(s));
        all = all | cells;
      }
      if (!def.owned) put(zone, all, SeatId::none);
    }
  } catch (const Error& error) {
    const auto& edited = game_->definition().edited;
    throw Error(rules_.located(
        where, error.what() + (edited ? "; the game cannot be set up on board " + edited->name
                                      : std::string())));
  }
}

template <int W>
void Kernel<W>::start(State& state, ActionContext& context) {
  as_question([&] { set_up(state, context); });
}

// Makes the position that is the same for every game: initial values and starting pieces.
template <int W>
void Kernel<W>::lay_out(ActionContext& context) {
  const Definition& def = game_->definition();
  State state(game_->layout().words());
  Header& header = state.header();
  for (std::size_t v = 0; v < def.vars.size(); ++v)
    for (int s = 0; s < (def.vars[v].per_seat ? game_->seats() : 1); ++s) {
      const int word = game_->layout().var_word(VarId(static_cast<int>(v)), SeatId(s));
      state.words()[word] = static_cast<Word>(def.vars[v].initial);
      if (!def.vars[v].clock) header.key ^= var_key(word, def.vars[v].initial);
    }
  header.key ^= turn_key(header.turn);
  Effect effect(*this, state, context, SeatId::none);
  for (std::size_t kind = 0; kind < def.kinds.size(); ++kind)
    if (def.kinds[kind].begins_on)
      place_starting_pieces(KindId(static_cast<int>(kind)), state, effect);
  for (std::size_t kind = 0; kind < def.kinds.size(); ++kind) try {
      CardTable(*game_, state).begin(KindId(static_cast<int>(kind)));
    } catch (const Error& error) {
      throw Error(rules_.located("kinds." + def.kinds[kind].name + ".begins_in", error.what()));
    }
  first_ = std::move(state);
}

template <int W>
void Kernel<W>::set_up(State& state, ActionContext& context) {
  context.chance.begin(Chance::k_setup);
  if (first_.size() == 0) lay_out(context);
  state = first_;
  if (context.events != nullptr) fog_.note(state);
  Effect effect(*this, state, context, SeatId::none);
  deeds_.carry_out(state, plan_.set_up, SeatId(0), context);
  const SeatId first = rules_.setup(effect);
  if (index(first) < 0 || index(first) >= game_->seats())
    throw Error("setup: expected the seat that moves first, got number " +
                std::to_string(index(first) + 1));
  give_turn(state, first);
  if (!all_open(state, *game_)) begin_turn(state, context);
  if (game_->counts_boards()) state.remember(board_key(state, *game_));
  if (game_->definition().pie) state.header().pie = Pie::waiting;
  settle(state, context);
  if (all_open(state, *game_)) SetUpSearch<W>(*this, *game_, counted_).require(state);
}

}  // namespace hr
