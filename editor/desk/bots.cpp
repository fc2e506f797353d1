// SPDX-License-Identifier: MIT
#include "editor/desk/bots.h"

#include <algorithm>
#include <utility>

#include "scripting/table/open_table.h"

namespace hr::editor {

namespace {

constexpr std::chrono::milliseconds k_look_at_bots{20};  // whether it has finished thinking

}  // namespace

Bots::Bots(const RunningGame& game, PlayerCommands& player, TimeSource now)
    : game_(game), player_(player), now_(std::move(now)), thinker_(scripting::make_thinker()) {}

void Bots::begin() {
  thinker_.forget();
  turn_.reset();
  last_.reset();
}

void Bots::set(const AutoPlay& command) {
  auto_play_ = {command.on, std::clamp(command.pause, 0, 10000)};
  turn_.reset();
}

SeatId Bots::thinking() const { return thinker_.thinking() && turn_ ? turn_->seat : SeatId::none; }

std::optional<Bots::Turn> Bots::turn_now() const {
  if (!auto_play_.on || !game_.on() || game_.status().bot_to_act == SeatId::none) return {};
  const StatusReport& status = game_.status();
  return Turn{status.cursor, status.bot_to_act,
              status.seats[status.bot_to_act].bot.value_or(BotSpec{})};
}

// The answers of one bot to what all are asked come without a pause in between.
void Bots::take_turn(const Turn& turn) {
  turn_ = turn;
  at_ = now_() + TimePoint(game_.status().all_asked && last_ == turn ? 0 : auto_play_.pause);
  if (turn.bot.type == BotType::random)
    thinker_.stop();
  else
    thinker_.begin(game_.table(), turn.seat, turn.bot);
}

void Bots::act() {
  last_ = turn_;
  const Turn turn = *std::exchange(turn_, std::nullopt);
  const std::optional<ThoughtReport> thought = thinker_.take();
  if (thought && !thought->actions.empty())
    player_.play_for_bot(Choose{turn.seat, thought->actions.front().action.action});
  else
    player_.bot_move();
}

bool Bots::tick(std::optional<std::chrono::milliseconds>& next) {
  const std::optional<Turn> now = turn_now();
  bool changed = false;
  if (now != turn_) {
    changed = thinker_.thinking();
    thinker_.stop();
    turn_.reset();
    if (now) take_turn(*now);
    changed = changed || thinker_.thinking();
  }
  if (!turn_) return changed;
  const TimePoint time = now_();
  if (time < *at_ || thinker_.thinking()) {
    const TimePoint wait =
        std::max(*at_ - time, thinker_.thinking() ? k_look_at_bots : TimePoint(0));
    next = std::min(next.value_or(wait), wait);
    return changed;
  }
  next = TimePoint(0);
  try {
    act();
  } catch (const Error&) {
    auto_play_.on = false;
    throw;
  }
  return true;
}

}  // namespace hr::editor
