// SPDX-License-Identifier: MIT
#include "cli/lab/report_output.h"

#include <fmt/format.h>

#include "cli/arguments/arguments.h"
#include "cli/lab/html_page.h"
#include "cli/lab/typed_command.h"
#include "cli/terminal/output.h"
#include "core/base/words.h"

namespace hr::cli {

void add_report(Command& command, ReportArguments& arguments) {
  command
      .add("--html", arguments.html,
           "Also write the report as a page with plots: one file, to send to somebody")
      .type_name("FILE.html");
  add_progress(command, arguments.progress);
  add_json(command, arguments.json);
  command.add_flag("--csv", arguments.csv, "Print comma-separated values, for spreadsheets")
      .excludes({"--json"});
}

ReportOutput::ReportOutput(const ReportArguments& arguments) : arguments_(arguments) {
  if (arguments.html.empty()) return;
  page_.emplace(OutFile(arguments.html, {k_page_begins}, "--html"));
  check_writable(*page_, "--html");
}

void ReportOutput::print(const char* command, const Document& report) {
  if (!report.stop.by.empty())
    message(fmt::format("{}: stopped by {}; this is the report so far", command, report.stop.by));
  if (arguments_.json)
    print_json(document_json(report));
  else if (arguments_.csv)
    cli::print(document_csv(report));
  else
    cli::print(document_text(report));
  if (page_ && report.nothing.empty()) page_->write(document_page(report, typed_command()));
}

std::string rules_text(const Game& game, const RulesetText& ruleset_text) {
  const GameDef& def = game.definition();
  return fmt::format("{}{}; rules {}", def.name, credit(def.by), ruleset_text.hash());
}

}  // namespace hr::cli
