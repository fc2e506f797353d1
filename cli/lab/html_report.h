// SPDX-License-Identifier: MIT
// The lab's reports as pages of HTML, to send to somebody.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/arguments/command.h"
#include "cli/lab/html_page.h"
#include "cli/lab/lab_report.h"
#include "cli/lab/report_parts.h"
#include "cli/lab/sweep_report.h"
#include "cli/terminal/out_file.h"
#include "core/game/game.h"
#include "core/lab/comparison.h"
#include "core/lab/survey.h"

namespace hr::cli {

// --html FILE
void add_html(Command& command, std::string& file);
// Takes the file, before the work begins; none if its name is "". Throws Failure if it exists and
// is not such a page, or cannot be written.
std::optional<OutFile> html_file(const std::string& name);

// What a page says about where its numbers come from.
struct PageSource {
  std::vector<std::string> rules;  // of each version: "Frogs, by Ann; rules 8ea0c365373f7fc4"
  std::string command;             // what was typed, without where results go
  EarlyStop stop = {};
  bool timed = false;  // bots think by time, so that numbers depend on the machine
};
// The last part of a page: what it was made from.
void add_source(HtmlPage& page, const PageSource& source, std::uint64_t seed);
std::string rules_text(const Game& game, const Edition& edition);

std::string survey_html(const Survey& found, const SurveyRun& run, const Answers& answers,
                        const PageSource& source);
std::string comparison_html(const Comparison& found, const ComparisonRun& run,
                            const PageSource& source);
std::string sweep_html(const Sweep& found, const SweepTable& table, const SweepRun& run,
                       const PageSource& source);

}  // namespace hr::cli
