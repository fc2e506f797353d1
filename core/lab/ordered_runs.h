// SPDX-License-Identifier: MIT
// Runs jobs 0, 1, 2 … on several threads and hands over their results in this order, so that
// whoever adds them up, and decides when there are enough, comes to the same for any number of
// threads.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace hr {

// `work` makes a worker on each thread: a function that takes the number of a job and returns a
// Result. `take` is called on the calling thread with each result in order; when it returns false,
// nothing more is handed over, and jobs that were begun meanwhile are dropped. `idle` is called on
// the calling thread while it waits. What a job or `work` throws is thrown when its turn has come.
// Threads run ahead of what was taken by at most a few jobs each.
template <class Result, class MakeWorker, class Take, class Idle>
void run_in_order(unsigned threads, std::uint64_t jobs, const MakeWorker& work, const Take& take,
                  const Idle& idle) {
  struct Outcome {
    std::optional<Result> result;
    std::exception_ptr failure;
  };
  std::mutex mutex;
  std::condition_variable came, went;
  std::map<std::uint64_t, Outcome> done;
  std::uint64_t next = 0, taken = 0;
  bool over = false;
  const std::uint64_t ahead = std::uint64_t{8} * threads;

  const auto body = [&] {
    std::exception_ptr broken;
    std::optional<decltype(work())> worker;
    try {
      worker.emplace(work());
    } catch (...) {
      broken = std::current_exception();
    }
    for (;;) {
      std::uint64_t job = 0;
      {
        std::unique_lock lock(mutex);
        went.wait(lock, [&] { return over || next >= jobs || next < taken + ahead; });
        if (over || next >= jobs) return;
        job = next++;
      }
      Outcome outcome;
      try {
        if (broken) std::rethrow_exception(broken);
        outcome.result.emplace((*worker)(job));
      } catch (...) {
        outcome.failure = std::current_exception();
      }
      const std::lock_guard lock(mutex);
      done.emplace(job, std::move(outcome));
      came.notify_one();
    }
  };

  std::vector<std::jthread> crew;
  const auto stop = [&] {
    const std::lock_guard lock(mutex);
    over = true;
    went.notify_all();
  };
  struct AtExit {
    const decltype(stop)& run;
    ~AtExit() { run(); }
  };
  // Declared after the crew, so it comes first: threads are told to stop, then waited for.
  const AtExit at_exit{stop};
  for (unsigned i = 0; i < threads; ++i) crew.emplace_back(body);
  while (taken < jobs) {
    Outcome outcome;
    {
      std::unique_lock lock(mutex);
      while (!came.wait_for(lock, std::chrono::milliseconds(100),
                            [&] { return done.contains(taken); })) {
        lock.unlock();
        idle();
        lock.lock();
      }
      outcome = std::move(done.extract(taken).mapped());
      ++taken;
      went.notify_all();
    }
    if (outcome.failure) std::rethrow_exception(outcome.failure);
    if (!take(std::move(*outcome.result))) return;
  }
}

}  // namespace hr
