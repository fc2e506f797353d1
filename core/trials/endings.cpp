// SPDX-License-Identifier: MIT
#include "core/trials/endings.h"

#include <algorithm>

#include "core/base/message.h"
#include "core/words/text.h"

namespace hr {

namespace {

// Only conditions and rules have no text of their own. Where there is one of its sort, its word is
// enough; else its number among all entries of `ends` tells which it is.
std::string unnamed_end_text(const GameDef& def, std::size_t number) {
  const EndType type = def.ends[number].type;
  const auto alike = [&](const EndDef& end) { return end.type == type && end_text(end).empty(); };
  const bool by_rule = word_of(type).by == EndsBy::rule;
  if (std::ranges::count_if(def.ends, alike) == 1)
    return by_rule ? "a function under \"ends\" decided" : "a condition under \"ends\" was met";
  return (by_rule ? Message("a function under \"ends\" decided (entry {n})", number + 1)
                  : Message("a condition under \"ends\" was met (entry {n})", number + 1))
      .in_english();
}

}  // namespace

std::string ending_text(const Game& game, const Ending& ending) {
  switch (ending.reason) {
    case EndReason::none:
      return "did not end";
    case EndReason::end:
      if (const std::string text = end_text(game.definition().ends[ending.end]); !text.empty())
        return text;
      return unnamed_end_text(game.definition(), ending.end);
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
    case EndReason::resigned:
      return "seats resigned";
    case EndReason::agreed:
      return "a draw was agreed";
    case EndReason::out_of_time:
      return "a seat ran out of time";
  }
  return "";
}

std::vector<Ending> endings_of(const Game& game) {
  std::vector<Ending> out;
  const GameDef& def = game.definition();
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
