// SPDX-License-Identifier: MIT
// Reads names and texts of a ruleset that are shown beside the program's own words: on one line,
// and without characters that could imitate those. Errors name the field.
#pragma once

#include <string>

#include "scripting/read/field_reader.h"

namespace hr::scripting {

// Turns line breaks and tabs into spaces. Invisible characters are an error.
std::string shown_text(const FieldReader& text, std::string_view raw);

// Reports a name that is not allowed (name_problem in core/base/utf8.h).
void check_name(const FieldReader& place, std::string_view name);
std::string name_of(const FieldReader& text);

}  // namespace hr::scripting
