// SPDX-License-Identifier: MIT
#include "scripting/rulebook.h"

namespace hr::scripting {

Rulebook make_rulebook(std::shared_ptr<Ruleset> ruleset) {
  struct Both {
    std::shared_ptr<Ruleset> ruleset;
    std::unique_ptr<Engine> engine;
  };
  const auto both = std::make_shared<Both>();
  both->engine = make_engine(ruleset->game(), ruleset->rules());
  const auto edition = std::make_shared<const Edition>(ruleset->edition());
  both->ruleset = std::move(ruleset);
  return {.engine = {both, both->engine.get()}, .edition = edition};
}

Rulebook open_rulebook(const Edition& edition) { return make_rulebook(load_ruleset(edition)); }

}  // namespace hr::scripting
