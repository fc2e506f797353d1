// SPDX-License-Identifier: MIT
// houserules record: a game that is recorded while it is played.
#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "cli/arguments/record_file.h"
#include "cli/commands/commands.h"
#include "cli/commands/play.h"
#include "cli/terminal/out_file.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"
#include "core/record/scenario_record.h"
#include "scripting/clients/growing_record.h"
#include "scripting/table/open_table.h"

namespace hr::cli {

namespace {

struct RecordArguments : PlayArguments {
  std::string out;
  bool expect = false;
};

void say_where(const RecordArguments& arguments, const OutFile& file) {
  message(fmt::format("the game is {} in {}",
                      arguments.expect ? "written as a scenario" : "recorded", file.name()));
}

OutFile take_target(const RecordArguments& arguments) {
  return {arguments.out,
          {arguments.expect ? "scenario:" : R"({"houserules":"record")"},
          "--out",
          scripting::Access::owner};
}

std::string scenario_name(const RecordArguments& arguments) {
  const std::string& file = arguments.out.empty() ? arguments.ruleset : arguments.out;
  return spoken(std::filesystem::path(file).stem().string());
}

Exit record(const RecordArguments& arguments) {
  const bool finished = arguments.expect && is_record_file(arguments.ruleset);
  if (finished) {
    const Table table = scripting::resume_game(read_record_file(arguments.ruleset), {});
    const std::string text = scenario_record(table, scenario_name(arguments));
    if (arguments.out.empty()) return print(text), Exit::ok;
    OutFile file = take_target(arguments);
    file.write(text);
    say_where(arguments, file);
    return Exit::ok;
  }
  OutFile file = take_target(arguments);  // before a record is read that is to grow
  scripting::GrowingRecord record;
  const auto save = [&](const Table& table, scripting::Flushed flushed) {
    if (!arguments.expect)
      record.keep(table, file, flushed);
    else if (flushed == scripting::Flushed::yes)
      file.write(scenario_record(table, scenario_name(arguments)));
  };
  const Exit code = play(arguments, save);
  flush();
  say_where(arguments, file);
  return code;
}

}  // namespace

void add_record(CommandLine& line) {
  const auto arguments = std::make_shared<RecordArguments>();
  Command command = line.add_command(
      "record",
      "Play as with play and record the game to a file: rules, options, seed and actions");
  declare_play(command, *arguments);
  command.add("--out", arguments->out, "The file to write").type_name("FILE");
  command.add_flag("--expect", arguments->expect,
                   "Write a scenario for houserules test instead: the actions and their results");
  command.footer(
      "The record holds everything, including secrets, and replays anywhere with\n"
      "houserules replay FILE. It is written as the game goes on, so an unfinished game is\n"
      "kept as well.\n"
      "houserules record FILE.rec --expect turns a recorded game into a scenario.");
  command.runs([arguments] { return record(*arguments); });
}

}  // namespace hr::cli
