// SPDX-License-Identifier: MIT
// houserules impact: which variants and options matter.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "cli/arguments/locate.h"
#include "cli/lab/commands.h"
#include "cli/lab/html_page.h"
#include "cli/lab/html_report.h"
#include "cli/lab/lab_arguments.h"
#include "cli/lab/option_range.h"
#include "cli/lab/report_parts.h"
#include "cli/lab/svg_plots.h"
#include "cli/lab/typed_command.h"
#include "cli/lab/worker.h"
#include "cli/terminal/csv.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

namespace {

struct ImpactArguments : RulesetArguments {
  LabPlayArguments play;
  std::string question, html;
  std::uint64_t games = 1000;
  double target_width = 0, seconds = 0;
  WorkerArguments worker;
  Team* team = nullptr;
  bool json = false, csv = false, progress = false;
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

// "" where a program reads "unknown": it is what is usual.
const char* mark_of(const ComparisonRow& row) {
  return row.found.answer == Answer::unknown ? "" : answer_word(row.found.answer);
}

std::string value_of(const ComparisonRow& row, bool second) {
  const MeasureComparison& m = asked(row);
  const double value = second ? m.second : m.first;
  return m.measure.first.share ? percent(value) : fmt::format("{:.6g}", value);
}

std::string range_of(const ComparisonRow& row) {
  const MeasureComparison& m = asked(row);
  return points_between(m.difference_interval) + (m.measure.first.share ? "" : " pairs");
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

std::string impact_text(const Impact& found, const ComparisonRun& run, const EarlyStop& stop) {
  std::string out = fmt::format("{}: each change alone, from the same seeds; bots: {}\n",
                                found.name, pair_bots_text(run.play.bots));
  out += early_stop_line(stop);
  if (!found.rows.empty()) {
    const std::string heads = fmt::format("{:<34} {:>6} {:>9} {:>9}   {:>16}", "", "pairs",
                                          "standard", "changed", "difference, 95 %");
    out += fmt::format("Question: {}\n{}\n\n  {}\n", found.question, answer_text(found), heads);
    for (const ComparisonRow& row : found.rows)
      out += fmt::format("  {:<34} {:>6} {:>9} {:>9}   {:>16}{}{}\n", row.found.second,
                         row.found.pairs, value_of(row, false), value_of(row, true), range_of(row),
                         *mark_of(row) == 0 ? "" : "  ", mark_of(row));
    out += fmt::format("\n{}\n", k_together);
    if (!asked(found.rows.front()).measure.first.share) out += fmt::format("{}\n", k_pairwise);
  }
  if (!found.left_out.empty()) out += "\nNot compared:\n";
  for (const auto& [name, reason] : found.left_out) out += fmt::format("  {}: {}\n", name, reason);
  return out;
}

Json impact_json(const Impact& found, const ComparisonRun& run, const EarlyStop& stop) {
  Json rows = Json::array(), left_out = Json::array();
  for (const ComparisonRow& row : found.rows) {
    const MeasureComparison& m = asked(row);
    rows.push_back({{"change", row.found.second},
                    {"pairs", row.found.pairs},
                    {"standard", m.first},
                    {"changed", m.second},
                    {"difference", m.difference},
                    {"difference_95", interval_json(m.difference_interval)},
                    {"difference_unit", m.measure.first.share
                                            ? "share, changed less standard"
                                            : "pairs, larger when changed less larger as it is"},
                    {"log_evidence", m.log_evidence},
                    {"answer", answer_word(row.found.answer)}});
  }
  for (const auto& [name, reason] : found.left_out)
    left_out.push_back({{"change", name}, {"reason", reason}});
  return {{"version", found.name},
          {"bots", bots_json(run.play.bots)},
          {"seed", run.seed},
          {"question", found.question},
          {"stopped", stop_json(stop)},
          {"changes", std::move(rows)},
          {"not_compared", std::move(left_out)}};
}

std::string impact_csv(const Impact& found, const EarlyStop& stop) {
  Csv csv = csv_report({"change", "pairs", "standard", "changed", "difference", "difference low",
                        "difference high", "log evidence", "answer"},
                       stop);
  for (const ComparisonRow& row : found.rows) {
    const MeasureComparison& m = asked(row);
    csv.text(row.found.second).number(row.found.pairs).number(m.first).number(m.second);
    csv.number(m.difference).number(m.difference_interval.low).number(m.difference_interval.high);
    csv.number(m.log_evidence).text(answer_word(row.found.answer)).end_row();
  }
  return csv.rows();
}

std::string impact_html(const Impact& found, const ComparisonRun& run, const PageSource& source) {
  HtmlPage page(found.name + ": which changes matter");
  page.paragraph(fmt::format("{}: {}", sentence(found.question), answer_text(found)));
  page.paragraph(
      fmt::format("Each change alone, compared with the standard rules from the same "
                  "seeds, played by bots: {}. {}",
                  pair_bots_text(run.play.bots), k_together));
  std::vector<PlotRow> plot;
  std::vector<std::vector<std::string>> table;
  for (const ComparisonRow& row : found.rows) {
    plot.push_back(
        {row.found.second, asked(row).difference, asked(row).difference_interval, row.differs});
    table.push_back({row.found.second, std::to_string(row.found.pairs), value_of(row, false),
                     value_of(row, true), range_of(row), mark_of(row)});
  }
  page.heading("Changed minus standard, in points of 100");
  page.plot(differences_plot("What each change does", plot));
  page.heading("Numbers");
  page.table({"", "pairs", "standard", "changed", "difference, 95 %", ""}, table);
  if (!asked(found.rows.front()).measure.first.share) page.paragraph(k_pairwise);
  for (const auto& [name, reason] : found.left_out)
    page.paragraph(fmt::format("Not compared: {}: {}", name, reason));
  add_source(page, source, run.seed);
  return page.text();
}

// The versions that can be loaded; of the others the reasons.
std::vector<Version> load_changes(const ImpactArguments& arguments,
                                  const scripting::Ruleset& standard,
                                  std::vector<std::pair<std::string, std::string>>& left_out) {
  std::vector<Version> out;
  for (const SmallChange& change : small_changes(arguments, standard)) {
    try {
      out.push_back(version_of(change.name, open_ruleset(change.version, false)->edition()));
    } catch (const Error& error) {
      left_out.emplace_back(change.name, error.what());
    }
  }
  return out;
}

bool settled(const ComparisonRow& row) { return row.found.answer != Answer::unknown; }

Exit run_impact(const ImpactArguments& arguments) {
  std::optional<OutFile> page = html_file(arguments.html);
  const auto ruleset = open_ruleset(arguments);
  std::vector<std::pair<std::string, std::string>> left_out;
  const std::vector<Version> versions = load_changes(arguments, *ruleset, left_out);
  if (versions.empty())
    throw Failure(Exit::usage, "impact: this ruleset has no variants or options to try");
  ComparisonRun run{.play = lab_play(arguments.play, ruleset->game()->seats()),
                    .seed = arguments.play.seed,
                    .max_pairs = arguments.games,
                    .threads = arguments.play.threads,
                    .question = question_name(arguments.question),
                    .target_width = arguments.target_width};
  const std::string name = version_name(arguments);
  const Version standard = version_of(name, ruleset->edition());
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
  Watch watch("pairs of games played", arguments.seconds, arguments.progress);
  auto result = worker.result(
      run, "pairs", [&] { return compare_each(standard, versions, run, std::ref(watch)); });
  if (!result) return worker.exit_code(Exit::ok);
  const std::uint64_t pairs = games_of(*result);
  Impact found = impact_of(name, std::move(*result));
  found.left_out.insert(found.left_out.begin(), left_out.begin(), left_out.end());
  const EarlyStop stop =
      early_stop(watch.ended_by(), pairs, run.max_pairs * versions.size(), "pair", "pairs");
  tell_stop("impact", stop);
  if (arguments.json)
    print_json(impact_json(found, run, stop));
  else if (arguments.csv)
    print(impact_csv(found, stop));
  else
    print(impact_text(found, run, stop));
  if (page && !found.rows.empty())
    page->write(impact_html(found, run,
                            {.rules = {rules_text(*ruleset->game(), ruleset->edition())},
                             .command = typed_command(),
                             .stop = stop,
                             .timed = timed(run.play.bots)}));
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
  add_html(command, arguments->html);
  add_progress(command, arguments->progress);
  add_json(command, arguments->json);
  add_csv(command, arguments->csv);
  command.runs([arguments] { return run_impact(*arguments); });
}

}  // namespace hr::cli
