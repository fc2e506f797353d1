// SPDX-License-Identifier: MIT
// Makes an engine from a loaded ruleset.
#pragma once

#include <memory>
#include <utility>

#include "core/kernel/make_engine.h"
#include "core/trials/simulate.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

inline EngineInstance make_engine_instance(std::unique_ptr<scripting::Ruleset> loaded) {
  const std::shared_ptr<scripting::Ruleset> ruleset = std::move(loaded);
  return {.rules = ruleset, .engine = make_engine(ruleset->game(), ruleset->rules())};
}

}  // namespace hr::cli
