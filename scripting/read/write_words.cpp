// SPDX-License-Identifier: MIT
#include "scripting/read/write_words.h"

#include <algorithm>
#include <array>

namespace hr::scripting {

namespace {

constexpr lua_Integer k_max_event_arguments = 9;

constexpr std::array<WriteWord, 20> k_writes{{{"turn_to", WriteOp::turn_to, 1},
                                              {"draw", WriteOp::draw, 3},
                                              {"shuffle", WriteOp::shuffle, 1},
                                              {"cut", WriteOp::cut, 2},
                                              {"turn_over", WriteOp::turn_over, 2},
                                              {"trade", WriteOp::trade, 2},
                                              {"show", WriteOp::show, 3},
                                              {"take", WriteOp::take, 3},
                                              {"put", WriteOp::put, 3},
                                              {"flip", WriteOp::flip, 2},
                                              {"become", WriteOp::become, 3},
                                              {"send", WriteOp::send, 3},
                                              {"set", WriteOp::set, 3},
                                              {"add", WriteOp::add, 2},
                                              {"roll", WriteOp::roll, 2},
                                              {"tell", WriteOp::tell, 2 + k_max_event_arguments},
                                              {"ask", WriteOp::ask, 2},
                                              {"offer", WriteOp::offer, 2},
                                              {"at_once", WriteOp::at_once, 2},
                                              {"as", WriteOp::as, 2}}};

}  // namespace

const WriteWord* find_write(std::string_view word) {
  const auto it = std::ranges::find(k_writes, word, &WriteWord::word);
  return it == k_writes.end() ? nullptr : &*it;
}

std::string_view write_example(WriteOp op) {
  switch (op) {
    case WriteOp::draw:
      return "draw(\"deck\", \"hand\", 2)";
    case WriteOp::roll:
      return "roll(\"cup\", 5)";
    case WriteOp::put:
      return "put(\"coin\", \"purse\", 3)";
    case WriteOp::take:
      return "take(any.purse \"coin\", 1)";
    case WriteOp::cut:
      return "cut(\"row\", 3)";
    case WriteOp::shuffle:
      return "shuffle(\"row\")";
    case WriteOp::trade:
      return "trade(\"hand\", next_seat)";
    case WriteOp::show:
      return "show(any.hand, everyone)";
    case WriteOp::turn_over:
      return "turn_over(here, \"open\")";
    case WriteOp::tell:
      return "tell(everyone, \"found\")";
    case WriteOp::add:
      return "add(\"points\", 1)";
    case WriteOp::set:
      return "set(\"points\", 0)";
    default:
      return "send(here, \"heap\", 1)";
  }
}

}  // namespace hr::scripting
