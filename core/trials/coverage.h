// SPDX-License-Identifier: MIT
// What has occurred so far in games that were watched: patterns that some seat could use, kinds
// that were on a board, events that were sent. Belongs to one Game, which it refers to. What is
// still missing at the end is unused or unreachable.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/game/event.h"
#include "core/game/game.h"

namespace hr {

class Coverage {
 public:
  explicit Coverage(const Game& game);

  void note_patterns(std::span<const Choice> choices);
  void note_events(std::span<const Event> events);
  void note_kinds(const State& state);
  bool complete() const { return missing_ == 0; }

  // All entries by path ("verbs.move.2", "kinds.cube", "zones.cup" for dice, "events.boom"), each
  // with whether it was seen.
  struct CoverageEntry {
    std::string path;
    bool seen = false;
  };
  std::vector<CoverageEntry> all() const;

 private:
  void see(std::size_t sight);

  const Game& game_;
  std::vector<CoverageEntry> entries_;
  ById<VerbId, std::size_t> first_pattern_;
  ById<KindId, std::size_t> kinds_;  // not of the faces of dice
  ById<ZoneId, std::size_t> dice_;   // zones of dice
  std::size_t first_event_ = 0;
  std::size_t missing_ = 0;
};

}  // namespace hr
