// SPDX-License-Identifier: MIT
#include "tests/fuzz/audited.h"

#include "core/trials/audit.h"
#include "scripting/ruleset/ruleset.h"
#include "tests/fuzz/accepted.h"
#include "tests/fuzz/fuzz_target.h"

namespace hr::fuzz {

bool audited(const Edition& edition, std::uint64_t seed, std::uint32_t actions) {
  bool played = false;
  const bool loaded = accepted([&] {
    const auto first = scripting::load_ruleset(edition), second = scripting::load_ruleset(edition);
    Coverage coverage(*first->game());
    const AuditResult result = audit(first->game(), first->rules(), second->rules(),
                                     {.seed = seed,
                                      .limit = actions,
                                      .listed_actions = 2000,
                                      .edition = std::make_shared<const Edition>(edition)},
                                     coverage);
    played = !result.problem || refused(result.problem->what.c_str());
    if (result.problem && result.problem->kind == Problem::Kind::unequal)
      throw Contradiction("two results differ after action " +
                          std::to_string(result.problem->number) + ": " + result.problem->what);
  });
  return loaded && played;
}

}  // namespace hr::fuzz
