// SPDX-License-Identifier: MIT
// A countdown clock for planning. It belongs to the table, not to the match: no rule, state, hash,
// record, bot or export depends on it. The current time is supplied by the caller.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "core/base/language.h"

namespace hr {

using TimePoint = std::chrono::milliseconds;  // since any fixed point in time
using TimeSource = std::function<TimePoint()>;

struct ClockReport {
  int length = 0;  // seconds, as the rules declare; 0: they declare no clock
  int left = 0;    // seconds, rounded up
  bool begun = false, running = false;
  bool up = false;   // no time is left
  std::string text;  // "Planning time: 4:10 left, paused."; "" if there is no clock
};

class PlanningClock {
 public:
  // Continues where it was paused; otherwise starts from the full length.
  void start(TimePoint now, int length);
  void pause(TimePoint now);
  void reset() { *this = {}; }
  void add(TimePoint now, int length, int seconds);

  bool begun() const { return left_.has_value(); }
  bool running() const { return since_.has_value(); }
  TimePoint left(TimePoint now, int length) const;  // the full length if it has not begun
  ClockReport report(TimePoint now, int length, Language language = {}) const;

 private:
  std::optional<TimePoint> left_;   // the time left when it was last started or paused
  std::optional<TimePoint> since_;  // when it was started, while it runs
};

}  // namespace hr
