// SPDX-License-Identifier: MIT
// What is known of each word of terms, whatever its parts are: a row for each. Whoever asks one of
// these questions looks here, so that a word is considered once, and nowhere forgotten.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/base/rows.h"
#include "core/board/board.h"
#include "core/game/term.h"

namespace hr {

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
  word,        // of a choice
  attribute,   // and `kinds` is one of its texts
  directions,  // `dirs`, and nothing in `name`
};

// Which links of the board a word follows.
enum class Follows : std::uint8_t {
  nothing,
  dirs,           // those in `dirs`, all if there are none, or those that `ways` says
  dirs_or_links,  // the same; but without `dirs` all, in either direction
  links,          // all
};

// Which cells are in a set, as far as its word says.
enum class Members : std::uint8_t {
  own,  // nothing that follows from its parts
  none,
  of_a,    // some of those of `a`
  a_or_b,  // some of those of `a` and of `b`
  a_and_b,
  b_as_a,  // those of `b`, as other seats mean it
};

struct TermFacts {
  TermOp of{};
  std::string_view word;     // as rules write it; of some: as messages name it
  std::optional<Sort> sort;  // none: that of what it names, or of its parts
  NameOf name = NameOf::nothing;
  Follows follows = Follows::nothing;
  Members members = Members::own;
  int needs = 0;                  // if one of so many first parts is empty, so is the set
  Ground on = Ground::nothing;    // what the cells of its parts have to be; nothing: anything
  bool occupied = false;          // a piece that is seen is on each of its cells
  bool of_action = false;         // what an action has done: there has to be one
  bool by_seat = false;           // by itself means something else for each seat
  bool not_me = false;            // seats: never the one that it means something for
  std::string_view instead = {};  // of a word that only writes understand: why it has no meaning
};

