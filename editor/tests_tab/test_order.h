// SPDX-License-Identifier: MIT
// What is tested: the rules in force in the open match, and the saved scenarios of its ruleset.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/desk/desk_state.h"
#include "scripting/scenarios/test_run.h"

namespace hr::editor {

struct TestOrder {
  RulesetText checked;  // the rules in force, with their options and variants
  // The same rules with every variant; those that are switched off as they are saved.
  scripting::TestTexts texts;
  std::vector<std::string> variants;  // all that there are, on or off
  friend bool operator==(const TestOrder&, const TestOrder&) = default;
};

// None while no rules are in force.
std::optional<TestOrder> test_order(const GameState& game);

// Which text is tested, where that is not the one that is saved or edited: a sentence; or "".
std::string untested_text(const GameState& game);

}  // namespace hr::editor
