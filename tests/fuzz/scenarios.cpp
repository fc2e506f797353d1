// SPDX-License-Identifier: MIT
// Scenario files: read and carried out.
#include "core/scenario/scenario.h"
#include "scripting/scenarios/test_run.h"
#include "tests/fuzz/accepted.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/games.h"

namespace hr::fuzz {

bool fuzz_scenarios(std::string_view input) {
  const bool read = accepted([&] { static_cast<void>(read_scenarios("fuzz.scenario", input)); });
  bool passes = read;
  int left = 3;  // scenarios that are run
  scripting::run_tests({game_ruleset_text(input.size() % 2),
                        {{.name = "tests/fuzz.scenario", .text = std::string(input)}}},
                       [&](const scripting::TestResult& result, std::size_t) {
                         passes = passes && result.verdict == scripting::TestVerdict::passes;
                         if (!read && result.verdict != scripting::TestVerdict::error)
                           throw Contradiction("a scenario that cannot be read was run");
                         return --left > 0;
                       });
  return passes;
}

}  // namespace hr::fuzz
