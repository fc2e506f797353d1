// SPDX-License-Identifier: MIT
#include "core/base/job.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <stdexcept>
#include <vector>

namespace hr::tests {

namespace {

using Numbers = Job<std::vector<int>>;

void add(Numbers::Task& task, int number) {
  task.update([&](std::vector<int>& report) { report.push_back(number); });
}

// The work goes on until it is cancelled.
Numbers::Work endless(std::atomic<int>& begun, std::atomic<int>& ended) {
  return [&](Numbers::Task& task) {
    ++begun;
    add(task, 1);
    while (task.go_on()) std::this_thread::yield();
    ++ended;
  };
}

template <class Condition>
void wait_until(Condition&& holds) {
  bool held = holds();
  for (int i = 0; i < 20000 && !held; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    held = holds();
  }
  REQUIRE(held);
}

}  // namespace

TEST_CASE("what a job has found is seen when it is asked for", "[core][base]") {
  Numbers job;
  CHECK_FALSE(job.running());
  CHECK_FALSE(job.tick());
  CHECK_FALSE(job.wait());
  job.begin([](Numbers::Task& task) {
    add(task, 1);
    add(task, 2);
  });
  CHECK(job.running());
  CHECK(job.report().empty());
  CHECK(job.wait());
  CHECK(job.report() == std::vector<int>{1, 2});
  CHECK_FALSE(job.running());
  CHECK(job.problem().empty());
  CHECK_FALSE(job.tick());
}

TEST_CASE("a job reports while it goes on", "[core][base]") {
  std::atomic<int> begun = 0, ended = 0;
  {
    Numbers job;
    job.begin(endless(begun, ended));
    wait_until([&] { return job.tick(); });
    CHECK(job.running());
    CHECK(job.report() == std::vector<int>{1});
  }
  CHECK(begun == 1);
  CHECK(ended == 1);
}

TEST_CASE("new work takes the place of the old, on the same thread", "[core][base]") {
  std::atomic<int> begun = 0, ended = 0;
  std::atomic<std::thread::id> first, second;
  Numbers job;
  job.begin([&](Numbers::Task& task) {
    first = std::this_thread::get_id();
    endless(begun, ended)(task);
  });
  wait_until([&] { return begun == 1; });
  job.begin([&](Numbers::Task&) { FAIL("it was replaced before it began"); });
  job.begin([&](Numbers::Task& task) {
    second = std::this_thread::get_id();
    add(task, 7);
  });
  CHECK(job.wait());
  CHECK(ended == 1);
  CHECK(job.report() == std::vector<int>{7});
  CHECK(first.load() == second.load());
  CHECK(first.load() != std::this_thread::get_id());
}

TEST_CASE("nothing of a cancelled job is reported", "[core][base]") {
  std::atomic<int> begun = 0, ended = 0;
  Numbers job;
  job.begin(endless(begun, ended));
  wait_until([&] { return job.tick(); });
  job.cancel();
  CHECK_FALSE(job.running());
  CHECK(job.report().empty());
  wait_until([&] { return ended == 1; });
  CHECK_FALSE(job.tick());
  CHECK(job.report().empty());
}

TEST_CASE("a paused job waits, and can be cancelled", "[core][base]") {
  std::atomic<int> rounds = 0;
  std::atomic<bool> ended = false;
  Numbers job;
  job.begin([&](Numbers::Task& task) {
    while (task.go_on()) ++rounds;
    ended = true;
  });
  job.pause(true);
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  const int before = rounds;
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  CHECK(rounds <= before + 1);
  job.pause(false);
  wait_until([&] { return rounds > before + 1; });
  job.pause(true);
  job.cancel();
  wait_until([&] { return ended.load(); });
}

TEST_CASE("a job that fails says why", "[core][base]") {
  Numbers job;
  job.begin([](Numbers::Task& task) {
    add(task, 1);
    throw std::runtime_error("no more numbers");
  });
  CHECK(job.wait());
  CHECK(job.problem() == "no more numbers");
  CHECK(job.report() == std::vector<int>{1});
  job.begin([](Numbers::Task&) {});
  CHECK(job.problem().empty());
  CHECK(job.wait());
}

}  // namespace hr::tests
