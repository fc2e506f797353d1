// SPDX-License-Identifier: MIT
// What was found of luck and skill, for people and for programs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/lab/html_report.h"
#include "cli/lab/report_parts.h"
#include "cli/terminal/json_output.h"
#include "core/bots/bot_spec.h"
#include "core/lab/ladder.h"
#include "core/lab/luck.h"

namespace hr::cli {

// What was played. No meeting: nobody plays against anybody.
struct LuckFound {
  Luck luck = {};
  std::optional<Meeting> skill = {};
};
inline std::uint64_t games_of(const LuckFound& found) {
  return found.luck.games + (found.skill ? found.skill->games : 0);
}

// What was found; without a meeting: nobody plays against anybody.
struct LuckReport {
  std::string name;
  BotSpec bot, stronger;
  std::uint64_t seed = 1;
  Luck luck = {};
  std::optional<Meeting> skill = {};
  bool hides = false;  // something is hidden from some player
  EarlyStop stop = {};
};

std::string luck_text(const LuckReport& report);
Json luck_json(const LuckReport& report);
std::string luck_csv(const LuckReport& report);
std::string luck_html(const LuckReport& report, const PageSource& source);

}  // namespace hr::cli
