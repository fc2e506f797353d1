// SPDX-License-Identifier: MIT
#include "editor/what_if/what_if_watch.h"

#include <algorithm>
#include <utility>

#include "core/record/record.h"
#include "scripting/lab/low_priority.h"

namespace hr::editor {

namespace {

constexpr std::chrono::milliseconds k_look_at_replay{30};

// Where a line is worth looking at first: its first difference, or its end.
std::size_t first_moment(const WhatIfLine& line) {
  const std::size_t last = line.moments.size() - 1;
  if (line.found.differences.empty()) return last;
  const auto found =
      std::ranges::find(line.moments, line.found.differences.front().step, &WhatIfMoment::step);
  return std::min(static_cast<std::size_t>(found - line.moments.begin()), last);
}

}  // namespace

void WhatIfWatch::ask(WhatIfRules rules) {
  state_.replaying = state_.replaying || !state_.on || rules != state_.rules;
  state_.on = true;
  state_.rules = std::move(rules);
}

void WhatIfWatch::follow(const Table& table, const std::function<RulesetText()>& changed) {
  const StatusReport status = table.report(Issuer::owner(), StatusQuery());
  WhatIfKey key{status.cursor, status.rules, state_.rules};
  if (replayed_ == key) {
    state_.replaying = job_.running();
    return;
  }
  replayed_ = std::move(key);
  try {
    begin({.record = record_text(table), .rules = changed(), .skip = state_.rules.skip});
    state_.replaying = true;
  } catch (const std::exception& error) {
    job_.cancel();
    take(error.what());
  }
}

void WhatIfWatch::begin(scripting::WhatIfOrder order) {
  job_.begin([order = std::move(order)](auto& task) {
    scripting::work_at_low_priority();
    const auto game = std::make_shared<scripting::WhatIfGame>(order, [&](int done, int all) {
      task.update([&](ReplayProgress& replay) {
        replay.done = done;
        replay.all = all;
      });
      return task.go_on();
    });
    task.update([&](ReplayProgress& replay) { replay.game = game; });
  });
}

void WhatIfWatch::show_moment(std::size_t moment) {
  if (state_.line == nullptr || game_ == nullptr) return;
  state_.moment = std::min(moment, state_.line->moments.size() - 1);
  state_.position =
      std::make_shared<const scripting::WhatIfPosition>(game_->position(state_.moment));
}

void WhatIfWatch::end() {
  job_.cancel();
  game_.reset();
  state_ = {};
  replayed_.reset();
}

// The same step stays in sight, unless there was nothing to see.
void WhatIfWatch::take(const std::string& problem) {
  const bool first = state_.line == nullptr || state_.line->found.differences.empty();
  state_.replaying = false;
  state_.problem = problem;
  state_.line.reset();
  state_.position.reset();
  game_ = job_.report().game;
  if (game_ == nullptr) return;
  state_.line = std::make_shared<const WhatIfLine>(WhatIfLine{game_->found(), game_->moments()});
  show_moment(first ? first_moment(*state_.line) : state_.moment);
}

bool WhatIfWatch::tick(std::optional<std::chrono::milliseconds>& next) {
  if (!job_.running()) return false;
  const bool changed = job_.tick();
  if (!job_.running()) {
    take(job_.problem());
    return true;
  }
  state_.done = job_.report().done;
  state_.all = job_.report().all;
  next = std::min(next.value_or(k_look_at_replay), k_look_at_replay);
  return changed;
}

}  // namespace hr::editor
