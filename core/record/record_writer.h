// SPDX-License-Identifier: MIT
// Writes the record of a match as it grows: all of it the first time, and from then on the lines
// that have come to it, which are added to what was written before. What it takes follows from what
// has changed and not from how long the match is. Any match will do each time; another one, and one
// in which other people sit, is begun anew. It copies cheaply: whoever cannot write what it gave
// goes on with a copy from before.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/record/record_lines.h"
#include "core/table/table.h"

namespace hr {

// 2: answers; 3: grows, so lines may follow its end, and say anew what is open, noted or in order.
inline constexpr int k_record_format = 3;

class RecordWriter {
 public:
  struct NewLines {
    bool whole = false;  // from the first line on; else to be added
    std::string text;    // "": nothing has changed
  };
  // Left open it has no last line yet, and is read as one that was cut off: for while it is written
  // often. Throws Error when some of the match's rules do not come from text.
  enum class End : std::uint8_t { closed, open };
  NewLines next(const Table& table, End end = End::closed);
  NewLines next(const Match& match, const std::vector<Player>& players,
                const std::vector<Notes>& notes = {}, End end = End::closed);

 private:
  bool goes_on(const Match& match, const std::string& head) const;
  void begin(const Match& match, const RecordJson& seats, std::string head);
  void add_rules(const Match& match);
  void add_steps(const Match& match);
  void add_open(const Match& match);
  void add_notes(const Match& match, const std::vector<Notes>& notes);
  void add_end(const Match& match);

  LineWriter lines_;
  std::string head_;  // the line of seed, seats and players
  std::shared_ptr<const Edition> first_;
  int rules_ = 0, steps_ = 0;  // how many are written
  std::uint64_t hash_ = 0;     // of the last step that is, and its parent
  NodeId parent_ = NodeId::none;
  // As they were written last.
  std::map<NodeId, std::string> open_;
  std::map<std::size_t, std::string> notes_;
  std::string children_;
  NodeId cursor_ = NodeId::none;  // none: the end is to be written
};

}  // namespace hr
