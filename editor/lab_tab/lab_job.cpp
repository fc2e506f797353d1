// SPDX-License-Identifier: MIT
#include "editor/lab_tab/lab_job.h"

#include <utility>

#include "scripting/lab/low_priority.h"

namespace hr::editor {

namespace {

void measure(const LabTask& lab, LabJob::Task& task) {
  scripting::work_at_low_priority();
  const std::uint64_t all = lab.order.games + (lab.before ? lab.order.pairs : 0);
  task.update([&](LabReport& report) { report.all = all; });
  const auto go_on = [&](std::uint64_t done) {
    task.update([&](LabReport& report) { report.done = done; });
    return task.go_on();
  };
  scripting::measure_version(
      *lab.rules, lab.order, [&](std::uint64_t done, std::uint64_t) { return go_on(done); },
      [&](const scripting::LabFacts& facts) {
        task.update([&](LabReport& report) { report.facts = facts; });
      });
  if (!go_on(lab.order.games) || !lab.before) return;
  const scripting::LabDifference change = scripting::compare_versions(
      *lab.before, *lab.rules, lab.order,
      [&](std::uint64_t done, std::uint64_t) { return go_on(lab.order.games + done); });
  if (!go_on(all)) return;
  task.update([&](LabReport& report) { report.change = change; });
}

}  // namespace

LabJob::Work lab_work(LabTask task) {
  return [lab = std::move(task)](LabJob::Task& on) { measure(lab, on); };
}

}  // namespace hr::editor
