// SPDX-License-Identifier: MIT
#include "editor/tests_tab/test_job.h"

#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <mutex>
#include <utility>

namespace hr::editor {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds k_max_check{20};

scripting::CheckPlan check_plan(const TestOrder& order, const std::function<bool()>& cancelled) {
  scripting::CheckPlan plan;
  plan.variants = order.variants;
  const Clock::time_point end = Clock::now() + k_max_check;
  plan.time_is_up = [=] { return cancelled() || Clock::now() >= end; };
  plan.limits.time = k_max_check + std::chrono::seconds(1);
  return plan;
}

}  // namespace

struct TestJob::Shared {
  std::atomic<bool> cancelled = false;
  std::mutex mutex;
  bool changed = false;
  TestReport report;

  void update(const std::function<void(TestReport&)>& change) {
    const std::lock_guard lock(mutex);
    change(report);
    changed = true;
  }
};

void TestJob::work(const TestOrder& order, Shared& shared) {
  const auto cancelled = [&] { return shared.cancelled.load(); };
  scripting::run_tests(order.texts, [&](scripting::TestResult result, std::size_t all) {
    const auto kept = std::make_shared<const scripting::TestResult>(std::move(result));
    shared.update([&](TestReport& report) {
      report.results.push_back(kept);
      report.all = all;
    });
    return !cancelled();
  });
  if (cancelled()) return;
  shared.update([](TestReport& report) { report.tested = true; });
  const auto progress = [&](std::size_t done, std::size_t all) {
    shared.update([&](TestReport& report) {
      report.settings = done;
      report.all_settings = all;
    });
  };
  const auto check = std::make_shared<const scripting::CheckReport>(
      scripting::check(order.checked, check_plan(order, cancelled), progress));
  shared.update([&](TestReport& report) {
    report.check = check;
    report.checked = true;
  });
}

void TestJob::run(TestOrder order) {
  cancel();
  waiting_ = std::move(order);
}

void TestJob::cancel() {
  waiting_.reset();
  if (shared_ != nullptr) shared_->cancelled = true;
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
  bool changed = false;
  const bool over =
      running_.valid() && running_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
  if (shared_ != nullptr && !shared_->cancelled) {
    const std::lock_guard lock(shared_->mutex);
    changed = std::exchange(shared_->changed, false);
    if (changed) take(shared_->report);
  }
  if (over) {
    try {
      running_.get();
    } catch (const std::exception& error) {
      if (!shared_->cancelled) report_.problem = error.what();
    }
    shared_.reset();
    changed = true;
  }
  if (!waiting_ || running_.valid()) return changed;
  shared_ = std::make_shared<Shared>();
  running_ = std::async(std::launch::async, [order = *std::exchange(waiting_, {}),
                                             shared = shared_] { work(order, *shared); });
  take({});
  return true;
}

}  // namespace hr::editor
