// SPDX-License-Identifier: MIT
// A new ruleset begins with the rules card of a template (scripting/templates). A card is a text,
// and nothing keeps it in step with the rules: a warning if they were changed and it was not.
#pragma once

#include "core/game/game_def.h"
#include "scripting/check/finding.h"

namespace hr::scripting {

std::vector<Finding> lint_template_card(const SourcePlaces& places, const GameDef& def);

}  // namespace hr::scripting
