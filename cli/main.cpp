// SPDX-License-Identifier: MIT
// The program: reads the command line, runs the command, and exits with a code for the result.
// Every error is reported here, as one sentence on standard error.
#include <string_view>

#include "cli/arguments/run_program.h"
#include "cli/commands/commands.h"
#include "cli/lab/commands.h"
#include "cli/terminal/exit_code.h"
#include "cli/terminal/output.h"
#include "cli/tools/tools.h"

namespace hr::cli {

namespace {

constexpr std::string_view k_overview =
    "House Rules: a workbench for tabletop rules. On a machine with a display it opens a\n"
    "window; this one has none. In the terminal, type:\n"
    "\n"
    "  houserules list                              list the rulesets\n"
    "  houserules show RULESET                      show its board, options and rules "
    "card\n"
    "  houserules play RULESET                      play it here\n"
    "  houserules play RULESET --seat all=random    watch random bots play it\n"
    "  houserules check RULESET                     find its errors\n"
    "  houserules simulate RULESET --games 1000     see who wins, and how long "
    "games take\n"
    "  houserules new game NAME                     begin a game of your own\n"
    "\n"
    "houserules --help lists all commands; houserules COMMAND --help explains "
    "one.";

void declare(CommandLine& line) {
  add_window(line);
  add_web(line);
  add_list(line);
  add_show(line);
  add_play(line);
  add_check(line);
  add_pack(line);
  add_open(line);
  add_share(line);
  add_secrecy(line);
  add_record(line);
  add_replay(line);
  add_export(line);
  add_print(line);
  add_picture(line);
  add_legal(line);
  add_why(line);
  add_perft(line);
  add_par(line);
  add_simulate(line);
  add_lab(line);
  add_what_if(line);
  add_sweep(line);
  add_balance(line);
  add_impact(line);
  add_merge(line);
  add_luck(line);
  add_ladder(line);
  add_solve(line);
  add_bench(line);
  add_test(line);
  add_new(line);
  line.add_help();
  line.footer(
      "houserules COMMAND --help explains one command.\n"
      "Exit codes: 0 ok, 1 problems found, 2 usage, 3 inconclusive, 4 variants in conflict, 5 no "
      "such\n"
      "ruleset.");
}

Exit run_without_command() {
  if (window_can_open()) return open_window();
  print_line(k_overview);
  return Exit::ok;
}

Exit run(int argc, const char* const* argv) {
  CommandLine line("houserules", "House Rules: a workbench for tabletop rules",
                   "houserules " HOUSERULES_VERSION);
  declare(line);
  return line.run(argc, argv, run_without_command);
}

}  // namespace

}  // namespace hr::cli

int main(int argc, char** argv) {
  using namespace hr::cli;
  return static_cast<int>(run_program([&] { return run(argc, argv); }));
}
