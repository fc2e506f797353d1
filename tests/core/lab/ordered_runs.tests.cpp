// SPDX-License-Identifier: MIT
#include <atomic>
#include <catch2/catch.hpp>
#include <numeric>

#include "core/base/error.h"
#include "core/base/mix.h"
#include "core/lab/ordered_runs.h"

namespace hr::tests {

namespace {

// Takes longer for some jobs than for others.
std::uint64_t uneven(std::uint64_t job) {
  std::uint64_t out = job;
  for (std::uint64_t i = 0; i < mix(job) % 3000; ++i) out = mix(out);
  return out;
}
constexpr auto k_uneven_worker = [] { return [](std::uint64_t job) { return uneven(job); }; };
constexpr auto k_nothing = [] {};

}  // namespace

TEST_CASE("results come in order, for any number of threads", "[core][lab]") {
  std::vector<std::uint64_t> expected;
  for (std::uint64_t job = 0; job < 200; ++job) expected.push_back(uneven(job));
  for (const unsigned threads : {1U, 2U, 4U, 7U}) {
    std::vector<std::uint64_t> got;
    const auto take = [&](std::uint64_t result) {
      got.push_back(result);
      return true;
    };
    run_in_order<std::uint64_t>(threads, 200, k_uneven_worker, take, k_nothing);
    CHECK(got == expected);
  }
}

TEST_CASE("whoever takes the results ends the run", "[core][lab]") {
  for (const unsigned threads : {1U, 3U}) {
    std::atomic<std::uint64_t> begun = 0;
    std::uint64_t taken = 0;
    const auto work = [&] {
      return [&](std::uint64_t job) {
        ++begun;
        return job;
      };
    };
    const auto take = [&](std::uint64_t) { return ++taken < 10; };
    run_in_order<std::uint64_t>(threads, 1'000'000, work, take, k_nothing);
    CHECK(taken == 10);
    CHECK(begun < 10 + 9 * threads);
  }
}

TEST_CASE("the first failure in order is thrown, after the results before it", "[core][lab]") {
  for (const unsigned threads : {1U, 4U}) {
    std::uint64_t taken = 0;
    const auto work = [] {
      return [](std::uint64_t job) {
        if (job == 20 || job == 23) throw Error("job " + std::to_string(job));
        return uneven(job);
      };
    };
    const auto take = [&](std::uint64_t) {
      ++taken;
      return true;
    };
    CHECK_THROWS_WITH(run_in_order<std::uint64_t>(threads, 100, work, take, k_nothing), "job 20");
    CHECK(taken == 20);
  }
}

TEST_CASE("a worker that cannot be made fails the run", "[core][lab]") {
  const auto work = []() -> std::function<int(std::uint64_t)> { throw Error("no rules"); };
  const auto take = [](int) { return true; };
  CHECK_THROWS_WITH(run_in_order<int>(2, 5, work, take, k_nothing), "no rules");
}

TEST_CASE("without other threads the calling one does the jobs", "[core][lab]") {
  std::uint64_t idle = 0, taken = 0;
  const auto take = [&](std::uint64_t result) { return result == uneven(taken++) && taken < 7; };
  run_here<std::uint64_t>(10, k_uneven_worker, take, [&] { ++idle; });
  CHECK(taken == 7);
  CHECK(idle == 7);
  const auto fails = [] {
    return [](std::uint64_t job) { return job < 3 ? uneven(job) : throw Error("job 3"); };
  };
  taken = 0;
  CHECK_THROWS_WITH(run_here<std::uint64_t>(10, fails, take, k_nothing), "job 3");
  CHECK(taken == 3);
}

TEST_CASE("a run without jobs ends at once", "[core][lab]") {
  int taken = 0;
  const auto take = [&](std::uint64_t) { return ++taken > 0; };
  run_in_order<std::uint64_t>(3, 0, k_uneven_worker, take, k_nothing);
  CHECK(taken == 0);
}

}  // namespace hr::tests
