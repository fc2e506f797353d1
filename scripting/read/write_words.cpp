// SPDX-License-Identifier: MIT
#include "scripting/read/write_words.h"

#include <algorithm>
#include <array>

#include "core/base/rows.h"

namespace hr::scripting {

namespace {

constexpr lua_Integer k_max_event_arguments = 9;

constexpr std::array<WriteWord, 22> k_writes{{
    {WriteOp::take, "take", 3, "take(any.purse \"coin\", 1)"},
    {WriteOp::put, "put", 3, "put(\"coin\", \"purse\", 3)"},
    {WriteOp::flip, "flip", 2, "flip(here)"},
    {WriteOp::become, "become", 3, "become(here, \"king\")"},
    {WriteOp::send, "send", 3, "send(here, \"heap\", 1)"},
    {WriteOp::draw, "draw", 3, "draw(\"deck\", \"hand\", 2)", 2},
    {WriteOp::shuffle, "shuffle", 1, "shuffle(\"row\")", 1},
    {WriteOp::cut, "cut", 2, "cut(\"row\", 3)", 1},
    {WriteOp::turn_over, "turn_over", 2, "turn_over(here, \"open\")"},
    {WriteOp::trade, "trade", 2, "trade(\"hand\", next_seat)", 1},
    {WriteOp::show, "show", 3, "show(any.hand, everyone)"},
    {WriteOp::set, "set", 3, "set(\"points\", 0)"},
    {WriteOp::add, "add", 2, "add(\"points\", 1)"},
    {WriteOp::roll, "roll", 2, "roll(\"cup\", 5)", 1},
    {WriteOp::tell, "tell", 2 + k_max_event_arguments, "tell(everyone, \"found\")"},
    {WriteOp::ask, "ask", 2, "ask(\"answer\")"},
    {WriteOp::offer, "offer", 2, "offer(\"answer\")"},
    {WriteOp::at_once, "at_once", 2, "at_once(\"bid\", 1)"},
    {WriteOp::go_on, "go_on", 0, "go_on"},
    {WriteOp::turn_to, "turn_to", 1, "turn_to(next_seat)"},
    {WriteOp::as, "as", 2, "as(others, draw(\"deck\", \"hand\"))"},
    {WriteOp::when, "when", 0, "{ when = some(own), draw(\"deck\", \"hand\") }"},
}};
static_assert(has_row_for_each(k_writes));

}  // namespace

const WriteWord* find_write(std::string_view word) {
  const auto it = std::ranges::find(k_writes, word, &WriteWord::word);
  return it == k_writes.end() || it->values == 0 ? nullptr : &*it;
}

const WriteWord& word_of(WriteOp op) { return k_writes[static_cast<std::size_t>(op)]; }

}  // namespace hr::scripting
