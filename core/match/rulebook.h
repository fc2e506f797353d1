// SPDX-License-Identifier: MIT
// The rules that a match is played by, ready to be asked: an engine with its game and its Rules,
// which live as long as somebody holds it; and the text they were read from, where there is one.
#pragma once

#include <memory>

#include "core/engine/engine.h"
#include "core/game/edition.h"

namespace hr {

struct Rulebook {
  std::shared_ptr<Engine> engine;
  std::shared_ptr<const Edition> edition;  // null: rules that do not come from text

  const Game& game() const { return engine->game(); }
};

}  // namespace hr
