// SPDX-License-Identifier: MIT
// Makes the rules of a text, for use on the thread that calls it; several threads may call it at
// once. Throws Error. Those who only pass it on need not see the engine.
#pragma once

#include <functional>

namespace hr {

struct PlayableRules;
struct RulesetText;

using OpenRules = std::function<PlayableRules(const RulesetText&)>;

}  // namespace hr
