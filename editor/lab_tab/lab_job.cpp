// SPDX-License-Identifier: MIT
#include "editor/lab_tab/lab_job.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <utility>

#include "scripting/lab/low_priority.h"

namespace hr::editor {

struct LabJob::Shared {
  std::mutex mutex;
  std::condition_variable went;
  bool cancelled = false, paused = false, changed = false;
  LabReport report;

  void update(const std::function<void(LabReport&)>& change) {
    const std::lock_guard lock(mutex);
    change(report);
    changed = true;
  }
  // Waits while it is paused. False: it was cancelled.
  bool go_on(std::uint64_t done) {
    std::unique_lock lock(mutex);
    report.done = done;
    changed = true;
    went.wait(lock, [&] { return cancelled || !paused; });
    return !cancelled;
  }
};

void LabJob::work(const LabTask& task, Shared& shared) {
  scripting::work_at_low_priority();
  const std::uint64_t all = task.order.games + (task.before ? task.order.pairs : 0);
  shared.update([&](LabReport& report) { report.all = all; });
  scripting::measure_version(
      *task.rules, task.order,
      [&](std::uint64_t done, std::uint64_t) { return shared.go_on(done); },
      [&](const scripting::LabFacts& facts) {
        shared.update([&](LabReport& report) { report.facts = facts; });
      });
  if (!shared.go_on(task.order.games)) return;
  if (!task.before) return;
  const scripting::LabDifference change = scripting::compare_versions(
      *task.before, *task.rules, task.order,
      [&](std::uint64_t done, std::uint64_t) { return shared.go_on(task.order.games + done); });
  if (!shared.go_on(all)) return;
  shared.update([&](LabReport& report) { report.change = change; });
}

void LabJob::begin(LabTask task) {
  report_ = {};
  shared_ = std::make_shared<Shared>();
  running_ = std::async(std::launch::async, [task = std::move(task), shared = shared_] {
    std::string problem;
    try {
      work(task, *shared);
    } catch (const std::exception& error) {
      problem = error.what();
    }
    shared->update([&](LabReport& report) {
      report.problem = problem;
      report.finished = true;
    });
  });
}

void LabJob::cancel() {
  if (!running_.valid()) return;
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->cancelled = true;
    shared_->went.notify_all();
  }
  dropped_.push_back(std::move(running_));
  shared_.reset();
  report_ = {};
}

void LabJob::pause(bool on) {
  if (shared_ == nullptr) return;
  const std::lock_guard lock(shared_->mutex);
  shared_->paused = on;
  shared_->went.notify_all();
}

bool LabJob::paused() const {
  if (shared_ == nullptr) return false;
  const std::lock_guard lock(shared_->mutex);
  return shared_->paused;
}

bool LabJob::tick() {
  std::erase_if(dropped_, [](const std::future<void>& each) {
    return each.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
  });
  if (!running_.valid()) return false;
  {
    const std::lock_guard lock(shared_->mutex);
    if (!std::exchange(shared_->changed, false)) return false;
    report_ = shared_->report;
  }
  if (report_.finished) {
    running_.get();
    shared_.reset();
  }
  return true;
}

}  // namespace hr::editor
