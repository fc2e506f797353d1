// SPDX-License-Identifier: MIT
// Runs the scenarios and then the check, on a thread of its own. A new order cancels the one
// before: the scenario that is running is finished, at most a second, then the new one begins.
// Invariant: report() changes only in tick(), so a frame sees one state of it.
#pragma once

#include <future>
#include <memory>
#include <optional>
#include <vector>

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
  TestJob() = default;
  ~TestJob() { cancel(); }
  TestJob(const TestJob&) = delete;
  TestJob& operator=(const TestJob&) = delete;

  void run(TestOrder order);
  void cancel();  // and forgets the order
  // Begins what is ordered and takes what is ready. True if report() has changed.
  bool tick();
  bool running() const { return running_.valid() || waiting_.has_value(); }
  const TestReport& report() const { return report_; }
  void forget() { report_ = {}; }

 private:
  struct Shared;
  static void work(const TestOrder& order, Shared& shared);
  void take(const TestReport& news);

  std::optional<TestOrder> waiting_;
  std::shared_ptr<Shared> shared_;  // with the running thread
  TestReport report_;
  std::future<void> running_;  // its destructor waits
};

}  // namespace hr::editor
