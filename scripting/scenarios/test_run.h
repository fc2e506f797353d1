// SPDX-License-Identifier: MIT
// Runs the scenarios of a ruleset whose files are in memory. A result is plain data that nobody
// changes any more, so it can be handed to another thread.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/allowance.h"
#include "core/game/ruleset_text.h"
#include "core/table/game_report.h"
#include "core/table/report.h"

namespace hr::scripting {

struct TestTexts {
  // With the files of all variants; a scenario says itself which of them and which options it uses.
  RulesetText rules;
  std::vector<RuleFile> tests;  // "tests/moves.scenario"
  friend bool operator==(const TestTexts&, const TestTexts&) = default;
};

// The position at a line that is not met, as the scenario looks at it.
struct TestPosition {
  struct DifferingPlace {
    std::size_t zone = 0;  // of the reports
    CellId cell = CellId::none;
  };
  std::shared_ptr<const GameReport> game;
  std::shared_ptr<const Report> found;
  std::shared_ptr<const Report> expected;  // null: the line is not about the board
  std::vector<DifferingPlace> differing;
};

// error: the scenario cannot be read or carried out, so nothing was compared.
enum class TestVerdict { passes, fails, error };

struct TestResult {
  TestVerdict verdict = TestVerdict::passes;
  std::string file;                    // as in TestTexts
  std::string name;                    // "": the file cannot be read
  int begins = 1;                      // the line on which it begins
  int line = 1, column = 0;            // that is not met; column 0: the whole line …
  std::string step;                    // … as it is written
  std::string message;                 // a phrase: "the score of white differs"
  std::string expected, found;         // "" if the message says everything
  std::vector<std::string> differing;  // "C4: expected white cube, found nothing"
  std::chrono::microseconds time{0};
  std::optional<TestPosition> position;
};

// Of one scenario. Setting up, playing and comparing: about ten questions to the engine at most.
constexpr Allowance::Limits k_scenario_limits{
    .time = std::chrono::milliseconds(850), .memory = std::size_t{80} << 20, .whole = true};

// Called after each scenario, with the number of all; false: stop.
using AfterTest = std::function<bool(TestResult result, std::size_t all)>;

// In the order of the files.
void run_tests(const TestTexts& texts, const AfterTest& after);

}  // namespace hr::scripting
