// SPDX-License-Identifier: MIT
// Words that agree with a name that is singular, "White moves", or plural, "Attackers move".
#pragma once

#include <string>
#include <string_view>

namespace hr {

// "You", which takes verbs in the plural, and "You (white)".
bool is_you(std::string_view name);
// "White's"; in the plural "Attackers'" and "men's"; of "You" "your".
std::string possessive(std::string_view name, bool plural);
// A phrase that begins with a verb in the third person, in the plural: "moves to" becomes "move
// to", "is ready" "are ready". A phrase that begins otherwise stays: "took", "can show none".
std::string in_plural(std::string_view phrase);

}  // namespace hr
