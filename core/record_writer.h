// SPDX-License-Identifier: MIT
// Writes the record of a match that goes on, again and again: what was written before is kept, and
// only new steps and the end are made. Any match will do each time; another one begins anew.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/record_lines.h"
#include "core/table.h"

namespace hr {

inline constexpr int k_record_format = 2;  // 2: answers

class RecordWriter {
 public:
  // Throws Error when some of the match's rules do not come from text.
  std::string text(const Match& match, const std::vector<Player>& players,
                   const std::vector<Notes>& notes = {});

 private:
  bool goes_on(const Match& match, const std::string& head) const;
  void add_rules(const Match& match);
  void add_steps(const Match& match);

  LineWriter body_;   // all but the end
  std::string head_;  // the line of seed, seats and players
  std::shared_ptr<const Edition> first_;
  int rules_ = 0, steps_ = 0;  // how many are written
  std::uint64_t hash_ = 0;     // of the last step that is, and its parent
  NodeId parent_ = NodeId::none;
};

}  // namespace hr
