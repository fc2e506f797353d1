// SPDX-License-Identifier: MIT
// Finds verbs that no game can ever offer, as far as that can be proved without playing: a verb
// that must be asked for but is not, or whose patterns offer nothing in any position. A verb that
// merely never occurred in play is not called impossible.
#pragma once

#include <string>

#include "core/game/game_def.h"
#include "scripting/check/check_places.h"

namespace hr::scripting {

// Why a verb's patterns offer nothing in any position; "" if that cannot be proved.
std::string impossible_patterns(const VerbDef& verb, const GameDef& def);

// Whether the files may ask for a verb somewhere. Also true if they ask for verbs by computed
// names.
bool may_be_asked(const SourcePlaces& places, const std::string& verb);

}  // namespace hr::scripting
