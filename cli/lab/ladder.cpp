// SPDX-License-Identifier: MIT
// houserules ladder: which bot is stronger.
#include <fmt/format.h>

#include <functional>
#include <memory>

#include "cli/arguments/locate.h"
#include "cli/lab/commands.h"
#include "cli/lab/lab_arguments.h"
#include "cli/lab/report_parts.h"
#include "cli/lab/worker.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/json_output.h"
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
  bool json = false, csv = false, progress = false;
};

std::vector<BotSpec> bots_of(const std::string& typed) {
  return bots_for(typed, 1 + static_cast<int>(std::ranges::count(typed, ',')));
}

std::string ladder_text(const std::string& name, const LadderRun& run, int seats,
                        const std::vector<Meeting>& meetings, const EarlyStop& stop) {
  std::string out =
      fmt::format("{}: {} games per pair of bots, {}\n{}\n", name, run.games,
                  seats == 2 ? "in turn on either seat" : "each at every other seat, in turn",
                  early_stop_line(stop));
  out += fmt::format("  {:<16} {:<16} {:>5} {:>5} {:>5}  {}\n", "bot", "against", "won", "drawn",
                     "lost", "points of 100 (95 %)");
  for (const Meeting& m : meetings)
    if (m.games == 0)
      out += fmt::format("  {:<16} {:<16} not played\n", text_of(run.bots[m.first]),
                         text_of(run.bots[m.second]));
    else
      out += fmt::format("  {:<16} {:<16} {:>5} {:>5} {:>5}  {:>5.1f} ({:.0f} to {:.0f})  {}\n",
                         text_of(run.bots[m.first]), text_of(run.bots[m.second]), m.won, m.drawn,
                         m.lost, 100 * m.points, 100 * m.interval.low, 100 * m.interval.high,
                         m.interval.low > 0.5    ? "stronger"
                         : m.interval.high < 0.5 ? "weaker"
                                                 : "");
  out += "\nstronger, weaker: its points lie above, or below, 50 with their whole interval.\n";
  return out;
}

Json ladder_json(const std::string& name, const LadderRun& run,
                 const std::vector<Meeting>& meetings, const EarlyStop& stop) {
  Json list = Json::array();
  for (const Meeting& m : meetings)
    list.push_back({{"bot", text_of(run.bots[m.first])},
                    {"against", text_of(run.bots[m.second])},
                    {"games", m.games},
                    {"won", m.won},
                    {"drawn", m.drawn},
                    {"lost", m.lost},
                    {"points", number_json(known(m.games, m.points))},
                    {"points_95", interval_json(m.games, m.interval)}});
  return {{"ruleset", name},
          {"seed", run.seed},
          {"stopped", stop_json(stop)},
          {"meetings", std::move(list)}};
}

std::string ladder_csv(const LadderRun& run, const std::vector<Meeting>& meetings,
                       const EarlyStop& stop) {
  Csv csv = csv_report({"bot", "against", "games", "won", "drawn", "lost", "points", "low", "high"},
                       stop);
  for (const Meeting& m : meetings) {
    csv.text(text_of(run.bots[m.first])).text(text_of(run.bots[m.second])).number(m.games);
    csv.number(m.won).number(m.drawn).number(m.lost).number(known(m.games, m.points));
    csv.number(known(m.games, m.interval.low)).number(known(m.games, m.interval.high)).end_row();
  }
  return csv.rows();
}

Exit run_ladder(const LadderArguments& arguments) {
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
  Watch watch("games played", arguments.seconds, arguments.progress);
  const std::string name = version_name(arguments);
  const auto result = worker.result(run, "games", [&] {
    return climb(version_of(name, ruleset->edition()), run, std::ref(watch));
  });
  if (!result) return worker.exit_code(Exit::ok);
  const std::vector<Meeting>& meetings = *result;
  const EarlyStop stop =
      early_stop(watch.ended_by(), games_of(meetings), run.games * meetings.size());
  tell_stop("ladder", stop);
  if (arguments.json)
    print_json(ladder_json(name, run, meetings, stop));
  else if (arguments.csv)
    print(ladder_csv(run, meetings, stop));
  else
    print(ladder_text(name, run, ruleset->game()->seats(), meetings, stop));
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
  add_progress(command, arguments->progress);
  add_json(command, arguments->json);
  add_csv(command, arguments->csv);
  command.runs([arguments] { return run_ladder(*arguments); });
}

}  // namespace hr::cli
