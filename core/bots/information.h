// SPDX-License-Identifier: MIT
// What each seat knows in the course of a game that is played out in thought: positions with the
// same key look alike to the seat, now and in all that it was shown since the start. Threads: that
// of its engine.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/worlds/shown.h"
#include "core/worlds/sight.h"

namespace hr {

class Information {
 public:
  explicit Information(Engine& engine);

  void start();  // what was shown before counts no longer
  // A seat has acted, which led from one state to another; `events` is what happened. While all are
  // asked at once, others do not learn of it.
  void add(SeatId seat, const Choice& choice, bool all_asked, const std::vector<Event>& events);
  // Calls rules, and Engine::legal.
  std::uint64_t key(SeatId seat, const State& state) const;
  // The key of a seat that was shown these steps, from the setup on, if all since then are actions.
  static std::optional<std::uint64_t> key(SeatId seat, std::span<const ShownStep> steps);

 private:
  const Game& game_;
  std::vector<Sight> sights_;         // by seat
  std::vector<std::uint64_t> known_;  // digests, by seat
};

}  // namespace hr
