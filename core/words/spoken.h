// SPDX-License-Identifier: MIT
// Reads back the words of contents_text() and vars_text(). Each function throws Error, a sentence
// that says what was expected and what was found.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/words/contents.h"

namespace hr {

// A number from 0 to `max`.
int whole_number(std::string_view text, int max);

// "black cube on white cube", "1 red stone and 12 seeds", "nothing", "hidden"; may end with a full
// stop.
Contents read_contents(const Game& game, const ZoneLayout& zone, std::string_view text);

// "7", "yes", "B2", "nickel", "treasure", "none"; nullopt for "hidden".
std::optional<std::int64_t> read_value(const Game& game, const VarDef& var, std::string_view text);

}  // namespace hr
