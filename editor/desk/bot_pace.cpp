// SPDX-License-Identifier: MIT
#include "editor/desk/bot_pace.h"

#include <algorithm>

namespace hr::editor {

void BotPace::set(const AutoPlay& command) {
  auto_play_ = {command.on, std::clamp(command.pause, 0, 10000)};
  at_.reset();
}

bool BotPace::due(bool waiting, std::optional<std::chrono::milliseconds>& next) {
  if (!waiting || !auto_play_.on) {
    at_.reset();
    return false;
  }
  const TimePoint now = now_();
  if (!at_) at_ = now + TimePoint(auto_play_.pause);
  if (now < *at_) {
    next = std::min(next.value_or(*at_ - now), *at_ - now);
    return false;
  }
  at_.reset();
  next = TimePoint(0);
  return true;
}

}  // namespace hr::editor
