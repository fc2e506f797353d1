// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <memory>

#include "cli/arguments/locate.h"
#include "cli/tools/bench_entrants.h"
#include "cli/tools/measure_worlds.h"
#include "core/game/game.h"

namespace hr::cli {

namespace {

Json worlds_json(const std::string& name, const WorldMeasurements& figures) {
  return {{"ruleset", name},
          {"action", figures.action},
          {"advance_ms", figures.advance_ms},
          {"worlds_per_cpu_s", figures.worlds_per_second},
          {"effective_worlds_per_cpu_s", figures.effective_per_second},
          {"effective_positions_per_cpu_s", figures.positions_per_second},
          {"accepted_moves", figures.accepted}};
}

}  // namespace

Exit bench_worlds(const BenchArguments& arguments) {
  constexpr std::uint32_t k_actions = 200;
  const scripting::Settings settings = parse_settings(arguments.settings, "--option");
  Json rows = Json::array();
  Failures failures(rows);
  for (const Entrant& entrant : entrants(arguments.names, failures)) {
    const auto ruleset = failures.attempt(entrant.name, [&] {
      return std::shared_ptr<scripting::Ruleset>(
          open_ruleset(entrant.folder, settings_of(settings, entrant), "", arguments.variants));
    });
    if (!ruleset || entrant.effect || !(*ruleset)->game()->hides()) continue;
    const WorldMeasurements figures =
        measure_worlds(*ruleset, arguments.seed, k_actions, arguments.seconds);
    rows.push_back(worlds_json(entrant.name, figures));
    if (!arguments.json)
      print_line(fmt::format(
          "{}: after action {} {:.0f} worlds/s, {:.0f} of them effective, {:.0f} by "
          "their positions; {:.0f} % of moves accepted; {:.0f} ms to get there",
          entrant.name, figures.action, figures.worlds_per_second, figures.effective_per_second,
          figures.positions_per_second, 100 * figures.accepted, figures.advance_ms));
  }
  if (arguments.json) print_json(rows);
  return failures.exit();
}

}  // namespace hr::cli
