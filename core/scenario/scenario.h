// SPDX-License-Identifier: MIT
// A scenario: how a game begins, what is done, and what must follow, written by a person. A file
// holds one or more, in plain text; docs/scenarios.md describes the format. What a line says about
// a game is checked only when the scenario runs (core/scenario/scenario_run.h), because only then
// is there a game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset_text.h"
#include "core/words/drawing.h"

namespace hr {

enum class StatementType : std::uint8_t {
  start,     // the setup and its events …
  position,  // … or a drawn position
  play,      // an action of a seat
  refused,   // an action that must be refused
  legal,     // the legal actions of a seat
  board,     // the contents of the board
  to_act,
  score,
  winner,
  draw,
  unfinished,
  outcome,
};

// A line such as "legal black includes: move A1 A2", and the indented lines below it.
struct Statement {
  StatementType type = StatementType::play;
  TextLine line;        // the whole line
  std::string subject;  // "black includes"
  std::string text;     // "move A1 A2"
  std::vector<TextLine> body;
};

struct Scenario {
  std::string file;
  std::string name;
  int line = 1;  // where it begins
  Settings settings;
  std::vector<std::string> variants;
  std::vector<int> setting_lines, variant_lines;  // the lines where they are set
  std::uint64_t seed = 1;
  std::vector<Statement> statements;
};

// Throws LocatedError. `file` is the name of the file for messages.
std::vector<Scenario> read_scenarios(const std::string& file, std::string_view text);

// "told red: You find nothing.", split at the colon that ends a word.
struct SplitLine {
  std::string head, text;
  bool colon = false;
};
SplitLine split_at_colon(std::string_view line);

// Whether a seat with this name needs "play" in front of it, because it would be read as something
// else.
bool reads_as_statement(std::string_view head);

}  // namespace hr
