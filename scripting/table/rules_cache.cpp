// SPDX-License-Identifier: MIT
#include "scripting/table/rules_cache.h"

#include <utility>

#include "core/table/table_access.h"
#include "scripting/check/check_position.h"
#include "scripting/ruleset/open_rules.h"

namespace hr::scripting {

NewRules RulesCache::load(const RulesetText& ruleset_text, const TextSpan* watched) {
  if (watched != nullptr)
    return {.rules = make_playable(load_watched(ruleset_text, *watched)), .trial = {}};
  std::shared_ptr<Ruleset> ruleset = std::exchange(last_, nullptr);
  if (ruleset == nullptr || ruleset->text() != ruleset_text) ruleset = load_ruleset(ruleset_text);
  return {.rules = make_playable(ruleset), .trial = trial_of(ruleset)};
}

LoadRules rules_from(std::shared_ptr<RulesCache> rules_cache) {
  return [rules_cache = std::move(rules_cache)](const RulesetText& ruleset_text,
                                                const TextSpan* watched) {
    return rules_cache->load(ruleset_text, watched);
  };
}

}  // namespace hr::scripting
