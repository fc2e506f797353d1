// SPDX-License-Identifier: MIT
#include "core/language/pattern_table.h"

#include <algorithm>

#include "core/base/rows.h"
#include "core/language/all_patterns.h"

namespace hr {

namespace {

constexpr std::array<PatternWord, k_pattern_types> k_pattern_rows{
#define HR_ROW(name) \
  word_row<PatternWord>(PatternType::name, PatternWordOf<PatternType::name>::row),
    HR_PATTERNS(HR_ROW)
#undef HR_ROW
};

static_assert(std::ranges::all_of(k_pattern_rows,
                                  [](const PatternWord& row) {
                                    return row.lists != PatternLists::unset &&
                                           row.onto != UsualSet::unset &&
                                           row.over != UsualSet::unset &&
                                           row.takes != ActionTakes::unset &&
                                           (row.onto == UsualSet::needed) ==
                                               (row.lists == PatternLists::set) &&
                                           (row.onto == UsualSet::others) ==
                                               (row.lists == PatternLists::seats);
                                  }),
              "a word lacks something: what it does not have is written, too");

}  // namespace

constinit const std::array<PatternWord, k_pattern_types> k_pattern_words = k_pattern_rows;

const PatternWord* pattern_called(std::string_view word) {
  for (const PatternWord& row : k_pattern_words)
    if (row.word == word || (!row.anywhere.empty() && row.anywhere == word)) return &row;
  return nullptr;
}

}  // namespace hr
