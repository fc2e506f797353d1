// SPDX-License-Identifier: MIT
// The words of ends: a row for each, with all that a reader of ends has to know of it, apart from
// how it is found out whether it has come. Each is a file in core/language/ends (end_word.h). As
// with terms (term_table.h), a row that lacks something does not compile. Rows never change, and
// threads may share them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/language/ends_names.h"

namespace hr {

enum class EndType : std::uint8_t {
#define HR_NAME(name) name,
  HR_ENDS(HR_NAME)
#undef HR_NAME
};

// What ends the game.
enum class EndsBy : std::uint8_t {
  unset,
  arrival,  // pieces stand as they should: those of the seat that has acted, and of no other
  // The game has lasted too long, for all: so many
  idling,     // actions without progress
  playing,    // actions
  repeating,  // times the same position, once the turn has passed
  condition,
  name,  // what a function of the rules calls it
  rule,
};

// What is written in its braces or parentheses, in this order.
enum class EndLists : std::uint8_t {
  nothing,
  kind,  // the seat's pieces of a kind are meant
  from,  // cells that are the same in every position
  to,
  length,   // at least 1
  times,    // not 1: every position occurs once
  actions,  // and perhaps "score"
};

struct EndWord {
  EndType of{};
  std::string_view word;  // "": it is no word
  int since = 1;          // the version of the API in which it came; lower ones do not know it
  std::array<EndLists, 3> lists{};
  bool braces = false;  // it is written in braces, as line{ "disc", 3 }; else in parentheses
  EndsBy by = EndsBy::unset;
  std::optional<bool> along_links = {};  // arrivals: whether it depends on the board's links
  bool cuts_apart = false;  // its `to` cells are marks, which a group of pieces cuts apart
  // What people are told (core/base/message.h), with {piece}, {to}, {n}, and {number} for n as a
  // word. "": events explain it.
  std::string_view said;
};

#define HR_ONE(name) +1  // NOLINT(bugprone-macro-parentheses): a sum of as many as there are
inline constexpr std::size_t k_end_types = 0 HR_ENDS(HR_ONE);
#undef HR_ONE
extern const std::array<EndWord, k_end_types> k_end_words;

// Whether something is written in the braces of an end.
inline bool lists(EndType type, EndLists what) {
  const auto& listed = k_end_words[static_cast<std::size_t>(type)].lists;
  return std::ranges::find(listed, what) != listed.end();
}

inline const EndWord& word_of(EndType type) { return k_end_words[static_cast<std::size_t>(type)]; }

// Whether the game has lasted too long.
inline bool runs_out(EndType type) {
  const EndsBy by = word_of(type).by;
  return by == EndsBy::idling || by == EndsBy::playing || by == EndsBy::repeating;
}

}  // namespace hr
