// SPDX-License-Identifier: MIT
// Terms that speak of towers, where they have a meaning.
#pragma once

#include <string>

#include "core/game/game.h"

namespace hr {

// Why a term whose names are looked up cannot be used; "" if it can.
std::string tower_complaint(const Definition& definition, const BoundTerm& term);

}  // namespace hr
