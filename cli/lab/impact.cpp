// SPDX-License-Identifier: MIT
// houserules impact: which variants and options matter.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "cli/arguments/locate.h"
#include "cli/lab/commands.h"
#include "cli/lab/lab_arguments.h"
#include "cli/lab/option_range.h"
#include "cli/lab/report_output.h"
#include "cli/lab/report_parts.h"
#include "cli/lab/worker.h"
#include "cli/terminal/interrupt.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

struct ImpactArguments : RulesetArguments {
  LabPlayArguments play;
  std::string question;
  ReportArguments report;
  std::uint64_t games = 1000;
  double target_width = 0, seconds = 0;
  WorkerArguments worker;
  Team* team = nullptr;
};

// What was compared, those that matter most first, and what could not be.
struct Impact {
  std::string name, question;
  std::vector<ComparisonRow> rows;
  std::vector<std::pair<std::string, std::string>> left_out;  // name and reason
};

const MeasureComparison& asked(const ComparisonRow& row) {
  return row.found.measures[row.found.question];
}

Impact impact_of(std::string name, std::vector<ComparisonRow> rows) {
  Impact out{.name = std::move(name), .question = {}, .rows = {}, .left_out = {}};
  for (ComparisonRow& row : rows) {
    if (row.found.pairs > 0)
      out.rows.push_back(std::move(row));
    else
      out.left_out.emplace_back(row.found.second,
                                row.reason.empty() ? "there was no time" : row.reason);
  }
  std::ranges::stable_sort(out.rows, std::ranges::greater{}, [](const ComparisonRow& row) {
    return std::pair(row.differs, std::abs(asked(row).difference));
  });
  if (!out.rows.empty()) out.question = asked(out.rows.front()).measure.first.name;
  return out;
}

std::string answer_text(const Impact& found) {
  const auto differ = static_cast<std::size_t>(
      std::ranges::count_if(found.rows, [](const ComparisonRow& row) { return row.differs; }));
  if (differ == 0)
    return fmt::format("Not enough games to tell: none of {} is known to differ.",
                       count_text(found.rows.size(), "change", "changes"));
  return fmt::format("{} of {} matter to this question; of the others these games do not show it.",
                     differ, count_text(found.rows.size(), "change", "changes"));
}

constexpr const char* k_together =
    "Of the rows marked \"differs\" at most 5 of 100 can be expected to be wrong.";
constexpr const char* k_pairwise =
    "Values are medians; the difference tells in how many more of 100 pairs it is larger than "
    "smaller.";

Row row_of(const ComparisonRow& row) {
  const MeasureComparison& m = asked(row);
  const bool share = m.measure.first.share;
  const auto value = [&](double of) {
    return Cell(of, share ? percent(of) : fmt::format("{:.6g}", of));
  };
  const bool unknown = row.found.answer == Answer::unknown;  // as is usual
  return {.cells = {row.found.second,
                    row.found.pairs,
                    value(m.first),
                    value(m.second),
                    number_cell(1, m.difference),
                    interval_cell(1, m.difference_interval,
                                  points_between(m.difference_interval) + (share ? "" : " pairs")),
                    share ? "share, changed less standard"
                          : "pairs, larger when changed less larger as it is",
                    number_cell(1, m.log_evidence),
                    {answer_word(row.found.answer), unknown ? "" : answer_word(row.found.answer)}}};
}

DocumentSection changes_of(const Impact& found) {
  DocumentTable table{
      .key = "changes",
      .columns = {{"change", {"change"}, ""},
                  {"pairs", {"pairs"}, "pairs"},
                  {"standard", {"standard"}, "standard"},
                  {"changed", {"changed"}, "changed"},
                  {"difference", {"difference"}},
                  {"difference_95", {"difference low", "difference high"}, "difference, 95 %"},
                  {"difference_unit"},
                  {"log_evidence", {"log evidence"}},
                  {"answer", {"answer"}, ""}}};
  DifferencesPlot plot{.title = "Changed minus standard, in points of 100"};
  for (const ComparisonRow& row : found.rows) {
    table.rows.push_back(row_of(row));
    const MeasureComparison& m = asked(row);
    plot.rows.push_back({row.found.second, m.difference, m.difference_interval, row.differs});
  }
  DocumentSection out{"Changes"};
  if (!plot.rows.empty()) out.parts.emplace_back(std::move(plot));
  out.parts.emplace_back(std::move(table));
  if (found.rows.empty()) return out;
  out.parts.emplace_back(k_together);
  if (!asked(found.rows.front()).measure.first.share) out.parts.emplace_back(k_pairwise);
  return out;
}

