// SPDX-License-Identifier: MIT
// Explains in whole sentences why a seat may not do what it asked for. Made only from the seat's
// own view, its legal actions and who is to act, so it is the same in all worlds that look alike to
// that seat.
#pragma once

#include <span>
#include <string>

#include "core/base/message.h"
#include "core/engine/view.h"
#include "core/game/action.h"

namespace hr {

// `view` must be the seat's and `legal` its legal actions (Engine::list), which do not include
// `action`. For example "B2 cannot go to B5; it may go to A3, B3 or C3."
Message refusal(const View& view, const Action& action, std::span<const Choice> legal);

// For a seat that is not to act: "It is black's turn."
Message not_to_act(const View& view);

// Why a seat has no action although all are asked, and what it can do instead; nothing if it can
// act or is not asked.
Message stuck(const View& view);

// The same in English.
inline std::string refusal_text(const View& view, const Action& action,
                                std::span<const Choice> legal) {
  return refusal(view, action, legal).in_english();
}
inline std::string not_to_act_text(const View& view) { return not_to_act(view).in_english(); }
inline std::string stuck_text(const View& view) { return stuck(view).in_english(); }

}  // namespace hr
