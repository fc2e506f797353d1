// SPDX-License-Identifier: MIT
// Cards that are dealt to one seat where the rules read as if all got some: a draw of the setup
// without as(everyone, …), and everything that is sent to the first of several seats. Or more cards
// than there are.
#pragma once

#include "core/game/game_def.h"
#include "scripting/check/finding.h"

namespace hr::scripting {

std::vector<Finding> lint_dealing(const SourcePlaces& places, const GameDef& def);

}  // namespace hr::scripting
