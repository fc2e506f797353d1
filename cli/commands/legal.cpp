// SPDX-License-Identifier: MIT
// houserules legal: the legal moves after a sequence of actions.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "cli/arguments/arguments.h"
#include "cli/arguments/at_once.h"
#include "cli/arguments/locate.h"
#include "cli/commands/commands.h"
#include "cli/terminal/json_output.h"
#include "core/base/words.h"
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

using Seats = ById<SeatId, SeatDef>;

std::vector<SeatId> seats_to_act(const Report& report) {
  std::vector<SeatId> out;
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat)
    if (report.seats[seat].to_act) out.push_back(SeatId(seat));
  return out;
}

// If several seats may act, "seat: action" says which one acts.
SeatId take_seat(const Table& table, const Seats& seats, std::string& action) {
  const std::size_t colon = action.find(':');
  if (colon != std::string::npos) {
    const std::string name = trimmed(action.substr(0, colon));
    const auto named = std::ranges::find(seats, name, &SeatDef::name);
    if (named != seats.end()) {
      action = trimmed(action.substr(colon + 1));
      return SeatId(named - seats.begin());
    }
  }
  const std::vector<SeatId> to_act = seats_to_act(table.report(ViewQuery()));
  return to_act.empty() ? SeatId(0) : to_act.front();
}

void play_moves(Table& table, const Seats& seats, std::string_view moves) {
  for (int number = 1; !trimmed(moves).empty(); ++number) {
    const std::size_t end = moves.find(';');
    std::string typed = trimmed(moves.substr(0, end));
    moves = end == std::string_view::npos ? "" : moves.substr(end + 1);
    const SeatId seat = take_seat(table, seats, typed);
    const Reply reply = table.carry_out(Act{seat, typed});
    if (reply.ok) continue;
    const std::string failure = table.report(OwnerQuery()).failure;
    const std::string& reason = failure.empty() ? reply.text : failure;
    throw Error(fmt::format("--moves: action {}, \"{}\": {}", number, typed, reason));
  }
}

Exit print_legal(const LegalArguments& arguments) {
  Table table = scripting::begin_game(open_ruleset(arguments), {.seed = arguments.seed});
  const Seats seats = table.report(GameQuery()).seats;
  play_moves(table, seats, arguments.moves);
  const Report owner = table.report(ViewQuery());
  if (!owner.problem.empty()) throw Error(table.report(OwnerQuery()).failure);
  Json list = Json::array();
  for (const SeatId seat : seats_to_act(owner)) {
    const Report report = table.report(ViewQuery{.seat = seat, .arguments = true});
    if (!report.problem.empty()) throw Error(table.report(OwnerQuery()).failure);
    for (const ActionReport& legal : report.legal) {
      Json entry{{"seat", seats[seat].name}};
      entry.update(action_json(legal));
      if (legal.range) entry["range"] = true;
      list.push_back(std::move(entry));
    }
    if (!report.stuck.empty())
      list.push_back({{"seat", seats[seat].name}, {"stuck", report.stuck}});
    if (!arguments.json) print(action_list(seats[seat].name, report.legal, report.stuck));
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
  command
      .add("--moves", arguments->moves,
           "Actions to play first, separated by ';'; \"seat: action\" if several seats may act")
      .type_name("\"A; B; C\"");
  add_seed(command, arguments->seed, "Random seed for dice (default 1)");
  add_json(command, arguments->json,
           "Print a JSON list of seat, text, verb and arguments or, for a stuck seat, the reason");
  command.runs(
      [arguments] { return at_once(arguments->ruleset, [&] { return print_legal(*arguments); }); });
}

}  // namespace hr::cli
