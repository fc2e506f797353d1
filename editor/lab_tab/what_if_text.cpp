// SPDX-License-Identifier: MIT
#include "editor/lab_tab/what_if_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <span>

#include "core/base/ids.h"
#include "core/base/words.h"
#include "core/table/report_text.h"
#include "scripting/lab/what_if_words.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

using scripting::outcome_or_going_on;

std::string title_of(const WhatIfStep& step) {
  return step.step == 0 ? texts::what_if::setup
                        : fill(texts::what_if::step, step.step, step.action);
}

WhatIfRow row_of(const WhatIfStep& step) {
  WhatIfRow out{.step = step.step,
                .title = title_of(step),
                .before = step.only_before,
                .after = step.only_after,
                .notes = {}};
  if (step.outcome) {
    out.before.push_back(outcome_or_going_on(step.outcome_before));
    out.after.push_back(outcome_or_going_on(step.outcome_after));
  }
  if (!step.scores_before.empty() || !step.scores_after.empty())
    out.notes.push_back(fill(texts::what_if::scores_instead, fmt::join(step.scores_after, ", "),
                             fmt::join(step.scores_before, ", ")));
  if (step.turn) out.notes.emplace_back(texts::what_if::turn);
  if (step.board) out.notes.emplace_back(texts::what_if::boards);
  return out;
}

WhatIfRow refused_row(std::span<const WhatIfStep> steps) {
  return {.step = steps.front().step,
          .title = title_of(steps.front()),
          .refused = true,
          .before = {},
          .after = {},
          .notes = scripting::not_allowed_text(steps)};
}

}  // namespace

std::vector<WhatIfRow> what_if_rows(const WhatIf& found) {
  const std::vector<WhatIfStep>& steps = found.differences;
  std::vector<WhatIfRow> out;
  for (std::size_t i = 0; i < steps.size();) {
    std::size_t end = i;
    while (end < steps.size() && !steps[end].refusal.empty()) ++end;
    out.push_back(end > i ? refused_row(std::span(steps).subspan(i, end - i)) : row_of(steps[i]));
    i = std::max(end, i + 1);
  }
  return out;
}

bool has_stopped(const WhatIf& found, std::size_t moment) {
  return !found.unplayed.empty() && moment >= nth(found.steps + found.skipped);
}

std::string standing_text(const Report& report) {
  std::vector<std::string> turn, scores;
  std::string whose_turn;
  for (const SeatReport& seat : report.seats) {
    if (seat.to_act) {
      turn.push_back(sentence(seat.called));
      whose_turn = sentence(whose(seat));
    }
    if (seat.score) scores.push_back(fill(texts::what_if::score, sentence(seat.name), *seat.score));
  }
  std::string next = report.ended       ? report.outcome
                     : turn.empty()     ? std::string()
                     : turn.size() == 1 ? fill(texts::what_if::one_turn, whose_turn)
                                        : fill(texts::what_if::several_turns,
                                               Message::all_of(turn).in(texts::language()));
  if (scores.empty()) return next;
  const std::string scored = fill(texts::what_if::scores, fmt::join(scores, ", "));
  return next.empty() ? scored : next + " " + scored;
}

}  // namespace hr::editor
