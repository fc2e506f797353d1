// SPDX-License-Identifier: MIT
// houserules legal: the legal moves after a sequence of actions.
#include <fmt/format.h>

#include <memory>
#include <vector>

#include "cli/arguments/arguments.h"
#include "cli/arguments/at_once.h"
#include "cli/arguments/locate.h"
#include "cli/commands/commands.h"
#include "cli/commands/first_moves.h"
#include "cli/terminal/json_output.h"
#include "core/base/message.h"
#include "core/table/action_json.h"
#include "core/table/action_list.h"
#include "scripting/table/open_table.h"

namespace hr::cli {

namespace {

struct LegalArguments : RulesetArguments {
  std::string moves;
  std::uint64_t seed = 1;
  bool json = false;
};

Exit print_legal(const LegalArguments& arguments) {
  Table table = scripting::begin_game(open_ruleset(arguments), {.seed = arguments.seed});
  const ById<SeatId, SeatDef> seats = table.report(Issuer::owner(), GameQuery()).seats;
  play_first(table, arguments.moves);
  const Report owner = table.report(Issuer::owner(), ViewQuery());
  if (!owner.problem.empty()) throw Error(table.report(Issuer::owner(), OwnerQuery()).failure);
  Json list = Json::array();
  for (const SeatId seat : seats_to_act(owner)) {
    const Report report = table.report(Issuer::of(seat), ViewQuery{.arguments = true});
    if (!report.problem.empty()) throw Error(table.report(Issuer::owner(), OwnerQuery()).failure);
    for (const ActionReport& legal : report.legal) {
      Json entry{{"seat", seats[seat].name}};
      entry.update(action_json(legal));
      if (legal.range) entry["range"] = true;
      list.push_back(std::move(entry));
    }
    if (!report.stuck.empty())
      list.push_back({{"seat", seats[seat].name}, {"stuck", report.stuck}});
    if (!arguments.json)
      print(action_list(Message::name(seats[seat].name, seats[seat].plural), report.legal,
                        report.stuck));
  }
  if (arguments.json)
    print_json(list);
  else if (owner.ended)
    print_line(owner.outcome);
  return Exit::ok;
}

}  // namespace

void add_legal(CommandLine& line) {
  const auto arguments = std::make_shared<LegalArguments>();
  Command command =
      line.add_command("legal", "List the legal moves at the start or after given actions");
  add_ruleset(command, *arguments);
  add_first_moves(command, arguments->moves);
  add_seed(command, arguments->seed, "Random seed for dice (default 1)");
  add_json(command, arguments->json,
           "Print a JSON list of seat, text, verb and arguments or, for a stuck seat, the reason");
  command.runs(
      [arguments] { return at_once(arguments->ruleset, [&] { return print_legal(*arguments); }); });
}

}  // namespace hr::cli
