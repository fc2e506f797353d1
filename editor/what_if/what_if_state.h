// SPDX-License-Identifier: MIT
// What panels show of a game that is replayed under changed rules, as plain data.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "scripting/lab/what_if_game.h"

namespace hr::editor {

// The rules to replay under: those in force, changed by these.
struct WhatIfRules {
  std::vector<std::pair<std::string, bool>> variants = {};  // that are switched on or off
  std::optional<Settings> settings = {};  // all that differ from their defaults; none: as in force
  bool skip = false;                      // leave out actions that they do not allow
  friend bool operator==(const WhatIfRules&, const WhatIfRules&) = default;
};

// The whole line, and what differs.
struct WhatIfLine {
  WhatIf found;
  std::vector<WhatIfMoment> moments;  // never empty
};

struct WhatIfState {
  bool on = false;    // the two games are shown side by side
  WhatIfRules rules;  // as asked
  bool replaying = false;
  int done = 0, all = 0;     // steps, while it is being replayed
  std::string problem = {};  // why the game could not be replayed; or ""
  // What was found last; null: nothing yet. While the game is replayed again, it is kept.
  std::shared_ptr<const WhatIfLine> line = {};
  std::size_t moment = 0;  // which of line->moments is shown …
  std::shared_ptr<const scripting::WhatIfPosition> position = {};  // … and both boards there
};

}  // namespace hr::editor
