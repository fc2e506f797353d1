// SPDX-License-Identifier: MIT
#include "scripting/lab/what_if_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"

namespace hr::scripting {

std::string outcome_or_going_on(const std::string& outcome) {
  return outcome.empty() ? "The game goes on." : outcome;
}

std::vector<std::string> what_if_summary(const WhatIf& found) {
  std::vector<std::string> out;
  const auto differing = std::ranges::count_if(
      found.differences, [](const WhatIfStep& step) { return step.refusal.empty(); });
  const std::string steps = count_text(static_cast<std::uint64_t>(found.line), "step", "steps");
  if (found.differences.empty() && found.unplayed.empty())
    out.push_back(
        fmt::format("No difference in {}: under these rules it is the same game.", steps));
  else
    out.push_back(
        fmt::format("{} of {} replayed, {} with a difference.", found.steps - 1, steps, differing));
  if (found.skipped > 0)
    out.push_back(fmt::format("{} left out.", count_text(static_cast<std::uint64_t>(found.skipped),
                                                         "move was", "moves were")));
  if (!found.unplayed.empty()) out.push_back(fmt::format("It stopped there: {}.", found.unplayed));
  if (found.outcome_before != found.outcome_after) {
    out.push_back(fmt::format("As it was played: {}", outcome_or_going_on(found.outcome_before)));
    out.push_back(
        fmt::format("Under the changed rules: {}", outcome_or_going_on(found.outcome_after)));
  }
  return out;
}

std::vector<std::string> not_allowed_text(std::span<const WhatIfStep> steps) {
  std::vector<std::string> out{fmt::format("Not allowed: {}", steps.front().refusal)};
  if (steps.size() > 1)
    out.push_back(fmt::format("And {}, up to step {}.",
                              count_text(steps.size() - 1, "more move that is not allowed",
                                         "more moves that are not allowed"),
                              steps.back().step));
  return out;
}

}  // namespace hr::scripting
