// SPDX-License-Identifier: MIT
// The engine's own verbs and events, numbered after those that a definition declares.
#pragma once

#include <array>
#include <string_view>

#include "core/base/message.h"
#include "core/game/game_def.h"

namespace hr {

inline constexpr std::array<std::string_view, 3> k_built_in_verbs{"ready", "decline", "swap"};

// "turned_up" says where: the names of what did come last, before them the zone of cards or dice,
// and its seat: first for the others, second for the seat itself.
inline constexpr std::string_view k_turned_up_here = message_text("Pieces that you see now: {1}.");
inline constexpr std::string_view k_turned_up_there = message_text("In the {1} now: {2}.");
inline constexpr std::string_view k_turned_up_of = message_text("In {1}'s {2} now: {3}.");
inline constexpr std::string_view k_turned_up_own = message_text("In your {1} now: {3}.");

inline const std::array<EventDef, 7> k_built_in_events{{
    {.name = "captured", .text = std::string(message_text("{1} takes {2} at {3}."))},
    {.name = "stuck", .text = std::string(message_text("{1} has nothing to do and passes."))},
    {.name = "swapped", .text = std::string(message_text("The players change seats."))},
    {.name = "shown", .text = std::string(message_text("{1} shows {2}.")), .reveals = true},
    {.name = "turned_up", .text = std::string(k_turned_up_of), .reveals = true},
    {.name = "sighted", .text = std::string(message_text("You see {1} at {2}.")), .reveals = true},
    {.name = "looked", .text = std::string(message_text("{1} looks at {2}.")), .reveals = true},
}};

// The event "stuck" of a seat whose name takes the plural.
inline constexpr std::string_view k_stuck_in_plural = "{1} have nothing to do and pass.";

}  // namespace hr
