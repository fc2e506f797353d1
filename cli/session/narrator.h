// SPDX-License-Identifier: MIT
// Keeps track of which lines of the log have been told to whom, so that each is told once. At a
// screen that several seats share, a line that one of them has heard is not told again to another.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "cli/session/table_client.h"

namespace hr::cli {

class Narrator {
 public:
  // What `seat` (none: the owner) may know and `listener`, whoever that number stands for, has not
  // heard yet. They count as heard from now on.
  std::vector<LogLine> fresh(const TableClient& table, SeatId seat, int listener);

  // While all are asked, who is ready is said before the log has it. True when `listener` has not
  // heard it; it counts as heard from now on, and in the log as well.
  bool is_news(const TableClient& table, int listener, const std::string& ready);

  // The table went back or forth: what is told again is news again.
  void rewind(const TableClient& table);

 private:
  std::map<SeatId, int> read_;                                         // lines of each seat's log
  using Heard = std::map<int, std::set<std::pair<int, std::string>>>;  // by step
  Heard heard_;
  Heard ready_;  // with the step that all are asked for
};

}  // namespace hr::cli
