// SPDX-License-Identifier: MIT
// How long a bot may think about one action. With iterations alone it does the same on every
// machine; with a time it depends on the machine.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>

namespace hr {

struct Budget {
  std::uint64_t iterations = std::numeric_limits<std::uint64_t>::max();
  std::optional<std::chrono::nanoseconds> time = std::nullopt;  // of the clock on the wall
  std::stop_token stop = {};  // whoever holds its source can end the thinking at once
};

// Starts when it is made. The budget must outlive it.
class BudgetClock {
 public:
  explicit BudgetClock(const Budget& budget) : budget_(budget), start_(Clock::now()) {}

  // Whether the budget is used up after so many iterations.
  bool over(std::uint64_t iterations) const {
    if (iterations >= budget_.iterations || budget_.stop.stop_requested()) return true;
    if (!budget_.time || iterations % k_look != 0) return false;
    return Clock::now() - start_ >= *budget_.time;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::uint64_t k_look = 8;  // iterations from one look at the clock to the next

  const Budget& budget_;
  Clock::time_point start_;
};

}  // namespace hr
