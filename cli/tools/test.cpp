// SPDX-License-Identifier: MIT
// houserules test: runs the files in the tests/ folders of rulesets.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <iterator>
#include <memory>

#include "cli/arguments/arguments.h"
#include "cli/arguments/locate.h"
#include "cli/arguments/pack_file.h"
#include "cli/arguments/seconds.h"
#include "cli/terminal/tap.h"
#include "cli/tools/tools.h"
#include "core/record/record.h"
#include "core/scenario/scenario_run.h"
#include "scripting/pack/pack.h"
#include "scripting/ruleset/open_rules.h"
#include "scripting/scenarios/test_run.h"

namespace hr::cli {

namespace fs = std::filesystem;

namespace {

struct TestArguments {
  std::vector<std::string> places;
  double seconds = 3600;
  bool json = false;
};

// The rules of a ruleset's folder or a pack, under options and variants.
using ReadRules =
    std::function<RulesetText(const std::vector<std::string>& variants, const Settings& settings)>;

// A file of tests and the ruleset it belongs to.
struct TestFile {
  std::string ruleset;
  std::string name;  // "moves.scenario"
  std::function<std::string()> text;
  ReadRules rules;
  std::string shown() const { return ruleset + "/tests/" + name; }
};

OpenScenario opener(const ReadRules& rules) {
  return [rules](const Settings& settings, const std::vector<std::string>& variants) {
    return scripting::open_playable(rules(variants, settings));
  };
}

std::string place(const std::string& file, int line, int column) {
  return column > 0 ? fmt::format("{}:{}:{}", file, line, column)
                    : fmt::format("{}:{}", file, line);
}

std::optional<UnmetExpectation> run_within(const Scenario& scenario, const OpenScenario& open) {
  try {
    const Allowance allowance(scripting::k_scenario_limits);
    return run_scenario(scenario, open);
  } catch (const Exhausted& exhausted) {
    if (Allowance::unwinding()) throw;
    throw Error(fmt::format("{}:1: {}: {}", scenario.file, scenario.name, exhausted.what()));
  }
}

std::optional<TestFailure> run(const Scenario& scenario, const OpenScenario& open) {
  const std::optional<UnmetExpectation> unmet = run_within(scenario, open);
  if (!unmet) return std::nullopt;
  return TestFailure{.message = unmet->what(),
                     .at = place(scenario.file, unmet->line, unmet->column),
                     .expected = unmet->expected,
                     .found = unmet->found,
                     .differing = unmet->differing,
                     .difference = unmet->difference};
}

std::vector<TapTest> scenarios_in(const TestFile& file) {
  std::vector<TapTest> tests;
  for (Scenario& scenario : read_scenarios(file.shown(), file.text())) {
    std::string name = file.ruleset + ": " + scenario.name;
    tests.push_back({std::move(name), [open = opener(file.rules), scenario = std::move(scenario)] {
                       return run(scenario, open);
                     }});
  }
  return tests;
}

// "my_game/tests/a.rec:12: sentence"
TestFailure problem_of(const TestFile& file, const Error& error) {
  std::string message = error.what(), at = file.shown();
  if (message.starts_with(at + ":")) {
    const std::size_t end = std::min(message.find(": ", at.size()), message.size() - 2);
    at = message.substr(0, end);
    message = message.substr(end + 2);
  }
  return {.message = std::move(message), .at = std::move(at)};
}

// Under the current rules, every step of a recorded game must lead to the recorded position. A game
// in which the rules change uses its own.
std::vector<TapTest> recorded_game(const TestFile& file) {
  const auto record = std::make_shared<const Record>(read_record(file.text(), file.shown()));
  const auto open = [file, record](const RulesetText& ruleset_text) {
    if (record->ruleset_texts.size() > 1) return scripting::open_playable(ruleset_text);
    return opener(file.rules)(ruleset_text.settings, ruleset_text.variants);
  };
  const auto run = [file, record, open]() -> std::optional<TestFailure> {
    try {
      static_cast<void>(replay(*record, open));
    } catch (const Error& error) {
      return problem_of(file, error);
    }
    return std::nullopt;
  };
  return {{file.ruleset + ": " + file.name, run}};
}

// The kinds of test files, and how each becomes tests.
struct FileKind {
  const char* ending;
  std::vector<TapTest> (*tests)(const TestFile& file);
};
constexpr std::array<FileKind, 2> k_kinds{{{".scenario", scenarios_in}, {".rec", recorded_game}}};

const FileKind* kind_of(const fs::path& path) {
  const auto* const kind = std::find_if(std::begin(k_kinds), std::end(k_kinds), [&](auto& known) {
    return path.extension() == known.ending;
  });
  return kind == std::end(k_kinds) ? nullptr : kind;
}

// A file that cannot be read is a failed test.
TapTest broken(const TestFile& file, const TestFailure& problem) {
  return {file.ruleset + ": " + file.name, [problem] { return problem; }};
}

void add_tests(const TestFile& file, std::vector<TapTest>& out) {
  try {
    std::vector<TapTest> tests = kind_of(file.name)->tests(file);
    std::move(tests.begin(), tests.end(), std::back_inserter(out));
  } catch (const LocatedError& error) {
    out.push_back(broken(
        file, {.message = error.what(), .at = place(file.shown(), error.line(), error.column())}));
  } catch (const Error& error) {
    out.push_back(broken(file, problem_of(file, error)));
  }
}

TestFile file_in(const fs::path& folder, const fs::path& path) {
  return {.ruleset = folder.filename().string(),
          .name = path.filename().string(),
          .text = [path] { return test_text(path); },
          .rules =
              [folder](const auto& variants, const auto& settings) {
                return scripting::read_ruleset_text(folder, variants, settings);
              }};
}

std::vector<TestFile> files_of(const fs::path& folder) {
  std::vector<TestFile> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder / "tests", error))
    if (kind_of(entry.path()) != nullptr) files.push_back(file_in(folder, entry.path()));
  std::ranges::sort(files, {}, &TestFile::name);
  return files;
}

