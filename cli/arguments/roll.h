// SPDX-License-Identifier: MIT
// --roll: the dice that a set-up rolls first, as they were typed: their sum, or their faces.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "core/match/match.h"

namespace hr::cli {

void add_roll(CLI::App& command, std::string& roll);

// The numbers of "7" or "2+5", none of "". Throws Failure (usage).
std::vector<int> parse_roll(const std::string& typed);

// A game set up with a sum (one number), with these faces (more), or as the seed has it (none).
// Throws Failure (usage) when the dice cannot fall so.
Match set_up(const Rulebook& rulebook, std::uint64_t seed, const std::vector<int>& roll);

}  // namespace hr::cli
