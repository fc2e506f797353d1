// SPDX-License-Identifier: MIT
// Why a seat may not do what it asked for, in one sentence. Made from nothing but the seat's own
// view, its legal actions and who is to act, so it is the same in all worlds that look alike to
// that seat.
#pragma once

#include <span>
#include <string>

#include "core/engine/view.h"
#include "core/game/action.h"

namespace hr {

// `view` is the seat's, `legal` what the seat may do (Engine::list); `action` is none of it.
// "B2 cannot go to B5; it may go to A3, B3 or C3."
std::string refusal_text(const View& view, const Action& action, std::span<const Choice> legal);

// Of a seat that has nothing to do now: "It is black's turn."
std::string not_to_act_text(const View& view);

// Why a seat can do nothing although all are asked, and what is left to it; "" where it can do
// something or is not asked.
std::string stuck_text(const View& view);

}  // namespace hr
