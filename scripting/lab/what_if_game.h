// SPDX-License-Identifier: MIT
// A recorded game, and the same game replayed under changed rules, side by side, for clients: plain
// data. For the owner: everything that is hidden in the game is in it.
// Threads: one at a time; it may be made on one thread and used on another.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/game/ruleset_text.h"
#include "core/lab/what_if_report.h"
#include "core/table/report.h"

namespace hr {

struct GameReport;

}  // namespace hr

namespace hr::scripting {

struct WhatIfOrder {
  std::string record;  // of the game, as text; the line to its cursor is replayed
  RulesetText rules;   // the changed ones, with their options and variants
  bool skip = false;   // leaves out actions that they do not allow; else it ends at the first
};

struct WhatIfSide {
  std::shared_ptr<const GameReport> game;  // the rules
  std::shared_ptr<const Report> report;    // with the last lines of the log
};

// Both games after the same step.
struct WhatIfPosition {
  WhatIfSide played, again;
  // The cells whose contents differ, by the number of their zone in each report; cells that only
  // one of them has are not listed.
  struct Cell {
    std::size_t played_zone = 0, again_zone = 0;
    std::string name;
  };
  std::vector<Cell> differing;
};

// Called with the number of steps replayed, and all. False: ends there.
using WhatIfSteps = std::function<bool(int done, int all)>;

class WhatIfGame {
 public:
  // Throws Error if the record cannot be opened, or the changed rules fail or are for another
  // number of players.
  explicit WhatIfGame(const WhatIfOrder& order, const WhatIfSteps& watch = {});
  ~WhatIfGame();
  WhatIfGame(const WhatIfGame&) = delete;
  WhatIfGame& operator=(const WhatIfGame&) = delete;

  const WhatIf& found() const;
  const std::vector<WhatIfMoment>& moments() const;
  // After a moment, by its place in moments(). The nearer to the last one asked for, the quicker.
  WhatIfPosition position(std::size_t moment);

 private:
  class OneGame;
  struct WhatIfTables;
  std::unique_ptr<WhatIfTables> tables_;
};

}  // namespace hr::scripting
