// SPDX-License-Identifier: MIT
// Searches find what is proven by plain models, and never more than a seat can know.
#include <catch2/catch.hpp>
#include <chrono>
#include <map>

#include "core/bots/bot_game.h"
#include "tests/models/plain_marks.h"
#include "tests/support/classics.h"
#include "tests/support/engine_of.h"

namespace hr::tests {

namespace {

// Solves a game by going through all of it. 2: the seat to move wins; 1: a draw; 0: it loses.
class Solver {
 public:
  int value(const PlainMarks& game) {
    if (const auto known = values_.find(game.marks()); known != values_.end()) return known->second;
    int best = 0;
    for (const int cell : game.moves()) {
      PlainMarks next = game;
      next.play(cell);
      best = std::max(best, !next.over() ? 2 - value(next) : next.winner() < 0 ? 1 : 2);
    }
    return values_[game.marks()] = best;
  }

 private:
  std::map<std::string, int> values_;
};

constexpr std::uint64_t k_enough = 200'000;  // iterations

Thought think(Play& p, std::uint64_t iterations, std::uint64_t seed = 1) {
  TreeSearch search(*p.engine, {});
  OpenPosition position(*p.engine, p.state, p.turn(), {});
  return search.think(position, p.turn(), {.iterations = iterations}, Random(seed));
}

// In positions after random moves, the proven value of each preferred action is the solved one.
void check_solved(const GameDef& definition, const PlainMarks& start, int games, int first_moves) {
  Solver solver;
  int won = 0, lost = 0;
  for (int game = 0; game < games; ++game) {
    CAPTURE(game);
    Play p(definition, static_cast<std::uint64_t>(game));
    p.start();
    PlainMarks plain = start;
    Random random(static_cast<std::uint64_t>(game));
    for (int i = 0; i < first_moves + game % 3 && !p.header().ended; ++i) {
      const std::uint64_t legal = p.legal();
      const Choice choice = p.engine->pick(random.below(legal));
      plain.play(index(choice.action.cell(0)));
      p.engine->play(p.state, p.turn(), choice, p.context);
    }
    if (p.header().ended) continue;
    const int value = solver.value(plain);
    won += value == 2 ? 1 : 0;
    lost += value == 0 ? 1 : 0;
    const Thought thought = think(p, k_enough);
    REQUIRE(thought.iterations < k_enough);
    REQUIRE(thought.actions.front().proven);
    CHECK(thought.actions.front().value == value * (k_point / 2));
    CHECK(thought.failures == 0);
  }
  CHECK(won > 0);
  CHECK(lost > 0);
}

}  // namespace

TEST_CASE("noughts and crosses is played perfectly", "[core][bots]") {
  check_solved(tic_tac_toe(), plain_tic_tac_toe(), 40, 1);
  Play p(tic_tac_toe());
  p.start();
  const Thought thought = think(p, k_enough);
  CHECK(thought.actions.front().proven);
  CHECK(thought.actions.front().value == k_point / 2);
}

TEST_CASE("who plays against nobody searches for a victory", "[core][bots]") {
  for (const bool team : {false, true}) {
    GameDef d = tic_tac_toe();
    if (!team) d.seats = {d.seats[SeatId(0)]};
    for (SeatDef& seat : d.seats) seat.team = "us";
    const PlayableRules playable = playable_of(d);
    const std::vector<BotSpec> bots(d.seats.size(), read_bot_spec("search:200"));
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const Match match = play_bot_game(playable, bots, {.seed = seed});
      CHECK(match.ended());
      CHECK(match.header().winners != 0);
    }
  }
}

TEST_CASE("dropping discs on a small board is played perfectly", "[core][bots]") {
  check_solved(connect_four(4, 4, 3), plain_connect_four(4, 4, 3), 20, 2);
  check_solved(connect_four(5, 4, 4), plain_connect_four(5, 4, 4), 20, 8);
}

TEST_CASE("hex is won by whoever begins, and with the pie rule by the other", "[core][bots]") {
  for (const bool pie : {false, true}) {
    Play p(hex(3, pie));
    p.start();
    const Thought thought = think(p, k_enough);
    REQUIRE(thought.actions.front().proven);
    CHECK(thought.actions.front().value == (pie ? 0 : k_point));
  }
}

