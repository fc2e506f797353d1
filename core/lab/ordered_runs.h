// SPDX-License-Identifier: MIT
// Runs jobs 0, 1, 2 … on several threads and hands over their results in this order, so that
// whoever adds them up, and decides when there are enough, comes to the same for any number of
// threads.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "core/base/platform.h"

namespace hr {

// What came of a job: a result, or what it has thrown.
template <class Result>
struct JobOutcome {
  std::optional<Result> result = std::nullopt;
  std::exception_ptr failure = nullptr;
};

// The jobs of one run, which threads take and one thread collects.
template <class Result>
class OrderedJobs {
 public:
  // Threads run ahead of what was collected by at most `ahead` jobs.
  OrderedJobs(std::uint64_t jobs, std::uint64_t ahead) : jobs_(jobs), ahead_(ahead) {}

  // The next job to do; waits while too many were done already. None: nothing is left to do.
  std::optional<std::uint64_t> begin() {
    std::unique_lock lock(mutex_);
    went_.wait(lock, [&] { return over_ || next_ >= jobs_ || next_ < collected_ + ahead_; });
    if (over_ || next_ >= jobs_) return std::nullopt;
    return next_++;
  }
  void finish(std::uint64_t job, JobOutcome<Result> outcome) {
    const std::lock_guard lock(mutex_);
    done_.emplace(job, std::move(outcome));
    came_.notify_one();
  }
  void stop() {
    const std::lock_guard lock(mutex_);
    over_ = true;
    went_.notify_all();
  }

  bool all_collected() const { return collected_ == jobs_; }  // for the thread that collects
  // The outcome of the next job in order; calls `idle` now and then while it waits.
  template <class Idle>
  JobOutcome<Result> collect(const Idle& idle) {
    std::unique_lock lock(mutex_);
    while (!came_.wait_for(lock, std::chrono::milliseconds(100),
                           [&] { return done_.contains(collected_); })) {
      lock.unlock();
      idle();
      lock.lock();
    }
    JobOutcome<Result> out = std::move(done_.extract(collected_).mapped());
    ++collected_;
    went_.notify_all();
    return out;
  }

 private:
  const std::uint64_t jobs_, ahead_;
  std::mutex mutex_;  // guards the following members; only the collecting thread writes collected_
  std::condition_variable came_, went_;
  std::map<std::uint64_t, JobOutcome<Result>> done_;
  std::uint64_t next_ = 0, collected_ = 0;
  bool over_ = false;
};

// One thread of a run: makes a worker, and does jobs until none are left.
template <class Result, class MakeWorker>
void do_jobs(OrderedJobs<Result>& jobs, const MakeWorker& work) {
  std::exception_ptr broken;
  std::optional<decltype(work())> worker;
  try {
    worker.emplace(work());
  } catch (...) {
    broken = std::current_exception();
  }
  while (const std::optional<std::uint64_t> job = jobs.begin()) {
    JobOutcome<Result> outcome{.result = std::nullopt, .failure = broken};
    try {
      if (!broken) outcome.result.emplace((*worker)(*job));
    } catch (...) {
      outcome.failure = std::current_exception();
    }
    jobs.finish(*job, std::move(outcome));
  }
}

// As run_in_order, but on the calling thread, which calls `idle` between the jobs.
template <class Result, class MakeWorker, class Take, class Idle>
void run_here(std::uint64_t jobs, const MakeWorker& work, const Take& take, const Idle& idle) {
  if (jobs == 0) return;
  auto worker = work();
  for (std::uint64_t job = 0; job < jobs; ++job) {
    idle();
    if (!take(Result(worker(job)))) return;
  }
}

// `work` makes a worker on each thread: a function that takes the number of a job and returns a
// Result. `take` is called on the calling thread with each result in order; when it returns false,
// nothing more is handed over, and jobs that were begun meanwhile are dropped. `idle` is called on
// the calling thread while it waits. What a job or `work` throws is thrown when its turn has come.
// Where there are no threads (core/base/platform.h), all is done on the calling one.
template <class Result, class MakeWorker, class Take, class Idle>
void run_in_order(unsigned threads, std::uint64_t jobs, const MakeWorker& work, const Take& take,
                  const Idle& idle) {
  if (!k_has_threads) return run_here<Result>(jobs, work, take, idle);
  OrderedJobs<Result> shared(jobs, std::uint64_t{8} * threads);
  std::vector<std::jthread> crew;
  struct AtExit {  // NOLINT(*-special-member-functions): there is only this one
    OrderedJobs<Result>& jobs;
    ~AtExit() { jobs.stop(); }
  };
  // Declared after the crew, so it comes first: threads are told to stop, then waited for.
  const AtExit at_exit{shared};
  for (unsigned i = 0; i < threads; ++i) crew.emplace_back([&] { do_jobs(shared, work); });
  while (!shared.all_collected()) {
    JobOutcome<Result> outcome = shared.collect(idle);
    if (outcome.failure) std::rethrow_exception(outcome.failure);
    if (!take(std::move(*outcome.result))) return;
  }
}

}  // namespace hr
