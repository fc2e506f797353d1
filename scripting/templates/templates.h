// SPDX-License-Identifier: MIT
// Starting points for rulesets and variants, as files that load, play and pass their own scenarios.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset_text.h"

namespace hr::scripting {

struct GameTemplate {
  std::string_view id;     // "steps"
  std::string_view about;  // "Pieces that step and capture"
};
// The first one is the simplest complete game.
std::span<const GameTemplate> game_templates();

// "My Game!" → "my_game". Throws Error, a sentence, if the result is empty or too long.
std::string folder_name(const std::string& typed);

// Without the characters that would need escaping in a Lua string.
std::string in_lua(const std::string& title);

// The files of a new game: rules.lua and tests/ID.scenario. `title`: what the user calls it; `id`:
// the name of its folder. Throws Error if there is no such template.
std::vector<RuleFile> game_files(std::string_view game_template, const std::string& title,
                                 const std::string& id);
// variants/ID.lua and tests/ID.scenario; `base`: the id of the ruleset that it extends.
std::vector<RuleFile> variant_files(const std::string& title, const std::string& id,
                                    const std::string& base);

}  // namespace hr::scripting
