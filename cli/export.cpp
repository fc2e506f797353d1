// SPDX-License-Identifier: MIT
// houserules export: a recorded game as one seat was shown it, to be read or handed on; or, for the
// owner of the table, all of it. Made from that seat's report and nothing else.
#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "cli/arguments.h"
#include "cli/json_output.h"
#include "cli/record_file.h"
#include "core/suggest.h"
#include "core/text.h"
#include "scripting/files.h"
#include "scripting/rulebook.h"

namespace hr::cli {

namespace {

struct Arguments {
  std::string file, seat, out;
  bool json = false;
};

SeatId seat_named(const Game& game, const std::string& name) {
  if (name.empty()) return SeatId::none;
  const SeatId seat = game.seat(name);
  if (seat != SeatId::none) return seat;
  std::vector<std::string> names;
  for (const SeatDef& def : game.definition().seats) names.push_back(def.name);
  throw Failure(Exit::usage, fmt::format("--seat: expected {}, got {}{}", list_text(names, "or"),
                                         hr::quoted(name), did_you_mean(name, names)));
}

Json zones_json(const Game& game, const Report& report) {
  Json out = Json::array();
  for (const ZoneReport& zone : report.zones) {
    Json cells = Json::object();
    for (const CellReport& cell : zone.cells) {
      if (cell.hidden) cells[cell.name] = "hidden";
      for (const PieceReport& piece : cell.pieces) {
        Json entry{{"kind", piece.kind}};
        if (piece.owner >= 0) entry["seat"] = seat_text(game, SeatId(piece.owner));
        if (piece.count != 1) entry["count"] = piece.count;
        cells[cell.name].push_back(std::move(entry));
      }
    }
    Json entry{{"name", zone.name}};
    if (zone.seat >= 0) entry["seat"] = seat_text(game, SeatId(zone.seat));
    entry["cells"] = std::move(cells);
    out.push_back(std::move(entry));
  }
  return out;
}

Json log_json(const Report& report) {
  Json out = Json::array();
  for (const LogLine& line : report.log) out.push_back({{"ply", line.ply}, {"text", line.text}});
  return out;
}

Json export_json(const scripting::Ruleset& ruleset, const Report& report) {
  const Game& game = *ruleset.game();
  Json scores = Json::object();
  for (const SeatReport& seat : report.seats)
    if (seat.score) scores[seat.name] = *seat.score;
  Json out{{"ruleset", ruleset.id()},
           {"name", game.definition().name},
           {"by", game.definition().by},
           {"seen_by", report.seat < 0 ? Json() : Json(seat_text(game, SeatId(report.seat)))},
           {"options", options_json(ruleset)},
           {"variants", ruleset.edition().variants},
           {"card", game.definition().card},
           {"log", log_json(report)},
           {"zones", zones_json(game, report)},
           {"variables", report.vars},
           {"scores", std::move(scores)},
           {"ended", report.ended},
           {"outcome", report.outcome}};
  return out;
}

std::string options_line(const scripting::Ruleset& ruleset) {
  std::vector<std::string> out;
  for (const scripting::Option& option : ruleset.options())
    out.push_back(option.name + "=" + scripting::option_text(option.value));
  return out.empty() ? "" : "Options: " + list_text(out) + ".\n";
}

std::string export_text(const scripting::Ruleset& ruleset, const Report& report) {
  const Game& game = *ruleset.game();
  const Definition& definition = game.definition();
  std::string out = definition.name + (definition.by.empty() ? "" : ", by " + definition.by) + "\n";
  if (report.seat >= 0) out += "As " + seat_text(game, SeatId(report.seat)) + " was shown it.\n";
  out += options_line(ruleset);
  if (!ruleset.edition().variants.empty())
    out += "Variants: " + list_text(ruleset.edition().variants) + ".\n";
  if (!definition.card.empty()) out += "\n";
  for (const std::string& line : definition.card) out += line + "\n";
  out += "\n";
  for (const LogLine& line : report.log)
    out += line.type ? fmt::format("{:>4}  {}\n", line.step, line.text)
                     : fmt::format("      {}\n", line.text);
  if (!report.board.empty()) out += "\n" + report.board;
  for (const std::string& line : report.vars) out += sentence(line) + ".\n";
  return out + "\n" + (report.ended ? report.outcome : "The game is not over.") + "\n";
}

Exit run(const Arguments& arguments) {
  std::error_code ignored;
  if (std::filesystem::equivalent(arguments.file, arguments.out, ignored))
    throw Failure(Exit::usage, "--out: expected another file than the record itself");
  const Record record = read_record_file(arguments.file);
  const Match match = replay(record, scripting::open_rulebook);
  if (const std::string difference = compared_with_here(match); !difference.empty())
    message(difference);
  const auto ruleset = scripting::load_ruleset(*match.rulebook().edition);
  const Table table(match, record.players);
  const Report report = table.report(seat_named(match.game(), arguments.seat));
  if (!report.problem.empty())  // a part is missing; the rest is there all the same
    message(arguments.seat.empty() ? table.failure() : report.problem);
  const std::string text =
      arguments.json
          ? export_json(*ruleset, report).dump(2, ' ', false, Json::error_handler_t::replace) + "\n"
          : export_text(*ruleset, report);
  if (arguments.out.empty())
    print(text);
  else
    scripting::write_whole(arguments.out, text);
  return Exit::ok;
}

}  // namespace

void add_export(CLI::App& app, Run& chosen) {
  const auto arguments = std::make_shared<Arguments>();
  CLI::App* const command = app.add_subcommand(
      "export", "A recorded game to be read: rules, options, what happened and how it stands");
  command->add_option("FILE", arguments->file, "A record; - is standard input")
      ->required()
      ->type_name("");
  command
      ->add_option("--seat", arguments->seat,
                   "Only what this seat was shown (default: everything, secrets too)")
      ->type_name("SEAT");
  command->add_option("--out", arguments->out, "Write to a file instead of standard output")
      ->type_name("FILE");
  add_json(*command, arguments->json);
  command->callback([&chosen, arguments] { chosen = [arguments] { return run(*arguments); }; });
}

}  // namespace hr::cli
