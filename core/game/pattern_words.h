// SPDX-License-Identifier: MIT
// What is known of each pattern, whatever its fields are: a row for each.
#pragma once

#include <array>

#include "core/base/rows.h"
#include "core/game/definition.h"

namespace hr {

struct PatternWord {
  PatternType of{};
  bool moves = false;      // a piece goes from the cell of its first argument to that of its second
  bool has_piece = false;  // it says of which piece: `kind`, or `piece`
  bool along_links = false;  // it follows links of the board: `dirs`, or `ways`
  bool chooses = false;      // it says something that others use, and changes nothing
  int target = -1;           // the argument that is the cell where it ends; -1: it has none
};

inline constexpr std::array<PatternWord, 11> k_pattern_words{{
    {.of = PatternType::step, .moves = true, .has_piece = true, .along_links = true, .target = 1},
    {.of = PatternType::slide, .moves = true, .has_piece = true, .along_links = true, .target = 1},
    {.of = PatternType::jump, .moves = true, .has_piece = true, .along_links = true, .target = 1},
    {.of = PatternType::place, .has_piece = true, .target = 0},
    {.of = PatternType::pick, .chooses = true, .target = 0},
    {.of = PatternType::sow, .has_piece = true, .along_links = true, .target = 0},
    {.of = PatternType::choice, .chooses = true},
    {.of = PatternType::number, .chooses = true},
    {.of = PatternType::seat, .chooses = true},
    {.of = PatternType::pass},
    {.of = PatternType::parts},
}};
static_assert(has_row_for_each(k_pattern_words));

constexpr const PatternWord& word_of(PatternType type) {
  return k_pattern_words[static_cast<std::size_t>(type)];
}

}  // namespace hr
