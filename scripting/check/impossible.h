// SPDX-License-Identifier: MIT
// Verbs that no game can ever offer, as far as that can be proved without playing: nothing asks for
// a verb that is only done when asked for, or its patterns can offer nothing in any position.
// What merely never came up in play is not called impossible.
#pragma once

#include <string>

#include "core/game/definition.h"
#include "scripting/check/check_places.h"

namespace hr::scripting {

// Why a verb's patterns offer nothing in any position, or "" where that cannot be said.
std::string impossible_patterns(const VerbDef& verb, const Definition& def);

// Whether the files may ask for a verb somewhere. True, too, where they ask for verbs whose names
// are not written out.
bool may_be_asked(const SourcePlaces& places, const std::string& verb);

}  // namespace hr::scripting
