// SPDX-License-Identifier: MIT
// The table's reports for the current viewer, as the window shows them. Caches the costly ones (the
// steps, the values of cells), and holds which position is being compared.
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
  void begin();  // a new game has begun

  // Compares the position with this one. Throws Error if the viewer does not know it.
  void compare(const Compare& command);
  // Drops all that is cached, as its text may have changed: players were replaced, another line
  // became the main one, or the window speaks another language.
  void forget_texts() {
    steps_.clear();
    logs_.clear();
    cell_values_of_ = {};
  }

  // Adds what the viewer may see. A game must have begun, and `out` must already contain its rules.
  void show(GameState& out);
  // Whether the clock differs from what was last shown. `next` is lowered to the time until it
  // may differ.
  bool clock_changed(std::optional<std::chrono::milliseconds>& next);
  // Brings the seats' clocks that are shown up to date, and says whether they look different.
  bool update_times(SeatClocksReport& shown, std::optional<std::chrono::milliseconds>& next) const;

 private:
  void show_position(GameState& out);
  const ById<CellId, std::string>& cell_values(SeatId viewer);

  struct CellValuesKey {  // of this ruleset text, at this step, for this viewer
    RulesId rules = RulesId::none;
    NodeId at = NodeId::none;
    SeatId viewer = k_turn;
    friend bool operator==(const CellValuesKey&, const CellValuesKey&) = default;
  };

  const RunningGame& game_;
  const Viewpoint& view_;
  NodeId compared_ = NodeId::none;
  std::map<SeatId, HistoryCache> steps_;   // by viewer
  std::map<SeatId, LogCache> logs_;        // by viewer
  ById<CellId, std::string> cell_values_;  // as last shown
  CellValuesKey cell_values_of_;
  int second_ = -1;  // of the clock, as last shown
};

}  // namespace hr::editor
