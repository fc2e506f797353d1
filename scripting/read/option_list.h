// SPDX-License-Identifier: MIT
// Options whose value is a list: different words from those declared, in any order, within the
// declared numbers of words.
#pragma once

#include "scripting/read/field_reader.h"
#include "scripting/source/option.h"

namespace hr::scripting {

// Reads the default, `of`, `min` and `max` of an option that is declared as a list.
void read_list_option(const FieldReader& declared, Option& option);

}  // namespace hr::scripting
