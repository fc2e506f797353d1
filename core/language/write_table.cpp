// SPDX-License-Identifier: MIT
#include "core/language/write_table.h"

#include <algorithm>

#include "core/base/rows.h"

namespace hr {

namespace {

constexpr int k_max_event_arguments = 9;

constexpr GivenValue to_a(Given what) { return {.what = what, .into = &Write::a}; }
constexpr GivenValue to_b(Given what) { return {.what = what, .into = &Write::b}; }
constexpr GivenValue k_number{.what = Given::number}, k_sides{.what = Given::number_or_sides},
    k_limit{.what = Given::limit}, k_kind{.what = Given::kind}, k_kinds{.what = Given::kinds},
    k_variable{.what = Given::variable}, k_verbs{.what = Given::verbs}, k_verb{.what = Given::verb},
    k_event{.what = Given::event}, k_body{.what = Given::body};
constexpr GivenValue k_places{.what = Given::places};
constexpr GivenValue k_new_name{.what = Given::new_name};
constexpr GivenValue k_only_pieces{.what = Given::optional_term, .into = &Write::pieces};
constexpr GivenValue seats(Term Write::*into, std::string_view expected) {
  return {.what = Given::seats, .into = into, .expected = expected};
}

constexpr GivenValue value(std::string_view expected) {
  return {.what = Given::value, .into = &Write::a, .expected = expected};
}

constexpr std::array<WriteWord, k_writes> k_write_rows{
#define HR_WRITE(name, ...) word_row<WriteWord>(WriteOp::name, __VA_ARGS__),
#include "core/language/write_list.h"
};

// Whether it is known which member of a write such a value is for.
constexpr bool has_place(const GivenValue& value) {
  switch (value.what) {
    case Given::term:
    case Given::optional_term:
    case Given::seats:
    case Given::zone:
    case Given::place:
    case Given::zone_or_variable:
    case Given::value:
      return value.into != nullptr;
    case Given::nothing:
    case Given::number:
    case Given::places:
    case Given::number_or_sides:
    case Given::limit:
    case Given::kind:
    case Given::kinds:
    case Given::new_name:
    case Given::variable:
    case Given::verbs:
    case Given::verb:
    case Given::event:
    case Given::body:
      return value.into == nullptr;
  }
  return false;
}
constexpr bool is_complete_write(const WriteWord& row) {
  return row.of_cards != OfCards::unset && row.moves != MovesPieces::unset &&
         row.shows != ShowsCard::unset && !row.example.empty() &&
         row.called == (row.most_values() > 0) &&
         (row.asks != Asks::nobody) == (row.moves == MovesPieces::later) &&
         std::ranges::all_of(row.values, has_place);
}
static_assert(std::ranges::all_of(k_write_rows, is_complete_write),
              "a word lacks something: what it does not have is written, too");

}  // namespace

constinit const std::array<WriteWord, k_writes> k_write_words = k_write_rows;

const WriteWord* called_write(std::string_view word) {
  for (const WriteWord& row : k_write_words)
    if (row.called && row.word == word) return &row;
  return nullptr;
}

}  // namespace hr
