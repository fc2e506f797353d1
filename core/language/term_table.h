// SPDX-License-Identifier: MIT
// The words of terms: a row for each, with all that any reader of terms has to know of it, from the
// types of its parts to the words of a refusal. A reader looks here instead of at the operation, so
// that a new word is a new row, and one that lacks something does not compile (term_table.cpp).
// What planners know of steps is in rows, too, of which each word with a file of its own brings
// one. Rows never change, and threads may share them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/base/ids.h"
#include "core/board/board.h"
#include "core/language/term.h"
#include "core/language/term_step_op.h"

namespace hr {

// How rules write it.
enum class Written : std::uint8_t {
  unset,
  alone,
  called,     // with its parts as arguments, and then the directions, if it follows any
  named,      // with the name
  sign,       // between `a` and `b`
  specially,  // scripting/lua/term_words.cpp reads it
  never,      // other words are read as it
};

// What `name` is the name of, and `kinds` of pieces.
enum class NameOf : std::uint8_t {
  nothing,
  kind,
  region,
  variable,
  option,
  term,
  seat,
  zone,
  kept,        // by an earlier write
  word,        // of a choice
  attribute,   // and `kinds` is one of its texts
  directions,  // `dirs`, and nothing in `name`
};

// What a word asks of the attribute that it names.
enum class OfAttribute : std::uint8_t {
  nothing,   // it names none
  in_range,  // where it is from one number to another, or one of some words
  largest,   // where its number is the largest
  smallest,
  words,      // which words there are
  commonest,  // where the word is that most have, so how many have each
  sum,
};

// What a part of a term has to be.
enum class Takes : std::uint8_t {
  nothing,  // there is no such part, or others look at it
  cells,    // or there is none
  number,
  seats,
  directions,
  set,  // of cells, seats, directions or words
  set_or_condition,
};

// A whole number that is no term.
struct NumberOf {
  std::string_view what = {};  // as an error calls it
  int least = 0, most = 0;     // 0: there is none
};

// How the type of a term follows from those of its parts.
enum class Typed : std::uint8_t {
  by_word,  // it does not: the row has it, or the name does
  as_b,
  joined,      // + * -
  alike,       // two sets of one type, which is the term's
  comparison,  // two terms of one type
};

// Which links of the board a word follows.
enum class Follows : std::uint8_t {
  nothing,
  dirs,           // those in `dirs`, all if there are none, or those that `ways` says
  dirs_or_links,  // the same; but without `dirs` all, in either direction
  links,          // all
};

// What the cells of a set stand for.
enum class Lies : std::uint8_t {
  unset,
  nowhere,  // it has no cells
  in_zone,  // what the zone of its pieces is on
  at_cell,
  anywhere,
  on_links,
  on_cells,
  as_a,
  as_b,
  as_a_or_b,
  as_both,  // as `a` and `b`; what a condition guards as itself
};

// Which cells are in a set, as far as its word says.
enum class Members : std::uint8_t {
  unset,
  own,  // nothing that follows from its parts
  none,
  of_a,    // some of those of `a`
  a_or_b,  // some of those of `a` and of `b`
  a_and_b,
  b_as_a,  // those of `b`, as other seats mean it
};

// What it says of an action, without which it means nothing.
enum class OfAction : std::uint8_t {
  nothing,
  done,   // what the action has done
  lifts,  // how many pieces of towers it moves: known before it, too, where they are counted
};

// Which pieces of a zone a set of pieces means.
enum class MeantPieces : std::uint8_t {
  none,  // it is no set of pieces
  own,
  enemy,   // of another seat
  any,     // of any owner, or of none
  absent,  // cells on which there is none
  unseen,  // cells that the seat does not see
};
// Whether there is such a piece on each cell of the set.
constexpr bool are_there(MeantPieces pieces) {
  switch (pieces) {
    case MeantPieces::own:
    case MeantPieces::enemy:
    case MeantPieces::any:
      return true;
    case MeantPieces::none:
    case MeantPieces::absent:
    case MeantPieces::unseen:
      return false;
  }
  return false;
}
// Whether the owner of a piece decides whether it is meant.
constexpr bool owner_decides(MeantPieces pieces) {
  switch (pieces) {
    case MeantPieces::own:
    case MeantPieces::enemy:
      return true;
    case MeantPieces::none:
    case MeantPieces::any:
    case MeantPieces::absent:
    case MeantPieces::unseen:
      return false;
  }
  return false;
}
// Whether a piece of this owner is one of those that are meant, or are meant not to be there.
constexpr bool means_owner(MeantPieces pieces, SeatId owner, SeatId seat) {
  switch (pieces) {
    case MeantPieces::own:
      return owner == seat;
    case MeantPieces::enemy:
      return owner != seat && owner != SeatId::none;
    case MeantPieces::none:
    case MeantPieces::any:
    case MeantPieces::absent:
    case MeantPieces::unseen:
      return true;
  }
  return true;
}

// From which end of towers a word picks pieces, for the writes that understand it.
enum class TowerEnd : std::uint8_t { usual, top, bottom };  // usual: none in particular

// Which part of a word is worked out for each of some seats, as that seat means it.
enum class ForSeats : std::uint8_t { nothing, a, b };

// How a word makes one of two.
enum class Joins : std::uint8_t {
  nothing,  // it does not
  unite,
  meet,
  minus,
  first_of,  // the first, or the second if that is empty
};

// Which seats are around, for whom a set of seats is worked out: one bit each.
struct SeatsAround {
  std::uint32_t me = 0, team = 0, next = 0, all = 0;  // `team`: with `me` in it
  std::optional<std::uint32_t> actor = {};            // if it is the same each time
};
// A set of seats that is the same in every state. `low`: see BoundTerm.
using FixedSeats = std::optional<std::uint32_t> (*)(const SeatsAround& around, std::int64_t low);

// How a term is worked out from the values of its parts alone.
enum class AtOnce : std::uint8_t {
  unset,
  never,  // it depends on more than on who is where, or is seldom the same in every state
  everywhere,
  nowhere,
  direction,
  cell,
  region,
  by_step,  // what its step makes of them, without anything that is looked up for it
  first_of,
  joined,
  pieces,
  number,
  seats,  // `seats` of the row
};

// How the steps of a term are planned.
enum class Planned : std::uint8_t {
  unset,
  never,     // it is never bound: what it stands for is, or only writes understand it
  constant,  // it is the same in every state, so it is worked out at once
  pushed,    // one step
  parts,     // those of its parts, and then one step, which reads nothing but their values
  pieces,
  holding,
  grow,
  having,
  chosen_kind,
  attribute,  // those of `a`, and then one step, which asks what is there for an attribute
  joined,
  variable,
  as,
  chosen,
  kept,
  seats_for,
  best,
  number,
  count,
  total,
};
struct StepsOf {
  Planned how = Planned::unset;
  // These are filled in for a word that has a file of its own. pushed, parts, attribute, joined,
  // count:
  std::optional<TermStepOp> step = {};
  // parts: instead, if `ways` is directions (a word that follows `dirs` has it), if `ways` is a set
  // of links (one with `along`), and if there is a `b` (one that may leave it out)
  std::optional<TermStepOp> towards = {}, along = {}, with_b = {};
  std::optional<TermStepOp> of_numbers = {};  // joined
};

// What a refusal says of a cell that is not in a set, or that is and should not be.
enum class Says : std::uint8_t {
  unset,
  nothing,  // which cells may be chosen says as much
  text,
  not_in_a,  // why it is not in `a`; if it is, the text
  in_a,      // that it is in `a`
  pieces,
  vacancy,
  region,
  beside,
  around,
  group,
  both,      // why it is not in both
  without,   // why it is not in what is left of `a` without `b`
  either,    // which of the two it is in
  first_of,  // the same of the one that is meant
  as,        // in the words of the seat that is told
};
struct Said {
  Says how = Says::unset;
  // A sentence (core/base/message.h) about {cell}, with {a}, {b}, {c} for the names of what the
  // parts are, {set} for that of the set itself, {low} for the number and {attribute} for the name.
  // If one of them has no name, nothing is said.
  std::string_view text = {};
};

struct TermWord {
  TermOp of{};
  std::string_view word;  // as rules write it; of some: as messages name it
  int since = 1;          // the version of the API in which it came; lower ones do not know it
  Written written = Written::unset;
  std::optional<TermType> type;  // none: that of what it names, or of its parts
  NameOf name = NameOf::nothing;
  OfAttribute attribute = OfAttribute::nothing;

