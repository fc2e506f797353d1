// SPDX-License-Identifier: MIT
#include "cli/tools/endings.h"

#include <fmt/format.h>

#include "core/words/text.h"

namespace hr::cli {

std::string ending_text(const Game& game, const Ending& ending) {
  switch (ending.reason) {
    case EndReason::none:
      return "did not end";
    case EndReason::end:
      if (const std::string text = end_text(game.definition().ends[ending.end]); !text.empty())
        return text;
      return fmt::format("end {} of the ruleset", ending.end + 1);
    case EndReason::rule:
      return "decided by an effect of the ruleset";
    case EndReason::stuck:
      if (const std::string& name = stuck_name(game.definition(), ending.end); !name.empty())
        return name;
      return "a seat had no legal moves";
    case EndReason::all_stuck:
      return "no seat had any legal moves";
    case EndReason::no_turn:
      return "nobody had the next turn";
  }
  return "";
}

}  // namespace hr::cli
