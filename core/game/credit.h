// SPDX-License-Identifier: MIT
// The author of a game, in the form that follows its name.
#pragma once

#include <string>

#include "core/base/words.h"
#include "core/game/definition.h"

namespace hr {

inline std::string credit(const Definition& definition) { return credit(definition.by); }

}  // namespace hr
