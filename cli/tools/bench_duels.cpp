// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "bench/baselines.h"
#include "cli/arguments/locate.h"
#include "cli/terminal/progress.h"
#include "cli/tools/bench_entrants.h"
#include "cli/tools/duel.h"
#include "core/statistics/interval.h"
#include "scripting/ruleset/open_rules.h"

namespace hr::cli {

namespace {

double per(std::uint64_t many, std::uint64_t times) {
  return times == 0 ? 0 : static_cast<double>(many) / static_cast<double>(times);
}

double speed(std::uint64_t lines, std::chrono::duration<double> time) {
  return time.count() == 0 ? 0 : static_cast<double>(lines) / time.count();
}

Json duel_json(const std::string& name, const DuelResult& found, const Interval& interval) {
  return {{"ruleset", name},
          {"games", found.games},
          {"points", static_cast<double>(found.halves) / 2},
          {"interval", {interval.low, interval.high}},
          {"lines_per_move", per(found.lines, found.moves)},
          {"lines_per_move_by_hand", per(found.other_lines, found.other_moves)},
          {"lines_per_s", speed(found.lines, found.thought)},
          {"lines_per_s_by_hand", speed(found.other_lines, found.other_thought)}};
}

BotSpec search_of(const BenchArguments& arguments) {
  BotSpec out{.type = BotType::search, .iterations = arguments.iterations};
  if (arguments.iterations == 0)
    out.time = std::chrono::milliseconds(std::max(1L, std::lround(1000 * arguments.move_seconds)));
  return out;
}

}  // namespace

Exit bench_duels(const BenchArguments& arguments) {
  const BotSpec search = search_of(arguments);
  Json rows = Json::array();
  Failures failures(rows);
  for (const Entrant& entrant : entrants(arguments.names, failures)) {
    const Baseline* const baseline = find_baseline(entrant.name);
    if (entrant.effect || baseline == nullptr || baseline->player == nullptr ||
        baseline->ruleset != entrant.name)
      continue;
    const auto found = failures.attempt(entrant.name, [&] {
      const std::shared_ptr<scripting::Ruleset> ruleset = open_ruleset(entrant.folder, {}, "", {});
      Progress progress("games played");
      return duel(scripting::make_playable(ruleset), *baseline, search, arguments.duel,
                  arguments.seed, [&](std::uint64_t done) { progress(done, arguments.duel); });
    });
    if (!found) continue;
    // A draw counts as half a hit, which makes the interval a little too wide.
    const Interval interval = wilson(found->halves / 2, found->games);
    rows.push_back(duel_json(entrant.name, *found, interval));
    if (arguments.json) continue;
    print_line(fmt::format(
        "{}: the search has {:.1f} of {} points (95 % interval {:.0f} to {:.0f} %); "
        "lines of play a move: {:.0f}, by hand {:.0f}; a second: {:.0f}, by hand {:.0f}",
        entrant.name, static_cast<double>(found->halves) / 2, found->games, 100 * interval.low,
        100 * interval.high, per(found->lines, found->moves),
        per(found->other_lines, found->other_moves), speed(found->lines, found->thought),
        speed(found->other_lines, found->other_thought)));
    flush();  // the next one takes long
  }
  if (arguments.json) print_json(rows);
  return failures.exit();
}

}  // namespace hr::cli
