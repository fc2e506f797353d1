// SPDX-License-Identifier: MIT
#include "core/record/scenario_record.h"

#include "core/base/error.h"
#include "core/match/log.h"
#include "core/scenario/scenario_text.h"
#include "core/table/table_access.h"

namespace hr {

namespace {

std::string titled(const Match& match, const std::string& name) {
  const RulesetText& ruleset_text = *match.rules().text;
  return scenario_text(match, {name, ruleset_text.settings, ruleset_text.variants});
}

}  // namespace

std::string scenario_record(const Table& table, const std::string& name) {
  const Match& match = match_of(table);
  if (rules_of_line(match).size() > 1)
    throw Error(
        "a game whose rules changed cannot be made into a scenario; its record can be put in "
        "tests/ instead");
  return titled(match, name);
}

std::string position_test(const Table& table, NodeId node, const std::string& name) {
  Match match = match_of(table);
  match.go_to(node);
  return titled(match, name);
}

}  // namespace hr
