// SPDX-License-Identifier: MIT
// Definitions and rules, made into engines and playable rules that own them.
#pragma once

#include <memory>
#include <utility>

#include "core/kernel/make_engine.h"
#include "core/match/playable_rules.h"
#include "tests/support/play.h"

namespace hr::tests {

template <class R = FunctionRules>
std::shared_ptr<Engine> engine_of(GameDef definition,
                                  std::shared_ptr<R> rules = std::make_shared<R>()) {
  struct Both {
    std::shared_ptr<R> rules;
    std::unique_ptr<Engine> engine;
  };
  auto both = std::make_shared<Both>();
  both->rules = std::move(rules);
  both->engine = make_engine(std::make_shared<const Game>(std::move(definition)), *both->rules);
  return {both, both->engine.get()};
}

// Of no ruleset text.
template <class R = FunctionRules>
PlayableRules playable_of(GameDef definition, std::shared_ptr<R> rules = std::make_shared<R>()) {
  return {engine_of(std::move(definition), std::move(rules)), nullptr};
}

}  // namespace hr::tests
