// SPDX-License-Identifier: MIT
// Random play in a hurry, for games whose ordinary turns are steps and placements that all see. It
// does what legal, pick and play would do; whatever is unusual it leaves to them. What has to be
// the same either way is listed in two_ways.h, which compares them. A part of the kernel, which
// alone uses it. Always: between two actions, and whenever rules are asked, the state is whole but
// for the position keys behind it, which rules cannot see. Re-entry: rules that it asks may ask the
// kernel (Engine::could), never the sprint. Threads: its kernel's.
#pragma once

#include <cstdint>

#include "core/engine/engine.h"
#include "core/kernel/past.h"
#include "core/kernel/sprint_lanes.h"

namespace hr {

template <int W>
class Kernel;

struct PlayoutRun {
  State& state;
  Random& random;
  Occasion& occasion;
  std::uint32_t limit;
  Playout& out;
};

// What the lanes of a track are: steps, placements, or either and pieces that stand alone.
enum class Gait : std::uint8_t { steps, places, any };

// How a loop of a sprint is made: for seats with up to so many lanes (0: any number); in a duel
// nobody but two seats has pieces; a busy one looks at lines, connections or rules every time.
struct Stride {
  int lanes = 0;
  Gait gait = Gait::any;
  bool duel = false;
  bool busy = true;
};

template <int W, Stride stride>
class SprintDash;

template <int W>
class Sprint {
 public:
  Sprint(Kernel<W>& kernel, const Game& game, const Plan<W>& plan);

  // Plays on while it can. True: the game is over or cut; false: something has to be done the
  // ordinary way first.
  bool run(const PlayoutRun& run);

 private:
  template <int V, Stride stride>
  friend class SprintDash;
  enum class Leg : std::uint8_t { on, over, cut, walk, again };
  using Dash = Leg (Sprint::*)(Track<W>&, const PlayoutRun&);

  // What is left of an action, from here on: to call Rules::captured or effect (after: it has just
  // been called), to end the game, to pass the turn.
  enum class Stage : std::uint8_t { captured, after, ends, turn };
  struct Deed {
    Stage stage;
    const Side<W>* side;
    const Lane<W>* lane;
    std::ptrdiff_t from, to;
    std::size_t victim;  // 1 + code of the piece that was captured; 0: none
  };

  template <Gait gait, bool busy, int... lanes>
  void offer(const Track<W>& track, Dash& found, int& most) const;
  Dash find_dash(Track<W>& track) const;
  template <Stride stride>
  Leg dash(Track<W>& track, const PlayoutRun& run);
  bool ready(const PlayoutRun& run) const;
  bool stand_alone(const State& state) const;

  // Completes an action by the kernel and the rules. The state is whole before and after.
  [[gnu::cold, gnu::noinline]] Leg complete(const PlayoutRun& run, const Deed& deed);
  bool may_end(const State& state, const Side<W>& side) const;
  void call_captured(const PlayoutRun& run, const Deed& deed);
  void call_effect(const PlayoutRun& run, SeatId seat, const Lane<W>& lane, std::ptrdiff_t from,
                   std::ptrdiff_t to);
  Leg pass_turn(const PlayoutRun& run, const Side<W>& side);

  Kernel<W>& kernel_;
  SprintPlan<W> plan_;
  Singles<W> singles_;
  Past past_;
  bool keeps_keys_, asks_turn_;
  bool alone_ = false;  // on the track of lone pieces
  Dash lone_ = nullptr, full_ = nullptr;
};

}  // namespace hr
