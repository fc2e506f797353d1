// SPDX-License-Identifier: MIT
#include "core/language/write_table.h"

#include <algorithm>

#include "core/base/rows.h"
#include "core/language/all_writes.h"

namespace hr {

namespace {

constexpr std::array<WriteWord, k_writes> k_write_rows{
#define HR_WRITE_ROW(name) word_row(WriteOp::name, WriteWordOf<WriteOp::name>::row),
    HR_WRITES(HR_WRITE_ROW)
#undef HR_WRITE_ROW
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
  return row.of_cards != OfCards::unset && row.chance != ByChance::unset &&
         row.moves != MovesPieces::unset && row.shows != ShowsCard::unset && !row.example.empty() &&
         row.called == (row.most_values() > 0) &&
         row.changes_variable() == (row.has(Given::variable) || row.has(Given::zone_or_variable)) &&
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

const WriteWord* lone_write(std::string_view word) {
  for (const WriteWord& row : k_write_words)
    if (!row.called && row.word == word) return &row;
  return nullptr;
}

}  // namespace hr
