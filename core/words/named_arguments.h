// SPDX-License-Identifier: MIT
// The arguments of actions and events for readers who do not know the game's ids: by name where
// they have one.
#pragma once

#include "core/game/event.h"
#include "core/words/named_argument.h"

namespace hr {

NamedArguments named_arguments(const Game& game, const Action& action);
// Only arguments that the event's text uses; the others were shown to nobody and are left empty.
NamedArguments named_arguments(const Game& game, const Event& event);

}  // namespace hr
