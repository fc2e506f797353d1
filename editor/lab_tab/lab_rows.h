// SPDX-License-Identifier: MIT
// The versions of the rules that have been in force, in the order in which they came, and what was
// measured of each.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "editor/lab_tab/lab_job.h"

namespace hr::editor {

struct LabRow {
  std::string what;  // the change from the row above
  std::shared_ptr<const RulesetText> rules;
  LabReport report = {};
};

class LabRows {
 public:
  // These rules are in force now: a new row, or one that is there already. The first of them, if
  // they are an edited copy of installed rules, follows a row of `installed`, those rules under the
  // same options and variants; null: they are no such copy.
  // `options`: those of the rules, for the titles of rows.
  void follow(const std::shared_ptr<const RulesetText>& rules,
              const std::shared_ptr<const RulesetText>& installed = nullptr,
              std::span<const scripting::Option> options = {});
  void measure_with(const scripting::LabOrder& order);  // forgets what was measured otherwise
  void pause(bool on);
  void forget();
  // Measures the rows one after another. True if something has changed.
  bool tick();

  const std::vector<LabRow>& rows() const { return rows_; }
  std::size_t in_force() const { return in_force_; }  // number of the row
  // Of the row that is being measured; none: all are.
  std::optional<std::size_t> measuring() const { return measuring_; }
  bool paused() const { return paused_; }
  const scripting::LabOrder& order() const { return order_; }

 private:
  void begin_next();

  std::vector<LabRow> rows_;
  std::size_t in_force_ = 0;
  scripting::LabOrder order_;
  bool paused_ = false;
  std::optional<std::size_t> measuring_;
  LabJob job_;
};

}  // namespace hr::editor
