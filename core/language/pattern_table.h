// SPDX-License-Identifier: MIT
// The words of patterns: a row for each, with all that a reader of patterns has to know of it,
// apart from what it offers and does. Each is a file in core/language/patterns (pattern_word.h). As
// with terms (term_table.h), a row that lacks something does not compile. Rows never change, and
// threads may share them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/language/patterns_names.h"

namespace hr {

enum class PatternType : std::uint8_t {
#define HR_NAME(name) name,
  HR_PATTERNS(HR_NAME)
#undef HR_NAME
};

// What an action of it is given.
enum class ActionTakes : std::uint8_t {
  unset,
  // A piece goes from the first of two cells to the second; and how many pieces are lifted, if that
  // is chosen.
  from_to,
  from_to_over,
  cell,
  word,
  number,
  seat,
  nothing,
  as_parts,
};

// What is listed in its braces.
enum class PatternLists : std::uint8_t {
  unset,
  piece,  // a kind, or a set of pieces
  kind,
  set,
  words,
  numbers,  // the least and the greatest
  seats,
  parts,
  nothing,
};

// What `onto` and `over` are if the rules do not say.
enum class UsualSet : std::uint8_t {
  unset,
  none,    // it has no such set
  needed,  // what its braces list: the pieces or cells that are picked
  empty,
  enemy,
  as_over,
  others,  // the other seats, unless its braces list some
};

struct PatternWord {
  PatternType of{};
  std::string_view word;
  std::string_view anywhere = {};  // the word for the same that is not along a link
  int since = 1;  // the version of the API in which it came; lower ones do not know it
  PatternLists lists = PatternLists::unset;
  std::array<std::string_view, 9> fields{};  // apart from those that all have; "": no more
  UsualSet onto = UsualSet::unset, over = UsualSet::unset;

  ActionTakes takes = ActionTakes::unset;
  int target = -1;       // the argument that is the cell where it ends; -1: it has none
  bool moves = false;    // a piece goes from the cell of its first argument to that of its second
  bool arrives = false;  // a piece comes down on the target, and takes what has to make room
  bool along_links = false;  // it follows links of the board: `dirs`, or `ways` …
  bool one_link = false;     // … of which an action goes along one
  bool any_length = false;  // … or along as many as there are, at most `max`, or `exactly` so many
  bool by_ways = false;     // what is done depends on the way that `ways` says
  bool chooses = false;     // it says something that others use, and changes nothing

  // It says of which piece: `kind`, or `piece`.
  constexpr bool has_piece() const {
    return lists == PatternLists::piece || lists == PatternLists::kind;
  }
  // The piece that comes down was nowhere before.
  constexpr bool places() const { return arrives && !moves; }
  // It leads over a piece, which it takes.
  constexpr bool jumps() const { return takes == ActionTakes::from_to_over; }
  // It chooses a cell.
  constexpr bool picks() const { return takes == ActionTakes::cell && chooses; }
  // Several patterns, one after the other.
  constexpr bool has_parts() const { return takes == ActionTakes::as_parts; }
};

// Whether actions that are given this differ in cells or seats alone, so that those which a pattern
// offers are sets.
inline bool are_sets(ActionTakes takes) {
  switch (takes) {
    case ActionTakes::from_to:
    case ActionTakes::from_to_over:
    case ActionTakes::cell:
    case ActionTakes::seat:
      return true;
    case ActionTakes::word:
    case ActionTakes::number:
    case ActionTakes::nothing:
    case ActionTakes::as_parts:
    case ActionTakes::unset:
      return false;
  }
  return false;
}

#define HR_ONE(name) +1  // NOLINT(bugprone-macro-parentheses): a sum of as many as there are
inline constexpr std::size_t k_pattern_types = 0 HR_PATTERNS(HR_ONE);
#undef HR_ONE
extern const std::array<PatternWord, k_pattern_types> k_pattern_words;

// The row of a word, or of a word for the same anywhere; null: it is no pattern.
const PatternWord* pattern_called(std::string_view word);

inline const PatternWord& word_of(PatternType type) {
  return k_pattern_words[static_cast<std::size_t>(type)];
}

}  // namespace hr
