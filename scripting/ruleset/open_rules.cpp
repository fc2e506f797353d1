// SPDX-License-Identifier: MIT
#include "scripting/ruleset/open_rules.h"

#include <chrono>
#include <cstddef>
#include <limits>
#include <string>

#include "core/base/allowance.h"
#include "core/kernel/make_engine.h"

namespace hr::scripting {

PlayableRules make_playable(std::shared_ptr<Ruleset> ruleset) {
  struct RulesetWithEngine {
    std::shared_ptr<Ruleset> ruleset;
    std::unique_ptr<Engine> engine;
  };
  const auto both = std::make_shared<RulesetWithEngine>();
  both->engine = make_engine(ruleset->game(), ruleset->rules());
  const auto ruleset_text = std::make_shared<const RulesetText>(ruleset->text());
  both->ruleset = std::move(ruleset);
  return {.engine = {both, both->engine.get()}, .text = ruleset_text};
}

PlayableRules open_playable(const RulesetText& ruleset_text) {
  return make_playable(load_ruleset(ruleset_text));
}

Match open_record(const Record& record) {
  constexpr std::chrono::seconds k_max{60};
  try {
    const Allowance allowance(
        {.time = k_max, .memory = std::numeric_limits<std::ptrdiff_t>::max() / 2, .whole = true});
    return replay(record, open_playable);
  } catch (const Exhausted&) {
    if (Allowance::unwinding()) throw;
    throw Error(record.name + ": the record takes too long to open (more than " +
                std::to_string(k_max.count()) + " seconds of processor time)");
  }
}

}  // namespace hr::scripting
