// SPDX-License-Identifier: MIT
// Plays games of rulesets at random, and tells what has come of them: run as WebAssembly and
// natively, it must say the same, to the last bit (tests/web_engine/compare).
//   play records FOLDER GAMES   of each ruleset in the folder: the checksum of the games' records
//   play speed RULESET GAMES    the totals of random games, and how many actions in a second
//   play try RULESET GAMES      the same games, or what is wrong with the rules
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/base/checksum.h"
#include "core/base/platform.h"
#include "core/bots/bot_game.h"
#include "core/game/game_def.h"
#include "core/kernel/make_engine.h"
#include "core/record/record.h"
#include "core/trials/simulate.h"
#include "scripting/ruleset/open_rules.h"
#include "scripting/ruleset/ruleset.h"

namespace hr {

namespace {

namespace fs = std::filesystem;
// Processor time, so that other work on the machine does not count.
double seconds() {
  return std::chrono::duration<double>(
             time_of(k_has_threads ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID))
      .count();
}

constexpr std::uint32_t k_limit = 2000;  // actions of a game, some of which need not end

std::vector<fs::path> rulesets_in(const fs::path& folder) {
  std::vector<fs::path> out;
  for (const auto& entry : fs::directory_iterator(folder))
    if (fs::exists(entry.path() / "rules.lua")) out.push_back(entry.path());
  std::ranges::sort(out);
  return out;
}

void tell_records(const fs::path& folder, std::uint64_t games) {
  for (const fs::path& ruleset : rulesets_in(folder)) {
    const PlayableRules playable = scripting::make_playable(scripting::load_ruleset(ruleset));
    const std::vector<BotSpec> bots(playable.game().definition().seats.size());
    Checksum sum;
    std::uint64_t bytes = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
      const Table table(
          play_bot_game(playable, bots, {.seed = game_seed(1, game), .limit = k_limit}));
      const std::string text = record_text(table);
      bytes += text.size();
      sum.add(text);
    }
    std::printf("%s: %llu games, %llu bytes of records, checksum %s\n",
                ruleset.filename().string().c_str(), static_cast<unsigned long long>(games),
                static_cast<unsigned long long>(bytes), sum.digits().c_str());
    std::fflush(stdout);
  }
}

void tell_totals(const fs::path& ruleset, std::uint64_t games, bool timed) {
  const double start = seconds();
  const auto ruleset_text = scripting::load_ruleset(ruleset)->text();
  const double loaded = seconds() - start;
  const EngineFactory make = [&] {
    const std::shared_ptr<scripting::Ruleset> rules = scripting::load_ruleset(ruleset_text);
    return EngineInstance{.rules = rules, .engine = make_engine(rules->game(), rules->rules())};
  };
  const SimulationRun run{.games = games, .threads = 1, .seed = 1, .limit = 100'000};
  const double began = seconds();
  const Tally tally = simulate(make, run);
  const double played = seconds() - began;
  std::printf("%llu games, %llu drawn, %llu actions, %llu choices",
              static_cast<unsigned long long>(tally.games),
              static_cast<unsigned long long>(tally.drawn),
              static_cast<unsigned long long>(tally.actions),
              static_cast<unsigned long long>(tally.choices));
  for (const std::uint64_t wins : tally.wins_by_seat)
    std::printf(", %llu", static_cast<unsigned long long>(wins));
  std::printf("\n");
  if (timed)
    std::printf("loaded in %.3f s, played in %.3f s: %.0f actions a second\n", loaded, played,
                static_cast<double>(tally.actions) / played);
}

}  // namespace

}  // namespace hr

int main(int count, char** words) try {
  if (count != 4) throw std::runtime_error("expected: records, speed or try, a folder, a number");
  const std::string what = words[1];
  const std::uint64_t games = std::strtoull(words[3], nullptr, 10);
  if (what == "records")
    hr::tell_records(words[2], games);
  else
    hr::tell_totals(words[2], games, what == "speed");
  return 0;
} catch (const std::exception& error) {
  std::printf("%s\n", error.what());
  return 1;
}