  // Its parts.
  Takes a = Takes::nothing, b = Takes::nothing, c = Takes::nothing;
  bool perhaps = false;                           // the last of them may be left out
  NumberOf number = {};                           // after them, in `low`
  std::span<const std::string_view> one_of = {};  // or one of these words: which, from 0
  Follows follows = Follows::nothing;
  bool along = false;  // `ways` may be a set of links; else only directions
  Typed typed = Typed::by_word;
  PlaceType on = PlaceType::nothing;  // what the cells of its parts have to be; nothing: anything

  // What is in it. Members and needs are written where the first part is a set of cells.
  Lies lies = Lies::unset;
  Members members = Members::unset;
  std::optional<int> needs = {};  // if one of so many first parts is empty, so is the set
  MeantPieces pieces = MeantPieces::none;
  Joins joins = Joins::nothing;
  ForSeats for_seats = ForSeats::nothing;
  TowerEnd end = TowerEnd::usual;
  OfAction of_action = OfAction::nothing;
  bool of_outcome = false;        // what could be done next: where a position is judged
  bool by_seat = false;           // by itself means something else for each seat
  bool not_me = false;            // seats: never the one that it means something for
  std::string_view instead = {};  // of a word that only writes understand: why it has no meaning

  // How it is worked out.
  AtOnce at_once = AtOnce::unset;
  FixedSeats seats = nullptr;
  StepsOf steps;

