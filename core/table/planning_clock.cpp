// SPDX-License-Identifier: MIT
#include "core/table/planning_clock.h"

#include <algorithm>

#include "core/base/message.h"
#include "core/table/time_control.h"

namespace hr {

namespace {

Message clock_text(const ClockReport& clock) {
  if (clock.up) return Message("The planning time is up.");
  const std::string time = clock_face(static_cast<long long>(clock.left));
  return !clock.begun    ? Message("Planning time: {time}, not started yet.", time)
         : clock.running ? Message("Planning time: {time} left.", time)
                         : Message("Planning time: {time} left, paused.", time);
}

}  // namespace

TimePoint PlanningClock::left(TimePoint now, int length) const {
  if (!left_) return std::chrono::seconds(length);
  const TimePoint gone = since_ ? now - *since_ : TimePoint(0);
  return std::max(TimePoint(0), *left_ - gone);
}

void PlanningClock::start(TimePoint now, int length) {
  if (begun() && left(now, length) > TimePoint(0)) {
    if (!running()) since_ = now;
    return;
  }
  left_ = std::chrono::seconds(length);
  since_ = now;
}

void PlanningClock::pause(TimePoint now) {
  if (!running()) return;
  left_ = left(now, 0);
  since_.reset();
}

// If the time was up, the clock runs on with the added time.
void PlanningClock::add(TimePoint now, int length, int seconds) {
  left_ = left(now, length) + std::chrono::seconds(seconds);
  if (running()) since_ = now;
}

ClockReport PlanningClock::report(TimePoint now, int length, Language language) const {
  if (length == 0 && !begun()) return {};
  const TimePoint rest = left(now, length);
  ClockReport out;
  out.length = length;
  out.left = static_cast<int>((rest.count() + 999) / 1000);
  out.begun = begun();
  out.running = running() && rest > TimePoint(0);
  out.up = begun() && rest == TimePoint(0);
  out.text = clock_text(out).in(language);
  return out;
}

}  // namespace hr
