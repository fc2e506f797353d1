// SPDX-License-Identifier: MIT
// Keeps track of which lines of the log have been printed for whom, so that each is printed once.
// If several seats share a screen, a line that one of them has read is not repeated for another.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "scripting/clients/table_client.h"

namespace hr::cli {

class Narrator {
 public:
  // The lines that `seat` (or the owner) may know and `listener`, the player at the screen, has
  // not read. They count as read from now on. `named`: with the names of the players.
  std::vector<LogLine> fresh(const scripting::TableClient& table, SeatId seat, PlayerId listener,
                             bool named = false);

  // While all seats are asked, readiness is announced before it is in the log. True if `listener`
  // has not read this announcement; it counts as read from now on, also in the log.
  bool is_news(const scripting::TableClient& table, PlayerId listener, const std::string& ready);

  // The table has moved in the history: repeated events are news again.
  void rewind(const scripting::TableClient& table);

 private:
  std::map<SeatId, int> read_;                                              // per seat: lines read
  using Heard = std::map<PlayerId, std::set<std::pair<int, std::string>>>;  // by step
  Heard heard_;
  Heard ready_;  // by the step at which all are asked
};

}  // namespace hr::cli
