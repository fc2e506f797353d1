// SPDX-License-Identifier: MIT
// All seats are asked at once and in secret: each answers when it likes, with the same result.
#include <algorithm>
#include <catch2/catch.hpp>
#include <numeric>

#include "core/engine/asks.h"
#include "tests/support/play.h"
#include "tests/support/position.h"

namespace hr::tests {
namespace {

// Each of two seats hides two gems and lays a mine on its own board; then white moves.
struct Hiding : Play {
  int times_done = 0;
  std::vector<SeatId> answered;

  explicit Hiding(std::function<void(GameDef&)> change = {}) : Play(definition(change)) {
    own_rules.on_setup = [this](Effect& g) {
      const std::array<Effect::AskPart, 2> parts{{{game->verb("hide"), 2}, {game->verb("lay"), 1}}};
      g.ask_all(all_seats(g.game().seats()), parts);
      return SeatId(0);
    };
    own_rules.on_effect = [this](Effect& g, SeatId me, const Action& action) {
      answered.push_back(me);
      g.set_var(VarId(0), me, action.arguments[0]);
    };
    own_rules.on_done = [this](Effect& g, VerbId) {
      ++times_done;
      CHECK_FALSE(all_open(g.state(), *game));
    };
    start();
  }
  static GameDef definition(const std::function<void(GameDef&)>& change) {
    GameDef d = stones(Board::grid({.columns = 3, .rows = 2}));
    d.zones = {
        {.name = "map", .per_seat = true, .see = {.who = Visibility::Who::owner, .set = {}}}};
    d.kinds = {{.name = "gem"}, {.name = "mine"}};
    d.vars = {
        {.name = "last", .per_seat = true, .see = {.who = Visibility::Who::owner, .set = {}}}};
    d.verbs = {verb("hide", {place("gem", empty())}), verb("lay", {place("mine", empty())}),
               verb("move", {pattern(PatternType::pass)})};
    for (const std::size_t v : {0, 1})
      d.verbs[v].asked = d.verbs[v].secret = d.verbs[v].effect = true;
    d.verbs[1].done = true;
    if (change) change(d);
    return d;
  }
};

using Answer = std::pair<std::string, std::vector<std::int64_t>>;
const std::vector<Answer> k_answers{{"hide", {0}}, {"hide", {4}}, {"lay", {2}}, {"ready", {}}};

// Plays both seats' answers in the order of the seats in `order`.
void answer(Play& play, const std::vector<int>& order) {
  std::array<std::size_t, 2> next{};
  for (const int seat : order) {
    const auto& [name, arguments] = k_answers[next[nth(seat)]++];
    Action action{.verb = play.game->verb(name)};
    for (const auto argument : arguments) {
      action.arguments[0] = argument + seat % 2 * (argument == 4 ? 1 : 0);
      action.count = 1;
    }
    play.play(SeatId(seat), action);
    REQUIRE(contradiction(*play.game, play.state) == "");
  }
}

std::vector<std::vector<int>> all_orders() {
  std::vector<int> order{0, 0, 0, 0, 1, 1, 1, 1};
  std::vector<std::vector<int>> out;
  do out.push_back(order);
  while (std::next_permutation(order.begin(), order.end()));
  return out;
}

std::string refusal(const std::function<void(Effect&)>& write) {
  Hiding play([](GameDef& d) {
    d.zones.push_back({.name = "table", .see = {}});
    d.kinds.push_back({.name = "pawn", .zone = ZoneId(1)});
    d.vars.push_back({.name = "shown", .see = {}});
    d.vars.push_back({.name = "open", .per_seat = true, .see = {}});
    d.events = {{.name = "said", .text = "said"}};
  });
  Effect effect = play.effect(SeatId(0));
  return error_of([&] { write(effect); });
}

const std::string k_alone =
    ": while all answer at once, an action may change only what its own seat alone sees, such as a "
    "zone or "
    "variable with per = \"seat\" and see = \"owner\"; what everybody sees is changed in the "
    "verb's `done`";

}  // namespace

TEST_CASE("when all seats are asked, each may act on its own next ask", "[core]") {
  Hiding play;
  CHECK(play.engine->actors(play.state) == 3);
  CHECK(play.legal(SeatId(0)) == 6);
  CHECK(play.legal(SeatId(1)) == 6);
  play.play(SeatId(1), "hide", {3});
  CHECK(play.legal(SeatId(0)) == 6);
  CHECK(play.legal(SeatId(1)) == 5);
  play.play(SeatId(1), "hide", {4}).play(SeatId(1), "lay", {0});
  CHECK(play.actions(SeatId(1)) == std::vector<Action>{act(play.game->ready())});
  play.play(SeatId(1), "ready");
  CHECK(play.engine->actors(play.state) == 1);
  CHECK(play.legal(SeatId(1)) == 0);
}

TEST_CASE("the order of the seats' answers does not affect position and key", "[core]") {
  std::optional<Position> position;
  std::uint64_t key = 0;
  const auto orders = all_orders();
  REQUIRE(orders.size() == 70);
  for (const auto& order : orders) {
    Hiding play;
    answer(play, order);
    CHECK(play.header().asks == 0);
    CHECK(play.turn() == SeatId(0));
    CHECK(play.times_done == 1);
    const Position now = read_position(*play.game, play.state);
    if (!position) position = now, key = play.header().key;
    REQUIRE(now == *position);
    REQUIRE(play.header().key == key);
    REQUIRE(play.header().ply == 1);  // all answers count as one action
  }
}

TEST_CASE("the order of the seats' answers does not affect any word of the state", "[core]") {
  std::optional<State> state;
  for (const auto& order : all_orders()) {
    Hiding play;
    answer(play, order);
    if (!state) state = play.state;
    REQUIRE(play.state == *state);
  }
}

TEST_CASE("a seat that has reached a goal in secret wins, whoever answers last", "[core]") {
  for (const auto& order : all_orders()) {
    Hiding play([](GameDef& d) {
      CellSet goal(6), none(6);
      goal.add(CellId(0));
      d.regions = {{"goal", {goal, none}}};
      EndDef reach = ending(EndType::reach);
      reach.kind = "gem";
      reach.to = region_set("goal");
      d.ends = {reach};
    });
    answer(play, order);
    REQUIRE(play.header().ended);
    REQUIRE(play.header().winners == seat_bit(SeatId(0)));
  }
}

TEST_CASE("asks made by an answer belong to its seat's part", "[core]") {
  Hiding play([](GameDef& d) { d.verbs[0].effect = true; });
  play.own_rules.on_effect = [&](Effect& g, SeatId me, const Action& action) {
    if (action.arguments[0] == 0) g.ask(AskMode::must, me, play.game->verb("lay"));
  };
  play.play(SeatId(0), "hide", {0});
  CHECK(play.actions(SeatId(0)).front().verb == play.game->verb("lay"));
  CHECK(play.actions(SeatId(1)).front().verb == play.game->verb("hide"));
  CHECK(play.engine->actors(play.state) == 3);
  play.play(SeatId(0), "lay", {1});
  CHECK(play.actions(SeatId(0)).front().verb == play.game->verb("hide"));
  CHECK(contradiction(*play.game, play.state) == "");
  CHECK(error_of([&] { play.effect(SeatId(0)).ask(AskMode::must, SeatId(1), VerbId(0)); }) ==
        "ask: while all answer at once, a seat may ask only itself");
}

TEST_CASE("while all seats are asked, an action changes only what its own seat alone sees",
          "[core]") {
  const Piece gem{KindId(0), SeatId(0)}, pawn{KindId(2), SeatId(0)};
  CHECK(refusal([&](Effect& g) { g.put(k_field, CellId(0), gem); }).empty());
  CHECK(refusal([&](Effect& g) { g.set_var(VarId(0), SeatId(0), 7); }).empty());
  CHECK(refusal([&](Effect& g) { g.put(ZoneInstance(1), CellId(0), gem); }) == "map:put" + k_alone);
  CHECK(refusal([&](Effect& g) { g.take(ZoneInstance(1), CellId(0)); }) == "map:take" + k_alone);
  CHECK(refusal([&](Effect& g) { g.put(ZoneInstance(2), CellId(0), pawn); }) ==
        "table:put" + k_alone);
  CHECK(refusal([&](Effect& g) { g.set_var(VarId(0), SeatId(1), 7); }) == "last" + k_alone);
  CHECK(refusal([&](Effect& g) { g.set_var(VarId(1), SeatId(0), 7); }) == "shown" + k_alone);
  CHECK(refusal([&](Effect& g) { g.set_var(VarId(2), SeatId(0), 7); }) == "open" + k_alone);
}

TEST_CASE("while all seats are asked, an action cannot roll, win or report to others", "[core]") {
  CHECK(refusal([](Effect& g) { g.tell(1, EventId(0), {}); }).empty());
  CHECK(refusal([](Effect& g) { g.tell(3, EventId(0), {}); }) ==
        "tell: while all answer at once, an event may go only to the acting seat");
  CHECK(refusal([](Effect& g) { g.roll(6); }) == "roll: no dice while all answer at once");
  CHECK(refusal([](Effect& g) { g.win(1); }) == "win: nobody can win while all answer at once");
  const Effect::AskPart part{VerbId(0), 1};
  CHECK(refusal([&](Effect& g) {
          g.ask_all(all_seats(g.game().seats()), {&part, 1});
        }) == "all: another question is still open");
}

TEST_CASE("while all seats are asked, a placement that others would see is refused", "[core]") {
  Hiding play([](GameDef& d) { d.zones[0].see = {}; });
  CHECK(error_of([&] { play.play(SeatId(0), "hide", {0}); }) != "");
}

TEST_CASE("answers to a setup question asked of all seats do not count as actions", "[core]") {
  for (const EndType type : {EndType::plies, EndType::idle}) {
    Hiding game([&](GameDef& d) { d.ends = {ending(type, 2)}; });
    answer(game, {0, 1, 0, 1, 0, 1, 0, 1});
    const Header& header = game.state.header();
    CHECK((header.ply == 1 && played(header) == 0 && header.idle == 0));
    game.play(SeatId(0), "move");
    CHECK((played(header) == 1 && !header.ended));
    game.play(SeatId(1), "move");
    CHECK(header.ended);
  }
}

TEST_CASE("answers to setup questions asked seat by seat do not count as actions, later answers do",
          "[core]") {
  Hiding game([](GameDef& d) {
    d.ends = {ending(EndType::plies, 2)};
    d.verbs[2].effect = true;
  });
  const VerbId hide = game.game->verb("hide"), move = game.game->verb("move");
  game.own_rules.on_setup = [&](Effect& g) {
    g.ask(AskMode::must, SeatId(1), hide);
    g.ask(AskMode::must, SeatId(0), hide);
    return SeatId(0);
  };
  game.own_rules.on_effect = [&](Effect& g, SeatId me, const Action& action) {
    if (action.verb == move) g.ask(AskMode::must, me, hide);
  };
  game.start();
  const Header& header = game.state.header();
  game.play(SeatId(1), "hide", {0}).play(SeatId(0), "hide", {0});
  CHECK((header.ply == 2 && played(header) == 0 && header.idle == 0));
  game.play(SeatId(0), "move");
  CHECK((played(header) == 1 && !header.ended));
  game.play(SeatId(0), "hide", {1});
  CHECK((played(header) == 2 && header.ended));
}

TEST_CASE("all seats can be asked again in the middle of a game", "[core]") {
  Hiding play([](GameDef& d) { d.verbs[2].effect = true; });
  answer(play, {0, 0, 0, 0, 1, 1, 1, 1});
  play.own_rules.on_effect = [&](Effect& g, SeatId, const Action& action) {
    const Effect::AskPart part{play.game->verb("hide"), 1};
    if (action.verb == play.game->verb("move")) g.ask_all(all_seats(g.game().seats()), {&part, 1});
  };
  play.play(SeatId(0), "move");
  CHECK(play.engine->actors(play.state) == 3);
  CHECK(play.turn() == SeatId(0));
  play.play(SeatId(1), "hide", {1}).play(SeatId(0), "hide", {1});
  play.play(SeatId(0), "ready").play(SeatId(1), "ready");
  CHECK(play.turn() == SeatId(1));
  CHECK(contradiction(*play.game, play.state) == "");
}

}  // namespace hr::tests
