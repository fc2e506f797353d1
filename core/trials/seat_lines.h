// SPDX-License-Identifier: MIT
// What a seat was told, line by line, in two worlds: whether they differ, and whether a difference
// comes with an event, an end or an outcome that is marked as revealing something.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/match/log_line.h"
#include "core/match/match.h"
#include "core/trials/seat_output.h"

namespace hr {

// How two worlds compare, from the viewer's side.
enum class Likeness : std::uint8_t { alike, diverged, leaked };

class SeatLines {
 public:
  // The lines of the seat's log from number `from` on.
  SeatLines(const Match& match, SeatId seat, int from);

  struct Result {
    Likeness comparison = Likeness::alike;
    int alike = 0;                    // how many lines agree before the first difference
    std::optional<Difference> first;  // if they leak
  };
  // The worlds diverge at a marked line that differs, provided that no unmarked line before it in
  // one world is missing from the other.
  static Result compare(const SeatLines& one, const SeatLines& two);

 private:
  struct Line {
    LogLine line;
    bool marked = false;

    bool operator==(const Line& other) const {
      return line.text == other.line.text && line.type == other.line.type &&
             line.arguments == other.line.arguments;
    }
  };

  std::string text(std::size_t i) const { return i < lines_.size() ? lines_[i].line.text : ""; }
  bool event(std::size_t i) const { return i < lines_.size() && !lines_[i].line.type; }
  std::vector<Line> marks(std::size_t from) const;
  static std::size_t kept_back(const SeatLines& here, const SeatLines& there, std::size_t from);

  std::vector<Line> lines_;
};

// Whether the event, or the way in which the game ended, is marked as revealing something.
bool is_marked(const Game& game, EventId event);
bool end_reveals(const Match& match);

}  // namespace hr
