// SPDX-License-Identifier: MIT
// Loads the rules to which a table changes; each is first tried in the current position
// (scripting/check/check_position.h). A ruleset that was loaded just before, for inspection, is not
// loaded again.
#pragma once

#include <memory>

#include "core/table/table.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::scripting {

class RulesCache {
 public:
  void keep(std::shared_ptr<Ruleset> ruleset) { last_ = std::move(ruleset); }
  // As LoadRules. Throws the errors of load_ruleset.
  NewRules load(const RulesetText& ruleset_text, const TextSpan* watched);

 private:
  std::shared_ptr<Ruleset> last_;
};

// For a table; it shares the cache.
LoadRules rules_from(std::shared_ptr<RulesCache> rules_cache);

}  // namespace hr::scripting
