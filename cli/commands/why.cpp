// SPDX-License-Identifier: MIT
// houserules why: why an action is not legal, and where the rules say so.
#include <memory>

#include "cli/arguments/arguments.h"
#include "cli/arguments/at_once.h"
#include "cli/arguments/locate.h"
#include "cli/commands/commands.h"
#include "cli/commands/first_moves.h"
#include "cli/terminal/json_output.h"
#include "scripting/table/open_table.h"

namespace hr::cli {

namespace {

struct WhyArguments : RulesetArguments {
  std::string action, moves;
  std::uint64_t seed = 1;
  bool json = false;
};

Exit print_why(const WhyArguments& arguments) {
  Table table = scripting::begin_game(open_ruleset(arguments), {.seed = arguments.seed});
  play_first(table, arguments.moves);
  std::string typed = arguments.action;
  const SeatId seat = take_seat(table, typed);
  const WhyReport why = table.report(Issuer::owner(), WhyQuery{seat, typed});
  if (const OwnerReport owner = table.report(Issuer::owner(), OwnerQuery()); !owner.failure.empty())
    throw Error(owner.failure);
  if (arguments.json) {
    print_json({{"legal", why.legal}, {"why", why.text}, {"place", why.place}});
  } else {
    print_line(why.legal ? "It is legal." : why.text);
    if (!why.place.empty()) print_line(why.place);
  }
  return why.legal ? Exit::ok : Exit::problems;
}

}  // namespace

void add_why(CommandLine& line) {
  const auto arguments = std::make_shared<WhyArguments>();
  Command command =
      line.add_command("why", "Explain why an action is not legal, and where the rules say so");
  add_ruleset(command, *arguments);
  command
      .add("ACTION", arguments->action,
           "The action, as it would be typed; \"seat: action\" if several seats may act")
      .required();
  add_first_moves(command, arguments->moves);
  add_seed(command, arguments->seed, "Random seed for dice (default 1)");
  add_json(command, arguments->json, "Print a JSON object with legal, why and place");
  command.footer("Exit codes: 0 the action is legal, 1 it is not.");
  command.runs(
      [arguments] { return at_once(arguments->ruleset, [&] { return print_why(*arguments); }); });
}

}  // namespace hr::cli
