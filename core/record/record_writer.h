// SPDX-License-Identifier: MIT
// Writes the record of a match as it grows: the whole record the first time, later only the new
// lines, to be appended to what was written before. The cost depends on what has changed, not on
// the length of the match. It can be given any match each time; for a different match, or different
// players, it starts over. Copying a writer is cheap: a caller that fails to write the new lines
// continues with a copy made before next().
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/record/record_lines.h"
#include "core/table/look.h"
#include "core/table/seat_clocks.h"
#include "core/table/table.h"

namespace hr {

// 2: answers; 3: lines may follow the end, and replace what was open, noted or in order;
// 4: looks; 5: steps of the table; 6: seats that run out of time, and what time each has left.
inline constexpr int k_record_format = 6;

class RecordWriter {
 public:
  struct NewLines {
    bool whole = false;  // true: the whole record; false: to be appended
    std::string text;    // "": nothing has changed
  };
  // An open record has no last line and is read as one that was cut off; for records that are
  // written often. Throws Error when some of the match's rules do not come from text.
  enum class End : std::uint8_t { closed, open };
  NewLines next(const Table& table, End end = End::closed);
  NewLines next(const Match& match, const ById<PlayerId, Player>& players,
                const ById<PlayerId, Notes>& notes = {}, End end = End::closed,
                const std::vector<Look>& looks = {}, const SeatClocks& clocks = {});

 private:
  bool goes_on(const Match& match, const std::string& head) const;
  void begin(const Match& match, const RecordJson& seats, std::string head);
  void add_rules(const Match& match);
  void add_steps(const Match& match);
  void add_open(const Match& match);
  void add_notes(const Match& match, const ById<PlayerId, Notes>& notes);
  void add_looks(const Match& match, const std::vector<Look>& looks);
  void add_clocks(const SeatClocks& clocks);
  void add_end(const Match& match);

  LineWriter lines_;
  std::string head_;  // the line of seed, seats and players
  std::shared_ptr<const RulesetText> first_;
  int rules_ = 0, steps_ = 0, looks_ = 0;  // how many have been written
  int settings_ = 0, times_ = 0;           // … of the seats' clocks
  std::uint64_t hash_ = 0;                 // of the last step written, and its parent
  NodeId parent_ = NodeId::none;
  // As written last.
  std::map<NodeId, std::string> open_;
  std::map<PlayerId, std::string> notes_;
  std::string children_;
  NodeId cursor_ = NodeId::none;  // none: the end has to be written
};

}  // namespace hr
