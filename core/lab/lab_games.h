// SPDX-License-Identifier: MIT
// Plays games to be measured. A game follows from its seed, the bots and the rules alone. Threads:
// one, that of its rulebook.
#pragma once

#include <cstdint>
#include <span>

#include "core/bots/bot_game.h"
#include "core/lab/game_facts.h"
#include "core/lab/measures.h"
#include "core/match/rulebook.h"
#include "core/trials/simulate.h"

namespace hr {

// How games are played.
struct LabPlay {
  std::vector<BotSpec> bots;      // by player
  std::uint32_t limit = 100'000;  // actions, after which a game is stopped
  // Every action is looked at; else games of random bots are played at full speed.
  bool watched = false;

  bool fast() const;  // games are played at full speed
  Watched watches(int seats) const;
};

// Games at full speed are so short that a job of a worker is several of them; checkpoints are
// multiples of this.
inline constexpr std::uint64_t k_games_of_a_job = 16;

class LabGames {
 public:
  LabGames(Rulebook rulebook, LabPlay how);

  // `counted`: legal actions are counted even where that takes long.
  GameFacts play(std::uint64_t seed, bool counted = true);

 private:
  GameFacts play_fast(std::uint64_t seed, bool counted);
  GameFacts play_watched(std::uint64_t seed);
  void note_action(GameFacts& facts, const Match& match, SeatId seat, const Thought& thought) const;
  void conclude(GameFacts& facts, const State& state);

  Rulebook rulebook_;
  LabPlay how_;
  GameStarter starter_;
  State state_;
  ActionContext context_;
  TotalRange totals_;
};

}  // namespace hr