inline constexpr std::array<TermFacts, 66> k_term_facts{{
    {.of = TermOp::everywhere, .word = "everywhere", .sort = Sort::cells},
    {.of = TermOp::nowhere, .word = "nowhere", .sort = Sort::cells, .members = Members::none},
    {.of = TermOp::empty, .word = "empty", .sort = Sort::cells, .name = NameOf::kind},
    {.of = TermOp::filled,
     .word = "filled",
     .sort = Sort::cells,
     .name = NameOf::kind,
     .occupied = true},
    {.of = TermOp::hidden, .word = "hidden", .sort = Sort::cells, .name = NameOf::kind},
    {.of = TermOp::own,
     .word = "own",
     .sort = Sort::cells,
     .name = NameOf::kind,
     .occupied = true,
     .by_seat = true},
    {.of = TermOp::enemy,
     .word = "enemy",
     .sort = Sort::cells,
     .name = NameOf::kind,
     .occupied = true,
     .by_seat = true},
    {.of = TermOp::any, .word = "any", .sort = Sort::cells, .name = NameOf::kind, .occupied = true},
    {.of = TermOp::region, .word = "region", .sort = Sort::cells, .name = NameOf::region},
    {.of = TermOp::cell, .word = "a cell", .sort = Sort::cells},
    {.of = TermOp::near,
     .word = "near",
     .sort = Sort::cells,
     .follows = Follows::dirs,
     .needs = 1,
     .on = Ground::cells},
    {.of = TermOp::around,
     .word = "around",
     .sort = Sort::cells,
     .follows = Follows::dirs,
     .needs = 1,
     .on = Ground::cells},
    {.of = TermOp::group,
     .word = "group",
     .sort = Sort::cells,
     .follows = Follows::dirs_or_links,
     .members = Members::of_a,
     .needs = 2},
    {.of = TermOp::bracket,
     .word = "bracket",
     .sort = Sort::cells,
     .follows = Follows::dirs,
     .needs = 2,
     .on = Ground::cells},
    {.of = TermOp::between,
     .word = "between",
     .sort = Sort::cells,
     .follows = Follows::dirs,
     .needs = 3,
     .on = Ground::cells},
    {.of = TermOp::ray,
     .word = "ray",
     .sort = Sort::cells,
     .follows = Follows::dirs,
     .needs = 1,
     .on = Ground::cells},
    {.of = TermOp::lines,
     .word = "lines",
     .sort = Sort::cells,
     .follows = Follows::links,
     .members = Members::of_a,
     .needs = 1,
     .on = Ground::cells},
    {.of = TermOp::first_of, .word = "first_of", .sort = Sort::cells, .members = Members::a_or_b},
    {.of = TermOp::links_of,
     .word = "links_of",
     .sort = Sort::cells,
     .follows = Follows::links,
     .needs = 2,
     .on = Ground::cells},
    {.of = TermOp::ends_of,
     .word = "ends_of",
     .sort = Sort::cells,
     .needs = 1,
     .on = Ground::links},
    {.of = TermOp::level, .word = "level", .sort = Sort::cells, .needs = 1, .on = Ground::cells},
    {.of = TermOp::holding, .word = "holding", .sort = Sort::cells, .needs = 1},
    {.of = TermOp::having,
     .word = "having",
     .sort = Sort::cells,
     .name = NameOf::attribute,
     .members = Members::of_a,
     .needs = 1},
    {.of = TermOp::chosen_kind,
     .word = "chosen",
     .sort = Sort::cells,
     .members = Members::of_a,
     .needs = 1},
    {.of = TermOp::origin, .word = "origin", .sort = Sort::cells, .of_action = true},
    {.of = TermOp::here, .word = "here", .sort = Sort::cells, .of_action = true},
    {.of = TermOp::passed, .word = "passed", .sort = Sort::cells, .of_action = true},
    {.of = TermOp::crossed, .word = "crossed", .sort = Sort::cells, .of_action = true},
    {.of = TermOp::lost, .word = "lost", .sort = Sort::cells, .of_action = true},
    {.of = TermOp::top,
     .word = "top",
     .sort = Sort::cells,
     .members = Members::of_a,
     .needs = 1,
     .instead = "top(…) says which pieces of a tower take, flip, become and send mean; elsewhere a "
                "tower is its top piece"},
    {.of = TermOp::bottom,
     .word = "bottom",
     .sort = Sort::cells,
     .members = Members::of_a,
     .needs = 1,
     .instead = "bottom(…) says which pieces of a tower take, flip, become and send mean; "
                "elsewhere a tower is its top piece"},
    {.of = TermOp::under,
     .word = "under",
     .sort = Sort::cells,
     .needs = 1,
     .instead = "under(…) says where send puts pieces; elsewhere it has no meaning"},
    {.of = TermOp::zone,
     .word = "zone",
     .sort = Sort::cells,
     .name = NameOf::zone,
     .instead = "zone \"…\" says only where send puts cards; for the cards in the zone \"hand\" "
                "write any.hand"},
    {.of = TermOp::unite, .word = "+", .sort = {}, .members = Members::a_or_b},
    {.of = TermOp::meet, .word = "*", .sort = {}, .members = Members::a_and_b, .needs = 2},
    {.of = TermOp::minus, .word = "-", .sort = {}, .members = Members::of_a, .needs = 1},
    {.of = TermOp::var, .word = "var", .sort = {}, .name = NameOf::variable},
    {.of = TermOp::option, .word = "option", .sort = {}, .name = NameOf::option},
    {.of = TermOp::declared, .word = "the", .sort = {}, .name = NameOf::term},
    {.of = TermOp::as, .word = "as", .sort = {}, .members = Members::b_as_a},
    {.of = TermOp::chosen, .word = "chosen", .sort = {}, .name = NameOf::word},
    {.of = TermOp::me, .word = "me", .sort = Sort::seats, .by_seat = true},
    {.of = TermOp::others, .word = "others", .sort = Sort::seats, .by_seat = true, .not_me = true},
    {.of = TermOp::everyone, .word = "everyone", .sort = Sort::seats},
    {.of = TermOp::partners,
     .word = "partners",
     .sort = Sort::seats,
     .by_seat = true,
     .not_me = true},
    {.of = TermOp::opponents,
     .word = "opponents",
     .sort = Sort::seats,
     .by_seat = true,
     .not_me = true},
    {.of = TermOp::next_seat,
     .word = "next_seat",
     .sort = Sort::seats,
     .by_seat = true,
     .not_me = true},
    {.of = TermOp::actor, .word = "actor", .sort = Sort::seats},
    {.of = TermOp::seats, .word = "seats", .sort = Sort::seats, .name = NameOf::seat},
    {.of = TermOp::seats_for, .word = "seats", .sort = Sort::seats},
    {.of = TermOp::best, .word = "best", .sort = Sort::seats},
    {.of = TermOp::some, .word = "some", .sort = Sort::condition},
    {.of = TermOp::no, .word = "no", .sort = Sort::condition},
    {.of = TermOp::at_least, .word = "at_least", .sort = Sort::condition},
    {.of = TermOp::is, .word = "is", .sort = Sort::condition},
    {.of = TermOp::one_group,
     .word = "one_group",
     .sort = Sort::condition,
     .follows = Follows::links},
    {.of = TermOp::repeated, .word = "repeated", .sort = Sort::condition, .of_action = true},
    {.of = TermOp::go_on,
     .word = "go_on",
     .sort = Sort::condition,
     .instead = "go_on has a meaning only in what a verb does"},
    {.of = TermOp::number, .word = "a number", .sort = Sort::number},
    {.of = TermOp::count, .word = "count", .sort = Sort::number},
    {.of = TermOp::total, .word = "total", .sort = Sort::number, .name = NameOf::attribute},
    {.of = TermOp::repetitions, .word = "repetitions", .sort = Sort::number, .of_action = true},
    {.of = TermOp::lifted, .word = "lifted", .sort = Sort::number, .of_action = true},
    {.of = TermOp::heading, .word = "heading", .sort = Sort::directions, .of_action = true},
    {.of = TermOp::direction,
     .word = "a direction",
     .sort = Sort::directions,
     .name = NameOf::directions},
    {.of = TermOp::turned, .word = "turned", .sort = Sort::directions, .name = NameOf::directions},
}};
static_assert(has_row_for_each(k_term_facts));

constexpr const TermFacts& facts_of(TermOp op) {
  return k_term_facts[static_cast<std::size_t>(op)];
}

}  // namespace hr
