// SPDX-License-Identifier: MIT
// Reads names and texts of a ruleset that are shown beside the program's own words: on one line,
// and without characters that could imitate those. Errors name the field.
#pragma once

#include <string>
#include <vector>

#include "scripting/read/field_reader.h"

namespace hr::scripting {

// Turns line breaks and tabs into spaces. Invisible characters are an error.
std::string shown_text(const FieldReader& text, std::string_view raw);

// The names of zones, kinds, seats …
std::vector<std::string> names_of(const auto& list) {
  std::vector<std::string> out;
  out.reserve(list.size());
  for (const auto& entry : list) out.push_back(entry.name);
  return out;
}

// Reports a name that is not allowed (name_problem in core/base/utf8.h).
void check_name(const FieldReader& place, std::string_view name);
std::string name_of(const FieldReader& text);

}  // namespace hr::scripting
