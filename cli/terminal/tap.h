// SPDX-License-Identifier: MIT
// Runs tests of rulesets and prints the results in the Test Anything Protocol, version 13: a plan,
// a line for each test, and below a failed one what was expected, what was found, and where.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/terminal/json_output.h"

namespace hr::cli {

// What went wrong. Only the message and the place are always set.
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

// Runs the tests in order and prints each result; `none` says where nothing was found. Returns the
// number of failures.
int run_as_tap(std::span<const TapTest> tests, const std::string& none);
// The same as a JSON list.
int run_as_json(std::span<const TapTest> tests);

}  // namespace hr::cli
