// SPDX-License-Identifier: MIT
// houserules secrecy: plays pairs of worlds that look alike to a seat, and finds leaks of hidden
// information (core/trials/secrecy.h). Exit 3 also when something hidden was hardly compared.
#include <fmt/format.h>

#include <memory>

#include "cli/arguments/arguments.h"
#include "cli/arguments/locate.h"
#include "cli/arguments/seconds.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/output.h"
#include "cli/terminal/progress.h"
#include "cli/tools/secrecy_report.h"
#include "cli/tools/tools.h"
#include "core/trials/secrecy.h"
#include "scripting/ruleset/rulebook.h"

namespace hr::cli {

namespace {

struct SecrecyArguments : RulesetArguments {
  SecrecyRun run;
  double seconds = 3600;
  bool progress = false;
  bool json = false;
};

Exit look_for_leaks(const SecrecyArguments& arguments) {
  const std::shared_ptr<scripting::Ruleset> ruleset = open_ruleset(arguments);
  std::function<void(std::uint64_t)> progress;
  if (arguments.progress || messages_to_terminal())
    progress = [all = arguments.run.worlds, progress = Progress("pairs of worlds played")](
                   std::uint64_t done) mutable { progress(done, all); };
  SecrecyRun run = arguments.run;
  run.limits = work_limits(arguments.seconds);
  const Interrupt interrupt;
  run.stop = Interrupt::requested;
  const SecrecyResult found = secrecy(scripting::make_rulebook(ruleset), run, progress);
  if (arguments.json)
    print_json(secrecy_json(*ruleset, run, found));
  else
    print(secrecy_text(*ruleset, run, found));
  if (found.leak) return Exit::problems;
  if (found.stopped) {
    message(fmt::format("secrecy: {}, with {} of {} pairs of worlds compared",
                        Interrupt::requested() ? "stopped" : out_of_time(arguments.seconds),
                        found.pairs, run.worlds));
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
  add_progress(command, arguments->progress);
  add_json(command, arguments->json);
  command.footer(
      "A game is played at random, and beside it another world that has shown one seat the same "
      "so\n"
      "far: secret actions of others and dice that it does not see differ. Until an event marked\n"
      "with reveals gives the seat different information, all of these must agree: view, legal\n"
      "moves and their descriptions, refusals, events, log, scores, who is asked and who is "
      "ready,\n"
      "undo, what a bot does, the exported record.\n"
      "The report lists what is hidden from somebody, and in how many pairs it differed; and to "
      "how\n"
      "many seats events marked with reveals were told. Ctrl-C shows what was found so far.\n"
      "Exit codes: 0 no leak found, 1 leak found, 2 usage, 3 something hidden never differed or\n"
      "hardly ever, most pairs ended early, or out of time, 4 variants in conflict, 5 no "
      "such\n"
      "ruleset.");
  command.runs([arguments] { return look_for_leaks(*arguments); });
}

}  // namespace hr::cli
