// SPDX-License-Identifier: MIT
// The words for what is done: draw(…), send(…) and so on.
#pragma once

#include <lua.hpp>
#include <string_view>

#include "core/game/write.h"

namespace hr::scripting {

struct WriteWord {
  std::string_view word;
  WriteOp op;
  lua_Integer values;  // at most
};

// Null if a word is none of them.
const WriteWord* find_write(std::string_view word);
// How it is written, for those who have written it in another way.
std::string_view write_example(WriteOp op);

}  // namespace hr::scripting
