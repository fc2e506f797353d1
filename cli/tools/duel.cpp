// SPDX-License-Identifier: MIT
#include "cli/tools/duel.h"

#include <algorithm>
#include <bit>

#include "core/base/error.h"
#include "core/bots/bot_player.h"
#include "core/match/match.h"

namespace hr::cli {

namespace {

constexpr std::uint32_t k_longest = 2000;  // actions; then it is a draw

BaselineMove move_of(const Action& action) {
  return action.count == 2 ? BaselineMove{index(action.cell(0)), index(action.cell(1))}
                           : BaselineMove{};
}

class Duel {
 public:
  Duel(const PlayableRules& playable, const Baseline& baseline, std::chrono::milliseconds time,
       std::uint64_t seed, SeatId own_seat)
      : match_(playable, seed),
        own_(own_seat),
        time_(time),
        bot_(playable, own_, {.type = BotType::search, .time = time}, seed),
        other_(baseline.player(seed)) {}

  void play(DuelResult& result) {
    while (!match_.ended() && match_.header().ply < k_longest) act(result);
    result.other_lines += other_->iterations();
    const bool alone = std::has_single_bit(match_.header().winners);
    const bool own = (match_.header().winners & seat_bit(own_)) != 0;
    result.halves += !match_.ended() || !alone ? 1 : own ? 2 : 0;
    ++result.games;
  }

 private:
  void act(DuelResult& result) {
    const SeatId seat = match_.actors().front();
    if (other_->seat() != index(seat)) see({});  // the engine passes by itself
    if (seat == own_) {
      const Thought thought = bot_.think(match_);
      result.lines += thought.iterations;
      ++result.moves;
      const Action action = thought.actions.front().choice.action;
      see(move_of(action));
      match_.play(seat, action);
      return;
    }
    const BaselineMove move = other_->choose(time_);
    ++result.other_moves;
    see(move);
    const std::vector<Choice> legal = match_.legal(seat);
    const auto same = std::ranges::find_if(
        legal, [&](const Choice& choice) { return move_of(choice.action) == move; });
    if (same == legal.end()) differ();
    match_.play(seat, same->action);
  }

  void see(const BaselineMove& move) {
    if (!other_->see(move)) differ();
  }
  [[noreturn]] static void differ() {
    throw Error("The game written by hand has other legal moves than the ruleset.");
  }

  Match match_;
  SeatId own_;
  std::chrono::milliseconds time_;
  BotPlayer bot_;
  std::unique_ptr<BaselinePlayer> other_;
};

}  // namespace

DuelResult duel(const PlayableRules& playable, const Baseline& baseline, std::uint64_t games,
                std::chrono::milliseconds time, std::uint64_t seed,
                const std::function<void(std::uint64_t)>& progress) {
  DuelResult out;
  for (std::uint64_t i = 0; i < games; ++i) {
    Duel(playable, baseline, time, mix(seed, i), SeatId(static_cast<int>(i % 2))).play(out);
    progress(i + 1);
  }
  return out;
}

}  // namespace hr::cli
