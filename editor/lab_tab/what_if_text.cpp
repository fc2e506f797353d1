// SPDX-License-Identifier: MIT
#include "editor/lab_tab/what_if_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "core/base/words.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

std::string or_going_on(const std::string& outcome) {
  return outcome.empty() ? "The game goes on." : outcome;
}

std::string title_of(const WhatIfStep& step) {
  return step.step == 0 ? texts::what_if::setup
                        : fmt::format(texts::what_if::step, step.step, step.action);
}

WhatIfRow row_of(const WhatIfStep& step) {
  WhatIfRow out{.step = step.step,
                .title = title_of(step),
                .before = step.only_before,
                .after = step.only_after,
                .notes = {}};
  if (step.outcome) {
    out.before.push_back(or_going_on(step.outcome_before));
    out.after.push_back(or_going_on(step.outcome_after));
  }
  if (!step.scores_before.empty() || !step.scores_after.empty())
    out.notes.push_back(fmt::format("Scores: {} instead of {}.", fmt::join(step.scores_after, ", "),
                                    fmt::join(step.scores_before, ", ")));
  if (step.turn) out.notes.emplace_back(texts::what_if::turn);
  if (step.board) out.notes.emplace_back(texts::what_if::boards);
  return out;
}

WhatIfRow refused_row(const std::vector<WhatIfStep>& steps, std::size_t first, std::size_t end) {
  WhatIfRow out{.step = steps[first].step,
                .title = title_of(steps[first]),
                .refused = true,
                .before = {},
                .after = {},
                .notes = {"Not allowed: " + steps[first].refusal}};
  if (end - first > 1)
    out.notes.push_back(fmt::format("And {} up to step {}.",
                                    count_text(end - first - 1, "more move that is not allowed",
                                               "more moves that are not allowed"),
                                    steps[end - 1].step));
  return out;
}

}  // namespace

std::vector<WhatIfRow> what_if_rows(const WhatIf& found) {
  const std::vector<WhatIfStep>& steps = found.differences;
  std::vector<WhatIfRow> out;
  for (std::size_t i = 0; i < steps.size();) {
    std::size_t end = i;
    while (end < steps.size() && !steps[end].refusal.empty()) ++end;
    out.push_back(end > i ? refused_row(steps, i, end) : row_of(steps[i]));
    i = std::max(end, i + 1);
  }
  return out;
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
    out.push_back(fmt::format(
        "{} of {} replayed, {} with a difference{}.", found.steps - 1, steps, differing,
        found.skipped == 0 ? std::string() : fmt::format("; {} left out", found.skipped)));
  if (!found.unplayed.empty()) out.push_back(fmt::format("It stopped there: {}.", found.unplayed));
  if (found.outcome_before != found.outcome_after) {
    out.push_back("As played: " + or_going_on(found.outcome_before));
    out.push_back("Under the changed rules: " + or_going_on(found.outcome_after));
  }
  return out;
}

bool has_stopped(const WhatIf& found, std::size_t moment) {
  return !found.unplayed.empty() && moment >= static_cast<std::size_t>(found.steps + found.skipped);
}

std::string standing_text(const Report& report) {
  std::vector<std::string> turn, scores;
  for (const SeatReport& seat : report.seats) {
    if (seat.to_act) turn.push_back(sentence(seat.called));
    if (seat.score) scores.push_back(fmt::format("{} {}", sentence(seat.name), *seat.score));
  }
  std::string out = report.ended       ? report.outcome
                    : turn.empty()     ? std::string()
                    : turn.size() == 1 ? turn.front() + "'s turn."
                                       : list_text(turn) + " are to act.";
  if (!scores.empty())
    out += fmt::format("{}Scores: {}.", out.empty() ? "" : " ", fmt::join(scores, ", "));
  return out;
}

}  // namespace hr::editor
