// SPDX-License-Identifier: MIT
// houserules replay: replays a record and compares every step with the recorded one.
#include <fmt/format.h>

#include <memory>

#include "cli/arguments/arguments.h"
#include "cli/arguments/record_file.h"
#include "cli/arguments/seconds.h"
#include "cli/terminal/json_output.h"
#include "cli/tools/tools.h"
#include "core/base/checksum.h"
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

// The log up to the cursor, as the owner may know it.
void tell(const Record& record, const Match& match) {
  const Table table(match, record.players);
  const Report report = table.report(Issuer::owner(), ViewQuery{.text = true});
  if (!report.problem.empty())  // the rest is complete
    message(table.report(Issuer::owner(), OwnerQuery()).failure);
  print_line(match.game().definition().name + ".");
  for (const LogLine& line : report.log)
    if (!line.repeats) print_line(line.text);
  if (!report.board.empty()) print("\n" + report.board + "\n");
  print_line(match.ended() ? report.outcome : "The game is not over.");
  print_line(fmt::format(
      "All {} match the recorded positions.",
      count_text(static_cast<std::uint64_t>(match.tree().size()) - 1, "step", "steps")));
}

Exit run(const ReplayArguments& arguments) {
  const Record record = read_record_file(arguments.file);
  const Match match = replay(record, scripting::open_playable);
  const std::string difference = differences_from_installed(record);
  if (!difference.empty()) message(difference);
  if (arguments.json)
    print_json(replay_json(record, match, difference));
  else
    tell(record, match);
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
