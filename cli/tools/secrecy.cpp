// SPDX-License-Identifier: MIT
// houserules secrecy: plays pairs of worlds that look alike to a seat, and finds leaks of hidden
// information.
#include <fmt/format.h>

#include <memory>

#include "cli/arguments/arguments.h"
#include "cli/arguments/locate.h"
#include "cli/arguments/seconds.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "cli/terminal/progress.h"
#include "cli/tools/tools.h"
#include "core/trials/secrecy.h"
#include "core/words/text.h"
#include "scripting/ruleset/rulebook.h"

namespace hr::cli {

namespace {

struct SecrecyArguments : RulesetArguments {
  SecrecyRun run;
  double seconds = 3600;
  bool progress = false;
  bool json = false;
};

// If no hidden information ever differed, there is no result.
bool tells_enough(const SecrecyResult& found) { return found.different > 0 || found.leak; }

Json leak_json(const Game& game, const Leak& leak) {
  Json differences = Json::array();
  for (const Difference& difference : leak.differences)
    differences.push_back({{"channel", channel_name(difference.channel)},
                           {"one", difference.one},
                           {"other", difference.other}});
  return {{"to", seat_text(game, leak.to)},
          {"pair", leak.pair},
          {"action", leak.action},
          {"done", leak.done},
          {"differences", std::move(differences)}};
}

Json found_json(const scripting::Ruleset& ruleset, const SecrecyRun& run,
                const SecrecyResult& found) {
  const Game& game = *ruleset.game();
  return {{"ruleset", ruleset.id()},
          {"hides", game.hides()},
          {"seed", run.seed},
          {"pairs", found.pairs},
          {"different", found.different},
          {"parted", found.diverged},
          {"stalled", found.stalled},
          {"actions", found.actions},
          {"leak", found.leak ? leak_json(game, *found.leak) : Json()}};
}

std::string leak_text(const scripting::Ruleset& ruleset, const SecrecyRun& run, const Leak& leak) {
  const Game& game = *ruleset.game();
  std::string channels;
  for (const Difference& difference : leak.differences)
    channels += (channels.empty() ? "" : ", ") + std::string(channel_name(difference.channel));
  std::string out = fmt::format(
      "{}: a leak to {}: {}\nTwo worlds that look alike to {} differ after action {}: {}\n",
      ruleset.id(), seat_text(game, leak.to), channels, seat_text(game, leak.to), leak.action,
      leak.done);
  for (const Difference& difference : leak.differences)
    out += fmt::format("  {}\n    in one world:   {}\n    in the other:   {}\n",
                       channel_name(difference.channel), difference.one, difference.other);
  return out + fmt::format(
                   "Announce it first with an event marked with reveals, or do not let it depend "
                   "on hidden information.\nFound in pair {} of --seed {}; reproduce it with "
                   "--worlds {}.\n",
                   leak.pair, run.seed, leak.pair);
}

std::string found_text(const scripting::Ruleset& ruleset, const SecrecyResult& found) {
  const auto count = [](std::uint64_t n, const char* one, const char* many) {
    return fmt::format("{} {}", n, n == 1 ? one : many);
  };
  return fmt::format(
      "{}: no leak in {} of worlds, compared after {}.\n"
      "Hidden information differed in {} of them; {} ended at an event that may reveal "
      "something{}.\n",
      ruleset.id(), count(found.pairs, "pair", "pairs"), count(found.actions, "action", "actions"),
      found.different, found.diverged,
      found.stalled == 0
          ? ""
          : fmt::format(", {} had no action left that is legal in both worlds", found.stalled));
}

void print_found(const scripting::Ruleset& ruleset, const SecrecyRun& run,
                 const SecrecyResult& found) {
  if (!ruleset.game()->hides())
    return print_line(ruleset.id() + ": nothing is hidden, so nothing can leak.");
  if (found.leak) return print(leak_text(ruleset, run, *found.leak));
  if (tells_enough(found)) return print(found_text(ruleset, found));
  print_line(fmt::format(
      "{}: in none of {} pairs of worlds did anything hidden differ, so there is no result.",
      ruleset.id(), found.pairs));
}

Exit look_for_leaks(const SecrecyArguments& arguments) {
  const std::shared_ptr<scripting::Ruleset> ruleset = open_ruleset(arguments);
  std::function<void(std::uint64_t)> progress;
  if (arguments.progress || messages_to_terminal())
    progress = [all = arguments.run.worlds, progress = Progress("pairs of worlds played")](
                   std::uint64_t done) mutable { progress(done, all); };
  SecrecyRun run = arguments.run;
  run.limits = work_limits(arguments.seconds);
  const SecrecyResult found = secrecy(scripting::make_rulebook(ruleset), run, progress);
  if (arguments.json)
    print_json(found_json(*ruleset, arguments.run, found));
  else
    print_found(*ruleset, arguments.run, found);
  if (found.leak) return Exit::problems;
  if (found.stopped) {
    message(fmt::format("secrecy: {}, with {} of {} pairs of worlds compared",
                        out_of_time(arguments.seconds), found.pairs, run.worlds));
    return Exit::not_enough;
  }
  return !ruleset->game()->hides() || tells_enough(found) ? Exit::ok : Exit::not_enough;
}

}  // namespace

void add_secrecy(CommandLine& line) {
  const auto arguments = std::make_shared<SecrecyArguments>();
  Command command = line.add_command(
      "secrecy",
      "Find leaks of hidden information: play pairs of worlds that look alike to a seat");
  add_ruleset(command, *arguments);
  command.add("--worlds", arguments->run.worlds, "Number of pairs of worlds (default 1000)")
      .type_name("NUMBER")
      .whole_number(1, 1'000'000'000);
  command
      .add("--actions", arguments->run.actions, "Stop a pair after this many actions (default 300)")
      .type_name("NUMBER")
      .whole_number(1, 1'000'000);
  add_seed(command, arguments->run.seed, "Random seed (default 1)");
  add_seconds(command, arguments->seconds, "; pairs compared by then are reported");
  command.add_flag("--progress", arguments->progress,
                   "Report progress on standard error even if that is not a terminal");
  add_json(command, arguments->json);
  command.footer(
      "The two worlds of a pair differ only in the secret actions of others. Until an event "
      "marked\n"
      "with reveals gives the seat different information, all of these must agree: view, legal "
      "moves\n"
      "and their descriptions, refusals, events, log, scores, who is asked and who is ready, "
      "undo,\n"
      "what a bot does, the exported record.\n"
      "Exit codes: 0 no leak found, 1 leak found, 2 usage, 3 nothing hidden ever differed, or out\n"
      "of time, 4 variants in conflict, 5 no such ruleset.");
  command.runs([arguments] { return look_for_leaks(*arguments); });
}

}  // namespace hr::cli
