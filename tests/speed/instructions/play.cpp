// SPDX-License-Identifier: MIT
// What tests/speed/instructions/measure counts: play and nothing else, from a fixed seed.
//   play games RULESET N   random games, as `houserules bench` plays them: prints their actions
//   play lines RULESET N   all lines of play of N actions, as `houserules perft`: prints how many
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <stdexcept>
#include <string_view>

#include "core/base/allowance.h"
#include "core/engine/perft.h"
#include "core/kernel/make_engine.h"
#include "core/trials/simulate.h"
#include "scripting/ruleset/open_rules.h"
#include "scripting/ruleset/ruleset.h"

namespace hr {

namespace {

constexpr std::uint32_t k_limit = 100000;  // actions of a game, in case one never ends
constexpr std::uint64_t k_seed = 1;
constexpr int k_patience = 200;  // valgrind takes fifty times as long

std::uint64_t actions_of(Engine& engine, std::uint64_t games) {
  std::uint64_t out = 0;
  State state;
  ActionContext context{.chance = Chance(k_seed)};
  GameStarter start(engine);
  for (std::uint64_t n = 0; n < games; ++n) {
    const std::uint64_t seed = game_seed(k_seed, n);
    context.chance.restart(seed);
    start.set(state, context);
    Random random = random_choices(seed);
    out += engine.playout(state, random, context, k_limit, false).actions;
  }
  return out;
}

std::uint64_t lines_of(Engine& engine, int actions) {
  State state;
  ActionContext context{.chance = Chance(k_seed)};
  engine.start(state, context);
  return perft(engine, state, actions, {.seed = k_seed}).count;
}

int count(std::span<char*> arguments) {
  if (arguments.size() != 4) throw std::runtime_error("expected: games|lines RULESET N");
  const std::string_view what = arguments[1];
  const int number = std::atoi(arguments[3]);
  Allowance::be_patient(k_patience);
  const auto ruleset = scripting::load_ruleset(arguments[2]);
  const auto engine = make_engine(ruleset->game(), ruleset->rules());
  const std::uint64_t counted = what == "games"   ? actions_of(*engine, nth(number))
                                : what == "lines" ? lines_of(*engine, number)
                                                  : throw std::runtime_error("games or lines");
  std::printf("%llu\n", static_cast<unsigned long long>(counted));
  return 0;
}

}  // namespace

}  // namespace hr

int main(int argc, char** argv) {
  try {
    return hr::count({argv, static_cast<std::size_t>(argc)});
  } catch (const std::exception& error) {
    std::fprintf(stderr, "play: %s\n", error.what());
    return 1;
  }
}
