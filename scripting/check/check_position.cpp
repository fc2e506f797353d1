// SPDX-License-Identifier: MIT
#include "scripting/check/check_position.h"

#include "core/kernel/make_engine.h"
#include "core/trials/audit.h"
#include "scripting/check/check_findings.h"
#include "scripting/lua/memory.h"

namespace hr::scripting {

namespace {

std::optional<Problem> try_new_game(Engine& engine, std::uint64_t seed) {
  Coverage coverage(engine.game());
  return watch(engine, {.seed = seed, .limit = 0, .listed_actions = 0}, coverage).problem;
}

// A running game does not need room for the setup on its edited board; but the setup must fit on
// the board that the rules declare.
std::optional<Finding> check_new_game(const Ruleset& ruleset, Engine& engine, std::uint64_t seed) {
  std::optional<Problem> problem = try_new_game(engine, seed);
  if (problem && !board_in_force(ruleset.text()).empty()) {
    const auto declared = load_ruleset(with_board(ruleset.text(), "", ""));
    problem = try_new_game(*make_engine(declared->game(), declared->rules()), seed);
  }
  if (!problem) return std::nullopt;
  Finding found = problem_finding(SourcePlaces(ruleset.text()), *problem, *ruleset.game());
  found.message += " (tried by setting up a new game)";
  return found;
}

}  // namespace

std::optional<Finding> check_position(Ruleset& ruleset, Engine& engine, const State& state,
                                      std::uint64_t seed) {
  constexpr std::uint32_t k_actions = 200, k_a_game = 40;
  const Memory before = ruleset.memory();
  const auto places = [&] { return SourcePlaces(ruleset.text()); };
  const Game& game = *ruleset.game();
  Coverage coverage(game);
  for (std::uint32_t done = 0, games = 0; done < k_actions && games < k_actions / k_a_game;
       ++games) {
    const AuditRun run{
        .seed = seed + games, .limit = k_a_game, .listed_actions = 20000, .draws_uncounted = true};
    const AuditResult result = watch(engine, run, coverage, &state);
    if (result.problem) {
      Finding found = problem_finding(places(), *result.problem, game);
      found.message += " (tried from this position: " + problem_moment(*result.problem, game) + ")";
      return found;
    }
    done += result.actions;
  }
  if (auto found = check_new_game(ruleset, engine, seed)) return found;
  const auto changes = compare(before, ruleset.memory());
  if (!changes.empty()) return memory_finding(places(), changes.front());
  return std::nullopt;
}

Match::Trial trial_of(std::shared_ptr<Ruleset> ruleset) {
  return [ruleset = std::move(ruleset)](Engine& engine, const State& state) {
    const Game& game = engine.game();
    for (int seat = 0; game.definition().score && seat < game.seats(); ++seat)
      engine.score(state, SeatId(seat));
    const auto found = check_position(*ruleset, engine, state);
    if (!found) return;
    throw Error(finding_text(*found) + (found->advice.empty() ? "" : "; " + found->advice));
  };
}

}  // namespace hr::scripting
