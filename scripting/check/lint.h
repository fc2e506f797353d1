// SPDX-License-Identifier: MIT
// Checks the text of a ruleset without running it: unknown or assigned global names (errors), and
// options, regions, variables, zones and hooks that are never used (warnings). A name that the
// files use for something else as well counts as used.
#pragma once

#include "core/game/game_def.h"
#include "scripting/check/finding.h"

namespace hr::scripting {

// `version` of the API: that which the rules name.
std::vector<Finding> lint_globals(const SourcePlaces& places, int version);

// `options` and `hooks` are names; `def` may be made under any settings.
std::vector<Finding> lint_unused(const SourcePlaces& places,
                                 const std::vector<std::string>& options,
                                 const std::vector<std::string>& hooks, const GameDef& def);

// Words that say something else than they seem to (warnings).
std::vector<Finding> lint_misread(const SourcePlaces& places, const GameDef& def);

// Whether the text asks if the verb would be possible: `:can(seat, "verb"`. A verb may exist only
// for this, such as the move that gives check.
bool asks_whether(const SourcePlaces& places, std::string_view verb);

}  // namespace hr::scripting
