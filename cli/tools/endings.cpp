// SPDX-License-Identifier: MIT
#include "cli/tools/endings.h"

#include <fmt/format.h>

namespace hr::cli {

namespace {

std::string declared_end_text(const EndDef& end, int number) {
  if (!end.name.empty()) return end.name;
  const std::string piece = end.kind.empty() ? "piece" : end.kind;
  switch (end.type) {
    case EndType::reach:
      return fmt::format("a {} reached its goal", piece);
    case EndType::line:
      return fmt::format("a line of {}", end.n);
    case EndType::connects:
      return "two sides were connected";
    case EndType::cuts:
      return "cells were cut apart";
    case EndType::repeats:
      return fmt::format("a position occurred {} times", end.n);
    case EndType::idle:
      return fmt::format("{} actions without progress", end.n);
    case EndType::plies:
      return fmt::format("{} actions played", end.n);
    case EndType::rule:
      return fmt::format("end {} of the ruleset", number);
  }
  return "";
}

}  // namespace

std::string ending_text(const Game& game, const Ending& ending) {
  switch (ending.reason) {
    case EndReason::none:
      return "did not end";
    case EndReason::end:
      return declared_end_text(game.definition().ends[ending.end], ending.end + 1);
    case EndReason::rule:
      return "decided by an effect of the ruleset";
    case EndReason::stuck:
      return "a seat had no legal moves";
    case EndReason::all_stuck:
      return "no seat had any legal moves";
    case EndReason::no_turn:
      return "nobody had the next turn";
  }
  return "";
}

}  // namespace hr::cli
