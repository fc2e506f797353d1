// SPDX-License-Identifier: MIT
// When bots act without being asked, and what: a bot thinks as soon as it is its turn, and acts
// when it has done so and the pause is over. It is stopped when the position or its player changes.
#pragma once

#include <chrono>
#include <optional>

#include "core/table/planning_clock.h"
#include "editor/desk/player_commands.h"
#include "editor/desk/running_game.h"

namespace hr::editor {

class DeskBots {
 public:
  // The references must outlive this.
  DeskBots(const RunningGame& game, PlayerCommands& player, TimeSource now);
  void begin();  // a new game has begun

  const AutoPlay& auto_play() const { return auto_play_; }
  void set(const AutoPlay& command);
  void hurry() { thought_.hurry(); }  // the bot that is thinking moves now
  SeatId thinking() const;            // the seat whose bot is thinking; or none

  // Does what is due. True if something must be shown. `next` is lowered to the time until the next
  // call is needed. When a bot cannot act it throws Error, and bots stop until the next set().
  bool tick(std::optional<std::chrono::milliseconds>& next);

 private:
  struct Turn {
    NodeId at = NodeId::none;
    SeatId seat = SeatId::none;
    BotSpec bot;
    friend bool operator==(const Turn&, const Turn&) = default;
  };
  std::optional<Turn> turn_now() const;
  void take_turn(const Turn& turn);
  void act();

  const RunningGame& game_;
  PlayerCommands& player_;
  TimeSource now_;
  AutoPlay auto_play_{.on = true, .pause = 500};
  std::optional<Turn> turn_;     // whose bot is to act, and thinks
  std::optional<TimePoint> at_;  // when it may act
  std::optional<Turn> last_;     // the last bot that has acted
  scripting::BotTurn thought_;   // about turn_
};

}  // namespace hr::editor
