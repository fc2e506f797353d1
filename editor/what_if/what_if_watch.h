// SPDX-License-Identifier: MIT
// The open game beside the same game under changed rules: what was asked for, and what is shown of
// it. It is replayed again, off this thread, when the game or its rules change.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/base/job.h"
#include "core/table/table.h"
#include "editor/what_if/what_if_state.h"

namespace hr::editor {

class WhatIfWatch {
 public:
  bool on() const { return state_.on; }
  const WhatIfRules& asked() const { return state_.rules; }

  void ask(WhatIfRules rules);
  // Replays the table's game under these rules, those that asked() describes, if either has changed
  // since the last time. The table must not change before the next call or end().
  void follow(const Table& table, const std::function<RulesetText()>& changed);
  void show_moment(std::size_t moment);  // the last one, if there are fewer
  void end();

  // True if something else must be shown; `next` is lowered to the time until the next call.
  bool tick(std::optional<std::chrono::milliseconds>& next);
  // Only for whoever may see everything that is hidden.
  const WhatIfState& state() const { return state_; }

 private:
  struct WhatIfKey {  // of what was replayed last
    NodeId cursor = NodeId::none;
    RulesId in_force = RulesId::none;
    WhatIfRules rules;
    friend bool operator==(const WhatIfKey&, const WhatIfKey&) = default;
  };
  // What is known of a replay, on a thread of its own with low priority.
  struct ReplayProgress {
    int done = 0, all = 0;  // steps
    std::shared_ptr<scripting::WhatIfGame> game = {};
  };
  void begin(scripting::WhatIfOrder order);
  void take(const std::string& problem);

  Job<ReplayProgress> job_;
  std::shared_ptr<scripting::WhatIfGame> game_;  // that state_ shows; null: none
  WhatIfState state_;
  std::optional<WhatIfKey> replayed_;
};

}  // namespace hr::editor
