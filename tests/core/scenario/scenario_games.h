// SPDX-License-Identifier: MIT
// The games that tests of scenarios are about, as run_scenario() opens them.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/scenario/scenario_run.h"
#include "tests/support/hunt.h"

namespace hr::tests {

inline OpenScenario opens(const std::function<std::shared_ptr<Engine>()>& open) {
  return [open](const Settings& settings, const std::vector<std::string>& variants) {
    if (!settings.empty()) throw Error("options." + settings[0].first + ": there is none");
    if (!variants.empty()) throw Error("there is no variant " + variants[0]);
    return PlayableRules{open(), nullptr};
  };
}
inline OpenScenario hunts() {
  return opens([] { return engine_of(hunt(), std::make_shared<HuntRules>()); });
}
inline OpenScenario pawns() {
  return opens([] {
    return engine_of(breakthrough(3, 5), std::make_shared<FunctionRules>(breakthrough_setup));
  });
}

}  // namespace hr::tests
