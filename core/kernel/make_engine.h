// SPDX-License-Identifier: MIT
// The entrance to this room: makes an engine for a game.
#pragma once

#include <memory>

#include "core/engine/engine.h"

namespace hr {

// The engine for boards of the game's size, fast if the processor allows.
std::unique_ptr<Engine> make_engine(std::shared_ptr<const Game> game, Rules& rules);

}  // namespace hr
