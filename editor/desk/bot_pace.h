// SPDX-License-Identifier: MIT
// When bots act without being asked: whether they do, how long they pause before each action, and
// when the next one is due.
#pragma once

#include <chrono>
#include <optional>

#include "core/table/planning_clock.h"
#include "editor/desk/command.h"

namespace hr::editor {

class BotPace {
 public:
  explicit BotPace(TimeSource now) : now_(std::move(now)) {}
  void begin() { at_.reset(); }  // a new game has begun

  const AutoPlay& auto_play() const { return auto_play_; }
  void set(const AutoPlay& command);
  void stop() { auto_play_.on = false; }  // until the next set()

  // Whether a bot must act now. `waiting`: it is a bot's turn. If it must wait, `next` is lowered
  // to the time left; when it is due, to zero.
  bool due(bool waiting, std::optional<std::chrono::milliseconds>& next);

 private:
  TimeSource now_;
  AutoPlay auto_play_{.on = true, .pause = 500};
  std::optional<TimePoint> at_;  // when the next bot acts; none: none is scheduled
};

}  // namespace hr::editor
