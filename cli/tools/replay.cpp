// SPDX-License-Identifier: MIT
// houserules replay: replays a record and compares every step with the recorded one.
#include <fmt/format.h>

#include <memory>
#include <utility>

#include "cli/arguments/arguments.h"
#include "cli/arguments/record_file.h"
#include "cli/arguments/seconds.h"
#include "cli/terminal/json_output.h"
#include "cli/tools/tools.h"
#include "core/base/checksum.h"
#include "core/match/log.h"
#include "core/record/replay.h"
#include "core/words/text.h"
#include "scripting/ruleset/open_rules.h"

namespace hr::cli {

namespace {

struct ReplayArguments {
  std::string file;
  double seconds = 3600;
  bool json = false;
};

Json names_json(const Game& game, const std::vector<SeatId>& seats) {
  Json out = Json::array();
  for (const SeatId seat : seats) out.push_back(seat_text(game, seat));
  return out;
}

Json replay_json(const Record& record, const Match& match, const std::string& difference) {
  const RulesetText& ruleset_text = *match.rules().text;
  return {{"record", record.name},
          {"ruleset", ruleset_text.ruleset},
          {"variants", ruleset_text.variants},
          {"rules_hash", ruleset_text.hash()},
          {"rules_here", difference.empty() ? "the same" : difference},
          {"steps", match.tree().size() - 1},
          {"ply", match.header().ply},
          {"hash", Checksum::hex_digits(match.state().hash())},
          {"ended", match.ended()},
          {"winners", names_json(match.game(), match.winners())},
          {"outcome", outcome_text(match.game(), match.state())}};
}

// The log up to the cursor, as the owner may know it; in parts, because it may be long.
void tell_log(const Match& match) {
  constexpr int k_steps = 1000;
  for (int first = 0; first <= match.node().depth + 1; first += k_steps)
    for (const LogLine& line : log_lines_between(match, SeatId::owner, first, first + k_steps - 1))
      if (!line.repeats) print_line(line.text);
}

void tell(const Record& record, Match match) {
  print_line(match.game().definition().name + ".");
  tell_log(match);
  const int steps = match.tree().size() - 1;
  const bool ended = match.ended();
  const Table table(std::move(match), record.players);
  const Report report =
      table.report(Issuer::owner(), ViewQuery{.log_from = k_no_log, .text = true});
  if (!report.problem.empty())  // the rest is complete
    message(table.report(Issuer::owner(), OwnerQuery()).failure);
  if (!report.board.empty()) print("\n" + report.board + "\n");
  print_line(ended ? report.outcome : "The game is not over.");
  print_line(fmt::format("All {} match the recorded positions.",
                         count_text(static_cast<std::uint64_t>(steps), "step", "steps")));
}

Exit run(const ReplayArguments& arguments) {
  const Record record = read_record_file(arguments.file);
  Match match = replay(record, scripting::open_playable);
  const std::string difference = differences_from_installed(record);
  if (!difference.empty()) message(difference);
  if (arguments.json)
    print_json(replay_json(record, match, difference));
  else
    tell(record, std::move(match));
  return Exit::ok;
}

}  // namespace

void add_replay(CommandLine& line) {
  const auto arguments = std::make_shared<ReplayArguments>();
  Command command = line.add_command(
      "replay", "Replay a record under its own rules and compare every step with it");
  add_record(command, arguments->file);
  add_seconds(command, arguments->seconds);
  add_json(command, arguments->json);
  command.footer(
      "Exit code: 0 if every step matches the recorded position, 1 if one does not or if the file\n"
      "is not a complete record.");
  command.runs([arguments] {
    return within_seconds("replay", arguments->seconds, [&] { return run(*arguments); });
  });
}

}  // namespace hr::cli
