// SPDX-License-Identifier: MIT
// When bots act by themselves: whether they do, how long they wait before each action, and when the
// next one is due.
#pragma once

#include <chrono>
#include <optional>

#include "core/table/planning_clock.h"
#include "editor/desk/command.h"

namespace hr::editor {

class BotPace {
 public:
  explicit BotPace(TimeSource now) : now_(std::move(now)) {}
  void begin() { at_.reset(); }  // another game has begun

  const AutoPlay& auto_play() const { return auto_play_; }
  void set(const AutoPlay& command);
  void stop() { auto_play_.on = false; }  // until set() says otherwise

  // Whether the next bot is to act now. `waiting`: one is to act at all. `next` becomes at most the
  // time until one is due.
  bool due(bool waiting, std::optional<std::chrono::milliseconds>& next);

 private:
  TimeSource now_;
  AutoPlay auto_play_{.on = true, .pause = 500};
  std::optional<TimePoint> at_;  // when the next one is to act
};

}  // namespace hr::editor
