// SPDX-License-Identifier: MIT
// The fast queries on sets, compared with plain ones.
#include "core/base/bit_queries.h"

#include <catch2/catch.hpp>
#include <vector>

#include "core/base/mix.h"

namespace hr::tests {
namespace {

// Sets that differ in one cell: sparse, half full, full and empty ones.
template <int W>
std::vector<Bits<W>> sparse_and_full() {
  Random random(W);
  std::vector<Bits<W>> out(6);
  for (int i = 0; i < 64 * W; ++i) {
    if (random.below(24) == 0) out[1].add(i);
    if (random.below(2) == 0) out[2].add(i);
    out[3].add(i);
  }
  out[4] = out[2];
  out[4].remove(out[2].select(out[2].count() - 1));
  out[5].add(64 * W - 1);
  return out;
}

// What lies before the first cell of a set and after the last, cell by cell.
template <int W>
void check_ends(const Bits<W>& a) {
  const Bits<W> before = up_to_first(a), after = from_last(a);
  bool agrees = true;
  for (int i = 0; i < 64 * W; ++i) {
    agrees = agrees && before.test(i) == (!a.any() || i <= first_cell(a));
    agrees = agrees && after.test(i) == (!a.any() || i >= last_cell(a));
  }
  CHECK(agrees);
}

template <int W>
void check_all() {
  for (int cell = 0; cell < 64 * W; ++cell) {
    Bits<W> one;
    one.add(cell);
    check_ends(one);
  }
  for (const Bits<W>& a : sparse_and_full<W>()) {
    CHECK(is_nonempty(a) == a.any());
    for (const Bits<W>& b : sparse_and_full<W>()) {
      CHECK(intersects(a, b) == (a & b).any());
      CHECK(is_subset(a, b) == !(a - b).any());
    }
    std::vector<int> cells, quick;
    a.each([&](int cell) { cells.push_back(cell); });
    each_sparse(a, [&](int cell) { quick.push_back(cell); });
    CHECK(quick == cells);
    check_ends(a);
    if (cells.empty()) continue;
    CHECK(first_cell(a) == cells.front());
    CHECK(last_cell(a) == cells.back());
  }
}

}  // namespace

TEST_CASE("Fast queries on sets agree with plain ones", "[core]") {
  check_all<1>();
  check_all<2>();
  check_all<4>();
  check_all<8>();
  check_all<16>();
  check_all<32>();
}

}  // namespace hr::tests
