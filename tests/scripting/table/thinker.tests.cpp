// SPDX-License-Identifier: MIT
// Bots that think for seats of a table, beside the thread that plays.
#include <catch2/catch.hpp>

#include "core/thinking/thought_text.h"
#include "scripting/table/open_table.h"
#include "tests/support/rulesets.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

Table table_of_game(const std::string& name, const scripting::Settings& settings = {},
                    std::uint64_t seed = 1) {
  return scripting::begin_game(scripting::load_ruleset(ruleset_folder(name), settings),
                               {.seed = seed});
}

ThoughtReport thought_of(Thinker& thinker, const Table& table, SeatId seat, const char* bot) {
  thinker.begin(table, seat, read_bot_spec(bot));
  std::optional<ThoughtReport> out = thinker.wait();
  REQUIRE(out.has_value());
  CHECK(!thinker.thinking());
  CHECK(!thinker.take().has_value());
  return *out;
}

void play_all(Table& table, std::initializer_list<const char*> actions) {
  for (const char* action : actions) {
    const Reply reply = table.give(Issuer::owner(), PlayTyped{SeatId::owner, action});
    INFO(action << ": " << reply.text);
    REQUIRE(reply.ok);
  }
}

// Plays with a bot for every seat, at most so many actions; how many of them had a thought.
int play_with_bots(Table& table, Thinker& thinker, const char* bot, int most) {
  int thought = 0;
  for (int i = 0; i < most; ++i) {
    const StatusReport status = table.report(Issuer::owner(), StatusQuery());
    if (status.ended) break;
    const SeatId seat = status.to_act.front();
    const ThoughtReport found = thought_of(thinker, table, seat, bot);
    thought += found.actions.empty() ? 0 : 1;
    const Reply reply =
        found.actions.empty()
            ? table.give(Issuer::owner(), BotMove{seat})
            : table.give(Issuer::owner(), PlayChosen{seat, found.actions.front().action.action});
    INFO(reply.text);
    REQUIRE(reply.ok);
  }
  return thought;
}

}  // namespace

TEST_CASE("a thought names the winning move, its prospects and how it goes on",
          "[scripting][bots]") {
  Table table = table_of_game("tic_tac_toe");
  play_all(table, {"A1", "A3", "B1", "B3"});
  Thinker thinker = scripting::make_thinker();
  const ThoughtReport thought = thought_of(thinker, table, SeatId(0), "medium");
  REQUIRE(!thought.actions.empty());
  const ActionThought& best = thought.actions.front();
  CHECK(best.action.text == "mark C1");
  CHECK(best.action.seat == SeatId(0));
  CHECK(best.proven);
  CHECK(prospect_text(best) == "certain win");
  CHECK(thought.line == std::vector<std::string>{"mark C1"});
  CHECK(thought_lines(thought, 5).front() == "A strong bot would play: mark C1 (certain win).");
  CHECK(how_clear(thought).empty());
}

TEST_CASE("only what is proven is called certain", "[scripting][bots]") {
  ThoughtReport thought;
  thought.tries = 1000;
  thought.actions = {{.action = {}, .tries = 990, .points = 0},
                     {.action = {}, .tries = 10, .points = 1}};
  thought.actions[0].action.text = "check";
  CHECK(thought_lines(thought, 1) ==
        std::vector<std::string>{"A strong bot would play: check (about 0 of 100 points).",
                                 "It clearly prefers this, but that is an estimate: of the 1000 "
                                 "lines of play it has tried, "
                                 "99 of 100 begin with this move."});
  CHECK(prospect_text(thought.actions[1]) == "about 100 of 100 points");
  thought.actions[0].proven = true;
  CHECK(thought_lines(thought, 1).front() == "A strong bot would play: check (certain loss).");
}

