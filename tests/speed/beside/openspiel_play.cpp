// SPDX-License-Identifier: MIT
// Random games of OpenSpiel on one thread: openspiel_play GAME SECONDS
//
// `measure` beside this file compiles it against a checkout of OpenSpiel. It plays whole games for
// so many seconds of processor time, after a fifth of that to warm up, and prints as JSON how many
// games and actions there were. An action is what a player chooses, also where there is only one to
// choose; what chance decides is drawn by its odds and not counted. Each game begins as a copy of
// the first state.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "open_spiel/spiel.h"

namespace {

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// The rest of a division would take longer than this, and its bias does not show in speed.
std::size_t below(std::size_t count, std::mt19937& random) {
  return static_cast<std::size_t>((std::uint64_t{random()} * count) >> 32);
}

open_spiel::Action drawn(const std::vector<std::pair<open_spiel::Action, double>>& outcomes,
                         std::mt19937& random) {
  double left = static_cast<double>(random()) * 0x1p-32;
  for (const auto& [action, odds] : outcomes) {
    left -= odds;
    if (left < 0) return action;
  }
  return outcomes.back().first;
}

// Plays one game to its end. Returns the actions of its players.
std::uint64_t play(const open_spiel::State& start, std::mt19937& random) {
  const std::unique_ptr<open_spiel::State> state = start.Clone();
  std::uint64_t actions = 0;
  while (!state->IsTerminal()) {
    if (state->IsChanceNode()) {
      state->ApplyAction(drawn(state->ChanceOutcomes(), random));
      continue;
    }
    const std::vector<open_spiel::Action> legal = state->LegalActions();
    state->ApplyAction(legal[below(legal.size(), random)]);
    ++actions;
  }
  return actions;
}

struct Played {
  std::uint64_t games = 0, actions = 0;
  double seconds = 0;
};

// Looks at the clock after about every thousand actions.
Played play_for(double seconds, const open_spiel::State& start, std::mt19937& random) {
  Played sum;
  const double begin = processor_seconds();
  while (sum.seconds < seconds) {
    for (const std::uint64_t enough = sum.actions + 1000; sum.actions < enough; ++sum.games)
      sum.actions += play(start, random);
    sum.seconds = processor_seconds() - begin;
  }
  return sum;
}

}  // namespace

int main(int count, char** words) {
  if (count != 3) {
    std::cerr << "openspiel_play: expected GAME SECONDS, found " << count - 1 << " words.\n";
    return 2;
  }
  const std::shared_ptr<const open_spiel::Game> game = open_spiel::LoadGame(words[1]);
  const std::unique_ptr<open_spiel::State> start = game->NewInitialState();
  const double seconds = std::strtod(words[2], nullptr);
  std::mt19937 random(1);
  play_for(seconds / 5, *start, random);
  const Played played = play_for(seconds, *start, random);
  std::cout << "{\"games\": " << played.games << ", \"actions\": " << played.actions
            << ", \"seconds\": " << played.seconds << "}\n";
  return 0;
}
