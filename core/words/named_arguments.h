// SPDX-License-Identifier: MIT
// The arguments of actions and events for those who do not share the game's numbers: by name where
// they have one.
#pragma once

#include "core/game/event.h"
#include "core/words/named_argument.h"

namespace hr {

NamedArguments named_arguments(const Game& game, const Action& action);
// Only those that the event's text says; the others, which nobody was shown, are nothing.
NamedArguments named_arguments(const Game& game, const Event& event);

}  // namespace hr
