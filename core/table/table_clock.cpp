// SPDX-License-Identifier: MIT
// The planning clock of a table, and par: what lies beside the match.
#include "core/base/words.h"
#include "core/table/table.h"

namespace hr {

namespace {

constexpr int k_most_minutes = 600;

}  // namespace

ClockReport Table::clock() const { return clock_.report(now(), match_.game().definition().clock); }

// `command` is handed the time and the declared length, and says why not, or "".
template <class F>
Reply Table::set_clock(F&& command) {
  const int length = match_.game().definition().clock;
  if (length == 0 && !clock_.begun()) return {false, "This game has no planning clock."};
  const std::string refusal = command(now(), length);
  return {refusal.empty(), refusal.empty() ? clock().text : refusal};
}

Reply Table::start_clock() {
  return set_clock([&](Moment now, int length) -> std::string {
    const ClockReport before = clock();
    if (before.running) return "The planning clock is already running.";
    if (length == 0 && before.up) return "This game has no planning clock any more.";
    clock_.start(now, length);
    return "";
  });
}

Reply Table::pause_clock() {
  return set_clock([&](Moment now, int) -> std::string {
    if (!clock().running) return "The planning clock is not running.";
    clock_.pause(now);
    return "";
  });
}

Reply Table::reset_clock() {
  return set_clock([&](Moment, int length) -> std::string {
    clock_.reset();
    return length == 0 ? "This game has no planning clock any more." : "";
  });
}

Reply Table::add_minutes(int minutes) {
  return set_clock([&](Moment now, int length) -> std::string {
    if (minutes < 1 || minutes > k_most_minutes)
      return "Expected 1 to " + std::to_string(k_most_minutes) + " more minutes, got " +
             std::to_string(minutes) + ".";
    if (clock_.left(now, length) > std::chrono::hours(24))
      return "The planning clock already has more than a day left.";
    clock_.add(now, length, minutes * 60);
    return "";
  });
}

}  // namespace hr
