// SPDX-License-Identifier: MIT
// Records: a match as a text file of JSON lines, all that is needed to play it again anywhere: the
// rules themselves (every edition the match was played by), seed, players, and the tree of steps
// with their dice and the hash of the state behind each. Every line carries a checksum over itself
// and all lines before it, so what was damaged, edited or cut off is found and its line is named.
// While a match goes on lines are added (core/record/record_writer.h); what a later one says holds.
// A record knows everything: it is the owner's. docs/records.md describes the format.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/edition.h"
#include "core/match/node_id.h"
#include "core/table/table.h"
#include "core/words/named_argument.h"

namespace hr {

struct RecordedStep {
  int line = 0;    // of the file
  int parent = 0;  // the number of the step it follows
  StepType type = StepType::start;
  std::vector<NamedAction> actions;  // one; of answers: those of all seats, one after the other
  std::vector<int> faces;
  int rulebook = 0;   // of a swap: the edition from here on
  std::string state;  // of a position: its bytes
  std::uint64_t hash = 0;
};

struct Record {
  std::string name;  // of the file, as complaints call it
  int format = 0;
  // Of one whose writing was stopped: that, a sentence with file and line. "": it is whole.
  std::string cut;
  std::vector<Edition> editions;
  std::uint64_t seed = 0;
  std::vector<std::string> seats;
  std::vector<Player> players;               // by the seat they sat in at the start
  std::vector<Notes> notes;                  // of each of them; or none at all
  std::vector<RecordedStep> steps;           // the set-up first
  std::map<int, std::vector<int>> children;  // where the main line is not the oldest
  // What was answered, and not yet by all: by the step behind which it was asked.
  struct UnfinishedAnswers {
    int line = 0;
    std::vector<NamedAction> answers;
  };
  std::map<int, UnfinishedAnswers> open;
  int cursor = 0;
};

// Throws Error when some of the match's rules do not come from text.
std::string record_text(const Table& table);

// Throws Error, "name:line: sentence", for a text that is no record, or one that was damaged,
// changed, cut off, or written by a later version.
Record read_record(std::string_view text, const std::string& name);
// The same for who goes on with a match: one that was cut off is read up to its last whole line.
Record read_record_so_far(std::string_view text, const std::string& name);

}  // namespace hr
