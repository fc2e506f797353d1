// SPDX-License-Identifier: MIT
// A hint for whoever is to act: what a strong bot would do, going by what that seat sees. It is
// dropped when the position changes.
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

#include "core/thinking/thought_text.h"
#include "editor/desk/desk_state.h"
#include "editor/desk/running_game.h"
#include "scripting/table/open_table.h"

namespace hr::editor {

class Hint {
 public:
  explicit Hint(const RunningGame& game) : game_(game), thinker_(scripting::make_thinker()) {}
  void begin() {  // a new game has begun
    thinker_.forget();
    seat_ = SeatId::none;
    thought_.reset();
  }

  // The seat must be to act.
  void ask(SeatId seat) {
    thought_.reset();
    seat_ = seat;
    at_ = game_.status().cursor;
    thinker_.begin(game_.table(), seat, hint_bot());
  }
  // What it thinks so far is the hint.
  void hurry() { thinker_.hurry(); }
  void drop() {
    thinker_.stop();
    seat_ = SeatId::none;
    thought_.reset();
  }

  // True if something else must be shown; `next` as in Bots::tick.
  bool tick(std::optional<std::chrono::milliseconds>& next) {
    if (seat_ == SeatId::none) return false;
    if (game_.status().cursor != at_) return drop(), true;
    if (thinker_.thinking()) {
      next = std::min(next.value_or(k_look_again), k_look_again);
      return false;
    }
    if (thought_) return false;
    thought_ = thinker_.take();
    if (!thought_) drop();
    return true;
  }

  // Only whoever sees what that seat sees is shown its thoughts.
  void show(GameState& out) const {
    if (seat_ == SeatId::none || (out.secrets && out.viewer != seat_ && out.viewer != k_owner))
      return;
    out.hint_asked = true;
    if (thought_) out.hint = *thought_;
  }

 private:
  static constexpr std::chrono::milliseconds k_look_again{20};

  const RunningGame& game_;
  Thinker thinker_;
  SeatId seat_ = SeatId::none;  // for whom it is; none: there is no hint
  NodeId at_ = NodeId::none;
  std::optional<ThoughtReport> thought_;
};

}  // namespace hr::editor
