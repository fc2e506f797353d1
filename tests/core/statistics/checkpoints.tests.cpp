// SPDX-License-Identifier: MIT
#include "core/statistics/checkpoints.h"

#include <catch2/catch.hpp>
#include <vector>

namespace hr {

TEST_CASE("checkpoints grow by a tenth in multiples of 16", "[core]") {
  std::vector<std::uint64_t> first;
  for (std::uint64_t n = 0; n < 200; n = first.back()) first.push_back(next_checkpoint(n));
  CHECK(first == std::vector<std::uint64_t>{64, 80, 96, 112, 128, 144, 160, 176, 208});
  for (std::uint64_t n = 1'000; n < 1'000'000'000;) {
    const std::uint64_t next = next_checkpoint(n);
    CHECK(next % 16 == 0);
    CHECK(last_checkpoint(next) == next);
    CHECK(last_checkpoint(next - 1) == last_checkpoint(n));
    n = next;
  }
}

TEST_CASE("the checkpoint below and above any number of games", "[core]") {
  CHECK(last_checkpoint(0) == 0);
  CHECK(last_checkpoint(63) == 0);
  CHECK(last_checkpoint(64) == 64);
  CHECK(last_checkpoint(79) == 64);
  CHECK(next_checkpoint(63) == 64);
  CHECK(next_checkpoint(64) == 80);
  CHECK(next_checkpoint(79) == 80);
}

}  // namespace hr
