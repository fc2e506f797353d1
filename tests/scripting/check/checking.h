// SPDX-License-Identifier: MIT
// Checks small rulesets and returns the findings as text.
#pragma once

#include <string>

#include "scripting/check/check.h"

namespace hr::tests {

// A sound ruleset with stones on nine cells; the given fields begin on line 4.
inline std::string stones(const std::string& fields, const std::string& above = "") {
  return above +
         "return { name = 'S', seats = { 'sun', 'moon' },\n"
         "board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },\n"
         "stuck = 'draws',\n" +
         fields + "\n}";
}

inline RulesetText ruleset_text(const std::string& rules, const Settings& settings = {}) {
  RulesetText out;
  out.ruleset = "t";
  out.files.push_back({"rules.lua", rules});
  out.settings = settings;
  return out;
}

inline std::string text_of(const scripting::CheckReport& report) {
  std::string out;
  for (const scripting::Finding& found : report.findings) {
    out += scripting::finding_text(found) + "\n";
    if (!found.advice.empty()) out += "    " + found.advice + "\n";
  }
  return out;
}

inline std::string checked(const std::string& rules,
                           const scripting::CheckPlan& plan = {.games = 60}) {
  return text_of(scripting::check(ruleset_text(rules), plan));
}

}  // namespace hr::tests
