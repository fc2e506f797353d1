// SPDX-License-Identifier: MIT
#include "core/solver/knowledge.h"

#include <bit>

#include "core/engine/asks.h"
#include "core/worlds/fold.h"

namespace hr {

PlayerId player_in(const State& state, SeatId seat) {
  return PlayerId(state.header().pie == Pie::taken ? 1 - index(seat) : index(seat));
}

namespace {

SeatId seat_of(const State& state, PlayerId player) {
  return SeatId(state.header().pie == Pie::taken ? 1 - index(player) : index(player));
}

}  // namespace

Knowledge::Knowledge(Engine& engine) : engine_(engine) {
  for (const SeatId seat : IdsBelow<SeatId>(engine.game().seats()))
    sights_.emplace_back(engine, seat);
}

// What it hears, and sees afterwards.
std::uint64_t Knowledge::seen(std::uint64_t known, PlayerId player,
                              const std::vector<Event>& events, const State& state) const {
  const Sight& sight = sights_[nth(seat_of(state, player))];
  return fold(fold(known, sight.add(0, events)), sight.view(state));
}

Known Knowledge::begin(const State& state, const std::vector<Event>& events) const {
  Known out{};
  for (const PlayerId player : IdsBelow<PlayerId>(engine_.game().seats()))
    out[nth(player)] = seen(0, player, events, state);
  return out;
}

void Knowledge::add(Known& known, const State& before, SeatId seat, const Choice& choice,
                    const std::vector<Event>& events, const State& after) const {
  const Game& game = engine_.game();
  const Action& action = choice.action;
  const bool built_in = game.built_in(action.verb);
  const bool asked = all_open(before, game);
  const bool silent = asked || (!built_in && game.verb_def(action.verb).silent);
  const bool secret = silent || (!built_in && game.verb_def(action.verb).secret);
  const bool all_ready =
      asked && action.verb == game.ready() && std::has_single_bit(engine_.actors(before));
  const PlayerId actor = player_in(before, seat);
  for (const PlayerId player : IdsBelow<PlayerId>(game.seats())) {
    std::uint64_t& digest = known[nth(player)];
    const bool own = player == actor;
    if (own || !silent) digest = fold(fold(digest, seat), action.verb);
    for (int i = 0; (own || !secret) && i < action.count; ++i)
      digest = fold(digest, action.arguments[nth(i)]);
    if (!asked || all_ready)
      digest = seen(digest, player, events, after);
    else if (own)
      digest = fold(digest, sights_[nth(seat)].add(0, events));
  }
}

}  // namespace hr
