// SPDX-License-Identifier: MIT
// A clock for planning: it counts down while it runs, and does nothing else. It lies beside a match
// at the table and is no part of it: no rule, state, hash, record, bot or export knows of it. What
// time it is comes from outside.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace hr {

using TimePoint = std::chrono::milliseconds;  // since any fixed one
using TimeSource = std::function<TimePoint()>;

struct ClockReport {
  int length = 0;  // seconds, as the rules declare them; 0: they declare no clock
  int left = 0;    // seconds, rounded up
  bool begun = false, running = false;
  bool up = false;   // no time is left
  std::string text;  // "Planning time: 4:10 left, paused."; "" where there is no clock
};

class PlanningClock {
 public:
  // Goes on where it was paused; else from the whole length.
  void start(TimePoint now, int length);
  void pause(TimePoint now);
  void reset() { *this = {}; }
  void add(TimePoint now, int length, int seconds);

  bool begun() const { return left_.has_value(); }
  bool running() const { return since_.has_value(); }
  TimePoint left(TimePoint now, int length) const;  // not begun: the length
  ClockReport report(TimePoint now, int length) const;

 private:
  std::optional<TimePoint> left_;   // when it was started or paused last
  std::optional<TimePoint> since_;  // when it was started, while it runs
};

}  // namespace hr
