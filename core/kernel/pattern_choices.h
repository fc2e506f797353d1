// SPDX-License-Identifier: MIT
// pick, seat, choice, number and pass: they change nothing by themselves. May call rules.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/number_range.h"
#include "core/kernel/pattern_action.h"
#include "core/kernel/pattern_note.h"
#include "core/kernel/pattern_offer.h"
#include "core/plan/rule_paths.h"

namespace hr {

struct ChangesNothing {
  template <int W>
  static void carry_out(const PatternAction<W>& /*action*/) {}
  template <int W>
  static void note(const PatternNote<W>& /*note*/) {}
};

// One of a set of cells.
template <>
struct PatternInPlay<PatternType::pick> : ChangesNothing {
  template <int W>
  static void offer(PatternOffer<W>& o) {
    o.at(o.set(o.pattern.onto));
  }
  template <int W>
  static void note(const PatternNote<W>& note) {
    note.places.here.add(note.cell(0));
  }
};

template <>
struct PatternInPlay<PatternType::seat> : ChangesNothing {
  template <int W>
  static void offer(PatternOffer<W>& o) {
    o.at(o.set(o.pattern.onto));
  }
};

// One of the words whose conditions hold; these are offered run by run.
template <>
struct PatternInPlay<PatternType::choice> : ChangesNothing {
  template <int W>
  static void offer(PatternOffer<W>& o) {
    const PatternPlan<W>& pattern = o.pattern;
    const std::size_t words = pattern.def->words.size();
    const auto offered = [&](std::size_t word) {
      return word < words && (pattern.offered.empty() || pattern.offered[word] < 0 ||
                              o.set(pattern.offered[word]).any());
    };
    for (std::size_t word = 0; word < words; ++word) {
      const std::size_t first = word;
      while (offered(word)) ++word;
      if (word > first) o.numbers(static_cast<std::int64_t>(first), word - first);
    }
  }
};

// One of a range. The number of choices in a turn fits into 64 bits, as each range has at most 2^32
// numbers.
template <>
struct PatternInPlay<PatternType::number> : ChangesNothing {
  template <int W>
  static void offer(PatternOffer<W>& o) {
    const std::int64_t low = bound(o, o.pattern.def->low, o.pattern.low);
    const std::int64_t high = bound(o, o.pattern.def->high, o.pattern.high);
    if (low <= high) o.numbers(low, static_cast<std::uint64_t>(high - low) + 1);
  }

 private:
  template <int W>
  static std::int64_t bound(const PatternOffer<W>& o, const Amount& amount,
                            const std::vector<TermStep<W>>& steps) {
    const std::int64_t n = o.amount(amount, steps);
    if (n >= k_min_number && n <= k_max_number) return n;
    throw Error(o.in.rules.located(place_of_verb(o.in.game, index(o.pattern.verb)),
                                   "expected an integer from " + std::to_string(k_min_number) +
                                       " to " + std::to_string(k_max_number) + ", got " +
                                       std::to_string(n)));
  }
};

template <>
struct PatternInPlay<PatternType::pass> : ChangesNothing {
  template <int W>
  static void offer(PatternOffer<W>& o) {
    o.numbers(0, 1);
  }
};

// Of several parts, each is a pattern, and the kernel goes through them.
template <>
struct PatternInPlay<PatternType::parts> : ChangesNothing {
  template <int W>
  static void offer(PatternOffer<W>& /*o*/) {}
};

}  // namespace hr
