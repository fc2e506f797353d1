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

// The baseline's form of a step, a placement or a pass.
BaselineMove move_of(const Action& action) {
  const auto cell = [&](int i) { return index(action.cell(i)); };
  if (action.count == 2) return {.from = cell(0), .to = cell(1)};
  return {.to = action.count == 1 ? cell(0) : -1};
}

class Duel {
 public:
  Duel(const PlayableRules& playable, const Baseline& baseline, const BotSpec& search,
       std::uint64_t seed, SeatId own_seat)
      : match_(playable, seed),
        own_(own_seat),
        bot_(playable, own_, search, seed),
        other_(baseline.player(seed)) {
    if (search.time)
      budget_.time = *search.time;
    else
      budget_.iterations = search.iterations;
  }

  void play(DuelResult& result) {
    while (!match_.ended() && match_.header().ply < k_longest) act(result);
    result.other_lines += other_->iterations();
    const bool alone = std::has_single_bit(match_.header().winners);
    const bool own = (match_.header().winners & seat_bit(own_)) != 0;
    result.halves += !match_.ended() || !alone ? 1 : own ? 2 : 0;
    ++result.games;
  }

 private:
  using Clock = std::chrono::steady_clock;

  void act(DuelResult& result) {
    const SeatId seat = match_.actors().front();
    if (other_->seat() != index(seat)) see({});  // the engine passes by itself
    if (seat == own_) {
      const Clock::time_point start = Clock::now();
      const Thought thought = bot_.think(match_);
      result.thought += Clock::now() - start;
      result.lines += thought.iterations;
      ++result.moves;
      const Action action = thought.actions.front().choice.action;
      see(move_of(action));
      match_.play(seat, action);
      return;
    }
    const Clock::time_point start = Clock::now();
    const BaselineMove move = other_->choose(budget_);
    result.other_thought += Clock::now() - start;
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
  BaselineBudget budget_;
  BotPlayer bot_;
  std::unique_ptr<BaselinePlayer> other_;
};

}  // namespace

DuelResult duel(const PlayableRules& playable, const Baseline& baseline, const BotSpec& search,
                std::uint64_t games, std::uint64_t seed,
                const std::function<void(std::uint64_t)>& progress) {
  DuelResult out;
  for (std::uint64_t i = 0; i < games; ++i) {
    Duel(playable, baseline, search, mix(seed, i), SeatId(static_cast<int>(i % 2))).play(out);
    progress(i + 1);
  }
  return out;
}

}  // namespace hr::cli
