// SPDX-License-Identifier: MIT
// The words of writes (core/language/writes): a row for each, with all that any reader of writes
// has to know of it. As with terms (term_table.h), readers look here instead of at the operation,
// and a row that lacks something does not compile. Rows never change, and threads may share them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "core/language/write.h"

namespace hr {

// What rules give a write as one of its values.
enum class Given : std::uint8_t {
  nothing,  // it has no such value
  term,
  optional_term,
  seats,
  zone,   // its name, or a term for that of other seats; never what is in it
  place,  // a zone's name, or a term
  zone_or_variable,
  number,           // optional: how many
  places,           // optional: how many seats on; below 0 back
  number_or_sides,  // how many dice go into a zone; or how many sides has the one for a variable
  limit,            // optional: which pieces, or how many
  kind,
  kinds,     // one kind, a table of kinds, or `chosen`
  new_name,  // which it gives itself
  variable,
  value,  // what the variable becomes
  verbs,
  verb,
  event,
  body,  // other writes
};

struct GivenValue {
  Given what = Given::nothing;
  Term Write::*into = nullptr;     // of terms, seats, zones and places
  std::string_view expected = {};  // of seats and values: what an error calls them
};

constexpr GivenValue given(Given what) { return {.what = what}; }
constexpr GivenValue given_a(Given what) { return {.what = what, .into = &Write::a}; }
constexpr GivenValue given_b(Given what) { return {.what = what, .into = &Write::b}; }
constexpr GivenValue given_seats(Term Write::*into, std::string_view expected) {
  return {.what = Given::seats, .into = into, .expected = expected};
}
constexpr GivenValue given_value(std::string_view expected) {
  return {.what = Given::value, .into = &Write::a, .expected = expected};
}
// own, enemy or any, if only some of the pieces are meant
inline constexpr GivenValue k_only_pieces{.what = Given::optional_term, .into = &Write::pieces};

// Whether a write concerns cards instead of pieces on a board.
enum class OfCards : std::uint8_t { unset, never, always, if_a_zone, if_b_zone };

// Whether chance decides what it does.
enum class ByChance : std::uint8_t { unset, never, always, without_number };

// What it does to the variable that it names, if it names one.
enum class Changes : std::uint8_t {
  nothing,
  gives,   // the value of `a`
  adds,    // the number `a`
  by_word  // something else
};

// Whether it changes what is in a zone. `later`: answers to what it asks may.
enum class MovesPieces : std::uint8_t { unset, never, maybe, with_a, later };

// Who sees which card it is done with.
enum class ShowsCard : std::uint8_t {
  unset,
  never,     // it depends on no card, or does not say which
  as_told,   // who is told what names it
  always,    // what others do with their cards
  at_b,      // who sees the zone of `b`
  to_all_b,  // all, if `b` is everyone
  at_a,      // who sees the zone of `a`
  inside,    // as what is in it
};

// How it makes seats answer a verb.
enum class Asks : std::uint8_t {
  nobody,
  must,       // the one that it is meant for
  may,        // the same, which may decline
  anyone,     // several, of which one may
  in_secret,  // all at once
};
// Whether who is asked may decline.
constexpr bool is_offer(Asks asks) {
  switch (asks) {
    case Asks::may:
    case Asks::anyone:
      return true;
    case Asks::nobody:
    case Asks::must:
    case Asks::in_secret:
      return false;
  }
  return false;
}

struct WriteWord {
  WriteOp of{};
  std::string_view word;
  std::string_view example;  // for those who have written it in another way
  std::array<GivenValue, 3> values{};
  int since = 1;       // the version of the API in which it came; lower ones do not know it
  int more = 0;        // so many further values, for an event
  bool called = true;  // as in draw(…); else it is written in a way of its own

  OfCards of_cards = OfCards::unset;
  ByChance chance = ByChance::unset;
  Asks asks = Asks::nobody;
  bool idle_if_none = false;  // it does nothing where its set of pieces is empty
  MovesPieces moves = MovesPieces::unset;
  Changes changes = Changes::nothing;
  ShowsCard shows = ShowsCard::unset;

  // Whether rules give it such a value.
  constexpr bool has(Given what) const {
    return std::ranges::find(values, what, &GivenValue::what) != values.end();
  }
  // What it changes is the variable that it names, if it names one.
  constexpr bool changes_variable() const { return changes != Changes::nothing; }
  // Cards go from the zone of `a` to that of `b`.
  constexpr bool between_zones() const {
    return values[0].what == Given::zone && values[1].what == Given::zone;
  }
  // At most so many values.
  constexpr int most_values() const {
    int out = more;
    for (const GivenValue& value : values) out += value.what != Given::nothing ? 1 : 0;
    return out;
  }
};

// A write, in a file of its own in core/language/writes:
//
//   row                   the row
//   plan(planner, write)  how it is planned for a seat, by WritePlanner (core/plan/write_planner.h)
//   carry_out(run)        what it does, on WriteRun (core/kernel/write_run.h)
//
// One that lacks something does not compile.
template <WriteOp>
struct WriteWordOf;

#define HR_COUNT(name) +1  // NOLINT(bugprone-macro-parentheses): a sum of as many as there are
inline constexpr std::size_t k_writes = 0 HR_WRITES(HR_COUNT);
#undef HR_COUNT
extern const std::array<WriteWord, k_writes> k_write_words;

// The word that is written as a call by this name; null: none is.
const WriteWord* called_write(std::string_view word);
// The same of a write that is a word alone, which looks like a term.
const WriteWord* lone_write(std::string_view word);

inline const WriteWord& word_of(WriteOp op) { return k_write_words[static_cast<std::size_t>(op)]; }

}  // namespace hr
