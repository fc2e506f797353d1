// SPDX-License-Identifier: MIT
// Makes the rules to which a table changes, each of which is tried in the position at hand first
// (scripting/check/check.h). What somebody has loaded to look at it is not loaded again.
#pragma once

#include <memory>

#include "core/table/table.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::scripting {

class RulesCache {
 public:
  void keep(std::shared_ptr<Ruleset> ruleset) { last_ = std::move(ruleset); }
  // As load_ruleset.
  NewRules load(const Edition& edition);

 private:
  std::shared_ptr<Ruleset> last_;
};

// For a table; it shares what is at hand.
LoadRules rules_from(std::shared_ptr<RulesCache> rules_cache);

}  // namespace hr::scripting
