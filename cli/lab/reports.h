// SPDX-License-Identifier: MIT
// What the lab has found, as documents.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/lab/document.h"
#include "core/bots/bot_spec.h"
#include "core/lab/comparison.h"
#include "core/lab/ladder.h"
#include "core/lab/luck.h"
#include "core/lab/survey.h"
#include "core/lab/sweep.h"
#include "core/solver/solve.h"
#include "scripting/lab/lab_answers.h"

namespace hr::cli {

using Answers = std::vector<scripting::LabAnswer>;  // what designers ask, in words

Document survey_report(const Survey& found, const SurveyRun& run, const Answers& answers,
                       const EarlyStop& stop);
// Parts of it: what the first turn is worth and how the first actions did; how often the parts of
// the game came up, and where on the board it was played.
void add_first_turn(Document& report, const Survey& found);
void add_uses(Document& report, const Survey& found);

Document comparison_report(const Comparison& found, const ComparisonRun& run,
                           const EarlyStop& stop);

// What a sweep has tried.
struct SweepTable {
  std::string title;                             // "frogs with leaping"
  std::vector<std::string> names;                // of what varies: options
  std::vector<std::vector<std::string>> values;  // by row, then by name
};
Document sweep_report(const Sweep& found, const SweepTable& tried, const SweepRun& run,
                      const EarlyStop& stop);
// How many rows may be nearest to the target.
std::size_t open_rows(const Sweep& found);
// How many rows have an interval that is wider than was asked for.
std::size_t wide_rows(const Sweep& found);

// Who plays for luck, and who for skill.
struct LuckBots {
  BotSpec bot, stronger;
};
// What was found; without a meeting: nobody plays against anybody.
struct LuckFound {
  Luck luck = {};
  std::optional<Meeting> skill = {};
};
inline std::uint64_t games_of(const LuckFound& found) {
  return found.luck.games + (found.skill ? found.skill->games : 0);
}
// `hides`: something is hidden from some player.
Document luck_report(const std::string& name, const LuckFound& found, const LuckBots& bots,
                     std::uint64_t seed, bool hides, const EarlyStop& stop);

// What a game is worth that was walked to its last end.
Document solve_report(const std::string& name, const Game& game, const Solution& found,
                      const EarlyStop& stop);

}  // namespace hr::cli
