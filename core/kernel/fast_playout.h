// SPDX-License-Identifier: MIT
// Random play in a hurry, for games whose ordinary turns are steps and placements that all see. It
// does what legal, pick and play would do; whatever is unusual it leaves to them. What has to be
// the same either way is listed in playout_comparison.h, which compares them. A part of the kernel,
// which alone uses it. Always: between two actions, and whenever rules are asked, the state is
// whole but for the position keys behind it, which rules cannot see. Re-entry: rules that it asks
// may ask the kernel (Engine::could), never the fast playout. Threads: its kernel's.
#pragma once

#include <cstdint>

#include "core/engine/engine.h"
#include "core/kernel/fast_playout_plan.h"
#include "core/kernel/repetition_table.h"

namespace hr {

template <int W>
class Kernel;

struct PlayoutRun {
  State& state;
  Random& random;
  ActionContext& context;
  std::uint32_t limit;
  Playout& out;
};

// What the lanes of a track are: steps, placements, or either and pieces that stand alone.
enum class PieceMix : std::uint8_t { steps, places, any };

// How a loop of a fast playout is made: for seats with up to so many lanes (0: any number); in a
// duel nobody but two seats has pieces; a busy one looks at lines, connections or rules every time.
struct LoopShape {
  int lanes = 0;
  PieceMix piece_mix = PieceMix::any;
  bool duel = false;
  bool busy = true;
};

template <int W, LoopShape shape>
class FastPlayoutLoop;

template <int W>
class FastPlayout {
 public:
  FastPlayout(Kernel<W>& kernel, const Game& game, const Plan<W>& plan);

  // Plays on while it can. True: the game is over or cut; false: something has to be done the
  // ordinary way first.
  bool run(const PlayoutRun& run);

 private:
  template <int V, LoopShape shape>
  friend class FastPlayoutLoop;
  enum class LoopResult : std::uint8_t { on, over, cut, walk, again };
  using Loop = LoopResult (FastPlayout::*)(Track<W>&, const PlayoutRun&);

  // What is left of an action, from here on: to call Rules::captured or effect (after: it has just
  // been called), to end the game, to pass the turn.
  enum class ResumePoint : std::uint8_t { captured, after, ends, turn };
  struct PendingAction {
    ResumePoint resume_point;
    const Side<W>* side;
    const Lane<W>* lane;
    std::ptrdiff_t from, to;
    std::size_t victim;  // 1 + code of the piece that was captured; 0: none
  };

  template <PieceMix piece_mix, bool busy, int... lanes>
  void offer(const Track<W>& track, Loop& found, int& most) const;
  Loop find_loop(Track<W>& track) const;
  template <LoopShape shape>
  LoopResult run_loop(Track<W>& track, const PlayoutRun& run);
  bool ready(const PlayoutRun& run) const;
  bool stand_alone(const State& state) const;

  // Completes an action by the kernel and the rules. The state is whole before and after.
  [[gnu::cold, gnu::noinline]] LoopResult complete(const PlayoutRun& run,
                                                   const PendingAction& pending);
  bool may_end(const State& state, const Side<W>& side) const;
  void call_captured(const PlayoutRun& run, const PendingAction& pending);
  void call_effect(const PlayoutRun& run, SeatId seat, const Lane<W>& lane, std::ptrdiff_t from,
                   std::ptrdiff_t to);
  LoopResult pass_turn(const PlayoutRun& run, const Side<W>& side);

  Kernel<W>& kernel_;
  FastPlayoutPlan<W> plan_;
  SingleCellSets<W> single_cells_;
  RepetitionTable repetitions_;
  bool keeps_keys_, asks_turn_;
  bool alone_ = false;  // on the track of lone pieces
  Loop lone_ = nullptr, full_ = nullptr;
};

}  // namespace hr
