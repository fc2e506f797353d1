// SPDX-License-Identifier: MIT
// Where a report goes: to standard output in the format that was asked for, and to a page.
#pragma once

#include <optional>
#include <string>

#include "cli/arguments/command.h"
#include "cli/lab/document.h"
#include "cli/terminal/out_file.h"
#include "core/game/game.h"
#include "core/game/ruleset_text.h"

namespace hr::cli {

struct ReportArguments {
  std::string html;  // the file of the page
  bool progress = false, json = false, csv = false;
};
// --html, --progress, --json and --csv
void add_report(Command& command, ReportArguments& arguments);

class ReportOutput {
 public:
  // Takes the file of the page, if there is one, before the work begins. Throws Failure if it
  // exists and is not such a page, or cannot be written.
  explicit ReportOutput(const ReportArguments& arguments);

  // Of a command: "lab". What was stopped is also told to who waits at the terminal. There is no
  // page of nothing.
  void print(const char* command, const Document& report);

 private:
  const ReportArguments& arguments_;
  std::optional<OutFile> page_;
};

// "Frogs, by Ann; rules 8ea0c365373f7fc4"
std::string rules_text(const Game& game, const RulesetText& ruleset_text);

}  // namespace hr::cli
