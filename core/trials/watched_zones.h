// SPDX-License-Identifier: MIT
// Which zones of cards that a seat does not see hold no secret from it all the same, because it has
// seen every card that went in and came out: tricks that were taken lie face down, but everybody
// saw them being played. Follows one game, step by step, with the eyes of one seat.
#pragma once

#include <string>
#include <vector>

#include "core/game/event.h"
#include "core/game/game.h"
#include "core/game/state.h"

namespace hr {

class WatchedZones {
 public:
  // The game must outlive it. Dice and rolls are not followed: what comes of them is a secret.
  WatchedZones(const Game& game, SeatId viewer);

  // The state after the setup, then after each step, with what the step told.
  void see(const State& state, const std::vector<Event>& events);
  // Whether the seat could tell after each step what lay in all zones of this name.
  bool known(const std::string& zone) const;

 private:
  using Counts = std::vector<int>;  // by kind

  struct Hidden {
    ZoneInstance zone;
    Counts before;
    std::vector<int> places = {};  // of a row: the code on each place, -1 for none
    bool known = true;             // now
    bool always = true;
  };

  Counts cards_in(const State& state, const ZoneLayout& zone) const;
  std::vector<int> places_of(const State& state, const ZoneLayout& zone) const;
  Counts begun_in(const ZoneLayout& zone) const;
  bool begins_known(const Hidden& hidden, const State& state) const;
  void name_cards(Counts& seen, const std::vector<Event>& events) const;
  static bool follows(const Hidden& hidden, const Counts& after, const std::vector<int>& places,
                      const Counts& gone, const Counts& named);

  const Game& game_;
  SeatId viewer_;
  bool begun_ = false;
  std::vector<ZoneInstance> seen_;
  Counts seen_before_;
  std::vector<Hidden> hidden_;
};

}  // namespace hr
