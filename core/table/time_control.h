// SPDX-License-Identifier: MIT
// How much time each seat has, as the people at a table agree on it: for the whole game, more of it
// after each action, and for each turn. Also times in words and as clocks show them.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace hr {

struct TimeControl {
  int main = 0;       // seconds for the whole game
  int increment = 0;  // seconds that are added to it after each action
  int turn = 0;       // seconds of each turn that go before those of the game

  bool any() const { return main > 0 || turn > 0; }
  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

inline constexpr int k_max_time_seconds = 24 * 60 * 60;  // of each of the three

// Why clocks cannot be set so, in a sentence; or "". Nothing at all is no clocks.
std::string time_control_objection(const TimeControl& control);
// "Each player has 10 minutes, and 5 seconds more after each action."; "" for no clocks.
std::string time_control_text(const TimeControl& control);
// As people type it: "10+5" is 10 minutes for the game and 5 seconds after each action, "/30" is 30
// seconds for each turn, and "1h30m+10s/1m" is all three. None: it cannot be read.
std::optional<TimeControl> read_time_control(std::string_view typed);

// "4:59", "1:05:00".
std::string clock_face(long long seconds);
// The same, rounded up; below ten seconds with tenths, "0:09.3".
std::string clock_face(std::chrono::milliseconds time);

}  // namespace hr