TEST_CASE("a step that wins at once is found when its position is reached", "[core][bots]") {
  Play p(breakthrough());
  p.own_rules.on_setup = [](Effect& g) {
    const Board& board = g.game().board();
    g.put(k_field, board.cell({4, 7, 1}), {KindId(0), k_white});
    g.put(k_field, board.cell({1, 1, 1}), {KindId(0), k_white});
    g.put(k_field, board.cell({8, 3, 1}), {KindId(0), k_black});
    return k_black;
  };
  p.start();
  const Thought thought = think(p, 1000);
  CHECK(thought.iterations == 2);  // one for each action of black, after which white wins
  REQUIRE(thought.actions.front().proven);
  CHECK(thought.actions.front().value == 0);
}

TEST_CASE("a line of play begins with the action, and is legal", "[core][bots]") {
  Play p(connect_four());
  p.start();
  const Thought thought = think(p, 2000);
  REQUIRE(thought.line.size() > 2);
  CHECK(thought.line.front() == thought.actions.front().choice);
  for (const Choice& choice : thought.line) p.play(choice.action);
  std::uint64_t visits = 0;
  for (const ActionValue& action : thought.actions) visits += action.visits;
  CHECK(visits == thought.iterations);
}

TEST_CASE("the same search gives the same thought", "[core][bots]") {
  Play p(connect_four());
  p.start();
  const Thought a = think(p, 500, 7), b = think(p, 500, 7), c = think(p, 500, 8);
  const auto visits = [](const Thought& thought) {
    std::vector<std::pair<Action, std::uint64_t>> out;
    for (const ActionValue& v : thought.actions) out.emplace_back(v.choice.action, v.visits);
    return out;
  };
  CHECK(visits(a) == visits(b));
  CHECK(visits(a) != visits(c));
}

TEST_CASE("what an earlier thought has found out stays only where time is counted",
          "[core][bots]") {
  Play p(connect_four());
  p.start();
  TreeSearch search(*p.engine, {});
  const auto lines = [&](const Budget& budget) {
    OpenPosition position(*p.engine, p.state, p.turn(), {});
    std::uint64_t visits = 0;
    const Thought thought = search.think(position, p.turn(), budget, Random(1));
    for (const ActionValue& action : thought.actions) visits += action.visits;
    CHECK(visits == thought.iterations);
    return thought.iterations;
  };
  const Budget counted{.iterations = 2000};
  const Budget timed{.iterations = 50, .time = std::chrono::minutes(5)};
  CHECK(lines(counted) == 2000);
  CHECK(lines(counted) == 2000);
  CHECK(lines(timed) == 2050);
  p.play(act(VerbId(0), {3}));
  CHECK(lines(timed) > 150);
  CHECK(lines(counted) == 2000);
}

TEST_CASE("a thought that goes on from an earlier one is proven all the same", "[core][bots]") {
  Play p(tic_tac_toe());
  p.start();
  TreeSearch search(*p.engine, {});
  while (!p.header().ended) {
    OpenPosition position(*p.engine, p.state, p.turn(), {});
    const Thought thought =
        search.think(position, p.turn(), {.time = std::chrono::minutes(5)}, Random(1));
    REQUIRE(thought.actions.front().proven);
    CHECK(thought.actions.front().value == k_point / 2);
    p.play(thought.actions.front().choice.action);
  }
  CHECK(p.header().winners == 0);
}

TEST_CASE("a search ends at once when it is told to", "[core][bots]") {
  Play p(connect_four());
  p.start();
  TreeSearch search(*p.engine, {});
  OpenPosition position(*p.engine, p.state, p.turn(), {});
  std::stop_source stop;
  stop.request_stop();
  const Thought thought = search.think(position, p.turn(), {.stop = stop.get_token()}, Random(1));
  CHECK(thought.iterations == 1);
  CHECK(thought.actions.size() == 1);
}

namespace {

// Threads that search together, each with rules of its own.
SearchTeam team_of(unsigned threads, const GameDef& definition) {
  return {.threads = threads, .open = [definition] { return playable_of(definition); }};
}

Thought think_together(const GameDef& definition, unsigned threads, const Budget& budget) {
  Play p(definition);
  p.start();
  TreeSearch search(*p.engine, {}, team_of(threads, definition));
  OpenPosition position(*p.engine, p.state, p.turn(), {});
  return search.think(position, p.turn(), budget, Random(1));
}

}  // namespace

