// SPDX-License-Identifier: MIT
// number{ LOW, HIGH }: one of a range is chosen. The number of choices in a turn fits into 64 bits,
// as each range has at most 2^32 numbers.
#pragma once

#include <cstdint>
#include <string>

#include "core/base/number_range.h"
#include "core/language/pattern_word.h"

namespace hr {

template <>
struct PatternWordOf<PatternType::number> : ChangesNothing, HasNoPlaces {
  static constexpr PatternWord row{.word = "number",
                                   .lists = PatternLists::numbers,
                                   .fields = {"progress"},
                                   .onto = UsualSet::none,
                                   .over = UsualSet::none,
                                   .takes = ActionTakes::number,
                                   .chooses = true};

  static void plan(auto& planner, const auto& def, auto& plan) {
    plan.low = planner.amount(def.low, ".1");
    plan.high = planner.amount(def.high, ".2");
  }

  template <int W>
  static void offer(PatternOffer<W>& o) {
    const std::int64_t low = bound(o, o.pattern.def->low, o.pattern.low);
    const std::int64_t high = bound(o, o.pattern.def->high, o.pattern.high);
    if (low <= high) o.numbers(low, static_cast<std::uint64_t>(high - low) + 1);
  }

 private:
  template <int W>
  static std::int64_t bound(const PatternOffer<W>& o, const auto& amount, const auto& steps) {
    const std::int64_t n = o.amount(amount, steps);
    if (n >= k_min_number && n <= k_max_number) return n;
    throw o.in.error(o.pattern, "expected an integer from " + std::to_string(k_min_number) +
                                    " to " + std::to_string(k_max_number) + ", got " +
                                    std::to_string(n));
  }
};

}  // namespace hr
