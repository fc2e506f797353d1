// SPDX-License-Identifier: MIT
// The words of ends: a row for each, with all that a reader of ends has to know of it, apart from
// how it is found out whether the game is over (core/kernel/game_end.h). As with terms
// (term_table.h), a row that lacks something does not compile. Rows never change, and threads may
// share them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hr {

enum class EndType : std::uint8_t {
#define HR_END(name, ...) name,
#include "core/language/end_list.h"
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
  // What people are told (core/base/message.h), with {piece}, {to}, {n}, and {number} for n as a
  // word. "": events explain it.
  std::string_view said;
};

inline constexpr std::size_t k_end_types = 0
#define HR_END(name, ...) +1  // NOLINT(bugprone-macro-parentheses): a sum of as many as there are
#include "core/language/end_list.h"
    ;
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
