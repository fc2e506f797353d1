// SPDX-License-Identifier: MIT
// Plays games to be measured. A game follows from its seed, the bots and the rules alone; random
// bots play the same games at full speed and step by step. Dice, and what a bot draws, go by the
// seed, the seat and how many actions it has made: if changed rules give one seat an action more,
// the others draw what they drew before. Threads: one, that of its rules.
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>

#include "core/bots/bot_game.h"
#include "core/engine/part_start.h"
#include "core/lab/game_facts.h"
#include "core/lab/game_watch.h"
#include "core/lab/measures.h"
#include "core/match/playable_rules.h"
#include "core/trials/simulate.h"

namespace hr {

// How games are played.
struct LabPlay {
  std::vector<BotSpec> bots;      // by player
  std::uint32_t limit = 100'000;  // actions, after which a game is stopped
  // Every action is looked at; else games of random bots are played at full speed.
  bool watched = false;

  bool all_random() const;
  bool fast() const { return !watched && all_random(); }  // games are played at full speed
  Watched watches(int seats) const;
};

// What games follow from, beside the bots and the rules.
struct GameSeeds {
  std::uint64_t dice = 1, bots = 1;  // dice and cards; what the bots draw at random
};

// Games at full speed are so short that a job of a worker is several of them; checkpoints are
// multiples of this.
inline constexpr std::uint64_t k_games_of_a_job = 16;

class LabGames {
 public:
  // When it is told to stop, bots end their games early; those are good for nothing.
  LabGames(PlayableRules playable, LabPlay how, std::stop_token stop = {});

  // `counted`: legal actions are counted even where that takes long. `turn`: bots have moved on by
  // so many seats.
  GameFacts play(const GameSeeds& seeds, bool counted = true, std::uint64_t turn = 0);
  GameFacts play(std::uint64_t seed, bool counted = true) { return play({seed, seed}, counted); }

 private:
  void begin(const GameSeeds& seeds);
  GameFacts play_fast(const GameSeeds& seeds, bool counted);
  GameFacts play_stepwise(const GameSeeds& seeds);
  GameFacts play_bots(const GameSeeds& seeds, std::uint64_t turn);
  void note_answers(GameFacts& facts, const Match& match) const;
  void conclude(GameFacts& facts, const State& state) const;

  PlayableRules playable_;
  LabPlay how_;
  std::stop_token stop_;
  GameWatch watch_;
  GameStarter starter_;
  State state_;
  ActionContext context_;
  PartStart part_;
  SeatDraws draws_;
};

}  // namespace hr
