// SPDX-License-Identifier: MIT
// houserules export: a recorded game as one seat was shown it, for reading or sharing; or, for the
// owner of the table, all of it. Made only from that seat's report.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

#include "cli/arguments/arguments.h"
#include "cli/arguments/record_file.h"
#include "cli/arguments/seconds.h"
#include "cli/commands/commands.h"
#include "cli/terminal/out_file.h"
#include "cli/terminal/output.h"
#include "core/base/letter_case.h"
#include "core/base/suggest.h"
#include "core/base/words.h"
#include "core/record/export_marks.h"
#include "core/record/seat_export.h"
#include "scripting/table/open_table.h"

namespace hr::cli {

namespace {

struct ExportArguments {
  std::string file, seat, out;
  double seconds = 3600;
  bool json = false;
};

SeatId seat_named(const Table& table, const std::string& name) {
  if (name.empty()) return SeatId::owner;
  std::vector<std::string> names;
  for (const SeatDef& seat : table.report(Issuer::owner(), GameQuery()).seats)
    names.push_back(seat.name);
  if (const auto found = find_word(names, name)) return SeatId(static_cast<int>(*found));
  throw Failure(Exit::usage, fmt::format("--seat: expected {}, got {}{}", list_text(names, "or"),
                                         hr::quote(name), did_you_mean(name, names)));
}

OptionsInForce options(const scripting::Ruleset& ruleset) {
  OptionsInForce out;
  for (const scripting::Option& option : ruleset.options())
    out.emplace_back(option.name, option.value);
  return out;
}

Exit run(const ExportArguments& arguments) {
  std::error_code ignored;
  if (std::filesystem::equivalent(arguments.file, arguments.out, ignored))
    throw Failure(Exit::usage, "--out: expected a file other than the record itself");
  std::optional<OutFile> out;
  if (!arguments.out.empty())
    out.emplace(arguments.out,
                std::initializer_list<std::string_view>{k_text_export, k_json_export}, "--out",
                scripting::Access::owner);
  const Record record = read_record_file(arguments.file);
  const Table table = scripting::replay_game(record);
  if (const std::string difference = differences_from_installed(record); !difference.empty())
    message(difference);
  const auto ruleset =
      scripting::load_ruleset(table.report(Issuer::owner(), RulesetTextQuery()).text.value());
  const SeatId seat = seat_named(table, arguments.seat);
  const Report report = table.report(Issuer::of(seat), ViewQuery());
  if (!report.problem.empty())  // a part is missing; the rest is complete
    message(arguments.seat.empty() ? table.report(Issuer::owner(), OwnerQuery()).failure
                                   : report.problem);
  const auto make = arguments.json ? seat_export_json : seat_export_text;
  const std::string text = make(table, seat, options(*ruleset));
  if (out)
    out->write(text);
  else
    print(text);
  return Exit::ok;
}

}  // namespace

void add_export(CommandLine& line) {
  const auto arguments = std::make_shared<ExportArguments>();
  Command command = line.add_command(
      "export", "Export a recorded game as text or JSON: rules, options, log and final position");
  add_record(command, arguments->file);
  command
      .add("--seat", arguments->seat,
           "Only what this seat saw (default: everything, including secrets)")
      .type_name("SEAT");
  command.add("--out", arguments->out, "Write to a file instead of standard output")
      .type_name("FILE");
  add_seconds(command, arguments->seconds);
  add_json(command, arguments->json);
  command.runs([arguments] {
    return within_seconds("export", arguments->seconds, [&] { return run(*arguments); });
  });
}

}  // namespace hr::cli
