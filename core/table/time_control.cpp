// SPDX-License-Identifier: MIT
#include "core/table/time_control.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "core/base/message.h"
#include "core/table/time_control_text.h"

namespace hr {

namespace {

// "10 minutes", "1 hour 30 minutes".
Message time_words(int seconds) {
  Message out;
  const auto add = [&](int number, Message more) {
    if (number > 0)
      out =
          out.empty() ? std::move(more) : Message("{time} {more}", std::move(out), std::move(more));
  };
  const int hours = seconds / 3600, minutes = seconds / 60 % 60, rest = seconds % 60;
  add(hours, Message("{n} {n:hour|hours}", hours));
  add(minutes, Message("{n} {n:minute|minutes}", minutes));
  add(rest, Message("{n} {n:second|seconds}", rest));
  return out;
}

// Takes "1h30m", "90s" or a number of these `units` from the front of a text; none: there is
// something else.
std::optional<int> take_seconds(std::string_view& typed, int units) {
  int total = 0;
  bool some = false;
  while (!typed.empty() && typed.front() >= '0' && typed.front() <= '9') {
    int number = 0;
    const auto [stop, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (error != std::errc() || number > k_max_time_seconds) return {};
    typed.remove_prefix(static_cast<std::size_t>(stop - typed.data()));
    const char unit = typed.empty() ? ' ' : typed.front();
    const int each = unit == 'h' ? 3600 : unit == 'm' ? 60 : unit == 's' ? 1 : 0;
    if (each != 0) typed.remove_prefix(1);
    const long long more = static_cast<long long>(number) * (each != 0 ? each : units);
    if (more + total > k_max_time_seconds) return {};
    total += static_cast<int>(more);
    some = true;
  }
  return some ? std::optional(total) : std::nullopt;
}

}  // namespace

Message time_control_refusal(const TimeControl& control) {
  for (const int seconds : {control.main, control.increment, control.turn})
    if (seconds < 0 || seconds > k_max_time_seconds)
      return Message("Expected times from 0 to {max} seconds, got {n}.", k_max_time_seconds,
                     seconds);
  if (control.increment > 0 && control.main == 0)
    return Message("Time can only be added after each action if there is time for the whole game.");
  return {};
}

std::string time_control_objection(const TimeControl& control) {
  return time_control_refusal(control).in_english();
}

Message time_control_message(const TimeControl& control) {
  if (!control.any()) return {};
  std::vector<Message> parts;
  if (control.turn > 0 && control.main > 0)
    parts.push_back(
        Message("{time} for each turn before the clock runs", time_words(control.turn)));
  else if (control.turn > 0)
    parts.push_back(Message("{time} for each turn", time_words(control.turn)));
  if (control.main > 0)
    parts.push_back(Message("{time} for the whole game", time_words(control.main)));
  if (control.increment > 0)
    parts.push_back(Message("{time} more after each action", time_words(control.increment)));
  return Message("Each player has {times}.", Message::all_of(std::move(parts)));
}

std::string time_control_text(const TimeControl& control) {
  return time_control_message(control).in_english();
}

std::optional<TimeControl> read_time_control(std::string_view typed) {
  TimeControl out;
  if (!typed.starts_with('/')) {
    const std::optional<int> main = take_seconds(typed, 60);
    if (!main) return {};
    out.main = *main;
  }
  for (const auto& [sign, part] :
       {std::pair('+', &TimeControl::increment), std::pair('/', &TimeControl::turn)})
    if (typed.starts_with(sign)) {
      typed.remove_prefix(1);
      const std::optional<int> seconds = take_seconds(typed, 1);
      if (!seconds) return {};
      out.*part = *seconds;
    }
  return typed.empty() ? std::optional(out) : std::nullopt;
}

std::string clock_face(long long seconds) {
  const auto two = [](long long number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
  };
  const long long minutes = seconds / 60;
  if (minutes < 60) return std::to_string(minutes) + ":" + two(seconds % 60);
  return std::to_string(minutes / 60) + ":" + two(minutes % 60) + ":" + two(seconds % 60);
}

std::string clock_face(std::chrono::milliseconds time) {
  constexpr long long k_tenths_below = 100;
  const long long left = std::max(0LL, static_cast<long long>(time.count()));
  const long long tenths = (left + 99) / 100;
  if (tenths >= k_tenths_below) return clock_face((left + 999) / 1000);
  return "0:0" + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

}  // namespace hr
