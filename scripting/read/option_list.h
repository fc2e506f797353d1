// SPDX-License-Identifier: MIT
// Options whose value is a list: different words out of those declared, in any order, no fewer and
// no more of them than declared.
#pragma once

#include "scripting/read/field_reader.h"
#include "scripting/source/option.h"

namespace hr::scripting {

// The default, `of`, `min` and `max` of an option that is declared as a list.
void read_list_option(const FieldReader& declared, Option& option);

}  // namespace hr::scripting