TEST_CASE("several threads that search one tree prove what one proves", "[core][bots]") {
  constexpr std::chrono::minutes k_long(5);  // it ends when all is proven
  for (const unsigned threads : {2U, 4U}) {
    const Thought draw = think_together(tic_tac_toe(), threads, {.time = k_long});
    CHECK(draw.actions.front().proven);
    CHECK(draw.actions.front().value == k_point / 2);
    const Thought won = think_together(hex(3, false), threads, {.time = k_long});
    CHECK(won.actions.front().proven);
    CHECK(won.actions.front().value == k_point);
  }
}

TEST_CASE("what several threads try is all counted, and they end at once", "[core][bots]") {
  const Thought thought =
      think_together(connect_four(), 3, {.time = std::chrono::milliseconds(200)});
  std::uint64_t visits = 0;
  for (const ActionValue& action : thought.actions) {
    visits += action.visits;
    CHECK(action.value >= 0);
    CHECK(action.value <= k_point);
  }
  CHECK(visits == thought.iterations);
  std::stop_source stop;
  stop.request_stop();
  CHECK(think_together(connect_four(), 3, {.time = std::chrono::hours(1), .stop = stop.get_token()})
            .iterations >= 1);
}

TEST_CASE("a team whose rules cannot be opened again searches alone", "[core][bots]") {
  Play p(tic_tac_toe());
  p.start();
  TreeSearch search(*p.engine, {},
                    {.threads = 3, .open = []() -> PlayableRules { throw Error("no more"); }});
  OpenPosition position(*p.engine, p.state, p.turn(), {});
  const Thought thought =
      search.think(position, p.turn(), {.time = std::chrono::minutes(5)}, Random(1));
  CHECK(thought.actions.front().proven);
}

// Positions that are proven already are reached again by other ways.
TEST_CASE("no action is tried under two numbers", "[core][bots]") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Play p(tic_tac_toe());
    p.start();
    const Thought thought = think(p, 3000, seed);
    CHECK(thought.actions.size() <= 9);
    std::uint64_t visits = 0;
    for (const ActionValue& action : thought.actions) visits += action.visits;
    CHECK(visits == thought.iterations);
  }
}

TEST_CASE("an error of the rules in a line of play does not end the search", "[core][bots]") {
  GameDef d = tic_tac_toe();
  d.verbs[0].effect = true;
  Play p(d);
  p.own_rules.on_effect = [](Effect&, SeatId, const Action& action) {
    if (index(action.cell(0)) == 4) throw Error("no");
  };
  p.start();
  const Thought thought = think(p, 500);
  CHECK(thought.failures > 0);
  CHECK(thought.actions.size() > 1);
}

namespace {

// How many points, of two a game, the first bot gets against the second.
int points(const GameDef& definition, const char* first, const char* second, int games) {
  const PlayableRules playable = playable_of(definition);
  int out = 0;
  for (int i = 0; i < games; ++i) {
    std::vector<BotSpec> bots{read_bot_spec(first), read_bot_spec(second)};
    if (i % 2 == 1) std::swap(bots[0], bots[1]);
    const Match match = play_bot_game(playable, bots, {.seed = static_cast<std::uint64_t>(i)});
    const Payoff got = payoff(match.game(), match.header());
    const bool swapped = match.header().pie == Pie::taken;
    out += 2 * got[static_cast<std::size_t>((i % 2) ^ (swapped ? 1 : 0))] / k_point;
  }
  return out;
}

}  // namespace

TEST_CASE("who searches more wins more", "[core][bots]") {
  CHECK(points(connect_four(), "search:50", "random", 20) >= 36);
  CHECK(points(connect_four(), "search:400", "search:20", 20) >= 30);
  CHECK(points(tic_tac_toe(), "search:5000", "search:5000", 10) == 10);
}

TEST_CASE("the bot of whoever swaps plays on from the other seat", "[core][bots]") {
  CHECK(points(hex(3, true), "search:5000", "random", 10) == 20);
}

}  // namespace hr::tests