std::vector<TestFile> files_of_pack(const std::string& place) {
  const auto pack = std::make_shared<const scripting::Pack>(read_pack_given(place));
  std::vector<TestFile> files;
  for (RuleFile& file : scripting::tests_of(*pack))
    files.push_back({.ruleset = pack->ruleset,
                     .name = fs::path(file.name).filename().string(),
                     .text = [text = std::move(file.text)] { return text; },
                     .rules =
                         [pack](const auto& variants, const auto& settings) {
                           return scripting::ruleset_text_of(*pack, variants, settings);
                         }});
  return files;
}

// A ruleset given by name or folder, a pack, or one file in a ruleset's tests.
std::vector<TestFile> files_at(const std::string& place) {
  if (is_pack(place)) return files_of_pack(place);
  const fs::path path = fs::absolute(place).lexically_normal();
  std::error_code error;
  if (kind_of(path) == nullptr || fs::is_directory(path, error))
    return files_of(locate_ruleset(place, ruleset_roots()));
  if (!fs::is_regular_file(path, error))
    throw Failure(Exit::rules_missing, fmt::format("there is no file {}", place));
  const fs::path folder = path.parent_path().parent_path();
  if (path.parent_path().filename() != "tests" || !fs::is_regular_file(folder / "rules.lua", error))
    throw Failure(Exit::rules_missing,
                  fmt::format("expected {} to be in the tests folder of a ruleset", place));
  return {file_in(folder, path)};
}

Exit test(const TestArguments& arguments) {
  std::vector<TapTest> tests;
  for (const std::string& place : arguments.places)
    for (const TestFile& file : files_at(place)) add_tests(file, tests);
  if (arguments.places.empty())
    for (const fs::path& folder : rulesets_in(ruleset_roots()))
      for (const TestFile& file : files_of(folder)) add_tests(file, tests);
  const int failed =
      arguments.json ? run_as_json(tests) : run_as_tap(tests, "there are no scenarios");
  return failed == 0 ? Exit::ok : Exit::problems;
}

constexpr const char* k_help =
    "A scenario is plain text, in a file tests/NAME.scenario of the ruleset: how the\n"
    "game begins, which actions follow, and the expected results. Indented lines belong to\n"
    "the line above; a line that begins with # is a comment.\n"
    "\n"
    "  scenario: a cube takes a cube        starts one; lines above the first one\n"
    "                                       apply to all in the file\n"
    "  option columns: 6                    also \"variant: NAME\" and \"seed: 3\"\n"
    "  position: white to move              the drawing below it, as \"play\" shows it\n"
    "  white: move C4 C5                    an action; below it what must happen:\n"
    "    event: White takes black's cube at C5.\n"
    "    dice: 3 4                          real dice; also \"told SEAT: …\" and\n"
    "                                       \"not told SEAT: …\"\n"
    "  refused black: move A1 A2            must be refused; below it \"says: …\"\n"
    "  legal black: 12 actions              or all of them, with \";\" between; also\n"
    "                                       \"legal black includes: …\", \"… lacks: …\"\n"
    "  board:                               the expected board, drawn below; also\n"
    "                                       \"board seen by SEAT:\"\n"
    "  to act: black                        also \"score SEAT: 3\", \"winner: SEAT\",\n"
    "                                       \"draw\", \"unfinished\", \"outcome: …\"\n"
    "\n"
    "A recorded game, tests/NAME.rec, is replayed under the current rules.\n"
    "docs/scenarios.md explains the details. Exit codes: 0 all pass, 1 some fail,\n"
    "5 no such ruleset.";

}  // namespace

void add_test(CommandLine& line) {
  const auto arguments = std::make_shared<TestArguments>();
  Command command =
      line.add_command("test", "Run the scenarios and recorded games of rulesets; output is TAP");
  command
      .add("RULESET", arguments->places,
           "Rulesets, packs or single test files (default: all rulesets)")
      .type_name("");
  add_seconds(command, arguments->seconds);
  add_json(command, arguments->json, "Print a JSON list of tests instead");
  command.footer(k_help);
  command.runs([arguments] {
    return within_seconds("test", arguments->seconds, [&] { return test(*arguments); });
  });
}

}  // namespace hr::cli
