// SPDX-License-Identifier: MIT
// A scenario: how a game begins, what is done, and what must follow, as a person wrote it down. A
// file holds one or more, in plain text; docs/scenarios.md tells how. What a line says about a game
// is looked at only when the scenario runs (core/scenario/scenario_run.h), for only then there is a
// game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/edition.h"
#include "core/words/drawing.h"

namespace hr {

enum class StatementType : std::uint8_t {
  start,     // the set-up, and what it told
  position,  // … or a drawn position
  play,      // an action of a seat
  refused,   // an action that must be refused
  legal,     // what a seat may do
  board,     // what stands where
  to_act,
  score,
  winner,
  draw,
  unfinished,
  outcome,
};

// "legal black includes: move A1 A2": what it says, about whom, and what; and the indented lines
// below it.
struct Statement {
  StatementType type = StatementType::play;
  TextLine line;        // the whole of it
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
  std::vector<int> setting_lines, variant_lines;  // of the file, one for each of those
  std::uint64_t seed = 1;
  std::vector<Statement> statements;
};

// Throws LocatedError. `file` is what the file is called where something is said about it.
std::vector<Scenario> read_scenarios(const std::string& file, std::string_view text);

// "told red: You find nothing." taken apart at the colon that ends a word.
struct SplitLine {
  std::string head, text;
  bool colon = false;
};
SplitLine split_at_colon(std::string_view line);

// Whether a seat of this name has to be put behind "play", lest it be read as something else.
bool reads_as_statement(std::string_view head);

}  // namespace hr
