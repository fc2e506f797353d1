// SPDX-License-Identifier: MIT
// Loads rules twice and plays a random game in which everything is done twice and compared.
#pragma once

#include <cstdint>

#include "core/game/ruleset_text.h"

namespace hr::fuzz {

// Whether the rules load, and the game comes to an end or to its limit of actions. Throws
// Contradiction if any two results differ.
bool audited(const RulesetText& ruleset_text, std::uint64_t seed, std::uint32_t actions);

}  // namespace hr::fuzz
