// SPDX-License-Identifier: MIT
// Limits on what rules use: nested scopes of time and memory.
#include "core/base/allowance.h"

#include <catch2/catch.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "tests/support/error_of.h"

namespace hr::tests {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t k_megabyte = std::size_t{1} << 20;

void work_on() {
  for (;;) Allowance::spend(1000);
}

std::string stopped(const auto& body) { return error_of<Exhausted>(body); }

}  // namespace

TEST_CASE("Work is stopped when its time is over", "[core]") {
  CHECK(stopped([] {
          const Allowance allowance({.time = 20ms});
          work_on();
        }) == "ran for too long (more than 20 ms)");
  CHECK_FALSE(Allowance::is_open());
}

TEST_CASE("Memory is refused before it is allocated, and is available again once released",
          "[core]") {
  CHECK(stopped([] {
          const Allowance allowance({.time = 10s, .memory = 4 * k_megabyte});
          const std::vector<char> large(std::size_t{1} << 40);
        }) == "used more than 4 MB of memory");
  CHECK(stopped([] {
          const Allowance allowance({.time = 10s, .memory = 4 * k_megabyte});
          for (int i = 0; i < 100; ++i) const std::vector<char> one(3 * k_megabyte);
        }).empty());
  CHECK(stopped([] {
          const Allowance allowance({.time = 10s, .memory = 4 * k_megabyte});
          std::vector<std::unique_ptr<char[]>> many;
          for (;;) many.push_back(std::make_unique<char[]>(1000));
        }) == "used more than 4 MB of memory");
}

TEST_CASE("Releasing small blocks gives back no more memory than was counted", "[core]") {
  CHECK(stopped([] {
          const Allowance allowance({.time = 60s, .memory = k_megabyte});
          for (int i = 0; i < 200'000; ++i) std::make_unique<char>();
          const std::vector<char> large(2 * k_megabyte);
        }) == "used more than 1 MB of memory");
}

TEST_CASE("The scope whose limit is reached is the one that ends", "[core]") {
  bool inner_told = false;
  const std::string outer = stopped([&] {
    const Allowance all({.time = 20ms});
    try {
      const Allowance part({.time = 10s});
      work_on();
    } catch (const Exhausted&) {
      inner_told = !Allowance::unwinding();
      throw;
    }
  });
  CHECK(outer == "ran for too long (more than 20 ms)");
  CHECK_FALSE(inner_told);

  const std::string inner = stopped([&] {
    const Allowance all({.time = 10s});
    try {
      const Allowance part({.time = 10s, .memory = k_megabyte});
      const std::vector<char> large(2 * k_megabyte);
    } catch (const Exhausted& exhausted) {
      CHECK_FALSE(Allowance::unwinding());
      throw Exhausted(exhausted);
    }
  });
  CHECK(inner == "used more than 1 MB of memory");
}

TEST_CASE("Handlers of an exhausted scope may allocate", "[core]") {
  const Allowance outside({.time = 10s});
  bool told = false;
  try {
    const Allowance allowance({.time = 10s, .memory = k_megabyte});
    try {
      const std::vector<char> large(2 * k_megabyte);
    } catch (Exhausted& exhausted) {
      exhausted.set_place(std::string(2 * k_megabyte, 'x'));
      exhausted.set_place("further out");
      CHECK(exhausted.place().size() == 2 * k_megabyte);
      told = true;
      throw;
    }
  } catch (const Exhausted&) {
    CHECK_FALSE(Allowance::unwinding());
  }
  CHECK(told);
  CHECK(stopped([] {
          const Allowance again({.time = 10s, .memory = k_megabyte});
          const std::vector<char> large(2 * k_megabyte);
        }) == "used more than 1 MB of memory");
}

TEST_CASE("The time left is that of the scope that ends first", "[core]") {
  CHECK(Allowance::time_left(5s) == 5s);
  const Allowance outer({.time = 3s});
  CHECK(Allowance::time_left(5s) <= 3s);
  const Allowance inner({.time = 1h});
  CHECK(Allowance::time_left(5s) <= 3s);
  CHECK(Allowance::time_left(1ms) == 1ms);
}

TEST_CASE("Once a whole scope is used up, every check throws again", "[core]") {
  Allowance::check_whole();
  CHECK(stopped([] {
          const Allowance whole({.time = 20ms, .whole = true});
          const Allowance question({.time = 1ms});
          Allowance::check_whole();
          CHECK(stopped(work_on) == "ran for too long (more than 1 ms)");
          Allowance::check_whole();
        }).empty());
  CHECK(stopped([] {
          const Allowance whole({.time = 20ms, .whole = true});
          const Allowance question({.time = 10s});
          CHECK(stopped(work_on) == "ran for too long (more than 20 ms)");
          CHECK(stopped(Allowance::check_whole) == "ran for too long (more than 20 ms)");
          Allowance::check_whole();
        }) == "ran for too long (more than 20 ms)");
  CHECK(stopped([] {
          const Allowance whole({.time = 10s, .memory = k_megabyte, .whole = true});
          CHECK(stopped([] { static_cast<void>(std::vector<char>(2 * k_megabyte)); }) ==
                "used more than 1 MB of memory");
          Allowance::check_whole();
        }) == "used more than 1 MB of memory");
}

TEST_CASE("In a whole scope time runs out in its questions, but not while allocating", "[core]") {
  const auto allocate_on = [] {
    std::vector<std::unique_ptr<char>> kept(100);
    for (std::size_t i = 0; i < 1'000'000; ++i) kept[i % kept.size()] = std::make_unique<char>('x');
  };
  CHECK(stopped([&] {
          const Allowance whole({.time = 5ms, .whole = true});
          allocate_on();
        }).empty());
  CHECK(stopped([&] {
          const Allowance whole({.time = 5ms, .whole = true});
          const Allowance question({.time = 10s});
          allocate_on();
        }) == "ran for too long (more than 5 ms)");
  CHECK(stopped([&] {
          const Allowance whole({.time = 5ms, .whole = true});
          { const Allowance question({.time = 10s}); }
          allocate_on();
          work_on();
        }) == "ran for too long (more than 5 ms)");
}

}  // namespace hr::tests
