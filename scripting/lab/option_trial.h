// SPDX-License-Identifier: MIT
// One option tried with several values: how who wins follows from it, and the value with which the
// chances are most even. Plain data for clients. The numbers are those of `houserules sweep` and
// `balance` with the same bots, seed and games. Threads: as for measure_version().
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/game/ruleset_text.h"
#include "scripting/lab/version_lab.h"
#include "scripting/source/option.h"

namespace hr::scripting {

inline constexpr std::size_t k_max_tried = 20;  // values

struct OptionTrial {
  std::string option;               // its name
  std::vector<std::string> values;  // as typed
  // Games go to where it is not clear yet which value is nearest to equal chances. Else each is
  // played as often as the order says.
  bool fairest = false;
};

struct TriedValue {
  std::string value;
  std::string problem = {};  // why there is no game with it; or ""
  std::uint64_t games = 0;
  bool known = false;                   // whether games told anything of the share
  double share = 0, low = 0, high = 1;  // with its interval
  double length = 0;                    // half of the games have at most so many actions
  std::optional<double> unwon = {};     // the part of the games that nobody has won
  bool open = false;                    // fairest: it may be the nearest
};

struct OptionCurve {
  std::string question;  // "points of white"
  std::vector<TriedValue> values;
  bool aims = false;                   // at `target`
  double target = 0;                   // an even share
  std::optional<std::size_t> nearest;  // of the values, as far as games tell
  // That one measured on other games: being the best of many flatters it. None: not yet.
  std::optional<TriedValue> again;
  bool settled() const;  // no other value can be nearer
};

// Some values of an option to begin with: all if they are few, else those around the one in force.
// Of a list: none.
std::vector<std::string> values_to_try(const Option& option);
// Typed values, separated by commas, each as its option's type writes it. Throws Error where one
// does not fit or occurs twice, and if they are fewer than two or more than k_max_tried.
std::vector<std::string> read_values(const Option& option, const std::string& typed);

// Throws Error if no value can be measured; one whose rules cannot be loaded is left out with its
// problem.
OptionCurve try_option(const RulesetText& rules, const OptionTrial& trial, const LabOrder& order,
                       const LabProgress& progress,
                       const std::function<void(const OptionCurve&)>& so_far = {});

// What was found, as a sentence or two: "Nearest to even chances: 7. No other value can be nearer."
// Nothing was played: "".
std::string found_text(const OptionCurve& curve);
// "50 of 100 (46 to 54), 34 moves, 2 of 100 without a winner; 200 games"
std::string tried_text(const TriedValue& value);

}  // namespace hr::scripting
