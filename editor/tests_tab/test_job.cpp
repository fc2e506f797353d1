// SPDX-License-Identifier: MIT
#include "editor/tests_tab/test_job.h"

#include <chrono>
#include <functional>
#include <utility>

namespace hr::editor {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds k_max_check{20};

scripting::CheckPlan check_plan(const TestOrder& order, const std::function<bool()>& cancelled) {
  scripting::CheckPlan plan;
  plan.variants = order.variants;
  plan.tests = order.texts.tests;
  const Clock::time_point end = Clock::now() + k_max_check;
  plan.time_is_up = [=] { return cancelled() || Clock::now() >= end; };
  plan.limits.time = k_max_check + std::chrono::seconds(1);
  return plan;
}

void work(const TestOrder& order, Job<TestReport>::Task& task) {
  scripting::run_tests(order.texts, [&](scripting::TestResult result, std::size_t all) {
    const auto kept = std::make_shared<const scripting::TestResult>(std::move(result));
    task.update([&](TestReport& report) {
      report.results.push_back(kept);
      report.all = all;
    });
    return task.go_on();
  });
  if (!task.go_on()) return;
  task.update([](TestReport& report) { report.tested = true; });
  const auto progress = [&](std::size_t done, std::size_t all) {
    task.update([&](TestReport& report) {
      report.settings = done;
      report.all_settings = all;
    });
  };
  const auto check = std::make_shared<const scripting::CheckReport>(
      scripting::check(order.checked, check_plan(order, [&] { return !task.go_on(); }), progress));
  task.update([&](TestReport& report) {
    report.check = check;
    report.checked = true;
  });
}

}  // namespace

void TestJob::run(const TestOrder& order) {
  job_.begin([order](auto& task) { work(order, task); });
  take({});
}

// Results that are not replaced yet stay, so that the list keeps its length.
void TestJob::take(const TestReport& news) {
  TestReport out = news;
  out.fresh = out.results.size();
  if (!out.tested)
    for (std::size_t i = out.fresh; i < report_.results.size(); ++i)
      out.results.push_back(report_.results[i]);
  if (!out.checked) out.check = report_.check;
  report_ = std::move(out);
}

bool TestJob::tick() {
  if (!job_.tick()) return false;
  take(job_.report());
  report_.problem = job_.problem();
  return true;
}

}  // namespace hr::editor
