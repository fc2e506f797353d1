// SPDX-License-Identifier: MIT
#include "core/language/end_table.h"

#include <algorithm>

#include "core/base/rows.h"

namespace hr {

namespace {

constexpr std::array<EndWord, k_end_types> k_end_rows{{
    {.of = EndType::reach,
     .word = "reach",
     .lists = {EndLists::kind, EndLists::to},
     .braces = true,
     .by = EndsBy::arrival,
     .along_links = false,
     .said = "{piece} reached its goal"},
    {.of = EndType::line,
     .word = "line",
     .lists = {EndLists::kind, EndLists::length},
     .braces = true,
     .by = EndsBy::arrival,
     .along_links = true,
     .said = "{n} in a line"},
    {.of = EndType::connects,
     .word = "connects",
     .lists = {EndLists::kind, EndLists::from, EndLists::to},
     .braces = true,
     .by = EndsBy::arrival,
     .along_links = true,
     .said = "a chain connects both sides"},
    {.of = EndType::cuts,
     .word = "cuts",
     .lists = {EndLists::kind, EndLists::to},
     .braces = true,
     .by = EndsBy::arrival,
     .along_links = true,
     .said = "a group cuts the {to} cells apart"},
    {.of = EndType::repeats,
     .word = "repeats",
     .lists = {EndLists::times},
     .by = EndsBy::repeating,
     .said = "the position occurred {times}"},
    {.of = EndType::idle,
     .word = "idle",
     .lists = {EndLists::actions},
     .by = EndsBy::idling,
     .said = "{actions} without progress"},
    {.of = EndType::plies,
     .word = "plies",
     .lists = {EndLists::actions},
     .by = EndsBy::playing,
     .said = "{actions} were played",
     .once = "{actions} was played"},
    {.of = EndType::condition, .word = "", .by = EndsBy::condition, .said = ""},
    {.of = EndType::named, .word = "", .by = EndsBy::name, .said = ""},
    {.of = EndType::rule, .word = "", .by = EndsBy::rule, .said = ""},
}};

static_assert(has_row_for_each(k_end_rows));
static_assert(std::ranges::all_of(k_end_rows,
                                  [](const EndWord& row) {
                                    return row.by != EndsBy::unset &&
                                           (row.by == EndsBy::arrival) ==
                                               row.along_links.has_value() &&
                                           row.word.empty() == (row.lists[0] == EndLists::nothing);
                                  }),
              "a word lacks something: what it does not have is written, too");

}  // namespace

constinit const std::array<EndWord, k_end_types> k_end_words = k_end_rows;

}  // namespace hr
