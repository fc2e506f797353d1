// SPDX-License-Identifier: MIT
// Reads numbers that a verb's patterns name. All errors are thrown as Error.
#pragma once

#include "scripting/read/loaded_ruleset.h"

namespace hr::scripting {

inline constexpr std::int64_t k_max_slide = 1'000'000;  // cells

// A number, a term that is one, or a function(v) that returns one. The result of a function is
// checked when it is called.
Amount read_amount(const FieldReader& value, std::int64_t least, std::int64_t most,
                   LoadedRuleset& out);
// The same without bounds of its own.
Amount read_number(const FieldReader& value, LoadedRuleset& out);
// How far a slide goes exactly: a number, or along(SET).
Amount read_exactly(const FieldReader& value, LoadedRuleset& out);
// A number or a term that is one, but no function: chains are compared often.
Term read_worth(const FieldReader& value, const LoadedRuleset& out);

}  // namespace hr::scripting
