// SPDX-License-Identifier: MIT
// Small games in which all worlds can be listed: the sampler draws them as often as they are
// likely.
#include "core/worlds/worlds.h"

#include <catch2/catch.hpp>

#include "core/worlds/shown_match.h"
#include "tests/core/worlds/odds.h"
#include "tests/support/hunt.h"

namespace hr::tests::small_worlds {

TEST_CASE("what others set up in secret is drawn within its rules", "[core][worlds]") {
  const auto rules = std::make_shared<HuntRules>();
  const PlayableRules playable = playable_of(hunt(), rules);
  Match match(playable, 1);
  const VerbId hide{0}, scan{1}, ready = match.game().ready();
  match.play(k_first, act(hide, {0}));
  match.play(k_first, act(ready));
  match.play(k_second, act(hide, {4}));
  match.play(k_second, act(ready));
  match.play(k_first, act(scan, {1}));
  match.play(k_second, act(scan, {2}));
  check_odds(playable, match, k_first, 5);
  check_odds(playable, match, k_second, 5);
}

TEST_CASE("answers that depend on each other are drawn by their odds", "[core][worlds]") {
  // Two stones by each of two other seats; the second one only beside the first, so that the number
  // of choices changes with the first.
  GameDef d = table_of(3, {});
  d.board = Board::grid({.columns = 4, .rows = 1, .links = Links::orthogonal});
  d.zones = {{.name = "map", .per_seat = true, .see = {.who = Who::owner, .set = {}}}};
  VerbDef first = verb("first", {place("stone", make_set(TermOp::everywhere))});
  first.asked = first.secret = true;
  d.verbs = {first, doing("count", {pattern(PatternType::pass)})};
  d.verbs[0].allow = true;
  Setting setting(d);
  setting.rules->on_allow = [](const View& v, const Action& a) {
    const ZoneInstance map = v.game().layout().zone_instance(ZoneId(0), v.viewer());
    for (int c = 0; c < 4; ++c)
      if (v.at(map, CellId(c)).piece.kind != KindId::none)
        return std::abs(c - index(a.cell(0))) == 1;
    return true;
  };
  setting.rules->on_setup = [](Effect& g) {
    const Effect::AskPart part{VerbId(0), 2};
    g.ask_all(all_seats(3), {&part, 1});
    return SeatId(0);
  };
  setting.rules->on_effect = [](Effect& g, SeatId, const Action&) {
    int ends = 0;
    for (int s = 0; s < 3; ++s)
      for (const int c : {0, 3})
        ends += g.height(g.game().layout().zone_instance(ZoneId(0), SeatId(s)), CellId(c));
    g.tell(all_seats(3), EventId(0), {std::int64_t{ends}});
  };
  Match match(setting.playable, 1);
  for (int s = 0; s < 3; ++s) {
    match.play(SeatId(s), act(VerbId(0), {1}));
    match.play(SeatId(s), act(VerbId(0), {s == 0 ? 0 : 2}));
    match.play(SeatId(s), act(match.game().ready()));
  }
  match.play(SeatId(0), act(VerbId(1)));
  check_odds(setting.playable, match, SeatId(1), 8);
}

TEST_CASE("hidden rolls are drawn given what was said about them", "[core][worlds]") {
  Setting setting(table_of(2, {doing("throw", {pattern(PatternType::pass)})}));
  setting.rules->on_effect = [](Effect& g, SeatId me, const Action&) {
    const int one = g.roll(6, seat_bit(me)), two = g.roll(4, 0);
    g.set_var(k_mine, me, one);
    g.tell(all_seats(2), EventId(0), {std::int64_t{one + two > 7}});
  };
  Match match(setting.playable, 1);
  match.play(SeatId(0), act(VerbId(0)), std::vector<int>{5, 3});
  match.play(SeatId(1), act(VerbId(0)), std::vector<int>{2, 2});
  check_odds(setting.playable, match, SeatId(0), 4);
  check_odds(setting.playable, match, SeatId(1), 6);
}

// The first choice decides how many choices the second one has: without the correction for that,
// walks would spend as much time in each world.
TEST_CASE("moves allow for the numbers of choices", "[core][worlds]") {
  GameDef d = table_of(2, {doing("pick", {bid(1, 2)}, true), doing("low", {bid(1, 2)}, true),
                           doing("wait", {pattern(PatternType::pass)})});
  d.verbs[1].patterns = {bid(1, 2)};
  d.verbs[1].patterns[0].high.rule = 0;
  d.verbs[1].asked = true;
  Setting setting(d);
  setting.rules->on_number = [](const View& v, int) {
    return v.var(k_mine, v.viewer()).value_or(1) == 1 ? 2 : 8;
  };
  setting.rules->on_effect = [](Effect& g, SeatId me, const Action& a) {
    if (a.verb == VerbId(0)) {
      g.set_var(k_mine, me, a.arguments[0]);
      g.ask(AskMode::must, me, VerbId(1));
    }
  };
  Match match(setting.playable, 1);
  match.play(SeatId(0), act(VerbId(0), {1}));
  match.play(SeatId(0), act(VerbId(1), {2}));
  const std::vector<ShownStep> steps = shown(match, SeatId(1));
  const Odds_by_world odds = AllWorlds(*setting.playable.engine, SeatId(1), steps).find();
  REQUIRE(odds.size() == 10);
  CHECK(odds.at("1,2,") == Approx(0.25));
  CHECK(odds.at("2,2,") == Approx(1.0 / 16));
  check_odds(setting.playable, match, SeatId(1), 10);
}

// A bag of three, two and one; the draws of each seat are its own to see.
TEST_CASE("cards are drawn without replacement, and those that the seat drew count",
          "[core][worlds]") {
  Setting setting(table_of(3, {doing("draw", {pattern(PatternType::pass)})}));
  const auto cards = [](const View& view) {
    std::vector<int> out;
    for (int s = 0; s < 3; ++s) out.push_back(static_cast<int>(value(view, k_deck, SeatId(s))));
    return out;
  };
  for (const bool others : {false, true}) {
    setting.rules->on_setup = [](Effect& g) {
      for (const int s : {0, 1, 2}) g.set_var(k_deck, SeatId(s), 3 - s);
      return SeatId(0);
    };
    setting.rules->on_effect = [cards, others](Effect& g, SeatId me, const Action&) {
      const std::vector<int> bag = cards(g);
      const int sort = g.draw(bag, others ? all_seats(3) & ~seat_bit(me) : seat_bit(me));
      g.set_var(k_deck, SeatId(sort), bag[nth(sort)] - 1);
      if (!others) g.set_var(k_mine, me, 10 * value(g, k_mine, me) + sort + 1);
    };
    Match match(setting.playable, 1);
    for (const auto& [seat, face] : {std::pair{0, 1}, {1, 3}, {2, 1}, {0, 2}, {1, 1}})
      match.play(SeatId(seat), act(VerbId(0)), std::vector<int>{face});
    for (int seat = 0; seat < 3; ++seat)
      check_odds(setting.playable, match, SeatId(seat), others ? 2 : 4);
  }
}

// A deck of six different cards, two for each of three seats, played face up out of hidden hands.
TEST_CASE("hands are drawn given the cards that were played out of them", "[core][worlds]") {
  GameDef d = table_of(3, {doing("play", {bid(1, 6)})});
  d.verbs[0].allow = true;
  Setting setting(d);
  setting.rules->on_setup = [](Effect& g) {
    std::vector<int> deck(6, 1);
    for (int s = 0; s < 3; ++s)
      for (int n = 0; n < 2; ++n) {
        const int sort = g.draw(deck, seat_bit(SeatId(s)));
        deck[nth(sort)] = 0;
        g.set_var(k_mine, SeatId(s), value(g, k_mine, SeatId(s)) | 1 << (sort + 1));
      }
    return SeatId(0);
  };
  setting.rules->on_allow = [](const View& v, const Action& a) {
    return (v.var(k_mine, v.viewer()).value_or(0) >> a.arguments[0] & 1) != 0;
  };
  setting.rules->on_effect = [](Effect& g, SeatId me, const Action& a) {
    g.set_var(k_mine, me, value(g, k_mine, me) & ~(1 << a.arguments[0]));
    g.set_var(k_open, SeatId(0), a.arguments[0]);
  };
  Match match(setting.playable, 1, std::vector<int>{1, 2, 3, 4, 5, 6});
  for (const int card : {1, 3}) match.play(SeatId(card / 2), act(VerbId(0), {card}));
  check_odds(setting.playable, match, SeatId(0), 12);
  match.play(SeatId(2), act(VerbId(0), {5}));
  check_odds(setting.playable, match, SeatId(0), 8);
}

// Two others hide a number each; long afterwards one of them turns out to be the other's double.
TEST_CASE("what is revealed late is explained by early choices", "[core][worlds]") {
  Setting setting(
      table_of(3, {doing("hide", {bid(1, 6)}, true), doing("ask", {pattern(PatternType::pass)})}));
  setting.rules->on_effect = [](Effect& g, SeatId me, const Action& a) {
    if (a.verb == VerbId(0)) return g.set_var(k_mine, me, a.arguments[0]);
    const std::int64_t two = value(g, k_mine, SeatId(1)), three = value(g, k_mine, SeatId(2));
    g.tell(all_seats(3), EventId(0),
           {std::int64_t{g.state().header().ply > 8 && 2 * two == three}});
  };
  Match match(setting.playable, 1);
  for (const int n : {1, 3, 6}) match.play(match.actors().front(), act(VerbId(0), {n}));
  for (int n = 0; n < 7; ++n) match.play(match.actors().front(), act(VerbId(1)));
  REQUIRE(match.header().ply == 10);
  check_odds(setting.playable, match, SeatId(0), 3,
             2 * k_draws);  // a search is needed in one of five
}

TEST_CASE("two truths that showed a seat the same give it the same worlds", "[core][worlds]") {
  Setting setting(table_of(
      2, {doing("throw", {pattern(PatternType::pass)}), doing("pick", {bid(1, 9)}, true)}));
  setting.rules->on_effect = [](Effect& g, SeatId me, const Action& a) {
    g.set_var(k_mine, me, a.verb == VerbId(0) ? g.roll(20, seat_bit(me)) : a.arguments[0]);
  };
  std::vector<std::string> worlds;
  for (const bool other : {false, true}) {
    Match match(setting.playable, other ? 5 : 6);
    match.play(SeatId(0), act(VerbId(0)), std::vector<int>{other ? 17 : 3});
    match.play(SeatId(1), act(VerbId(0)), std::vector<int>{8});
    match.play(SeatId(0), act(VerbId(1), {other ? 9 : 1}));
    Worlds sampler(setting.playable, SeatId(1));
    for (const ShownStep& step : shown(match, SeatId(1))) sampler.advance(step);
    std::string& text = worlds.emplace_back();
    for (int i = 0; i < 20; ++i) text += AllWorlds::text(sampler.draw()) + "\n";
  }
  CHECK(worlds[0] == worlds[1]);
}

TEST_CASE("what cannot have been shown has no worlds", "[core][worlds]") {
  Setting setting(table_of(2, {doing("throw", {pattern(PatternType::pass)})}));
  setting.rules->on_effect = [](Effect& g, SeatId me, const Action&) {
    g.set_var(k_mine, me, g.roll(6, seat_bit(me)));
  };
  Match match(setting.playable, 1);
  match.play(SeatId(0), act(VerbId(0)));
  std::vector<ShownStep> steps = shown(match, SeatId(1));
  Worlds sampler(setting.playable, SeatId(1));
  sampler.advance(steps[0]);
  CHECK_FALSE(sampler.empty());
  ++steps[1].view;
  sampler.advance(steps[1]);
  CHECK(sampler.empty());
  sampler.advance(steps[1]);
  CHECK(sampler.empty());
}

// A number that is told exactly: half of the draws try it, and their weights allow for that.
TEST_CASE("numbers that events name are tried, and not overrated", "[core][worlds]") {
  Setting setting(table_of(2, {doing("bid", {bid(1, 30)}, true)}));
  setting.rules->on_effect = [](Effect& g, SeatId me, const Action& a) {
    g.set_var(k_mine, me, a.arguments[0]);
    g.tell(all_seats(2), EventId(0), {a.arguments[0] > 20 ? std::int64_t{25} : std::int64_t{5}});
  };
  Match match(setting.playable, 1);
  match.play(SeatId(0), act(VerbId(0), {22}));
  check_odds(setting.playable, match, SeatId(1), 10);
}

// A rare surprise at the end: few particles live on, so histories are looked for from further back.
TEST_CASE("a surprise that no particle foresaw is explained", "[core][worlds]") {
  Setting setting(table_of(2, {doing("throw", {pattern(PatternType::pass)}),
                               doing("tell", {pattern(PatternType::pass)})}));
  setting.rules->on_effect = [](Effect& g, SeatId me, const Action& a) {
    const std::int64_t sum = value(g, k_mine, SeatId(0));
    if (a.verb == VerbId(1))
      g.tell(all_seats(2), EventId(0), {sum / 10000});
    else if (me == SeatId(0))
      g.set_var(k_mine, me, 1000 * sum + g.roll(1000, seat_bit(me)));
  };
  Match match(setting.playable, 1);
  for (const int face : {77, 500}) {
    match.play(SeatId(0), act(VerbId(0)), std::vector<int>{face});
    match.play(SeatId(1), act(VerbId(0)));
  }
  match.play(SeatId(0), act(VerbId(1)));
  Worlds sampler(setting.playable, SeatId(1), {.particles = 8, .rounds = 1, .searches = 20000});
  for (const ShownStep& step : shown(match, SeatId(1))) sampler.advance(step);
  REQUIRE_FALSE(sampler.empty());
  const History& world = sampler.draw();
  CHECK(world.latents.front().face / 10 == 7);
  CHECK(sampler.work() > 400);
  // With a quarter of 400 for one step, the search is given up long before.
  Worlds frugal(setting.playable, SeatId(1),
                {.particles = 8, .rounds = 1, .searches = 20000, .work = 400});
  for (const ShownStep& step : shown(match, SeatId(1))) frugal.advance(step);
  CHECK(frugal.empty());
  CHECK(frugal.work() < 400);
}

}  // namespace hr::tests::small_worlds
