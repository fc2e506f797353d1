// SPDX-License-Identifier: MIT
#include "core/trials/endings.h"

#include "core/words/text.h"

namespace hr {

std::string ending_text(const Game& game, const Ending& ending) {
  switch (ending.reason) {
    case EndReason::none:
      return "did not end";
    case EndReason::end:
      if (const std::string text = end_text(game.definition().ends[ending.end]); !text.empty())
        return text;
      return "end " + std::to_string(ending.end + 1) + " of the ruleset";
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

std::vector<Ending> endings_of(const Game& game) {
  std::vector<Ending> out;
  const Definition& def = game.definition();
  for (std::size_t i = 0; i < def.ends.size(); ++i)
    out.push_back({EndReason::end, static_cast<std::uint8_t>(i)});
  out.push_back({EndReason::rule, 0});
  for (std::size_t i = 0; i <= def.stuck_cases.size(); ++i)
    out.push_back({EndReason::stuck, static_cast<std::uint8_t>(i)});
  out.push_back({EndReason::all_stuck, 0});
  out.push_back({EndReason::no_turn, 0});
  return out;
}

}  // namespace hr
