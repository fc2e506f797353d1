// SPDX-License-Identifier: MIT
#include "scripting/scenarios/test_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

#include "core/base/suggest.h"
#include "core/match/match.h"
#include "core/scenario/scenario_run.h"
#include "core/table/table.h"
#include "core/words/text.h"
#include "scripting/ruleset/open_rules.h"
#include "scripting/source/read_ruleset_text.h"
#include "scripting/source/variant_info.h"

namespace hr::scripting {

namespace {

std::string stem(const std::string& file) { return std::filesystem::path(file).stem().string(); }

bool is_variant_file(const RuleFile& file) { return file.name.starts_with("variants/"); }

// The ruleset text with these options and variants only.
RulesetText chosen(const RulesetText& all, const Settings& settings,
                   std::vector<std::string> variants) {
  RulesetText out{.ruleset = all.ruleset, .files = {}, .variants = {}, .settings = settings};
  for (std::string& variant : variants)
    if (is_variant_path(variant)) variant = stem(variant);
  std::ranges::sort(variants);
  const auto repeated = std::ranges::unique(variants);
  variants.erase(repeated.begin(), repeated.end());
  std::vector<std::string> known;
  for (const RuleFile& file : all.files) {
    if (is_variant_file(file)) known.push_back(stem(file.name));
    if (!is_variant_file(file) || std::ranges::count(variants, known.back()) > 0)
      out.files.push_back(file);
  }
  for (const std::string& variant : variants) {
    const auto files = std::ranges::count(known, variant);
    if (files == 0)
      throw UnknownVariant(fmt::format("there is no variant called \"{}\"{}", variant,
                                       did_you_mean(variant, known)));
    if (files > 1)
      throw VariantConflict(fmt::format("there are two variants called \"{}\"", variant));
  }
  out.variants = std::move(variants);
  static_cast<void>(board_in_force(out));  // throws for two boards
  return out;
}

std::string line_of(const std::string& text, int number) {
  std::size_t from = 0;
  for (int n = 1; n < number && from != std::string::npos; ++n) {
    from = text.find('\n', from);
    if (from != std::string::npos) ++from;
  }
  return from == std::string::npos ? "" : trimmed(text.substr(from, text.find('\n', from) - from));
}

CellReport with_contents(CellReport cell, const Game& game, const Contents& contents) {
  cell.hidden = contents.hidden;
  cell.pieces.clear();
  for (const Pieces& p : contents.pieces)
    cell.pieces.push_back({game.definition().kinds[p.piece.kind].name, p.piece.owner, p.count});
  return cell;
}

// Fills in the position at the line that is not met, and the expected one if boards differ.
void add_position(TestResult& out, const UnmetExpectation& unmet) {
  if (unmet.match == nullptr) return;
  const Game& game = unmet.match->game();
  const Table table(*unmet.match);
  const SeatId viewer = unmet.viewer;
  const auto found = std::make_shared<const Report>(
      table.report(Issuer::of(viewer), ViewQuery{.log_from = k_no_log}));
  TestPosition& position = out.position.emplace();
  position.game = std::make_shared<const GameReport>(table.report(Issuer::owner(), GameQuery()));
  position.found = found;
  if (unmet.cells.empty()) return;
  const std::vector<ZoneInstance> zones = shown_zones(game);
  Report expected = *found;
  for (const DifferingCell& differs : unmet.cells) {
    const auto at = std::ranges::find(zones, differs.zone);
    if (at == zones.end()) continue;
    const auto zone = static_cast<std::size_t>(at - zones.begin());
    CellReport& cell = expected.zones[zone].cells[nth(differs.cell)];
    cell = with_contents(std::move(cell), game, differs.expected);
    position.differing.push_back({zone, differs.cell});
  }
  position.expected = std::make_shared<const Report>(std::move(expected));
}

void add_failure(TestResult& out, const UnmetExpectation& unmet, const std::string& text) {
  out.verdict = unmet.broken ? TestVerdict::error : TestVerdict::fails;
  out.line = unmet.line;
  out.column = unmet.column;
  out.step = line_of(text, unmet.line);
  out.message = unmet.what();
  out.expected = unmet.expected;
  out.found = unmet.found;
  out.differing = unmet.differing;
  try {
    add_position(out, unmet);
  } catch (const Error&) {
    out.position.reset();  // the rules fail in it; the message says enough
  }
}

void add_error(TestResult& out, int line, const std::string& message, const std::string& text) {
  out.verdict = TestVerdict::error;
  out.line = line;
  out.step = line_of(text, line);
  out.message = message;
}

TestResult run_one(const Scenario& scenario, const RulesetText& rules, const RuleFile& file) {
  TestResult out;
  out.file = file.name;
  out.name = scenario.name;
  out.begins = scenario.line;
  const auto begin = std::chrono::steady_clock::now();
  const OpenScenario open = [&](const Settings& settings,
                                const std::vector<std::string>& variants) {
    return open_playable(chosen(rules, settings, variants));
  };
  try {
    const Allowance allowance(k_scenario_limits);
    if (const auto unmet = run_scenario(scenario, open)) add_failure(out, *unmet, file.text);
  } catch (const Exhausted& exhausted) {
    add_error(out, scenario.line, exhausted.what(), file.text);
  }
  out.time = std::chrono::duration_cast<std::chrono::microseconds>(
      std::chrono::steady_clock::now() - begin);
  return out;
}

struct PlannedTest {
  const RuleFile* file = nullptr;
  std::optional<Scenario> scenario;
  TestResult unreadable;  // if there is no scenario
};

std::vector<PlannedTest> plan_tests(const TestTexts& texts) {
  std::vector<PlannedTest> out;
  for (const RuleFile& file : texts.tests) {
    try {
      for (Scenario& scenario : read_scenarios(file.name, file.text))
        out.push_back({&file, std::move(scenario), {}});
    } catch (const LocatedError& error) {
      PlannedTest& test = out.emplace_back(PlannedTest{&file, {}, {}});
      test.unreadable.file = file.name;
      add_error(test.unreadable, error.line(), error.what(), file.text);
      test.unreadable.column = error.column();
    }
  }
  return out;
}

}  // namespace

void run_tests(const TestTexts& texts, const AfterTest& after) {
  const std::vector<PlannedTest> tests = plan_tests(texts);
  for (const PlannedTest& test : tests) {
    TestResult result =
        test.scenario ? run_one(*test.scenario, texts.rules, *test.file) : test.unreadable;
    if (!after(std::move(result), tests.size())) return;
  }
}

}  // namespace hr::scripting
