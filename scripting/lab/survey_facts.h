// SPDX-License-Identifier: MIT
// What was measured of a version, as plain data for clients.
#pragma once

#include "core/game/game.h"
#include "core/lab/survey.h"
#include "scripting/lab/version_lab.h"

namespace hr::scripting {

LabFacts facts_of(const Survey& found, const Game& game, bool alike = true);

}  // namespace hr::scripting
