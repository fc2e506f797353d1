// SPDX-License-Identifier: MIT
// A bot that sits in a seat of a match. It is shown what its seat is shown, and nothing else:
// where everybody sees everything, the position; else the steps from which Worlds
// (core/worlds/worlds.h) draws what could be true. So it acts alike in two matches that look alike
// to its seat. What it draws at random follows from its seed, the seat and the number of the
// action, so it is the same after the same actions. The number is that in the line of play, or the
// caller's own.
// Threads: that of the match's engine; a bot that thinks by the clock has those of its team as well
// while it thinks.
#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "core/bots/bot_spec.h"
#include "core/bots/greedy.h"
#include "core/bots/mix_search.h"
#include "core/bots/situation.h"
#include "core/bots/tree_search.h"
#include "core/match/match.h"
#include "core/worlds/worlds.h"

namespace hr {

class BotPlayer {
 public:
  BotPlayer(PlayableRules playable, SeatId seat, const BotSpec& spec, std::uint64_t seed,
            SearchTeam team = {});
  ~BotPlayer();
  BotPlayer(const BotPlayer&) = delete;
  BotPlayer& operator=(const BotPlayer&) = delete;
  BotPlayer(BotPlayer&&) noexcept;
  BotPlayer& operator=(BotPlayer&&) noexcept;

  // To be called after the setup and after each step of the match, at its cursor, in order; it may
  // have begun earlier, then its first call shows it all steps so far. After a step that worlds
  // cannot follow (undo, a change of rules) a new player is needed.
  void watch(const Match& match);

  // The same, for whoever has kept what the seat was shown: each step, from the setup on.
  void watch(const ShownStep& step);

  // What it thinks of its legal actions; it must be to act. Iterations, and the time, are those of
  // its BotSpec. Where nothing that could be true was found, every action is as good as another.
  Thought think(const Match& match, const std::stop_token& stop = {},
                std::optional<std::uint32_t> number = {});
  // The same from plain data. No actions: the bot is random, nothing that could be true was found,
  // or the seat has no legal action.
  Thought think(Situation situation, const std::stop_token& stop = {});
  Choice choose(const Match& match) { return think(match).actions.front().choice; }

  SeatId seat() const { return seat_; }
  // How often it had to choose without knowing what could be true.
  std::uint64_t lost() const { return lost_; }

 private:
  Thought think(Situation situation, const std::stop_token& stop, Random& random);
  Random draws(std::uint32_t number, std::size_t answers);

  PlayableRules playable_;
  SeatId seat_;
  BotSpec spec_;
  std::uint64_t seed_;
  bool secrets_;
  std::unique_ptr<Worlds> worlds_;  // only where something is hidden
  std::unique_ptr<TreeSearch> search_;
  std::unique_ptr<MixSearch> mix_;  // only where something is hidden; elsewhere it searches
  std::unique_ptr<Greedy> greedy_;
  std::uint64_t lost_ = 0;
  // When it thought last: a part that was begun again must not go the same way again.
  std::uint32_t number_ = 0;
  std::size_t answers_ = 0;
  std::uint64_t tries_ = 0;
};

}  // namespace hr
