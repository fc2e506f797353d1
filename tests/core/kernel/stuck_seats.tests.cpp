// SPDX-License-Identifier: MIT
// Terms that ask which seats could not act, in random games, compared with listing what each seat
// could do.
#include <catch2/catch.hpp>

#include "core/engine/asks.h"
#include "tests/support/play.h"
#include "tests/support/random_game.h"
#include "tests/support/sanitized.h"

namespace hr::tests {
namespace {

constexpr std::uint64_t k_stuck_games = rounds(300);

Set stuck_among(TermOp seats) { return make_set(TermOp::stuck, make_set(seats)); }

// A random game in which everybody sees everything.
GameDef seen_by_all(RandomGame& random) {
  GameDef out = random.make();
  for (ZoneDef& zone : out.zones) zone.see = {};
  return out;
}

// Whether the seat would have no action if it were its turn.
bool cannot_act(Play& play, State position, SeatId seat) {
  while (position.header().asks > 0) drop_ask(position, *play.game, 0);
  position.header().ended = false;
  position.header().turn = seat;
  position.header().turn_open = true;
  return play.engine->legal(position, seat) == 0;
}

void begin_filled(Play& play, RandomGame& random) {
  play.own_rules.on_setup = [&random](Effect& g) {
    random.fill(g);
    return SeatId(0);
  };
  play.start();
}

}  // namespace

TEST_CASE("whom an action leaves without one is whom listing finds none for", "[core]") {
  int noted = 0, could = 0;
  for (std::uint64_t seed = 0; seed < k_stuck_games; ++seed) {
    INFO("seed " << seed);
    RandomGame random(seed);
    GameDef def = seen_by_all(random);
    def.vars.push_back({.name = "noted", .per_seat = true, .see = {}});
    const auto note = [](std::int64_t value, Set seats) {
      return Write{.op = WriteOp::set, .name = "noted", .a = number_term(value), .b = seats};
    };
    for (VerbDef& verb : def.verbs) {
      verb.does.push_back(note(0, make_set(TermOp::everyone)));
      verb.does.push_back(note(1, stuck_among(TermOp::everyone)));
    }
    Play play(std::move(def), seed);
    begin_filled(play, random);
    Random draws(mix(seed, 5));
    while (!play.header().ended) {
      const SeatId seat = play.turn();
      const std::uint64_t legal = play.legal();
      if (legal == 0) break;
      play.engine->play(play.state, seat, play.engine->pick(draws.below(legal)), play.context);
      for (const SeatId each : IdsBelow<SeatId>(play.game->seats())) {
        const bool without = cannot_act(play, play.state, each);
        (without ? noted : could) += 1;
        REQUIRE(play.view().var(play.game->var("noted"), each) == (without ? 1 : 0));
      }
    }
  }
  CHECK(noted > 20);
  CHECK(could > 100);
}

TEST_CASE("an action that may not leave others without one is refused just where it would",
          "[core]") {
  int refused = 0, allowed = 0;
  for (std::uint64_t seed = 0; seed < k_stuck_games; ++seed) {
    INFO("seed " << seed);
    RandomGame random(seed), same(seed);
    Play plain(seen_by_all(random), seed);
    GameDef def = seen_by_all(same);
    for (VerbDef& verb : def.verbs)
      verb.refused.push_back({.term = stuck_among(TermOp::others), .reason = {}});
    Play judged(std::move(def), seed);
    begin_filled(plain, random);
    for (int action = 0; action < 12 && !plain.header().ended; ++action) {
      const SeatId seat = plain.turn();
      judged.state = plain.state;
      std::vector<Choice> expected;
      const std::uint64_t legal = plain.legal();
      if (legal == 0 || legal > 300) break;
      const std::vector<Choice> choices = plain.engine->list();
      for (const Choice& choice : choices) {
        State after = plain.state;
        ActionContext silent;
        plain.engine->play(after, seat, choice, silent);
        bool leaves = false;
        for (const SeatId other : IdsBelow<SeatId>(plain.game->seats()))
          leaves = leaves || (other != seat && cannot_act(plain, after, other));
        if (!leaves) expected.push_back(choice);
        (leaves ? refused : allowed) += 1;
      }
      judged.engine->legal(judged.state, seat);
      std::vector<Action> found, wanted;
      for (const Choice& choice : judged.engine->list()) found.push_back(choice.action);
      for (const Choice& choice : expected) wanted.push_back(choice.action);
      std::ranges::sort(found);
      std::ranges::sort(wanted);
      REQUIRE(found == wanted);
      plain.engine->play(plain.state, seat, choices[nth(action) % choices.size()], plain.context);
    }
  }
  CHECK(refused > 100);
  CHECK(allowed > 100);
}

}  // namespace hr::tests
