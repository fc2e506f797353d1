// SPDX-License-Identifier: MIT
// choice{ WORD, … }: one of these words is chosen, of those whose conditions hold.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/language/pattern_word.h"
#include "core/language/term.h"

namespace hr {

template <>
struct PatternWordOf<PatternType::choice> : ChangesNothing, HasNoPlaces {
  static constexpr PatternWord row{.word = "choice",
                                   .lists = PatternLists::words,
                                   .fields = {"progress"},
                                   .onto = UsualSet::none,
                                   .over = UsualSet::none,
                                   .takes = ActionTakes::word,
                                   .chooses = true};

  static void plan(auto& planner, const auto& def, auto& plan) {
    if (def.words.empty()) throw planner.error(": expected words to choose from, got none");
    for (const Term& term : def.offered)
      plan.offered.push_back(term ? planner.add_condition(term, ".when") : -1);
  }

  // They are offered run by run.
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

}  // namespace hr
