// SPDX-License-Identifier: MIT
// Groups updated piece by piece, compared with groups computed from scratch after each piece.
#include "core/kernel/growing_groups.h"

#include <catch2/catch.hpp>
#include <vector>

#include "core/base/mix.h"

namespace hr::tests {
namespace {

constexpr int k_side = 9, k_all_cells = k_side * k_side;

std::vector<int> beside(int cell) {
  std::vector<int> out;
  if (cell % k_side > 0) out.push_back(cell - 1);
  if (cell % k_side < k_side - 1) out.push_back(cell + 1);
  if (cell >= k_side) out.push_back(cell - k_side);
  if (cell < k_all_cells - k_side) out.push_back(cell + k_side);
  return out;
}

// The marks given to any cell of a cell's group.
GrowingGroups::Marks plainly(const std::vector<int>& given, int cell) {
  std::vector<bool> seen(k_all_cells);
  std::vector<int> open{cell};
  int out = 0;
  seen[nth(cell)] = true;
  while (!open.empty()) {
    const int at = open.back();
    open.pop_back();
    out |= given[nth(at)];
    for (const int next : beside(at))
      if (!seen[nth(next)] && given[nth(next)] >= 0) seen[nth(next)] = true, open.push_back(next);
  }
  return static_cast<GrowingGroups::Marks>(out);
}

}  // namespace

TEST_CASE("A group has the marks of all its cells, however it was formed", "[core]") {
  Random random(5);
  GrowingGroups groups(k_all_cells);
  for (int game = 0; game < 20; ++game) {     // a new one needs no clearing
    std::vector<int> given(k_all_cells, -1);  // -1: no piece there
    for (int n = 0; n < 60; ++n) {
      const int cell = static_cast<int>(random.below(k_all_cells));
      if (given[nth(cell)] >= 0) continue;
      given[nth(cell)] = random.below(6) == 0 ? 1 << random.below(8) : 0;
      groups.add(cell, static_cast<GrowingGroups::Marks>(given[nth(cell)]));
      for (const int other : beside(cell))
        if (given[nth(other)] >= 0) groups.join(cell, other);
      for (int c = 0; c < k_all_cells; ++c)
        if (given[nth(c)] >= 0) REQUIRE(groups.marks(c) == plainly(given, c));
    }
  }
}

TEST_CASE("Marks are set on a group and removed from all", "[core]") {
  GrowingGroups groups(4);
  for (int cell = 0; cell < 4; ++cell) groups.add(cell, 0);
  groups.join(1, 0);
  groups.mark(0, 5);
  CHECK(groups.marks(1) == 5);
  CHECK(groups.marks(2) == 0);
  groups.mark(2, 1);
  groups.unmark(1);
  CHECK(groups.marks(0) == 4);
  CHECK(groups.marks(2) == 0);
  groups.join(3, 1);
  groups.join(3, 2);
  CHECK(groups.marks(2) == 4);
}

TEST_CASE("The piece added last is the head of its group", "[core]") {
  GrowingGroups groups(4);
  for (int cell = 0; cell < 4; ++cell) groups.add(cell, 0);
  groups.join(2, 0);
  groups.join(1, 2);
  CHECK_FALSE(groups.heads(0));
  CHECK_FALSE(groups.heads(2));
  CHECK(groups.heads(1));
  CHECK(groups.heads(3));
}

}  // namespace hr::tests
