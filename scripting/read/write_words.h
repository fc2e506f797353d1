// SPDX-License-Identifier: MIT
// The words for what is done: draw(…), send(…) and so on.
#pragma once

#include <lua.hpp>
#include <string_view>

#include "core/game/write.h"

namespace hr::scripting {

struct WriteWord {
  WriteOp of;
  std::string_view word;
  lua_Integer values;        // at most; 0: it is not written as a call
  std::string_view example;  // for those who have written it in another way
  int zones = 0;             // so many first values are names of zones
};

// Null if a word is none of those that are called.
const WriteWord* find_write(std::string_view word);
const WriteWord& word_of(WriteOp op);

}  // namespace hr::scripting
