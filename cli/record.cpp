// SPDX-License-Identifier: MIT
// houserules record: a game that is written down while it is played.
#include <memory>

#include "cli/output.h"
#include "cli/play.h"
#include "core/record.h"
#include "scripting/files.h"

namespace hr::cli {

namespace {

struct Arguments : PlayArguments {
  std::string out;
};

Exit record(const Arguments& arguments) {
  return play(arguments, [&](const Match& match, const std::vector<Player>& players) {
    scripting::write_whole(arguments.out, record_text(match, players));
    message("the game is recorded in " + arguments.out);
  });
}

}  // namespace

void add_record(CLI::App& app, Run& chosen) {
  const auto arguments = std::make_shared<Arguments>();
  CLI::App* const command = app.add_subcommand(
      "record",
      "Play as with play, and write the game to a file: rules, options, seed and actions");
  declare_play(*command, *arguments);
  command->add_option("--out", arguments->out, "The file that the record is written to")
      ->required()
      ->type_name("FILE");
  command->footer(
      "The record holds everything, secrets too, and can be played again anywhere with\n"
      "houserules replay FILE. It is written when the game is over, left, or breaks off.");
  command->callback([&chosen, arguments] { chosen = [arguments] { return record(*arguments); }; });
}

}  // namespace hr::cli
