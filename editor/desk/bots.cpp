// SPDX-License-Identifier: MIT
#include "editor/desk/bots.h"

#include <algorithm>
#include <utility>

namespace hr::editor {

namespace {

constexpr std::chrono::milliseconds k_look_at_bots{20};  // whether it has finished thinking

}  // namespace

DeskBots::DeskBots(const RunningGame& game, PlayerCommands& player, TimeSource now)
    : game_(game), player_(player), now_(std::move(now)) {}

void DeskBots::begin() {
  thought_.forget();
  turn_.reset();
  last_.reset();
}

void DeskBots::set(const AutoPlay& command) {
  auto_play_ = {command.on, std::clamp(command.pause, 0, 10000)};
  turn_.reset();
}

SeatId DeskBots::thinking() const {
  return thought_.thinking() && turn_ ? turn_->seat : SeatId::none;
}

std::optional<DeskBots::Turn> DeskBots::turn_now() const {
  if (!auto_play_.on || !game_.on() || game_.status().bot_to_act == SeatId::none) return {};
  const StatusReport& status = game_.status();
  return Turn{status.cursor, status.bot_to_act,
              status.seats[status.bot_to_act].bot.value_or(BotSpec{})};
}

// The answers of one bot to what all are asked come without a pause in between.
void DeskBots::take_turn(const Turn& turn) {
  turn_ = turn;
  at_ = now_() + TimePoint(game_.status().all_asked && last_ == turn ? 0 : auto_play_.pause);
  thought_.begin(game_.client(), turn.seat);
}

void DeskBots::act() {
  last_ = turn_;
  turn_.reset();
  player_.act_for_bot(thought_);
}

bool DeskBots::tick(std::optional<std::chrono::milliseconds>& next) {
  const std::optional<Turn> now = turn_now();
  bool changed = false;
  if (now != turn_) {
    changed = thought_.thinking();
    thought_.stop();
    turn_.reset();
    if (now) take_turn(*now);
    changed = changed || thought_.thinking();
  }
  if (!turn_) return changed;
  const TimePoint time = now_();
  if (time < *at_ || thought_.thinking()) {
    const TimePoint wait =
        std::max(*at_ - time, thought_.thinking() ? k_look_at_bots : TimePoint(0));
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
