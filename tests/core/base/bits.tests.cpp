// SPDX-License-Identifier: MIT
// Sets of cells, compared with a vector of flags.
#include "core/base/bits.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <vector>

#include "core/base/mix.h"

namespace hr::tests {
namespace {

template <int W>
std::vector<bool> flags(const Bits<W>& bits) {
  std::vector<bool> out;
  for (int i = 0; i < 64 * W; ++i) out.push_back(bits.test(i));
  return out;
}

// Sparse, half full, dense and full sets, and the two ends alone.
template <int W>
std::vector<Bits<W>> samples() {
  Random random(W);
  std::vector<Bits<W>> out(7);
  for (int i = 0; i < 64 * W; ++i) {
    if (random.below(16) == 0) out[0].add(i);
    if (random.below(2) == 0) out[1].add(i);
    if (random.below(16) != 0) out[2].add(i);
    out[3].add(i);
  }
  out[4].add(0);
  out[5].add(64 * W - 1);
  return out;
}

template <int W>
void check_shifts() {
  auto all = samples<W>();
  if (W > 4) all = {all[1], all[4], all[5]};  // the wide ones take long
  for (const Bits<W>& bits : all) {
    const auto before = flags(bits);
    for (int n = -64 * W + 1; n < 64 * W; ++n) {
      const auto after = flags(bits.shifted(n));
      bool same = true;
      for (int i = 0; i < 64 * W; ++i) {
        const int from = i - n;
        const bool expected = from >= 0 && from < 64 * W && before[nth(from)];
        same = same && after[nth(i)] == expected;
      }
      INFO("shift by " << n);
      REQUIRE(same);
    }
  }
}

template <int W>
void check_members() {
  for (const Bits<W>& bits : samples<W>()) {
    std::vector<int> expected, visited;
    for (int i = 0; i < 64 * W; ++i)
      if (bits.test(i)) expected.push_back(i);
    bits.each([&](int cell) { visited.push_back(cell); });
    REQUIRE(visited == expected);
    REQUIRE(bits.count() == static_cast<int>(expected.size()));
    REQUIRE(bits.any() == !expected.empty());
    for (int n = 0; n < bits.count(); ++n) REQUIRE(bits.select(n) == expected[nth(n)]);
    Bits<W> emptied = bits;
    for (const int i : expected) emptied.remove(i);
    REQUIRE(emptied == Bits<W>{});
    REQUIRE(Bits<W>::of(bits.words) == bits);
    REQUIRE(Bits<W>::load(bits.words.data(), W) == bits);
  }
}

template <int W>
void check_operators() {
  for (const Bits<W>& a : samples<W>())
    for (const Bits<W>& b : samples<W>()) {
      int wrong = 0;
      for (int i = 0; i < 64 * W; ++i) {
        const bool both = (a & b).test(i) == (a.test(i) && b.test(i));
        const bool either = (a | b).test(i) == (a.test(i) || b.test(i));
        const bool without = (a - b).test(i) == (a.test(i) && !b.test(i));
        wrong += !both || !either || !without;
      }
      CHECK(wrong == 0);
    }
}

}  // namespace

TEST_CASE("shifting moves every bit equally and drops those that leave the set", "[core]") {
  check_shifts<1>();
  check_shifts<2>();
  check_shifts<4>();
  check_shifts<8>();
  check_shifts<16>();
  check_shifts<32>();
}

TEST_CASE("members of bits are counted, visited and selected in order", "[core]") {
  check_members<1>();
  check_members<2>();
  check_members<4>();
  check_members<8>();
  check_members<16>();
  check_members<32>();
}

TEST_CASE("bits are combined one by one", "[core]") {
  check_operators<1>();
  check_operators<2>();
  check_operators<8>();
  check_operators<32>();
}

TEST_CASE("bits made from fewer or more words keep what fits", "[core]") {
  const std::vector<Word> words{1, 2, 3};
  CHECK(Bits<4>::of(words).words == std::array<Word, 4>{1, 2, 3, 0});
  CHECK(Bits<2>::of(words).words == std::array<Word, 2>{1, 2});
}

TEST_CASE("the n-th set bit of a word is found", "[core]") {
  CHECK(select_bit(1, 0) == 0);
  CHECK(select_bit(Word{1} << 63, 0) == 63);
  CHECK(select_bit(~Word{0}, 63) == 63);
  CHECK(select_bit(0b101101, 2) == 3);
  Random random(11);
  bool all = true;
  for (int round = 0; round < 2000; ++round) {
    Word word = random.next();
    if (round % 3 > 0) word &= random.next();
    if (round % 3 > 1) word &= random.next() & random.next();
    int n = 0;
    for (Word left = word; left != 0; left &= left - 1, ++n) {
      all = all && select_bit(word, n) == std::countr_zero(left);
      all = all && nth_bit(word, n) == (left & (0 - left));
    }
  }
  CHECK(all);
}

TEST_CASE("a cell set is traversed cell by cell", "[core]") {
  Random random(7);
  for (const int cells : {0, 1, 5, 63, 64, 65, 127, 128, 129, 2048}) {
    CellSet set(cells);
    std::vector<CellId> expected;
    for (int c = 0; c < cells; ++c)
      if (random.below(3) == 0) set.add(CellId(c)), expected.push_back(CellId(c));
    CHECK(set.list() == expected);
    CHECK(set.size() == static_cast<int>(expected.size()));
    for (int c = 0; c < cells; ++c)
      REQUIRE(set.has(CellId(c)) ==
              (std::find(expected.begin(), expected.end(), CellId(c)) != expected.end()));
    CHECK(CellSet::all(cells).size() == cells);
    for (const CellId cell : expected) set.remove(cell);
    CHECK(set == CellSet(cells));
    CHECK(set.next() == CellId::none);
  }
}

TEST_CASE("after the last cell of a word comes the first of the next", "[core]") {
  CellSet set(130);
  for (const int c : {63, 64, 129}) set.add(CellId(c));
  CHECK(set.next(CellId(62)) == CellId(63));
  CHECK(set.next(CellId(63)) == CellId(64));
  CHECK(set.next(CellId(64)) == CellId(129));
  CHECK(set.next(CellId(129)) == CellId::none);
}

TEST_CASE("cell sets are united in place", "[core]") {
  CellSet a(70), b(70);
  a.add(CellId(1));
  b.add(CellId(69));
  a |= b;
  CHECK(a.list() == std::vector<CellId>{CellId(1), CellId(69)});
}

}  // namespace hr::tests
