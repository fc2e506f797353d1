// SPDX-License-Identifier: MIT
// Audits of games whose rules are wrong in one way each, and of one that is correct.
#include "core/trials/audit.h"

#include <catch2/catch.hpp>

#include "core/kernel/make_engine.h"
#include "tests/support/play.h"

namespace hr::tests {
namespace {

// Two players put stones on nine cells; the rules are called for each.
GameDef stones_on_nine(Stuck stuck = Stuck::draws) {
  GameDef d = stones(Board::grid({.columns = 3, .rows = 3}));
  d.vars = {{.name = "count", .see = {}}};
  d.events = {{.name = "put", .text = "A stone."}};
  d.verbs = {verb("put", {place("stone", empty())})};
  d.verbs[0].allow = d.verbs[0].effect = true;
  d.stuck = stuck;
  d.score = true;
  return d;
}

AuditResult audited(FunctionRules& rules, FunctionRules& second_copy, Stuck stuck = Stuck::draws) {
  const auto game = std::make_shared<const Game>(stones_on_nine(stuck));
  Coverage coverage(*game);
  return audit(game, rules, second_copy, {.seed = 4}, coverage);
}

std::string doubt_of(FunctionRules& rules) {
  FunctionRules second_copy;
  const AuditResult result = audited(rules, second_copy);
  REQUIRE(result.problem);
  CHECK(result.problem->type == ProblemType::unequal);
  return result.problem->what;
}

}  // namespace

TEST_CASE("an audit of correct rules finds nothing and plays to the end", "[core]") {
  FunctionRules rules, second_copy;
  for (FunctionRules* each : {&rules, &second_copy})
    each->on_effect = [](Effect& g, SeatId, const Action&) {
      g.set_var(VarId(0), SeatId::none, *g.var(VarId(0), SeatId::none) + g.roll(6));
    };
  const AuditResult result = audited(rules, second_copy);
  CHECK_FALSE(result.problem);
  CHECK(result.actions == 9);
  CHECK_FALSE(result.cut);
}

TEST_CASE("an audit finds questions with two different answers", "[core]") {
  int asked = 0;
  FunctionRules allowing;
  allowing.on_allow = [&](const View&, const Action&) { return ++asked % 2 == 1; };
  CHECK(doubt_of(allowing) ==
        "verbs.put.allow: the same question was answered with yes, then with no");
  FunctionRules scoring;
  scoring.on_score = [&](const View&, SeatId) { return ++asked; };
  CHECK_THAT(doubt_of(scoring), Catch::StartsWith("score: the same question was answered with "));
}

TEST_CASE("an audit finds effects and setups that differ when repeated", "[core]") {
  int done = 0;
  FunctionRules counting;
  counting.on_effect = [&](Effect& g, SeatId, const Action&) {
    g.set_var(VarId(0), SeatId::none, ++done);
  };
  CHECK(doubt_of(counting) ==
        "the same action in the same position leads to two different positions");
  FunctionRules telling;
  telling.on_effect = [&](Effect& g, SeatId, const Action&) {
    if (++done % 2 == 0) g.tell(3, EventId(0), {});
  };
  CHECK(doubt_of(telling) == "the same action in the same position has different events");
  FunctionRules starting;
  starting.on_setup = [&](Effect& g) {
    g.set_var(VarId(0), SeatId::none, ++done);
    return SeatId(0);
  };
  CHECK(doubt_of(starting) ==
        "setup: run twice with the same seed, it sets up two different games");
}

TEST_CASE("an audit finds rules that play differently when they are loaded again", "[core]") {
  FunctionRules rules;
  rules.on_effect = [](Effect& g, SeatId, const Action&) { g.set_var(VarId(0), SeatId::none, 1); };
  CHECK(doubt_of(rules) == "replaying the game with the rules reloaded gives a different result");
}

TEST_CASE("an audit distinguishes errors of the rules from stuck seats", "[core]") {
  FunctionRules failing, second_copy;
  failing.on_effect = [](Effect& g, SeatId, const Action&) {
    if (g.state().header().ply == 3) throw Error("boom");
  };
  const AuditResult failed = audited(failing, second_copy);
  REQUIRE(failed.problem);
  CHECK(failed.problem->type == ProblemType::rules);
  CHECK(failed.problem->what == "boom");
  CHECK(failed.problem->number == 3);
  CHECK(failed.problem->seat == SeatId(0));
  FunctionRules sound;
  const AuditResult stuck = audited(sound, second_copy, Stuck::undeclared);
  REQUIRE(stuck.problem);
  CHECK(stuck.problem->type == ProblemType::stuck);
  CHECK(stuck.problem->number == 9);
}

TEST_CASE("coverage has exactly what occurs in a game", "[core]") {
  GameDef d = stones_on_nine();
  d.verbs.push_back(d.verbs[0]);
  d.verbs[1].name = "fly";
  d.verbs[1].patterns[0].onto = own() * enemy();
  d.kinds.push_back({.name = "ghost"});
  const auto game = std::make_shared<const Game>(std::move(d));
  FunctionRules rules;
  rules.on_effect = [](Effect& g, SeatId, const Action&) { g.tell(3, EventId(0), {}); };
  Coverage coverage(*game);
  const auto engine = make_engine(game, rules);
  const AuditResult result = watch(*engine, {.seed = 1, .limit = 4}, coverage);
  CHECK(result.cut);
  CHECK(result.actions == 4);
  std::string unseen;
  for (const Coverage::CoverageEntry& sight : coverage.all())
    if (!sight.seen) unseen += sight.path + " ";
  CHECK(unseen == "verbs.fly.1 kinds.ghost ");
  CHECK_FALSE(coverage.complete());
}

TEST_CASE("watched games that draw their actions test few of them, and find what fails", "[core]") {
  GameDef d = stones_on_nine();
  d.verbs[0].unless = true;
  const auto game = std::make_shared<const Game>(std::move(d));
  const auto watched = [&](bool draws, std::uint32_t fails_at, int& tested) {
    FunctionRules rules;
    rules.on_unless = [&](Effect&, SeatId, const Action& action) {
      ++tested;
      return action.arguments[0] == 4;  // nobody may have the middle
    };
    rules.on_effect = [&](Effect& g, SeatId, const Action&) {
      if (g.state().header().ply == fails_at) throw Error("boom");
    };
    const auto engine = make_engine(game, rules);
    Coverage coverage(*game);
    return watch(*engine, {.seed = 1, .listed_actions = 0, .draws_uncounted = draws}, coverage);
  };
  int counted = 0, drawn = 0, ignored = 0;
  const AuditResult all = watched(false, 100, counted), some = watched(true, 100, drawn);
  CHECK_FALSE(all.problem);
  CHECK_FALSE(some.problem);
  CHECK(all.actions == 8);
  CHECK(some.actions == 8);
  CHECK(drawn >= 8);
  CHECK(counted > 3 * drawn);
  const AuditResult failed = watched(true, 5, ignored);
  REQUIRE(failed.problem);
  CHECK(failed.problem->what == "boom");
  CHECK(failed.problem->number == 5);
}

}  // namespace hr::tests
