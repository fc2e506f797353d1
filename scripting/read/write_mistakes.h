// SPDX-License-Identifier: MIT
// Finds the usual mistakes in what is done: values in another order, braces instead of parentheses,
// a seat where none belongs. What is left is checked as it is read.
#pragma once

#include "core/game/game_def.h"
#include "core/language/write.h"
#include "scripting/read/field_reader.h"

namespace hr::scripting {

// Throws Error if the write has more values than it can take, with the reason where it is known.
void check_length(const FieldReader& write, WriteOp op, const GameDef& definition);
// Throws Error that says how this write is written, if its values look like such a mistake.
void check_values(const FieldReader& write, WriteOp op, const GameDef& definition);

}  // namespace hr::scripting
