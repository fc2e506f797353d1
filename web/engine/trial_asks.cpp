// SPDX-License-Identifier: MIT
// What plays many games, or thinks: checks, tests, the lab, bots and hints. A page runs these in a
// Worker of their own, which it ends if somebody wants to stop.
#include <fmt/format.h>

#include <algorithm>
#include <ctime>

#include "core/thinking/thought_text.h"
#include "scripting/check/check.h"
#include "scripting/check/check_words.h"
#include "scripting/pack/pack.h"
#include "scripting/scenarios/test_words.h"
#include "scripting/source/read_ruleset_text.h"
#include "web/engine/json.h"
#include "web/engine/work.h"

namespace hr::web {

namespace {

using scripting::CheckReport;
using Clock = std::chrono::steady_clock;

Json progress(std::uint64_t done, std::uint64_t all) { return {{"done", done}, {"all", all}}; }

// All rules, with every variant but none of them in force; and the scenarios.
scripting::Pack whole(const GameChoice& choice) {
  return {.ruleset = choice.ruleset, .files = files_of(choice)};
}

scripting::LabOrder order_of(const BotSpec& bot, int games, int pairs, std::uint64_t seed) {
  if (games < 1 || pairs < 1) throw Error("expected at least one game");
  return {.bot = bot,
          .games = static_cast<std::uint64_t>(games),
          .pairs = static_cast<std::uint64_t>(pairs),
          .seed = seed};
}

scripting::LabFacts measured(Asked& asked, const RulesetText& ruleset_text,
                             const scripting::LabOrder& order, std::uint64_t before,
                             std::uint64_t all,
                             const std::function<std::string(const scripting::LabFacts&)>& played) {
  return scripting::measure_version(
      ruleset_text, order,
      [&](std::uint64_t done, std::uint64_t) {
        asked.tell(progress(before + done, all));
        return true;
      },
      [&](const scripting::LabFacts& facts) {
        Json so_far = progress(before + facts.games, all);
        so_far["facts"] = json_of(facts);
        so_far["sheet"] = json_of(scripting::lab_sheet(facts));
        so_far["played"] = played(facts);
        so_far["answers"] = json_of(scripting::lab_answers(facts));
        asked.tell(so_far);
      });
}

}  // namespace

Json run(Asked& asked, const Check& ask) {
  CheckReport report;
  try {
    scripting::CheckPlan plan{.games = static_cast<std::uint64_t>(std::max(ask.games, 1))};
    const Clock::time_point end = Clock::now() + std::chrono::seconds(std::max(ask.seconds, 1));
    plan.time_is_up = [end] { return Clock::now() >= end; };
    plan.variants = scripting::find_variants(files_of(ask.game));
    plan.tests = scripting::tests_of(whole(ask.game));
    report = scripting::check(
        ruleset_text_of(ask.game), plan,
        [&](std::size_t done, std::size_t all) { asked.tell(progress(done, all)); });
  } catch (const Error& error) {
    report = scripting::unreadable(ask.game.ruleset, error);
  }
  Json findings = Json::array();
  for (const scripting::Finding& finding : report.findings) findings.push_back(json_of(finding));
  return {{"findings", findings},
          {"found", scripting::found_text(report)},
          {"sentences", scripting::check_sentences(
                            report, fmt::format("Stopped after {} seconds", ask.seconds))},
          {"ok", report.has_no_errors() && !report.not_enough()}};
}

Json run(Asked& asked, const Test& ask) {
  const scripting::Pack pack = whole(ask.game);
  Json results = Json::array();
  std::vector<scripting::TestVerdict> verdicts;
  scripting::run_tests({scripting::all_rules(pack), scripting::tests_of(pack)},
                       [&](const scripting::TestResult& result, std::size_t all) {
                         results.push_back(json_of(result));
                         verdicts.push_back(result.verdict);
                         asked.tell(progress(results.size(), all));
                         return true;
                       });
  return {{"results", std::move(results)}, {"text", scripting::tests_text(verdicts)}};
}

Json run(Asked& asked, const Measure& ask) {
  const scripting::LabOrder order = order_of(ask.bot, ask.games, 1, ask.seed);
  const auto played = [&](const scripting::LabFacts& facts) {
    return scripting::games_text(facts.games, order);
  };
  const scripting::LabFacts facts =
      measured(asked, load(ruleset_text_of(ask.game))->text(), order, 0, order.games, played);
  return {{"facts", json_of(facts)},
          {"sheet", json_of(scripting::lab_sheet(facts))},
          {"played", played(facts)},
          {"answers", json_of(scripting::lab_answers(facts))}};
}

Json run(Asked& asked, const Compare& ask) {
  const RulesetText before = load(ruleset_text_of(ask.before))->text();
  const RulesetText after = load(ruleset_text_of(ask.after))->text();
  if (before == after) throw Error("These are the same rules: there is nothing to compare.");
  scripting::LabOrder order = order_of(ask.bot, ask.pairs, ask.pairs, ask.seed);
  const std::uint64_t all = 3 * order.pairs;
  const auto played = [&](const scripting::LabFacts&) { return scripting::pairs_text(order); };
  const scripting::LabFacts then = measured(asked, before, order, 0, all, played);
  const scripting::LabFacts now = measured(asked, after, order, order.games, all, played);
  scripting::LabDifference difference =
      scripting::compare_versions(before, after, order, [&](std::uint64_t done, std::uint64_t) {
        asked.tell(progress(2 * order.games + done, all));
        return true;
      });
  scripting::use_figures(difference, then, now);
  return {{"difference", json_of(difference)},
          {"answers", json_of(scripting::lab_answers(difference))},
          {"played", scripting::pairs_text(order)},
          {"before", {{"facts", json_of(then)}, {"sheet", json_of(scripting::lab_sheet(then))}}},
          {"after", {{"facts", json_of(now)}, {"sheet", json_of(scripting::lab_sheet(now))}}}};
}

Json run(Asked& asked, const Think& ask) {
  const Table& table = asked.table().table;
  const StatusReport status = table.report(Issuer::owner(), StatusQuery());
  const SeatId seat =
      ask.seat == SeatId::to_act && !status.to_act.empty() ? status.to_act.front() : ask.seat;
  if (!is_seat(seat) || std::ranges::count(status.to_act, seat) == 0)
    throw Error("This seat is not to act.");
  Thinker thinker = scripting::make_thinker();
  thinker.begin(
      table, seat,
      ask.bot ? *ask.bot : hint_bot(std::chrono::seconds(std::clamp(ask.seconds, 1, 600))));
  const std::optional<ThoughtReport> thought = thinker.wait();
  return json_of(thought.value_or(ThoughtReport()));
}

}  // namespace hr::web
