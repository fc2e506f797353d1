// SPDX-License-Identifier: MIT
// houserules pack: a game in one file.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>

#include "cli/arguments/lesson_file.h"
#include "cli/arguments/pack_file.h"
#include "cli/arguments/record_file.h"
#include "cli/commands/commands.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/out_file.h"
#include "cli/terminal/output.h"
#include "core/record/record_limits.h"
#include "scripting/pack/compress.h"
#include "scripting/sharing/pack_opening.h"
#include "scripting/source/files.h"

namespace hr::cli {

namespace {

struct PackArguments : RulesetArguments {
  std::string out, record, lesson, by;
  bool json = false;
};

Json pack_json(const OutFile& out, const GivenPack& given, const std::string& bytes) {
  Json files = Json::array();
  for (const RuleFile& file : given.pack.files) files.push_back(file.name);
  return {{"file", out.name()},
          {"ruleset", given.pack.ruleset},
          {"pack", scripting::pack_hash(given.pack)},
          {"bytes", bytes.size()},
          {"files", files},
          {"left_out", given.left_out}};
}

std::string pack_text(const OutFile& out, const GivenPack& given, const std::string& bytes) {
  const std::string enclosed = !given.pack.record.empty()   ? " and a record"
                               : !given.pack.lesson.empty() ? " and a lesson"
                                                            : "";
  return fmt::format("{}: {} files{}, {} bytes; pack {}.\n", out.name(), given.pack.files.size(),
                     enclosed, bytes.size(), scripting::pack_hash(given.pack));
}

Exit pack(const PackArguments& arguments) {
  GivenPack given = pack_given(arguments);
  given.pack.by = arguments.by;  // not who gave it to us
  if (!arguments.lesson.empty())
    scripting::enclose_lesson(
        given.pack, scripting::read_whole(arguments.lesson, k_max_lesson_bytes), arguments.lesson);
  if (!arguments.record.empty())
    scripting::enclose_record(
        given.pack, scripting::read_whole(arguments.record, scripting::k_max_packed_record),
        arguments.record);
  const std::string bytes = scripting::pack_bytes(given.pack);
  const std::string name =
      arguments.out.empty() ? given.pack.ruleset + scripting::k_pack_ending : arguments.out;
  // What is open to its owner only, like a record, may be in it.
  OutFile out(name, {scripting::k_gzip_begins}, "--out",
              given.pack.record.empty() ? scripting::Access::usual : scripting::Access::owner);
  out.write(bytes);
  if (!given.left_out.empty())
    message(fmt::format("left out, because a pack contains only what belongs to a game: {}",
                        fmt::join(given.left_out, ", ")));
  if (arguments.json && !out.is_stream())
    print_json(pack_json(out, given, bytes));
  else
    out.report(pack_text(out, given, bytes));
  return Exit::ok;
}

}  // namespace

void add_pack(CommandLine& line) {
  const auto arguments = std::make_shared<PackArguments>();
  Command command = line.add_command("pack", "Write a game as one file, to give to others");
  add_ruleset(command, *arguments);
  command
      .add("--out", arguments->out,
           "The file to write (default: the ruleset's name with .houserules, here)")
      .type_name("FILE");
  CommandArgument record = command.add(
      "--record", arguments->record, "A recorded game to enclose: who opens the pack continues it");
  record.type_name("FILE");
  command
      .add("--lesson", arguments->lesson,
           "A lesson to enclose: the pack opens with its options, variants and players")
      .type_name("FILE")
      .excludes({"--record", "--option", "--variant"});
  add_by(command, arguments->by);
  add_json(command, arguments->json,
           "Print JSON: the file, its size, the hash of the pack, its files, those left out");
  command.footer(
      "The pack contains the rules, variants, boards, drawings and tests, README and licence, and\n"
      "opens with the options and variants given here. The same game makes the same file, byte\n"
      "for byte. A record contains everything that happened, including secrets.\n"
      "docs/packs.md describes the format; houserules open opens a pack.");
  command.runs([arguments] { return pack(*arguments); });
}

}  // namespace hr::cli
