// SPDX-License-Identifier: MIT
// Something to measure: a ruleset with its options, variants and board.
#pragma once

#include <functional>
#include <string>

#include "core/match/playable_rules.h"

namespace hr {

struct RulesVersion {
  std::string name;  // what people call it
  // Makes playable rules for one thread; may be called by any thread. All of them are alike.
  std::function<PlayableRules()> open;
};

}  // namespace hr
