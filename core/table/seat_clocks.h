// SPDX-License-Identifier: MIT
// A clock for each seat. Clocks belong to the table, not to the match: no rule, state or hash
// depends on the time. The table is told what time it is; when a seat's time is up, it gives the
// match a step (Match::time_out), which is recorded like any other.
//
// The time that each player has left is noted at each step, and goes with the player when seats are
// exchanged. Whoever goes back or forward finds the times as they were noted there. After that,
// after clocks have been set, and when a record is opened, the clocks wait until a person acts.
// Bots have no clock: how long they think depends on the machine, and is limited elsewhere.
//
// While all choose in secret, each clock runs until its seat is ready, but what is shown of other
// seats, and noted, is what they had before, so that it does not tell who is ready.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/by_id.h"
#include "core/base/ids.h"
#include "core/match/node_id.h"
#include "core/table/planning_clock.h"
#include "core/table/time_control.h"

namespace hr {

// What a player has left: of the whole game, and of this turn, which goes first.
struct PlayerTime {
  TimePoint left{0}, turn{0};

  TimePoint total() const { return left + turn; }
  bool is_up() const { return total() <= TimePoint(0); }
  friend bool operator==(const PlayerTime&, const PlayerTime&) = default;
};
using PlayerTimes = ById<PlayerId, PlayerTime>;

inline constexpr TimePoint k_max_player_time = std::chrono::hours(7 * 24);

struct SeatClockReport {
  std::int64_t left = 0, turn = 0;  // milliseconds, as in PlayerTime
  bool runs = false;
  bool up = false;   // no time is left
  bool low = false;  // little is
  std::string text;  // as a clock shows it: "4:59"; "" for a bot, which has no clock
};
struct SeatClocksReport {
  TimeControl control;                  // nothing: there are no clocks
  std::string text;                     // what each player has, in a sentence; or ""
  bool running = false;                 // false: they wait until a person acts
  bool due = false;                     // a seat's time is up: CallTime gives the step
  ById<SeatId, SeatClockReport> seats;  // empty if there are no clocks
};

// What records keep: the times at steps, in the order in which they were noted.
struct NotedTimes {
  TimeControl control;
  std::vector<std::pair<NodeId, PlayerTimes>> times;
};

class SeatClocks {
 public:
  // Sets all clocks and forgets what was noted before. With nothing there are no clocks.
  void set(const TimeControl& control, std::size_t players, NodeId at);
  // The same, with the times that a record has noted, in the order in which they were.
  void restore(const TimeControl& control,
               const std::vector<std::pair<NodeId, PlayerTimes>>& noted);

  const TimeControl& control() const { return control_; }
  bool any() const { return control_.any(); }
  bool running() const { return since_.has_value(); }
  bool is_on(PlayerId player) const { return (on_ >> index(player) & 1U) != 0; }

  PlayerTimes times(TimePoint now) const;
  // Charges those on the clock for the time until now.
  void charge(TimePoint now);
  // From now on the clocks of these players run, one bit each; those without time never do.
  void run(std::uint32_t players, TimePoint now);
  void wait();

  // Adds to what a player has left, up to k_max_player_time, and to what is noted at this step.
  void give(PlayerId player, TimePoint more, NodeId at);
  void renew_turn(PlayerId player) { times_[player].turn = turn_time(); }

  // Notes the times at a step.
  void note(NodeId at);
  // The same, without showing what the players had left except for this one, who has nothing: the
  // others have what was noted at the step before.
  void note_up(NodeId at, NodeId before, PlayerId player);
  // The times at a step were these.
  const PlayerTimes* noted(NodeId at) const;
  void recall(const PlayerTimes& times) { times_ = times; }
  PlayerTimes full(std::size_t players) const;

  // For records: how often clocks were set, and the steps at which times were noted since then, in
  // that order; a step may be among them again.
  int settings() const { return settings_; }
  const std::vector<NodeId>& notings() const { return notings_; }

 private:
  TimePoint turn_time() const { return std::chrono::seconds(control_.turn); }
  void keep(NodeId at, PlayerTimes times);

  TimeControl control_;
  PlayerTimes times_;
  std::optional<TimePoint> since_;  // while they run: until when they have been charged
  std::uint32_t on_ = 0;            // whose clocks run
  std::map<NodeId, PlayerTimes> noted_;
  std::vector<NodeId> notings_;
  int settings_ = 0;
};

}  // namespace hr
