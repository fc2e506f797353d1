// SPDX-License-Identifier: MIT
// houserules luck: how much of a game is luck, and how much skill.
#include <fmt/format.h>

#include <memory>

#include "cli/arguments/locate.h"
#include "cli/lab/commands.h"
#include "cli/lab/lab_arguments.h"
#include "cli/lab/report_output.h"
#include "cli/lab/report_parts.h"
#include "cli/lab/reports.h"
#include "cli/lab/worker.h"
#include "cli/terminal/interrupt.h"
#include "core/bots/payoff.h"
#include "core/lab/ladder.h"
#include "core/lab/luck.h"

namespace hr::cli {

namespace {

struct LuckArguments : RulesetArguments {
  LabPlayArguments play{.bots = "search:50"};
  std::string stronger = "search:200";
  ReportArguments report;
  WorkerArguments worker;
  Team* team = nullptr;
  std::uint64_t games = 400;
  double seconds = 0;
};

BotSpec single_bot(const std::string& typed, const char* flag) {
  try {
    return read_bot_spec(typed);
  } catch (const Error& error) {
    throw Failure(Exit::usage,
                  fmt::format("{}: expected one bot for all players: {}", flag, error.what()));
  }
}

// What is played: games for luck, and for skill where bots can play against each other.
struct LuckGames {
  const LuckArguments& arguments;
  const RulesVersion& version;
  bool against;
  LabPlay play;
  std::vector<BotSpec> bots;
  ShardStore* store = nullptr;
  ShardPart* part = nullptr;

  std::uint64_t all() const { return arguments.games * (against ? 2 : 1); }
};

LuckFound play(const LuckGames& games, ProgressWatch& watch) {
  const LuckArguments& arguments = games.arguments;
  LuckFound out;
  out.luck = measured([&] {
    return measure_luck(games.version,
                        {.play = games.play,
                         .seed = arguments.play.seed,
                         .games = arguments.games,
                         .threads = arguments.play.threads,
                         .store = games.store,
                         .part = games.part},
                        [&](std::uint64_t played) { return watch(played, games.all()); });
  });
  if (games.against) out.skill.emplace();
  if (!games.against || !watch.ended_by().empty()) return out;
  const auto meetings = climb(games.version,
                              {.bots = games.bots,
                               .games = arguments.games,
                               .seed = arguments.play.seed,
                               .limit = arguments.play.limit,
                               .threads = arguments.play.threads,
                               .store = games.store,
                               .part = games.part},
                              [&](std::uint64_t played, std::uint64_t) {
                                return watch(arguments.games + played, games.all());
                              });
  out.skill = meetings.front();
  return out;
}

Exit run_luck(const LuckArguments& arguments) {
  ReportOutput output(arguments.report);
  const std::string name = version_name(arguments);
  const LuckBots bots{single_bot(arguments.play.bots, "--bots"),
                      single_bot(arguments.stronger, "--stronger")};
  const auto ruleset = open_ruleset(arguments);
  if (wrote_script(arguments.worker)) return Exit::ok;
  const RulesVersion version = version_of(name, ruleset->text());
  const Game& game = *ruleset->game();
  Worker worker(arguments.worker, arguments.team);
  const Interrupt interrupt;
  ProgressWatch watch("games played", arguments.seconds, arguments.report.progress);
  LuckGames games{.arguments = arguments,
                  .version = version,
                  .against = !one_side(game.definition()),
                  .play = lab_play(arguments.play, game.seats()),
                  .bots = {bots.bot, bots.stronger}};
  const auto result = worker.result(games, "games", [&] { return play(games, watch); });
  if (!result) return worker.exit_code(Exit::ok);
  Document report = luck_report(name, *result, bots, arguments.play.seed, game.hides(),
                                early_stop(watch.ended_by(), games_of(*result), games.all()));
  report.rules = {rules_text(game, ruleset->text())};
  output.print("luck", report);
  return worker.exit_code(result->luck.games == 0 ? Exit::not_enough : Exit::ok);
}

}  // namespace

void add_luck(CommandLine& line, Team* team) {
  const auto arguments = std::make_shared<LuckArguments>();
  arguments->team = team;
  Command command =
      line.add_command("luck", "Find out how much of a game is luck, and how much skill");
  add_ruleset(command, *arguments);
  add_play(command, arguments->play, "One for all players");
  command
      .add("--stronger", arguments->stronger,
           "The bot that plays against the one of --bots to show what skill is worth (default "
           "search:200)")
      .type_name("BOT");
  command.add("--games", arguments->games, "Games for luck, and again for skill (default 400)")
      .type_name("NUMBER")
      .whole_number(4, 1'000'000);
  add_time_limit(command, arguments->seconds);
  add_worker(command, arguments->worker);
  add_report(command, arguments->report);
  command.runs([arguments] { return run_luck(*arguments); });
}

}  // namespace hr::cli
