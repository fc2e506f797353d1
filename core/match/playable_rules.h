// SPDX-License-Identifier: MIT
// The rules of a match, ready for use: an engine with its game and its Rules, kept alive as long as
// somebody holds the engine; and the text that they were read from, if any.
#pragma once

#include <memory>

#include "core/engine/engine.h"
#include "core/game/ruleset_text.h"

namespace hr {

struct PlayableRules {
  std::shared_ptr<Engine> engine;
  std::shared_ptr<const RulesetText> text;  // null: the rules do not come from text

  const Game& game() const { return engine->game(); }
};

}  // namespace hr
