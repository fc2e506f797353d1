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

constexpr std::array<WriteWord, k_writes> k_write_rows{{
    {.of = WriteOp::take,
     .word = "take",
     .example = "take(any.purse \"coin\", 1)",
     .values = {to_a(Given::term), k_limit, k_number},
     .of_cards = OfCards::never,
     .idle_if_none = true,
     .moves = MovesPieces::maybe,
     .shows = ShowsCard::at_a},
    {.of = WriteOp::put,
     .word = "put",
     .example = "put(\"coin\", \"purse\", 3)",
     .values = {k_kind, to_a(Given::place), k_number},
     .of_cards = OfCards::if_a_zone,
     .moves = MovesPieces::maybe,
     .shows = ShowsCard::at_a},
    {.of = WriteOp::flip,
     .word = "flip",
     .example = "flip(here)",
     .values = {to_a(Given::term), k_only_pieces},
     .of_cards = OfCards::never,
     .idle_if_none = true,
     .moves = MovesPieces::maybe,
     .shows = ShowsCard::at_a},
    {.of = WriteOp::become,
     .word = "become",
     .example = "become(here, \"king\")",
     .values = {to_a(Given::term), k_kinds, k_only_pieces},
     .of_cards = OfCards::never,
     .idle_if_none = true,
     .moves = MovesPieces::maybe,
     .shows = ShowsCard::at_a},
    {.of = WriteOp::send,
     .word = "send",
     .example = "send(here, \"heap\", 1)",
     .values = {to_a(Given::term), to_b(Given::place), k_limit},
     .of_cards = OfCards::if_b_zone,
     .moves = MovesPieces::maybe,
     .shows = ShowsCard::at_b},
    {.of = WriteOp::draw,
     .word = "draw",
     .example = "draw(\"deck\", \"hand\", 2)",
     .values = {to_a(Given::zone), to_b(Given::zone), k_number},
     .of_cards = OfCards::always,
     .chance = ByChance::always,
     .moves = MovesPieces::maybe,
     .shows = ShowsCard::never},
    {.of = WriteOp::shuffle,
     .word = "shuffle",
     .example = "shuffle(\"row\")",
     .values = {to_a(Given::zone)},
     .of_cards = OfCards::always,
     .chance = ByChance::always,
     .moves = MovesPieces::maybe,
     .shows = ShowsCard::never},
    {.of = WriteOp::cut,
     .word = "cut",
     .example = "cut(\"row\", 3)",
     .values = {to_a(Given::zone), k_number},
     .of_cards = OfCards::always,
     .chance = ByChance::without_number,
     .moves = MovesPieces::maybe,
     .shows = ShowsCard::never},
    {.of = WriteOp::turn_over,
     .word = "turn_over",
     .example = "turn_over(here, \"open\")",
     .values = {to_a(Given::term), to_b(Given::zone)},
     .of_cards = OfCards::always,
     .moves = MovesPieces::maybe,
     .shows = ShowsCard::at_b},
    {.of = WriteOp::trade,
     .word = "trade",
     .example = "trade(\"hand\", next_seat)",
     .values = {to_a(Given::zone), seats(&Write::b, "whom to trade with, such as next_seat")},
     .of_cards = OfCards::always,
     .moves = MovesPieces::maybe,
     .shows = ShowsCard::never},
    {.of = WriteOp::pass_round,
     .word = "pass_round",
     .example = "pass_round(\"hand\")",
     .values = {to_a(Given::zone), k_places},
     .of_cards = OfCards::always,
     .moves = MovesPieces::maybe,
     .shows = ShowsCard::never},
    {.of = WriteOp::show,
     .word = "show",
     .example = "show(any.hand, everyone)",
     .values = {to_a(Given::term),
                seats(&Write::b, "who is shown them, such as everyone, others or me"), k_number},
     .of_cards = OfCards::always,
     .moves = MovesPieces::never,
     .shows = ShowsCard::to_all_b},
    {.of = WriteOp::keep,
     .word = "keep",
     .example = "keep(\"winner\", best(everyone, count(any.hand)))",
     .values = {k_new_name, to_a(Given::term)},
     .of_cards = OfCards::never,
     .moves = MovesPieces::never,
     .shows = ShowsCard::never},
    {.of = WriteOp::set,
     .word = "set",
     .example = "set(\"points\", 0)",
     .values = {k_variable, value("the new value"), to_b(Given::optional_term)},
     .of_cards = OfCards::never,
     .moves = MovesPieces::never,
     .shows = ShowsCard::never},
    {.of = WriteOp::add,
     .word = "add",
     .example = "add(\"points\", 1)",
     .values = {k_variable, value("how much")},
     .of_cards = OfCards::never,
     .moves = MovesPieces::never,
     .shows = ShowsCard::never},
    {.of = WriteOp::roll,
     .word = "roll",
     .example = "roll(\"cup\", 5)",
     .values = {to_a(Given::zone_or_variable), k_sides},
     .of_cards = OfCards::if_a_zone,
     .chance = ByChance::always,
     .moves = MovesPieces::with_a,
     .shows = ShowsCard::never},
    {.of = WriteOp::tell,
     .word = "tell",
     .example = "tell(everyone, \"found\")",
     .values = {seats(&Write::a, "who is told, such as everyone, others or me"), k_event},
     .more = k_max_event_arguments,
     .of_cards = OfCards::never,
     .moves = MovesPieces::never,
     .shows = ShowsCard::as_told},
    {.of = WriteOp::ask,
     .word = "ask",
     .example = "ask(\"answer\")",
     .values = {k_verbs, to_a(Given::optional_term)},
     .of_cards = OfCards::never,
     .moves = MovesPieces::later,
     .shows = ShowsCard::never},
    {.of = WriteOp::offer,
     .word = "offer",
     .example = "offer(\"answer\")",
     .values = {k_verbs, to_a(Given::optional_term)},
     .of_cards = OfCards::never,
     .moves = MovesPieces::later,
     .shows = ShowsCard::never},
    {.of = WriteOp::at_once,
     .word = "at_once",
     .example = "at_once(\"bid\", 1)",
     .values = {k_verb, k_number},
     .of_cards = OfCards::never,
     .moves = MovesPieces::later,
     .shows = ShowsCard::never},
    {.of = WriteOp::go_on,
     .word = "go_on",
     .example = "go_on",
     .called = false,
     .of_cards = OfCards::never,
     .moves = MovesPieces::never,
     .shows = ShowsCard::never},
    {.of = WriteOp::turn_to,
     .word = "turn_to",
     .example = "turn_to(next_seat)",
     .values = {to_a(Given::term)},
     .of_cards = OfCards::never,
     .moves = MovesPieces::never,
     .shows = ShowsCard::never},
    {.of = WriteOp::as,
     .word = "as",
     .example = "as(others, draw(\"deck\", \"hand\"))",
     .values = {to_a(Given::term), k_body},
     .of_cards = OfCards::never,
     .moves = MovesPieces::maybe,
     .shows = ShowsCard::always},
    {.of = WriteOp::when,
     .word = "when",
     .example = "{ when = some(own), draw(\"deck\", \"hand\") }",
     .called = false,
     .of_cards = OfCards::never,
     .moves = MovesPieces::maybe,
     .shows = ShowsCard::inside},
}};

static_assert(has_row_for_each(k_write_rows));
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
         row.called == (row.most_values() > 0) && std::ranges::all_of(row.values, has_place);
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
