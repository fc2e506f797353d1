// SPDX-License-Identifier: MIT
// The sheets that a ruleset declares for printing. They are not part of the rules, so they are read
// only for printing and checking.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/game/ruleset_text.h"
#include "core/game/sheets.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::scripting {

// The sheets under the options and variants in force; empty if the ruleset declares none. Throws
// the errors of load_ruleset.
Sheets load_sheets(const RulesetText& ruleset_text);
// What the sheets print on the cells of a board with so many, if they do; or empty, also if they
// cannot be read: `houserules check` reports what is wrong with them.
ById<CellId, std::string> printed_labels(const RulesetText& ruleset_text, int cells);
// All that is needed to print a ruleset.
struct Printable {
  std::shared_ptr<const GameDef> definition;
  Sheets sheets;          // if none are declared: the board and the rules card; or empty
  bool declared = false;  // the ruleset declares them
  // For the foot of each page: the game with its authors, the variants (which are part of its
  // name), and the options that are not at their defaults.
  std::string settings;
};
// `players`: their names, by seat, which stand before those of their seats, "Owls (red)"; those
// that are "" or not in it are left out.
Printable printable(const Ruleset& ruleset, const std::vector<std::string>& players = {});

// What answer keys show under its rules; may search for a long time. Throws as find_answers() does
// (core/par/answers.h).
Answers answers_of(std::shared_ptr<Ruleset> ruleset);

}  // namespace hr::scripting
