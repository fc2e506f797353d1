// SPDX-License-Identifier: MIT
// houserules print: prints a ruleset's sheets to a PDF: boards, worksheets, the rules card.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

#include "cli/arguments/arguments.h"
#include "cli/arguments/at_once.h"
#include "cli/arguments/lesson_file.h"
#include "cli/arguments/locate.h"
#include "cli/arguments/roll.h"
#include "cli/arguments/seconds.h"
#include "cli/terminal/json_output.h"
#include "cli/terminal/out_file.h"
#include "cli/tools/set_up.h"
#include "cli/tools/tools.h"
#include "core/base/error.h"
#include "core/par/answers.h"
#include "core/words/text.h"
#include "printing/pdf/print_pdf.h"
#include "scripting/ruleset/open_rules.h"
#include "scripting/ruleset/sheets.h"
#include "scripting/source/files.h"

namespace hr::cli {

namespace {

struct PrintArguments : RulesetArguments {
  std::string out, paper = "a4", teams, roll;
  bool no_key = false, all = false, colour = false, json = false;
};

// --teams is short for an option of that name.
void set_teams(PrintArguments& arguments) {
  if (arguments.teams.empty()) return;
  for (const std::string& setting : arguments.settings)
    if (setting.starts_with("teams="))
      throw Failure(Exit::usage, "--teams: expected either --teams or --option teams=…, got both");
  arguments.settings.push_back("teams=" + arguments.teams);
}

// If --teams was typed, an error about that option names it.
std::unique_ptr<scripting::Ruleset> open_to_print(PrintArguments arguments) {
  const auto plain = [&] {
    const auto ruleset = open_ruleset(arguments);
    for (const scripting::Option& option : ruleset->options())
      if (option.name == "teams") return;
    throw Failure(Exit::usage,
                  fmt::format("--teams: the ruleset {} has no option teams", ruleset->id()));
  };
  if (!arguments.teams.empty()) plain();
  set_teams(arguments);
  return open_ruleset(arguments);
}

printing::PaperSize paper_size(const std::string& name) {
  return name == "letter" ? printing::k_letter : printing::k_a4;
}

// The same cards as on another sheet, in another size.
bool is_second_print(const Sheet& sheet) {
  return is_extra(sheet) && !is_answer_key(sheet) && sheet.off_variant.empty();
}

// Sheets of variants that are off are for a game that is not set up like that.
void leave_out_others(Sheets& sheets) {
  for (const Sheet& sheet : sheets)
    if (!sheet.off_variant.empty())
      message(fmt::format("the sheet {} is left out; --variant {} prints it, and so does --all",
                          quote(sheet.title), sheet.off_variant));
  for (const Sheet& sheet : sheets)
    if (is_second_print(sheet))
      message(fmt::format("the sheet {} is left out; --all prints it", quote(sheet.title)));
  std::erase_if(sheets,
                [](const Sheet& sheet) { return is_extra(sheet) && !is_answer_key(sheet); });
}

scripting::Printable printable_of(const scripting::Ruleset& ruleset,
                                  const PrintArguments& arguments) {
  RulesetArguments contents = arguments;
  const Lesson lesson = take_lesson(contents);
  std::vector<std::string> players;
  for (const Player& player : lesson.players) players.push_back(player.name);
  scripting::Printable out = scripting::printable(ruleset, players);
  const std::string none = fmt::format("{} declares no sheets", ruleset.id());
  if (out.sheets.empty())
    throw Error(none + ", and has no board, cards or rules card to print instead");
  if (!out.declared)
    message(none + ", so its board, cards and rules card are printed, as far as it has them");
  if (arguments.no_key) std::erase_if(out.sheets, is_answer_key);
  if (out.sheets.empty()) throw Failure(Exit::usage, "--no-key: nothing is left to print");
  if (!arguments.all) leave_out_others(out.sheets);
  if (out.sheets.empty()) throw Failure(Exit::usage, "nothing is left to print");
  return out;
}

Json printed_json(const std::string& file, const PrintArguments& arguments,
                  const printing::PrintResult& printed) {
  Json sheets = Json::array();
  for (const auto& sheet : printed.sheets)
    sheets.push_back({{"title", sheet.title},
                      {"seat", sheet.seat.empty() ? Json() : Json(sheet.seat)},
                      {"key", sheet.key},
                      {"page", sheet.first},
                      {"pages", sheet.pages}});
  return {{"file", file}, {"paper", arguments.paper}, {"pages", printed.pages}, {"sheets", sheets}};
}

std::string printed_text(const std::string& file, const PrintArguments& arguments,
                         const printing::PrintResult& printed) {
  std::string out =
      fmt::format("{}: {} on {} paper.\n", file, count_text(printed.pages, "page", "pages"),
                  arguments.paper == "a4" ? "A4" : "Letter");
  for (const auto& sheet : printed.sheets) {
    const std::size_t last = sheet.first + sheet.pages - 1;
    out += sheet.pages == 1 ? fmt::format("  page {}: {}", sheet.first, sheet.title)
                            : fmt::format("  pages {} to {}: {}", sheet.first, last, sheet.title);
    out += sheet.key ? " (answers, not for players)\n" : "\n";
  }
  return out;
}

// Finds the answers. If that fails, mentions --no-key, since the other sheets can be printed.
Answers answers(const std::shared_ptr<scripting::Ruleset>& ruleset, const std::string& roll) {
  const PlayableRules playable = scripting::make_playable(ruleset);
  try {
    if (roll.empty()) return find_answers(playable);
    constexpr std::uint64_t k_seed = 1;  // for all dice that are not typed
    return answer(set_up(playable, k_seed, parse_roll(roll)), roll);
  } catch (const Refusal& refusal) {
    throw Refusal(std::string(refusal.what()) + " With --no-key the other sheets are printed.");
  }
}

// Everything except the answers must be done at once; the answers may take a search for each roll.
Exit run(const PrintArguments& arguments) {
  OutFile out(arguments.out, {"%PDF-"});
  Allowance::Limits limits = k_quick_limits;
  limits.whole = false;  // so that layout is charged for what it allocates
  std::optional<Allowance> quickly(limits);
  const std::shared_ptr<scripting::Ruleset> ruleset = open_to_print(arguments);
  const scripting::Printable rules = printable_of(*ruleset, arguments);
  const bool key = std::ranges::any_of(rules.sheets, is_answer_key);
  if (!key && !arguments.roll.empty())
    throw Failure(Exit::usage, "--roll: no answers are printed, so the dice have no effect");
  Answers found;
  if (key) {
    quickly.reset();
    found = answers(ruleset, arguments.roll);
    quickly.emplace(limits);
  }
  const printing::PrintedPdf printed = printing::print_pdf({.definition = *rules.definition,
                                                            .sheets = rules.sheets,
                                                            .footer = rules.settings,
                                                            .paper = paper_size(arguments.paper),
                                                            .in_colour = arguments.colour,
                                                            .answers = std::move(found)});
  quickly.reset();
  out.write(printed.pdf);
  out.report(arguments.json ? json_text(printed_json(out.name(), arguments, printed))
                            : printed_text(out.name(), arguments, printed));
  return Exit::ok;
}

Exit print_within(const PrintArguments& arguments) {
  constexpr double k_seconds = 60;
  try {
    const Allowance allowance(work_limits(k_seconds));
    return run(arguments);
  } catch (const Exhausted& exhausted) {
    throw Failure(Exit::problems, fmt::format("print: the sheets of {} cannot be printed: it {}",
                                              arguments.ruleset, exhausted.what()));
  }
}

std::string paper_problem(const std::string& typed) {
  if (typed == "a4" || typed == "letter") return "";
  return fmt::format("expected a4 or letter, got \"{}\"", typed);
}

}  // namespace

void add_print(CommandLine& line) {
  const auto arguments = std::make_shared<PrintArguments>();
  Command command =
      line.add_command("print", "Print a ruleset's sheets to a PDF: board, worksheets, rules card");
  add_ruleset(command, *arguments);
  command.add("--out", arguments->out, "The PDF file to write").required().type_name("FILE");
  command.add("--paper", arguments->paper, "a4 (default) or letter")
      .type_name("NAME")
      .check(paper_problem);
  command.add_flag("--colour", arguments->colour,
                   "In colour (default: black and white, for any printer and copier)");
  command.add("--teams", arguments->teams, "Short for --option teams=NUMBER").type_name("NUMBER");
  add_roll(command, arguments->roll);
  command.add_flag("--no-key", arguments->no_key, "Leave out the sheets with answers");
  command.add_flag("--all", arguments->all,
                   "Also print the sheets of variants that are off, and mini cards");
  add_json(command, arguments->json, "Print the list of pages as JSON");
  command.footer(
      "docs/printing.md explains how a ruleset declares its sheets. Without a declaration its\n"
      "board, the cards of a card game, and its rules card are printed. The same rules and "
      "options\n"
      "give the same file.");
  command.runs([arguments] { return print_within(*arguments); });
}

}  // namespace hr::cli
