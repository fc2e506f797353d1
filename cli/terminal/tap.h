// SPDX-License-Identifier: MIT
// Tests of rulesets and how they went, in the TapTest Anything Protocol, version 13: a plan, a line
// for each test, and below one that failed what was expected, what was found, and where.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/terminal/json_output.h"

namespace hr::cli {

// What did not hold. Only the message and the place are always there.
struct TestFailure {
  std::string message;
  std::string at = {};  // "my_game/tests/moves.scenario:12"
  std::string expected = {}, found = {};
  std::vector<std::string> differing = {};   // "C4: expected white cube, found nothing"
  std::vector<std::string> difference = {};  // lines of the boards: "- " expected, "+ " found
};

struct TapTest {
  std::string name;
  std::function<std::optional<TestFailure>()> run;
};

// Runs the tests in their order and prints as it goes; `none` says where nothing was found. How
// many failed.
int run_as_tap(std::span<const TapTest> tests, const std::string& none);
// The same as one JSON list.
int run_as_json(std::span<const TapTest> tests);

}  // namespace hr::cli
