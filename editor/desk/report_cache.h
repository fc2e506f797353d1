// SPDX-License-Identifier: MIT
// What the window shows of the game itself, through the eyes that look: the reports of the table.
// Those that are costly (the steps, what cells are worth) are kept from look to look, and what
// somebody compares the position with is known here.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "editor/desk/desk_state.h"
#include "editor/desk/history_cache.h"
#include "editor/desk/viewpoint.h"

namespace hr::editor {

class ReportCache {
 public:
  // Both must outlive this.
  ReportCache(const RunningGame& game, const Viewpoint& view) : game_(game), view_(view) {}
  void begin();  // another game has begun

  // Shows what differs from this position. Throws Error where whoever looks does not know it.
  void compare(const Compare& command);
  // All steps may read differently now: other people sit there, or another line is the main one.
  void forget_steps() { steps_.clear(); }

  // Adds what the eyes may see. A game must have begun, and its rules must be in `out`.
  void show(GameState& out);
  // Whether the clock differs from what was shown last. `next` becomes at most the time until it
  // may.
  bool clock_changed(std::optional<std::chrono::milliseconds>& next);

 private:
  void show_position(GameState& out);
  const std::vector<std::string>& cell_values(SeatId viewer);

  struct CellValuesKey {  // under this edition, at this moment, to these eyes
    int rules = k_no_rules;
    NodeId at = NodeId::none;
    SeatId viewer = k_turn;
    friend bool operator==(const CellValuesKey&, const CellValuesKey&) = default;
  };

  const RunningGame& game_;
  const Viewpoint& view_;
  NodeId compared_ = NodeId::none;
  std::map<SeatId, HistoryCache> steps_;  // by the eyes that look
  std::vector<std::string> cell_values_;  // of the cells, as they were shown last
  CellValuesKey cell_values_of_;
  int second_ = -1;  // of the clock, as it was shown last
};

}  // namespace hr::editor
