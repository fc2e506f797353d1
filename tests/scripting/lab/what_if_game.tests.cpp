// SPDX-License-Identifier: MIT
// A recorded game beside the same game under changed rules, for clients.
#include <algorithm>
#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "core/record/record.h"
#include "core/table/table.h"
#include "scripting/lab/what_if_game.h"
#include "scripting/table/open_table.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

using namespace scripting;

namespace {

WhatIfOrder order_of(std::initializer_list<const char*> moves, const Settings& changed) {
  const auto folder = ruleset_folder("connect_four");
  Table table = begin_game(load_ruleset(folder), {});
  for (const char* const move : moves)
    REQUIRE(table.give(Issuer::owner(), PlayTyped{.text = move}).ok);
  return {record_text(table), load_ruleset(folder, changed)->text()};
}

}  // namespace

TEST_CASE("both games are shown at each step, with the cells that differ", "[scripting][lab]") {
  int done = 0;
  WhatIfGame game(order_of({"D1", "C1", "D2", "C2", "D3", "C3"}, {{"length", "3"}}),
                  [&](int step, int all) { return done = step, all == 6; });
  CHECK(done == 6);
  REQUIRE(game.moments().size() == 7);
  CHECK_FALSE(game.found().outcome_after.empty());
  const WhatIfPosition last = game.position(6);
  CHECK_FALSE(last.played.report->ended);
  CHECK(last.again.report->ended);
  REQUIRE(last.differing.size() == 1);
  CHECK(last.differing.front().name == "C3");
  CHECK(game.position(2).differing.empty());
  CHECK(game.position(2).played.report->ply == 2);
}

TEST_CASE("rules that fail are reported", "[scripting][lab]") {
  WhatIfOrder order = order_of({"D1"}, {});
  for (RuleFile& file : order.rules.files) file.text = "return {";
  CHECK_THROWS_AS(WhatIfGame(order), Error);
}

}  // namespace hr::tests
