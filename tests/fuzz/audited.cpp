// SPDX-License-Identifier: MIT
#include "tests/fuzz/audited.h"

#include "core/trials/audit.h"
#include "scripting/ruleset/ruleset.h"
#include "tests/fuzz/accepted.h"
#include "tests/fuzz/fuzz_target.h"

namespace hr::fuzz {

bool audited(const RulesetText& ruleset_text, std::uint64_t seed, std::uint32_t actions) {
  bool played = false;
  const bool loaded = accepted([&] {
    const auto first = scripting::load_ruleset(ruleset_text),
               second = scripting::load_ruleset(ruleset_text);
    Coverage coverage(*first->game());
    const AuditResult result = audit(first->game(), first->rules(), second->rules(),
                                     {.seed = seed,
                                      .limit = actions,
                                      .listed_actions = 2000,
                                      .text = std::make_shared<const RulesetText>(ruleset_text)},
                                     coverage);
    played = !result.problem || refused(result.problem->what.c_str());
    if (result.problem && result.problem->type == ProblemType::unequal)
      throw Contradiction("two results differ after action " +
                          std::to_string(result.problem->number) + ": " + result.problem->what);
  });
  return loaded && played;
}

}  // namespace hr::fuzz
