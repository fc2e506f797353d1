// SPDX-License-Identifier: MIT
// Measures one version of the rules, then compares it with the one before, as a Job with low
// priority.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/base/job.h"
#include "scripting/lab/version_lab.h"

namespace hr::editor {

struct LabTask {
  std::shared_ptr<const RulesetText> rules, before;  // before: null: nothing to compare with
  scripting::LabOrder order;
};

struct LabReport {
  scripting::LabFacts facts;  // so far
  std::optional<scripting::LabDifference> change = {};
  std::uint64_t done = 0, all = 0;  // games and pairs
  bool finished = false;
  std::string problem = {};  // why it broke off; or ""
};

using LabJob = Job<LabReport>;

// The work of one. It ends, and pauses, after the game that is being played.
LabJob::Work lab_work(LabTask task);

}  // namespace hr::editor
