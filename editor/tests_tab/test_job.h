// SPDX-License-Identifier: MIT
// Runs the scenarios and then the check, as a Job (core/base/job.h). A new order cancels the one
// before: the scenario that is running is finished, at most a second, then the new one begins.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/job.h"
#include "editor/tests_tab/test_order.h"
#include "scripting/check/check.h"

namespace hr::editor {

struct TestReport {
  using Result = std::shared_ptr<const scripting::TestResult>;
  // Of this run, followed by those of the run before that have not run again yet.
  std::vector<Result> results;
  std::size_t fresh = 0;  // how many are of this run
  std::size_t all = 0;    // how many scenarios there are; 0 before the first result
  bool tested = false;    // all scenarios have run
  std::size_t settings = 0, all_settings = 0;                // that the check has tried, so far
  std::shared_ptr<const scripting::CheckReport> check = {};  // the last one that is finished …
  bool checked = false;                                      // … is of this run
  std::string problem = {};                                  // why the run broke off; or ""
};

class TestJob {
 public:
  void run(const TestOrder& order);
  void cancel() { job_.cancel(); }
  // Takes what is ready. True if report() has changed.
  bool tick();
  bool running() const { return job_.running(); }
  const TestReport& report() const { return report_; }
  void forget() { report_ = {}; }

 private:
  void take(const TestReport& news);

  Job<TestReport> job_;
  TestReport report_;
};

}  // namespace hr::editor
