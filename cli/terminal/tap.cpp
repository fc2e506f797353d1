// SPDX-License-Identifier: MIT
#include "cli/terminal/tap.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/allowance.h"
#include "core/base/utf8.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

std::optional<TestFailure> outcome_of(const TapTest& test) {
  try {
    return test.run();
  } catch (const std::exception& error) {
    if (Allowance::unwinding()) throw;
    return TestFailure{.message = error.what()};
  }
}

// Quotes a text on one line, for YAML and TAP.
std::string quoted_text(const std::string& text) { return json_line(Json(text)); }

// The name of a test: "#" would begin a directive.
std::string title(const std::string& name) {
  constexpr std::size_t k_max_length = 200;  // bytes
  std::string out = cut_short(printable(name), k_max_length);
  std::replace(out.begin(), out.end(), '#', ' ');
  return out;
}

void print_text(const char* key, const std::string& text) {
  if (text.empty()) return;
  if (text.find('\n') == std::string::npos)
    return print_line(fmt::format("  {}: {}", key, quoted_text(text)));
  print_line(fmt::format("  {}: |", key));
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    print_line("    " + text.substr(from, end - from));
    from = end + 1;
  }
}

void print_problem(const TestFailure& problem) {
  print_line("  ---");
  print_text("message", problem.message);
  print_text("at", problem.at);
  print_text("expected", problem.expected);
  print_text("found", problem.found);
  if (!problem.differing.empty()) print_line("  differing:");
  for (const std::string& place : problem.differing) print_line("    - " + quoted_text(place));
  if (!problem.difference.empty()) print_line("  board: |2");
  for (const std::string& line : problem.difference) print_line("    " + line);
  print_line("  ...");
}

}  // namespace

int run_as_tap(std::span<const TapTest> tests, const std::string& none) {
  print_line("TAP version 13");
  if (tests.empty()) {
    print_line("1..0 # skip " + none);
    return 0;
  }
  print_line(fmt::format("1..{}", tests.size()));
  int number = 0, failed = 0;
  for (const TapTest& test : tests) {
    const std::optional<TestFailure> problem = outcome_of(test);
    print_line(fmt::format("{}ok {} - {}", problem ? "not " : "", ++number, title(test.name)));
    if (!problem) continue;
    ++failed;
    print_problem(*problem);
  }
  return failed;
}

int run_as_json(std::span<const TapTest> tests) {
  Json list = Json::array();
  int failed = 0;
  for (const TapTest& test : tests) {
    const std::optional<TestFailure> problem = outcome_of(test);
    Json entry{{"test", test.name}, {"ok", !problem}};
    if (problem) {
      ++failed;
      entry["message"] = problem->message;
      entry["at"] = problem->at;
      if (!problem->expected.empty()) entry["expected"] = problem->expected;
      if (!problem->found.empty()) entry["found"] = problem->found;
      if (!problem->differing.empty()) entry["differing"] = problem->differing;
      if (!problem->difference.empty()) entry["board"] = problem->difference;
    }
    list.push_back(std::move(entry));
  }
  print_json(list);
  return failed;
}

}  // namespace hr::cli
