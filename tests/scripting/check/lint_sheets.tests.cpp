// SPDX-License-Identifier: MIT
// Sheets for printing that name a variant.
#include <catch2/catch.hpp>

#include "tests/scripting/check/checking.h"

namespace hr::tests {

namespace {

std::string with_sheet(const std::string& field, scripting::CheckPlan plan) {
  plan.games = 20;
  return checked(stones("verbs = { put = place{ 'stone' } }, ends = { line{ 'stone', 3 } },\n"
                        "sheets = { false, { title = 'Claims', " +
                        field + " 'A text.' } }"),
                 plan);
}

}  // namespace

TEST_CASE("a sheet of a variant that does not exist is a warning", "[scripting]") {
  const scripting::CheckPlan known{.variants = {{"claim_jumpers", "mild"}}};
  CHECK_THAT(with_sheet("variant = 'claimjumpers',", known),
             Catch::Contains("t/rules.lua:5:49: warning: sheets: there is no variant called "
                             "\"claimjumpers\" (did you mean \"claim_jumpers\"?)\n"
                             "    give the name of a file in variants/ without its ending, or "
                             "remove the field, so that \"Claims\" is always printed\n"));
  CHECK_THAT(with_sheet("variant = 'mi' .. 'lder',", known),
             Catch::Contains("t/rules.lua:5:1: warning: sheets: there is no variant called "
                             "\"milder\""));
  CHECK_THAT(with_sheet("variant = 'claim_jumpers',", known), !Catch::Contains("sheets"));
  CHECK_THAT(with_sheet("", known), !Catch::Contains("sheets"));
  // Where nobody knows which there are, none is missing.
  CHECK_THAT(with_sheet("variant = 'claimjumpers',", {}), !Catch::Contains("sheets"));
  CHECK_THAT(with_sheet("variant = 'any',", {.variants = std::vector<std::string>()}),
             Catch::Contains("there is no variant called \"any\""));
}

}  // namespace hr::tests