  // How a refusal speaks of a cell that is not in it, and of one that is.
  Said missing, present;

  // A piece that is seen is on each of its cells.
  constexpr bool occupied() const { return are_there(pieces); }
};

inline constexpr std::size_t k_terms = 0
#define HR_TERM(name, ...) +1  // NOLINT(bugprone-macro-parentheses): a sum of as many as there are
#include "core/language/term_list.h"
#define HR_TERM_COUNT(word) +1  // NOLINT(bugprone-macro-parentheses): as above
    HR_TERMS(HR_TERM_COUNT);
#undef HR_TERM_COUNT
extern const std::array<TermWord, k_terms> k_term_words;

inline const TermWord& word_of(TermOp op) { return k_term_words[static_cast<std::size_t>(op)]; }

// What many readers ask of a term, whether its names are looked up or not: most follow from its
// row, so that a later word with the same value there is the same to them.
inline bool is_number(const auto& term) { return word_of(term.op).at_once == AtOnce::number; }
inline bool is_direction(const auto& term) { return word_of(term.op).at_once == AtOnce::direction; }
inline bool is_nowhere(const auto& term) { return word_of(term.op).at_once == AtOnce::nowhere; }
inline bool is_one_cell(const auto& term) { return word_of(term.op).at_once == AtOnce::cell; }
inline bool is_region(const auto& term) { return word_of(term.op).at_once == AtOnce::region; }
inline bool is_zone_name(const auto& term) { return word_of(term.op).name == NameOf::zone; }
inline bool is_chosen(const auto& term) { return word_of(term.op).name == NameOf::word; }
inline bool is_variable(const auto& term) {
  return word_of(term.op).steps.how == Planned::variable;
}
inline bool is_here(const auto& term) { return term.op == TermOp::here; }
inline bool is_me(const auto& term) { return term.op == TermOp::me; }
inline bool is_everyone(const auto& term) { return term.op == TermOp::everyone; }
// as(SEATS, X): whether a term is another one, `b`, as each of the seats of `a` means it.
inline bool is_as(const auto& term) {
  const TermWord& word = word_of(term.op);
  return word.typed == Typed::as_b && word.for_seats == ForSeats::b;
}

extern const std::array<StepRow, std::size_t{k_step_ops}> k_step_rows;

inline const StepRow& row_of(TermStepOp op) { return k_step_rows[static_cast<std::size_t>(op)]; }

}  // namespace hr
