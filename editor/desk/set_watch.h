// SPDX-License-Identifier: MIT
// The expression of the rules that the user looks at, and its value in the position. It is found
// and worked out once the user has paused, and again when the position changes; never for a frame.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "editor/desk/desk_state.h"
#include "editor/desk/running_game.h"
#include "editor/rule_files/rule_files.h"

namespace hr::editor {

class SetWatch {
 public:
  // The references must outlive this.
  SetWatch(const RunningGame& game, const RuleFiles& files, TimeSource now)
      : game_(game), files_(files), now_(std::move(now)) {}

  void watch(const ShowSet& command);
  // Whether the pause is over, so that another value is shown; otherwise lowers `next` to the rest
  // of it.
  bool due(std::optional<std::chrono::milliseconds>& next);
  // Adds the value. A game must have begun, and `out` must already contain its report.
  void show(GameState& out);

 private:
  struct SetKey {  // what a value depends on, besides the expression
    RulesId rules = RulesId::none;
    NodeId at = NodeId::none;
    SeatId viewer = k_turn;
    std::string drawing;  // answers that are not complete yet change it, too
    friend bool operator==(const SetKey&, const SetKey&) = default;
  };
  RulesetText typed() const;
  void look_up();

  const RunningGame& game_;
  const RuleFiles& files_;
  TimeSource now_;
  ShowSet place_;
  std::optional<TimePoint> due_;
  RulesetText rules_;  // as typed, when the expression was found
  TextSpan expression_;
  std::string text_;  // of the expression; "": there is none
  SetReport value_;
  std::optional<SetKey> value_of_;
};

}  // namespace hr::editor
