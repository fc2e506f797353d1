// SPDX-License-Identifier: MIT
// Sets of cells of wide boards, compared with a vector of flags.
#include "core/base/wide_bits.h"

#include <catch2/catch.hpp>
#include <vector>

#include "core/base/bit_queries.h"
#include "core/base/cell_tally.h"
#include "core/base/mix.h"

namespace hr::tests {
namespace {

using Wide = Bits<k_wide>;
using Flags = std::vector<bool>;

Flags flags(const Wide& bits) {
  Flags out;
  for (int i = 0; i < k_max_cells; ++i) out.push_back(bits.test(i));
  return out;
}

struct WideSample {
  Wide bits;
  Flags flags = Flags(nth(k_max_cells));
};

// Cells in a random part of the board, sparse or dense; the first set is empty.
std::vector<WideSample> wide_samples(std::uint64_t seed, int how_many) {
  Random random(seed);
  const auto number = [&](int below) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(below)));
  };
  std::vector<WideSample> out(1);
  while (static_cast<int>(out.size()) < how_many) {
    WideSample& sample = out.emplace_back();
    const int first = number(k_max_cells), length = 1 + number(k_max_cells - first);
    const int cells = number(3) == 0 ? 3 : length / (1 + number(4));
    for (int n = 0; n <= cells; ++n) {
      const int cell = first + number(length);
      sample.bits.add(cell);
      sample.flags[nth(cell)] = true;
      if (number(20) != 0) continue;
      const int gone = first + number(length);
      sample.bits.remove(gone);
      sample.flags[nth(gone)] = false;
    }
  }
  return out;
}

}  // namespace

TEST_CASE("sets of wide boards contain what was added and not removed", "[core]") {
  for (const WideSample& sample : wide_samples(1, 60)) {
    REQUIRE(flags(sample.bits) == sample.flags);
    std::vector<int> expected, visited;
    for (int i = 0; i < k_max_cells; ++i)
      if (sample.flags[nth(i)]) expected.push_back(i);
    sample.bits.each([&](int cell) { visited.push_back(cell); });
    REQUIRE(visited == expected);
    REQUIRE(sample.bits.count() == static_cast<int>(expected.size()));
    REQUIRE(sample.bits.any() == !expected.empty());
    for (std::size_t n = 0; n < expected.size(); n += 1 + expected.size() / 40)
      REQUIRE(sample.bits.select(static_cast<int>(n)) == expected[n]);
    if (!expected.empty()) {
      CHECK(first_cell(sample.bits) == expected.front());
      CHECK(last_cell(sample.bits) == expected.back());
    }
    std::vector<Word> words(k_wide);
    sample.bits.store(words.data(), k_wide);
    REQUIRE(Wide::load(words.data(), k_wide) == sample.bits);
    REQUIRE(Wide::of(words) == sample.bits);
    const KeptBits kept = sample.bits;
    REQUIRE(kept == sample.bits);
    REQUIRE(flags(kept) == sample.flags);
    REQUIRE(kept.any() == !expected.empty());
    sample.bits.flip_in(words.data());
    REQUIRE(Wide::of(words) == Wide{});
  }
}

TEST_CASE("sets of wide boards are combined cell by cell", "[core]") {
  for (const WideSample& a : wide_samples(2, 12))
    for (const WideSample& b : wide_samples(3, 12)) {
      Flags both = a.flags, either = a.flags, without = a.flags;
      bool meet = false, inside = true;
      for (std::size_t i = 0; i < both.size(); ++i) {
        both[i] = a.flags[i] && b.flags[i];
        either[i] = a.flags[i] || b.flags[i];
        without[i] = a.flags[i] && !b.flags[i];
        meet = meet || both[i];
        inside = inside && !without[i];
      }
      REQUIRE(flags(a.bits & b.bits) == both);
      REQUIRE(flags(a.bits | b.bits) == either);
      REQUIRE(flags(a.bits - b.bits) == without);
      REQUIRE(intersects(a.bits, b.bits) == meet);
      REQUIRE(is_subset(a.bits, b.bits) == inside);
      REQUIRE(is_subset(a.bits & b.bits, b.bits));
      REQUIRE((a.bits == b.bits) == (a.flags == b.flags));
      Wide changed = a.bits;
      changed &= b.bits;
      REQUIRE((changed == (a.bits & KeptBits(b.bits))));
    }
}

TEST_CASE("shifting a set of a wide board moves every cell equally", "[core]") {
  Random random(4);
  for (const WideSample& sample : wide_samples(5, 12))
    for (int shift = 0; shift < 40; ++shift) {
      const int range = shift % 2 == 0 ? 200 : k_max_cells;
      const int n = static_cast<int>(random.below(nth(2 * range - 1))) - range + 1;
      Flags expected(nth(k_max_cells));
      for (int i = 0; i < k_max_cells; ++i)
        if (i - n >= 0 && i - n < k_max_cells) expected[nth(i)] = sample.flags[nth(i - n)];
      INFO("shift by " << n);
      REQUIRE(flags(sample.bits.shifted(n)) == expected);
    }
}

TEST_CASE("a value of a wide board has one word, or ones in all its words", "[core]") {
  CHECK(Wide::of_word(5).first_word() == 5);
  CHECK(Wide{}.first_word() == 0);
  CHECK(Wide::ones(20).count() == 20 * 64);
  CHECK(wide_words(17) == 20);
}

TEST_CASE("a tally knows its cells and their number through every change", "[core]") {
  Random random(6);
  for (const WideSample& sample : wide_samples(7, 8)) {
    CellTally tally;
    tally.assign(sample.bits);
    Wide expected = sample.bits;
    for (int n = 0; n < 2000; ++n) {
      const int cell = static_cast<int>(random.below(k_max_cells));
      const bool present = random.below(2) == 0;
      tally.set(cell, present);
      if (present)
        expected.add(cell);
      else
        expected.remove(cell);
      if (n % 50 != 0) continue;
      REQUIRE(tally.count() == expected.count());
      for (int i = 0; i < tally.count(); i += 1 + tally.count() / 7)
        REQUIRE(tally.select(i) == expected.select(i));
    }
    for (int cell = 0; cell < k_max_cells; ++cell) REQUIRE(tally.test(cell) == expected.test(cell));
  }
}

}  // namespace hr::tests
