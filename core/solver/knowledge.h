// SPDX-License-Identifier: MIT
// What each player has been shown in the course of a game that is walked in thought, with what the
// player has done: all views, events and public actions since the start (perfect recall). Equal
// digests are taken to be equal knowledge. Players are not seats: the pie rule makes them change
// seats, and they keep what they know.
//
// While all are asked at once, seats are to be played in order, the lowest first; a player then
// learns of its own answers alone, until the last seat is ready. Threads: that of its engine.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/worlds/sight.h"

namespace hr {

// Who sits in the seat.
PlayerId player_in(const State& state, SeatId seat);

// By player.
using Known = std::array<std::uint64_t, k_max_seats>;

class Knowledge {
 public:
  // The engine must outlive it.
  explicit Knowledge(Engine& engine);

  // These call rules, and Engine::legal. After the setup:
  Known begin(const State& state, const std::vector<Event>& events) const;
  // After an action of `seat` has led from one state to another.
  void add(Known& known, const State& before, SeatId seat, const Choice& choice,
           const std::vector<Event>& events, const State& after) const;

 private:
  std::uint64_t seen(std::uint64_t known, PlayerId player, const std::vector<Event>& events,
                     const State& state) const;

  Engine& engine_;
  std::vector<Sight> sights_;  // by seat
};

}  // namespace hr
