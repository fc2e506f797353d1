// SPDX-License-Identifier: MIT
#include "core/bots/bot_game.h"

#include <array>

#include "core/base/error.h"

namespace hr {

namespace {

// Whoever sits in the seat after the pie rule has, or has not, been used.
std::size_t player_in(const Match& match, SeatId seat) {
  return match.header().pie == Pie::taken ? 1 - nth(seat) : nth(seat);
}

class BotTable {
 public:
  BotTable(const PlayableRules& playable, std::span<const BotSpec> bots,
           const BotGameOptions& options)
      : match_(playable, options.seed) {
    const std::uint64_t seed = options.bot_seed.value_or(options.seed);
    const bool swaps = playable.game().definition().pie;
    for (const SeatId seat : IdsBelow<SeatId>(playable.game().seats()))
      for (std::size_t player = 0; player < bots.size(); ++player)
        if (swaps || player == nth(seat)) players_.emplace_back(playable, seat, bots[player], seed);
    watch_step();
  }

  void act(const BotWatch& watch, const std::stop_token& stop) {
    const SeatId seat = match_.actors().front();
    if (match_.all_asked() && match_.engine().legal(match_.state(), seat) == 0) {
      if (++restarts_ > k_max_restarts)
        throw Error("A bot has answered what all were asked " + std::to_string(k_max_restarts) +
                    " times in ways that cannot be completed.");
      match_.start_over(seat);
      return;
    }
    BotPlayer& player = player_of(seat);
    const Thought thought = player.think(match_, stop, acted_[nth(seat)]);
    if (watch) watch(match_, seat, thought);
    const NodeId before = match_.cursor();
    match_.play(seat, thought.actions.front().choice.action, {},
                {.number = mix(acted_[nth(seat)], nth(seat))});
    if (match_.cursor() == before) return;
    count_action(seat);
    watch_step();
  }

  const Match& match() const { return match_; }
  Match take() { return std::move(match_); }

 private:
  static constexpr int k_max_restarts = 10000;

  // With a pie rule there is a bot for each seat and player: whoever comes to sit there knows what
  // the seat was shown.
  BotPlayer& player_of(SeatId seat) {
    const bool swaps = match_.game().definition().pie;
    return players_[swaps ? nth(seat) * nth(match_.game().seats()) + player_in(match_, seat)
                          : nth(seat)];
  }

  // What all have answered is one action of each.
  void count_action(SeatId seat) {
    if (match_.node().type == StepType::action)
      ++acted_[nth(seat)];
    else
      for (std::uint32_t& acted : acted_) ++acted;
  }

  void watch_step() {
    restarts_ = 0;
    for (BotPlayer& player : players_) player.watch(match_);
  }

  Match match_;
  std::vector<BotPlayer> players_;
  std::array<std::uint32_t, k_max_seats> acted_{};  // by seat
  int restarts_ = 0;
};

}  // namespace

Match play_bot_game(const PlayableRules& playable, std::span<const BotSpec> bots,
                    const BotGameOptions& options, const BotWatch& watch) {
  BotTable table(playable, bots, options);
  while (!table.match().ended() && table.match().header().ply < options.limit &&
         !options.stop.stop_requested())
    table.act(watch, options.stop);
  return table.take();
}

}  // namespace hr
