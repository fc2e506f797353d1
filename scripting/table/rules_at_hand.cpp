// SPDX-License-Identifier: MIT
#include "scripting/table/rules_at_hand.h"

#include <utility>

#include "core/table/own_side.h"
#include "scripting/check/check.h"
#include "scripting/ruleset/rulebook.h"

namespace hr::scripting {

NewRules RulesAtHand::load(const Edition& edition) {
  std::shared_ptr<Ruleset> ruleset = std::exchange(last_, nullptr);
  if (ruleset == nullptr || ruleset->edition() != edition) ruleset = load_ruleset(edition);
  return {.rulebook = make_rulebook(ruleset), .trial = trial_of(ruleset)};
}

LoadRules rules_from(std::shared_ptr<RulesAtHand> at_hand) {
  return [at_hand = std::move(at_hand)](const Edition& edition) { return at_hand->load(edition); };
}

}  // namespace hr::scripting
