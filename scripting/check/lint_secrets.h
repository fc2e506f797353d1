// SPDX-License-Identifier: MIT
// Verbs that should probably be secret (warnings): everybody is told what was chosen, although the
// action only touches what not everybody sees.
#pragma once

#include "core/game/game_def.h"
#include "scripting/check/finding.h"

namespace hr::scripting {

// Verbs that have an effect, or that tell something, are left alone, since their sentences may be
// meant; so are those that have to be asked for, because all may answer them at once in secret.
std::vector<Finding> lint_secrets(const SourcePlaces& places, const GameDef& def);

}  // namespace hr::scripting
