// SPDX-License-Identifier: MIT
// houserules ladder: which bot is stronger.
#include <fmt/format.h>

#include <functional>
#include <memory>

#include "cli/arguments/locate.h"
#include "cli/lab/commands.h"
#include "cli/lab/lab_arguments.h"
#include "cli/lab/report_output.h"
#include "cli/lab/report_parts.h"
#include "cli/lab/worker.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/output.h"
#include "core/lab/ladder.h"

namespace hr::cli {

namespace {

struct LadderArguments : RulesetArguments {
  LabPlayArguments play{.bots = "random,greedy,search:50,search:400"};
  WorkerArguments worker;
  Team* team = nullptr;
  std::uint64_t games = 40;
  double seconds = 0;
  ReportArguments report;
};

std::vector<BotSpec> bots_of(const std::string& typed) {
  return bots_for(typed, 1 + static_cast<int>(std::ranges::count(typed, ',')));
}

void add_scores(Row& row, const ScoreMeans& scores) {
  const auto number = [](double value, const char* format) -> Cell {
    return {Json(value), fmt::format(fmt::runtime(format), value)};
  };
  row.cells.insert(
      row.cells.end(),
      {number(scores.first, "{:.4g}"), number(scores.second, "{:.4g}"),
       number(scores.first - scores.second, "{:+.4g}"), amount_mean_cell(1, scores.lead)});
}

Document ladder_report(const std::string& name, const LadderRun& run, int seats,
                       const std::vector<Meeting>& meetings, const EarlyStop& stop) {
  DocumentTable table{.key = "meetings",
                      .columns = {{"bot", {"bot"}, "bot"},
                                  {"against", {"against"}, "against"},
                                  {"games", {"games"}},
                                  {"won", {"won"}, "won"},
                                  {"drawn", {"drawn"}, "drawn"},
                                  {"lost", {"lost"}, "lost"},
                                  {"points", {"points"}, "points"},
                                  {"points_95", {"low", "high"}, k_interval},
                                  {"", {}, ""},
                                  {"score", {"score"}, "score"},
                                  {"score_against", {"score against"}, "against"},
                                  {"lead", {"lead"}, "lead"},
                                  {"lead_95", {"lead low", "lead high"}, k_interval}}};
  BarsPlot plot{.title = "Points of each bot against the other", .target = 0.5};
  for (const Meeting& m : meetings) {
    const std::string bot = text_of(run.bots[m.first]), against = text_of(run.bots[m.second]);
    table.rows.push_back({{bot, against, m.games, m.won, m.drawn, m.lost,
                           share_cell(m.games, m.points), interval_cell(m.games, m.interval),
                           m.games == 0            ? "not played"
                           : m.interval.low > 0.5  ? "stronger"
                           : m.interval.high < 0.5 ? "weaker"
                                                   : ""}});
    if (m.scores) add_scores(table.rows.back(), *m.scores);
    if (m.games > 0) plot.rows.push_back({bot + " against " + against, m.points, m.interval});
  }
  return {.title = name + ": which bot is stronger",
          .played = fmt::format(
              "{} games per pair of bots, {}", run.games,
              seats == 2 ? "in turn on either seat" : "each at every other seat, in turn"),
          .sections = {{"Meetings",
                        {std::move(table),
                         "stronger, weaker: its points lie above, or below, 50 with their whole "
                         "interval.",
                         std::move(plot)}}},
          .facts = {{"ruleset", name}, {"seed", run.seed}, {"stopped", stop_json(stop)}},
          .stop = stop,
          .seed = run.seed,
          .timed = timed(run.bots)};
}

Exit run_ladder(const LadderArguments& arguments) {
  ReportOutput output(arguments.report);
  const auto ruleset = open_ruleset(arguments);
  LadderRun run{.bots = bots_of(arguments.play.bots),
                .games = arguments.games + arguments.games % 2,
                .seed = arguments.play.seed,
                .limit = arguments.play.limit,
                .threads = arguments.play.threads};
  if (run.bots.size() < 2)
    throw Failure(Exit::usage,
                  fmt::format("--bots: expected at least two bots, separated by commas, got \"{}\"",
                              arguments.play.bots));
  if (wrote_script(arguments.worker)) return Exit::ok;
  if (run.games != arguments.games)
    message(fmt::format("ladder: {} games instead of {}, so that bots take turns equally often",
                        run.games, arguments.games));
  Worker worker(arguments.worker, arguments.team);
  const Interrupt interrupt;
  ProgressWatch watch("games played", arguments.seconds, arguments.report.progress);
  const std::string name = version_name(arguments);
  const auto result = worker.result(
      run, "games", [&] { return climb(version_of(name, ruleset->text()), run, std::ref(watch)); });
  if (!result) return worker.exit_code(Exit::ok);
  const std::vector<Meeting>& meetings = *result;
  const EarlyStop stop =
      early_stop(watch.ended_by(), games_of(meetings), run.games * meetings.size());
  Document report = ladder_report(name, run, ruleset->game()->seats(), meetings, stop);
  report.rules = {rules_text(*ruleset->game(), ruleset->text())};
  output.print("ladder", report);
  return worker.exit_code(stop.by.empty() ? Exit::ok : Exit::not_enough);
}

}  // namespace

void add_ladder(CommandLine& line, Team* team) {
  const auto arguments = std::make_shared<LadderArguments>();
  arguments->team = team;
  Command command =
      line.add_command("ladder", "Let bots play against each other to see which is stronger");
  add_ruleset(command, *arguments);
  add_play(command, arguments->play, "At least two, separated by commas");
  command
      .add("--games", arguments->games,
           "Games per pair of bots; one more if the number is odd (default 40)")
      .type_name("NUMBER")
      .whole_number(2, 1'000'000);
  add_time_limit(command, arguments->seconds);
  add_worker(command, arguments->worker);
  add_report(command, arguments->report);
  command.runs([arguments] { return run_ladder(*arguments); });
}

}  // namespace hr::cli
