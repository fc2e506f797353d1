// SPDX-License-Identifier: MIT
#include "editor/lab_tab/lab_rows.h"

#include <algorithm>

#include "editor/lab_tab/edit_text.h"
#include "texts/texts.h"

namespace hr::editor {

void LabRows::follow(const std::shared_ptr<const RulesetText>& rules,
                     const std::shared_ptr<const RulesetText>& installed,
                     std::span<const scripting::Option> options) {
  if (in_force_ < rows_.size() && rows_[in_force_].rules == rules) return;
  if (rows_.empty() && installed != nullptr && *installed != *rules)
    rows_.push_back({.what = "The game as installed"_text, .rules = installed});
  const auto known =
      std::ranges::find_if(rows_, [&](const LabRow& row) { return *row.rules == *rules; });
  in_force_ = static_cast<std::size_t>(known - rows_.begin());
  if (known == rows_.end())
    rows_.push_back({.what = rows_.empty() ? std::string("The game when this tab was opened"_text)
                                           : version_title(*rows_.back().rules, *rules, options),
                     .rules = rules});
  rows_[in_force_].rules = rules;
}

void LabRows::measure_with(const scripting::LabOrder& order) {
  if (order == order_) return;
  order_ = order;
  job_.cancel();
  measuring_.reset();
  for (LabRow& row : rows_) row.report = {};
}

void LabRows::pause(bool on) {
  paused_ = on;
  job_.pause(on);
}

void LabRows::forget() {
  job_.cancel();
  measuring_.reset();
  rows_.clear();
  in_force_ = 0;
}

void LabRows::begin_next() {
  const auto next =
      std::ranges::find_if(rows_, [](const LabRow& row) { return !row.report.finished; });
  if (next == rows_.end() || paused_) return;
  measuring_ = static_cast<std::size_t>(next - rows_.begin());
  job_.begin(lab_work({.rules = next->rules,
                       .before = next == rows_.begin() ? nullptr : (next - 1)->rules,
                       .order = order_}));
}

bool LabRows::tick() {
  if (!measuring_) {
    begin_next();
    return measuring_.has_value();
  }
  if (!job_.tick()) return false;
  LabReport& report = rows_[*measuring_].report = job_.report();
  report.finished = !job_.running();
  report.problem = job_.problem();
  if (report.change && *measuring_ > 0)
    scripting::use_figures(*report.change, rows_[*measuring_ - 1].report.facts, report.facts);
  if (report.finished) measuring_.reset();
  return true;
}

}  // namespace hr::editor
