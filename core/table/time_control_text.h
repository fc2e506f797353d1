// SPDX-License-Identifier: MIT
// Clocks in words, for readers of any language.
#pragma once

#include "core/base/message.h"
#include "core/table/time_control.h"

namespace hr {

// time_control_objection() and time_control_text(); nothing where those are "".
Message time_control_refusal(const TimeControl& control);
Message time_control_message(const TimeControl& control);

}  // namespace hr