// Nothing is hidden, but neither seat knows what the other one shows at the same moment.
TEST_CASE("nothing is proven by answers that are given at once", "[scripting][bots]") {
  const TemporaryRuleset rules(
      "pennies",
      "return { name = 'Pennies', seats = { 'even', 'odd' }, vars = { shown = { 0, per = 'seat' } "
      "},\n"
      "verbs = { show = { number{ 1, 2 }, asked = true, secret = true,\n"
      "  effect = function(g, me, n) g.shown[me] = n end,\n"
      "  done = function(g) g:win(g.shown[1] == g.shown[2] and 1 or 2) end } },\n"
      "setup = function(g) g:all('show', 1) return 1 end, stuck = 'draws' }");
  const Table table = scripting::begin_game(scripting::load_ruleset(rules.folder()), {.seed = 1});
  REQUIRE_FALSE(table.report(Issuer::owner(), StatusQuery()).secrets);
  Thinker thinker = scripting::make_thinker();
  for (const int seat : {0, 1}) {
    const ThoughtReport thought = thought_of(thinker, table, SeatId(seat), "search:400");
    REQUIRE(thought.actions.size() == 2);
    for (const ActionThought& each : thought.actions) CHECK_FALSE(each.proven);
  }
}

TEST_CASE("the same position has the same thought, also after undo", "[scripting][bots]") {
  for (const char* game : {"cube_wars", "cube_digger"}) {
    INFO(game);
    Table table = table_of_game(game);
    Thinker thinker = scripting::make_thinker(), other = scripting::make_thinker();
    play_with_bots(table, thinker, "random", 12);
    const SeatId seat = table.report(Issuer::owner(), StatusQuery()).to_act.front();
    const ThoughtReport one = thought_of(thinker, table, seat, "easy");
    REQUIRE(!one.actions.empty());
    REQUIRE(table.give(Issuer::owner(), PlayChosen{seat, one.actions.front().action.action}).ok);
    REQUIRE(table.give(Issuer::owner(), Undo{}).ok);
    const ThoughtReport two = thought_of(other, table, seat, "easy");
    REQUIRE(two.actions.size() == one.actions.size());
    for (std::size_t i = 0; i < one.actions.size(); ++i) {
      CHECK(two.actions[i].action.text == one.actions[i].action.text);
      CHECK(two.actions[i].tries == one.actions[i].tries);
    }
  }
}

TEST_CASE("bots that think play games with secrets, and rules that change on the way",
          "[scripting][bots]") {
  Table table = table_of_game("graverobber");
  Thinker thinker = scripting::make_thinker();
  CHECK(play_with_bots(table, thinker, "beginner", 25) > 20);
  Table digger = table_of_game("cube_digger");
  thinker.forget();
  CHECK(play_with_bots(digger, thinker, "beginner", 30) > 25);
}

TEST_CASE("a thought can be hurried, dropped and left unfinished", "[scripting][bots]") {
  const Table table = table_of_game("cube_wars");
  Thinker thinker = scripting::make_thinker();
  thinker.begin(table, SeatId(0), read_bot_spec("search:600s"));
  CHECK(thinker.thinking());
  CHECK(!thinker.take().has_value());
  thinker.hurry();
  const std::optional<ThoughtReport> hurried = thinker.wait();
  REQUIRE(hurried.has_value());
  CHECK(!hurried->actions.empty());
  thinker.begin(table, SeatId(0), read_bot_spec("search:600s"));
  thinker.stop();
  CHECK(!thinker.thinking());
  CHECK(!thinker.wait().has_value());
  thinker.begin(table, SeatId(0), read_bot_spec("search:600s"));
  CHECK(!thought_of(thinker, table, SeatId(0), "search:10").actions.empty());
  thinker.begin(table, SeatId(0), read_bot_spec("search:600s"));
}

TEST_CASE("who is not to act gets no thought", "[scripting][bots]") {
  const Table table = table_of_game("cube_wars");
  Thinker thinker = scripting::make_thinker();
  CHECK(thought_of(thinker, table, SeatId(1), "easy").actions.empty());
  CHECK(!thought_of(thinker, table, SeatId(0), "easy").actions.empty());
}

}  // namespace hr::tests
