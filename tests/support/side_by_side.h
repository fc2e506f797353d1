// SPDX-License-Identifier: MIT
// Games played at random by the engine and by a plain model of the same rules, side by side.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <functional>
#include <type_traits>
#include <vector>

#include "core/base/mix.h"
#include "core/engine/engine.h"

namespace hr::tests {

// What a model of which moves are a cell, or two, calls an action; -1 is one without, a swap or
// pass.
template <class Move>
Move move_of(const Action& action) {
  if constexpr (std::is_same_v<Move, int>)
    return action.count == 0 ? -1 : static_cast<int>(action.arguments[0]);
  else
    return {static_cast<int>(action.arguments[0]), static_cast<int>(action.arguments[1])};
}

struct Following {
  int actions = 1'000'000;          // at the most
  std::function<void()> each = {};  // after every action
};

// From the start of a game (a Play or a Ready) to the end of the model's: who is to act, what is
// legal and the result must agree. `read` says what the model calls an action.
template <class Game, class Plain, class Read>
void follow(Game& game, Plain& plain, Random& random, const Read& read, const Following& how = {}) {
  for (int n = 0; n < how.actions && !plain.over(); ++n) {
    INFO("action " << n);
    REQUIRE_FALSE(game.header().ended);
    const auto seat = SeatId(plain.to_move());
    REQUIRE(game.engine->actors(game.state) == seat_bit(seat));
    const std::uint64_t legal = game.engine->legal(game.state, seat);
    std::vector<std::decay_t<decltype(plain.moves().front())>> moves;
    for (std::uint64_t i = 0; i < legal; ++i) moves.push_back(read(game.engine->pick(i).action));
    std::sort(moves.begin(), moves.end());
    REQUIRE(moves == plain.moves());
    const Choice choice = game.engine->pick(random.below(legal));
    game.engine->play(game.state, seat, choice, game.context);
    plain.play(read(choice.action));
    if (how.each) how.each();
  }
  REQUIRE(game.header().ended == plain.over());
  const std::uint32_t winners = plain.winner() < 0 ? 0 : seat_bit(SeatId(plain.winner()));
  if (plain.over()) REQUIRE(game.header().winners == winners);
}

template <class Game, class Plain>
void follow(Game& game, Plain& plain, Random& random, const Following& how = {}) {
  follow(game, plain, random, move_of<std::decay_t<decltype(plain.moves().front())>>, how);
}

}  // namespace hr::tests
