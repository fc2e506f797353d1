// SPDX-License-Identifier: MIT
// houserules ladder: which bot is stronger.
#include <fmt/format.h>

#include <memory>

#include "cli/arguments/locate.h"
#include "cli/lab/commands.h"
#include "cli/lab/lab_arguments.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "core/lab/ladder.h"

namespace hr::cli {

namespace {

struct LadderArguments : RulesetArguments {
  PlayArguments play{.bots = "random,greedy,search:50,search:400"};
  std::uint64_t games = 40;
  bool json = false, progress = false;
};

std::vector<BotSpec> bots_of(const std::string& typed) {
  return bots_for(typed, 1 + static_cast<int>(std::ranges::count(typed, ',')));
}

std::string ladder_text(const std::string& name, const LadderRun& run,
                        const std::vector<Meeting>& meetings) {
  std::string out = fmt::format("{}: {} games per pair of bots, in turn on either seat\n\n", name,
                                meetings.front().games);
  out += fmt::format("  {:<16} {:<16} {:>5} {:>5} {:>5}  {}\n", "bot", "against", "won", "drawn",
                     "lost", "points of 100 (95 %)");
  for (const Meeting& m : meetings)
    out += fmt::format("  {:<16} {:<16} {:>5} {:>5} {:>5}  {:>5.1f} ({:.0f} to {:.0f})  {}\n",
                       text_of(run.bots[m.first]), text_of(run.bots[m.second]), m.won, m.drawn,
                       m.lost, 100 * m.points, 100 * m.interval.low, 100 * m.interval.high,
                       m.interval.low > 0.5    ? "stronger"
                       : m.interval.high < 0.5 ? "weaker"
                                               : "");
  return out;
}

Json ladder_json(const std::string& name, const LadderRun& run,
                 const std::vector<Meeting>& meetings) {
  Json list = Json::array();
  for (const Meeting& m : meetings)
    list.push_back({{"bot", text_of(run.bots[m.first])},
                    {"against", text_of(run.bots[m.second])},
                    {"games", m.games},
                    {"won", m.won},
                    {"drawn", m.drawn},
                    {"lost", m.lost},
                    {"points", m.points},
                    {"points_95", {m.interval.low, m.interval.high}}});
  return {{"ruleset", name}, {"seed", run.seed}, {"meetings", std::move(list)}};
}

Exit run_ladder(const LadderArguments& arguments) {
  const auto ruleset = open_ruleset(arguments);
  const LadderRun run{.bots = bots_of(arguments.play.bots),
                      .games = arguments.games,
                      .seed = arguments.play.seed,
                      .limit = arguments.play.limit,
                      .threads = arguments.play.threads};
  LadderProgress progress;
  if (arguments.progress || messages_to_terminal())
    progress = [told = Progress("games played")](std::uint64_t done, std::uint64_t all) mutable {
      told(done, all);
      return true;
    };
  const std::string name = version_name(arguments);
  const std::vector<Meeting> meetings = climb(version_of(name, ruleset->edition()), run, progress);
  if (arguments.json)
    print_json(ladder_json(name, run, meetings));
  else
    print(ladder_text(name, run, meetings));
  return Exit::ok;
}

}  // namespace

void add_ladder(CommandLine& line) {
  const auto arguments = std::make_shared<LadderArguments>();
  Command command =
      line.add_command("ladder", "Let bots play against each other to see which is stronger");
  add_ruleset(command, *arguments);
  add_play(command, arguments->play);
  command.add("--games", arguments->games, "Games per pair of bots, an even number (default 40)")
      .type_name("NUMBER")
      .whole_number(2, 1'000'000);
  add_progress(command, arguments->progress);
  add_json(command, arguments->json);
  command.runs([arguments] { return run_ladder(*arguments); });
}

}  // namespace hr::cli
