// SPDX-License-Identifier: MIT
// Digests of what one seat sees and hears: its view of a state, and the events that reach it. What
// it sees is all that its view contains: zones, variables, who is to act and what it is asked, how
// the game ended, and how many actions it may choose from. Asks and scores call rules. Threads:
// that of the engine.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "core/engine/engine.h"
#include "core/game/event.h"
#include "core/worlds/shown.h"

namespace hr {

class Sight {
 public:
  // The engine must outlive it.
  Sight(Engine& engine, SeatId viewer);

  SeatId viewer() const { return viewer_; }
  // `counted`: the engine counted last what is legal for the seat in this state.
  std::uint64_t view(const State& state, bool counted = false) const;

  // Adds those of the events that the seat hears to a digest of earlier ones.
  std::uint64_t add(std::uint64_t told, const std::vector<Event>& events) const;
  // Adds a digest of each thing that those events name, or that the seat sees in a state.
  void add_details(std::vector<std::uint64_t>& details, const std::vector<Event>& events) const;
  void add_details(std::vector<std::uint64_t>& details, const State& state) const;
  // Adds the numbers, cells and cards that those events or an action name, each once, and not too
  // many.
  void add_hints(Hints& hints, const std::vector<Event>& events) const;
  void add_hints(Hints& hints, const Action& action) const;
  // The pieces that it sees afterwards and did not see before, and where.
  void add_hints(Hints& hints, const State& before, const State& after) const;

 private:
  void add_detail(std::vector<std::uint64_t>& details, std::uint64_t place,
                  const EventArgument& argument) const;
  void add_card(Hints& hints, KindId kind) const;
  void add_word(Hints& hints, std::string_view word) const;
  std::uint64_t backs(const State& state, std::uint64_t digest) const;
  std::uint64_t fog(const State& state, std::uint64_t digest) const;
  std::uint64_t moment(const State& state, std::uint64_t digest, bool counted) const;

  Engine& engine_;
  SeatId viewer_;
  std::vector<std::pair<int, int>> words_;  // runs of the state's words that it always sees
  std::vector<ZoneInstance> fog_;           // zones of which it sees some cells
  std::vector<ZoneInstance> backs_;         // of cards of which it sees the backs
};

}  // namespace hr
