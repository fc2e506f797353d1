// SPDX-License-Identifier: MIT
// Which bot plays, in JSON: false for a person, true for a bot that plays at random, and text for
// others, such as "search:300" (core/bots/bot_spec.h).
#pragma once

#include <optional>

#include "core/base/read_json.h"
#include "core/bots/bot_spec.h"

namespace hr {

Json bot_json(const std::optional<BotSpec>& bot);
// The value of "bot" in this object. Throws Error.
std::optional<BotSpec> json_bot(const Json& player);

}  // namespace hr