Document impact_report(const Impact& found, const ComparisonRun& run, const EarlyStop& stop) {
  DocumentTable left_out{.key = "not_compared",
                         .columns = {{"change", {}, ""}, {"reason", {}, ""}}};
  for (const auto& [name, reason] : found.left_out) left_out.rows.push_back({{name, reason}});
  Document out{
      .title = found.name + ": which changes matter",
      .played = "Each change alone, from the same seeds; bots: " + pair_bots_text(run.play.bots),
      .sections = {changes_of(found), {"Not compared", {std::move(left_out)}}},
      .facts = {{"version", found.name},
                {"bots", bots_json(run.play.bots)},
                {"seed", run.seed},
                {"question", found.question},
                {"stopped", stop_json(stop)}},
      .stop = stop,
      .seed = run.seed,
      .timed = timed(run.play.bots)};
  if (!found.rows.empty()) out.answer = {"Question: " + found.question, {answer_text(found)}};
  return out;
}

// The versions that can be loaded; of the others the reasons.
std::vector<RulesVersion> load_changes(const ImpactArguments& arguments,
                                       const scripting::Ruleset& standard,
                                       std::vector<std::pair<std::string, std::string>>& left_out) {
  std::vector<RulesVersion> out;
  for (const SmallChange& change : small_changes(arguments, standard)) {
    try {
      out.push_back(version_of(change.name, open_ruleset(change.version, false)->text()));
    } catch (const Error& error) {
      left_out.emplace_back(change.name, error.what());
    }
  }
  return out;
}

bool settled(const ComparisonRow& row) { return row.found.answer != Answer::unknown; }

Exit run_impact(const ImpactArguments& arguments) {
  ReportOutput output(arguments.report);
  const auto ruleset = open_ruleset(arguments);
  std::vector<std::pair<std::string, std::string>> left_out;
  const std::vector<RulesVersion> versions = load_changes(arguments, *ruleset, left_out);
  if (versions.empty())
    throw Failure(Exit::usage, "impact: this ruleset has no variants or options to try");
  ComparisonRun run{.play = lab_play(arguments.play, ruleset->game()->seats()),
                    .seed = arguments.play.seed,
                    .max_pairs = arguments.games,
                    .threads = arguments.play.threads,
                    .question = question_name(arguments.question),
                    .target_width = arguments.target_width};
  const std::string name = version_name(arguments);
  const RulesVersion standard = version_of(name, ruleset->text());
  // A question that nobody can answer, and rules that fail, are not the fault of a change.
  static_cast<void>(measured([&] {
    ComparisonRun first = run;
    first.max_pairs = 1;
    // For a script the question is enough.
    return compare(standard, standard, first,
                   [&](std::uint64_t, const Interval&) { return arguments.worker.slurm.empty(); });
  }));
  if (wrote_script(arguments.worker)) return Exit::ok;
  Worker worker(arguments.worker, arguments.team);
  const Interrupt interrupt;
  ProgressWatch watch("pairs of games played", arguments.seconds, arguments.report.progress);
  auto result = worker.result(
      run, "pairs", [&] { return compare_each(standard, versions, run, std::ref(watch)); });
  if (!result) return worker.exit_code(Exit::ok);
  const std::uint64_t pairs = games_of(*result);
  Impact found = impact_of(name, std::move(*result));
  found.left_out.insert(found.left_out.begin(), left_out.begin(), left_out.end());
  const EarlyStop stop =
      early_stop(watch.ended_by(), pairs, run.max_pairs * versions.size(), "pair", "pairs");
  Document report = impact_report(found, run, stop);
  report.rules = {rules_text(*ruleset->game(), ruleset->text())};
  output.print("impact", report);
  return worker.exit_code(std::ranges::any_of(found.rows, settled) ? Exit::ok : Exit::not_enough);
}

}  // namespace

void add_impact(CommandLine& line, Team* team) {
  const auto arguments = std::make_shared<ImpactArguments>();
  arguments->team = team;
  Command command =
      line.add_command("impact", "Find out which variants and options of a game matter");
  add_ruleset(command, *arguments);
  add_play(command, arguments->play);
  command
      .add("--games", arguments->games,
           "At most this many pairs of games for each change (default 1000), fewer if its question "
           "is answered earlier")
      .type_name("NUMBER")
      .whole_number(1, 1'000'000'000);
  command
      .add("--question", arguments->question,
           "What it may matter to: first (the points of the player of seat 1), draws, or the name "
           "of a "
           "row of lab (default first)")
      .type_name("ROW");
  command
      .add("--target-width", arguments->target_width,
           "Also stop when the interval of the difference is at most this wide, from 0.001 to 1")
      .type_name("WIDTH")
      .range(0.001, 1);
  add_time_limit(command, arguments->seconds);
  add_worker(command, arguments->worker);
  add_report(command, arguments->report);
  command.runs([arguments] { return run_impact(*arguments); });
}

}  // namespace hr::cli
