// SPDX-License-Identifier: MIT
// What others do silently: their logs do not even say which verb it was, so that is hidden as well.
#include <catch2/catch.hpp>

#include "core/bots/information.h"
#include "core/worlds/shown_match.h"
#include "core/worlds/worlds.h"
#include "tests/core/worlds/odds.h"

namespace hr::tests::small_worlds {

TEST_CASE("which of the silent verbs was done is hidden", "[core][worlds]") {
  GameDef d = table_of(2, {doing("hide", {bid(1, 3)}), doing("bury", {bid(5, 6)}),
                           doing("take", {bid(8, 9)}, true)});
  d.verbs[0].silent = d.verbs[1].silent = true;
  Setting setting(d);
  setting.rules->on_effect = [](Effect& g, SeatId me, const Action& a) {
    g.set_var(k_mine, me, a.arguments[0]);
  };
  Match match(setting.playable, 1);
  match.play(SeatId(0), act(VerbId(0), {2}));
  const auto steps = shown(match, SeatId(1));
  CHECK(steps[1].verb == VerbId::none);
  CHECK(shown(match, SeatId(0))[1].verb == VerbId(0));
  const Odds_by_world odds = AllWorlds(*setting.playable.engine, SeatId(1), steps).find();
  REQUIRE(odds.size() == 5);
  CHECK(odds.at("5,") == Approx(0.2));
  check_odds(setting.playable, match, SeatId(1), 5);
}

TEST_CASE("a bot that thinks for a seat does not know what others do silently", "[core][worlds]") {
  GameDef d = table_of(2, {doing("hide", {bid(1, 3)}), doing("bury", {bid(5, 6)})});
  d.verbs[0].silent = true;
  Setting setting(d);
  Match match(setting.playable, 1);
  Engine& engine = *setting.playable.engine;
  Information silent(engine), said(engine), nothing(engine);
  for (Information* each : {&silent, &said, &nothing}) each->start();
  silent.add(SeatId(0), {act(VerbId(0), {2}), 0}, false, {});
  said.add(SeatId(0), {act(VerbId(1), {5}), 0}, false, {});
  const auto key = [&](const Information& of, int seat) {
    return of.key(SeatId(seat), match.state());
  };
  CHECK(key(silent, 1) == key(nothing, 1));
  CHECK(key(said, 1) != key(nothing, 1));
  for (const Information* each : {&silent, &said}) CHECK(key(*each, 0) != key(nothing, 0));
}

TEST_CASE("of a secret verb only the choice is hidden", "[core][worlds]") {
  GameDef d = table_of(2, {doing("hide", {bid(1, 3)}, true), doing("bury", {bid(5, 6)})});
  d.verbs[1].silent = true;
  Setting setting(d);
  Match match(setting.playable, 1);
  match.play(SeatId(0), act(VerbId(0), {2}));
  check_odds(setting.playable, match, SeatId(1), 3);
}

}  // namespace hr::tests::small_worlds
