// SPDX-License-Identifier: MIT
// Records: a match as a text file of JSON lines, with everything needed to play it again anywhere:
// the rules themselves (every ruleset text the match was played by), the seed, the players, and the
// tree of steps with their dice and the hash of the state after each. Every line carries a checksum
// of itself and all lines before it, so damage, edits and truncation are detected and the line is
// named. While a match is being played lines are appended (core/record/record_writer.h); later
// lines override earlier ones. A record contains all secrets, so it is for the owner only.
// docs/records.md describes the format.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset_text.h"
#include "core/match/node_id.h"
#include "core/record/record_lines.h"
#include "core/record/recorded_steps.h"
#include "core/table/look.h"
#include "core/table/seat_clocks.h"
#include "core/table/table.h"
#include "core/words/named_argument.h"

namespace hr {

struct Record {
  std::string name;  // of the file, for error messages
  int format = 0;
  // If the record was cut off: a sentence that says so, with file and line. "": it is complete.
  std::string cut;
  ById<RulesId, RulesetText> ruleset_texts;
  std::uint64_t seed = 0;
  std::vector<std::string> seats;
  ById<PlayerId, Player> players;
  ById<PlayerId, Notes> notes;               // or empty
  RecordedSteps steps;                       // the setup is the first
  std::map<int, std::vector<int>> children;  // only where children are not in order of age
  // Answers to a group that is still open, by the step after which it was asked.
  struct UnfinishedAnswers {
    int line = 0;
    std::vector<NamedAction> answers;
  };
  std::map<int, UnfinishedAnswers> open;
  std::vector<Look> looks;
  NotedTimes times;  // of the seats' clocks, as they were set last
  int cursor = 0;
};

// Throws Error when some of the match's rules do not come from text.
std::string record_text(const Table& table);

// Throws Error ("name:line: sentence") for a text that is not a record, or that was damaged,
// changed, cut off, or written by a later version.
Record read_record(NextPiece text, const std::string& name);
Record read_record(std::string_view text, const std::string& name);
// The same for continuing a match: a record that was cut off is read up to its last complete line.
Record read_record_so_far(NextPiece text, const std::string& name);
Record read_record_so_far(std::string_view text, const std::string& name);

}  // namespace hr
