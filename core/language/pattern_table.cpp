// SPDX-License-Identifier: MIT
#include "core/language/pattern_table.h"

#include <algorithm>

#include "core/base/rows.h"

namespace hr {

namespace {

using Fields = std::string_view;
constexpr std::array<Fields, 6> k_step_fields{"dirs",     "onto",     "lift",
                                              "captures", "progress", "stays"};
constexpr std::array<Fields, 9> k_slide_fields{"dirs", "onto",     "over",     "max",  "exactly",
                                               "lift", "captures", "progress", "stays"};
constexpr std::array<Fields, 6> k_jump_fields{"dirs", "onto", "over", "far", "progress", "stays"};
constexpr std::array<Fields, 3> k_sow_fields{"dirs", "skip", "progress"};
constexpr std::array<Fields, 3> k_place_fields{"onto", "from", "stays"};
constexpr std::array<Fields, 1> k_others_fields{"progress"};

constexpr std::array<PatternWord, k_pattern_types> k_pattern_rows{{
    {.of = PatternType::step,
     .word = "step",
     .anywhere = "hop",
     .lists = PatternLists::piece,
     .fields = k_step_fields,
     .onto = UsualSet::empty,
     .over = UsualSet::none,
     .takes = ActionTakes::from_to,
     .target = 1,
     .moves = true,
     .arrives = true,
     .along_links = true,
     .one_link = true},
    {.of = PatternType::slide,
     .word = "slide",
     .lists = PatternLists::piece,
     .fields = k_slide_fields,
     .onto = UsualSet::as_over,
     .over = UsualSet::empty,
     .takes = ActionTakes::from_to,
     .target = 1,
     .moves = true,
     .arrives = true,
     .along_links = true,
     .any_length = true},
    {.of = PatternType::jump,
     .word = "jump",
     .lists = PatternLists::piece,
     .fields = k_jump_fields,
     .onto = UsualSet::empty,
     .over = UsualSet::enemy,
     .takes = ActionTakes::from_to_over,
     .target = 1,
     .moves = true,
     .arrives = true,
     .along_links = true},
    {.of = PatternType::place,
     .word = "place",
     .lists = PatternLists::kind,
     .fields = k_place_fields,
     .onto = UsualSet::empty,
     .over = UsualSet::none,
     .takes = ActionTakes::cell,
     .target = 0,
     .arrives = true},
    {.of = PatternType::pick,
     .word = "pick",
     .lists = PatternLists::set,
     .fields = k_others_fields,
     .onto = UsualSet::needed,
     .over = UsualSet::none,
     .takes = ActionTakes::cell,
     .target = 0,
     .chooses = true},
    {.of = PatternType::sow,
     .word = "sow",
     .lists = PatternLists::piece,
     .fields = k_sow_fields,
     .onto = UsualSet::none,
     .over = UsualSet::none,
     .takes = ActionTakes::cell,
     .target = 0,
     .along_links = true,
     .by_ways = true},
    {.of = PatternType::choice,
     .word = "choice",
     .lists = PatternLists::words,
     .fields = k_others_fields,
     .onto = UsualSet::none,
     .over = UsualSet::none,
     .takes = ActionTakes::word,
     .chooses = true},
    {.of = PatternType::number,
     .word = "number",
     .lists = PatternLists::numbers,
     .fields = k_others_fields,
     .onto = UsualSet::none,
     .over = UsualSet::none,
     .takes = ActionTakes::number,
     .chooses = true},
    {.of = PatternType::seat,
     .word = "seat",
     .lists = PatternLists::seats,
     .fields = k_others_fields,
     .onto = UsualSet::others,
     .over = UsualSet::none,
     .takes = ActionTakes::seat,
     .chooses = true},
    {.of = PatternType::pass,
     .word = "pass",
     .lists = PatternLists::nothing,
     .fields = k_others_fields,
     .onto = UsualSet::none,
     .over = UsualSet::none,
     .takes = ActionTakes::nothing},
    {.of = PatternType::parts,
     .word = "parts",
     .lists = PatternLists::parts,
     .fields = k_others_fields,
     .onto = UsualSet::none,
     .over = UsualSet::none,
     .takes = ActionTakes::as_parts},
}};

static_assert(has_row_for_each(k_pattern_rows));
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
