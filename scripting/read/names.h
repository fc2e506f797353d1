// SPDX-License-Identifier: MIT
// Names and texts of a ruleset as they may be shown: on one line, beside the program's own words,
// without anything that could pass for those. Complaints say which field it is.
#pragma once

#include <string>

#include "scripting/read/field_reader.h"

namespace hr::scripting {

// A text's line breaks and tabs are spaces. Complains of what cannot be seen.
std::string shown_text(const FieldReader& text, std::string_view raw);

// Complains of a name that cannot be one (name_fault in core/base/utf8.h).
void check_name(const FieldReader& place, std::string_view name);
std::string name_of(const FieldReader& text);

}  // namespace hr::scripting
