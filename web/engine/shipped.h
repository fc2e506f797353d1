// SPDX-License-Identifier: MIT
// The games that come with House Rules, compiled into the program: a page has no folders.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset_text.h"

namespace hr::web {

struct ShippedFile {
  std::string_view ruleset, name, text;
};

// Of all games, in the order of their folders' names, and in it of their own.
std::span<const ShippedFile> shipped();

std::vector<std::string> shipped_rulesets();
// The files of a game that a pack could hold; empty if there is no such game.
std::vector<RuleFile> shipped_files(std::string_view ruleset);

}  // namespace hr::web
