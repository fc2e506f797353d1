// SPDX-License-Identifier: MIT
// Fast random play, for games whose ordinary turns are steps and placements that everybody sees,
// and for games without rules whose turns are those, jumps, slides, picks, sowing or passing, with
// what follows. It gives the same results as legal(), pick() and play(), and leaves everything
// unusual to them; playout_comparison.h lists what must agree and tests it. Part of the kernel,
// which alone uses it. Invariant: between two actions, and whenever rules are called, the state is
// complete except for the position keys at its end, which rules cannot see. Re-entry: rules called
// from here may ask the kernel (Engine::can_answer), never the fast playout. Threads: that of its
// kernel.
#pragma once

#include <cstdint>

#include "core/engine/engine.h"
#include "core/kernel/fast_playout_plan.h"
#include "core/kernel/kernel_parts.h"
#include "core/kernel/playout_run.h"
#include "core/kernel/repetition_table.h"

namespace hr {

// The types of lanes in a track: steps only, placements only, or both and lone pieces.
enum class PieceMix : std::uint8_t { steps, places, any };

// The properties for which a playout loop is compiled: the number of lanes a seat may have (0:
// any); a duel, where only two seats have pieces; a busy loop, which checks lines, connections or
// rules after every action; one for patterns with conditions or constant writes, and for ends that
// are conditions; a decisive one, in which a seat that can win at once does, and what
// is done can be traced.
struct LoopShape {
  int lanes = 0;
  PieceMix piece_mix = PieceMix::any;
  bool duel = false;
  bool busy = true;
  bool conditions = true;
  bool decisive = false;
};

template <int W, LoopShape shape>
class FastPlayoutLoop;
template <int W>
class FastTurnLoop;

template <int W>
class FastPlayout {
 public:
  // The parts must outlive it.
  explicit FastPlayout(const KernelParts<W>& kernel);

  // Whether it can play any turn of this game.
  bool fits() const { return lone_.uniform != nullptr || full_.uniform != nullptr; }
  // Plays as long as it can. Returns true if the game is over or cut; false if something has to be
  // done by the kernel first.
  bool run(const PlayoutRun& run);

 private:
  template <int V, LoopShape shape>
  friend class FastPlayoutLoop;
  template <int V>
  friend class FastTurnLoop;
  enum class LoopResult : std::uint8_t { on, over, cut, walk, again };
  using Loop = LoopResult (FastPlayout::*)(Track<W>&, const PlayoutRun&);

  // Where to continue an action: calling Rules::captured; after Rules::effect, which has just been
  // called; checking the ends; passing the turn.
  enum class ResumePoint : std::uint8_t { captured, after, ends, turn };
  struct PendingAction {
    ResumePoint resume_point;
    const Side<W>* side;
    const Lane<W>* lane;
    std::ptrdiff_t from, to;
    std::size_t victim;  // 1 + code of the captured piece; 0: none
  };

  // The loops for a track: uniform at random, and decisive; the same where there is none such.
  struct Loops {
    Loop uniform = nullptr, decisive = nullptr;
    bool traced = false;  // `decisive` adds to PlayoutRun::trace
  };

  template <PieceMix piece_mix, bool busy, bool conditions, int... lanes>
  void offer(const Track<W>& track, Loop& found, int& lanes_made) const;
  Loops find_loops(Track<W>& track) const;
  Loop find_loop(const Track<W>& track, int& lanes) const;
  Loop find_decisive_loop(const Track<W>& track, int lanes) const;
  bool busy(const Track<W>& track) const;
  bool conditions(const Track<W>& track) const;
  static bool find_wins(Side<W>& side);
  bool line_wins(const Track<W>& track) const;
  template <LoopShape shape>
  LoopResult run_loop(Track<W>& track, const PlayoutRun& run);
  LoopResult run_turns(Track<W>& track, const PlayoutRun& run);
  bool stand_alone(const State& state) const;

  // Completes an action with the kernel and the rules. The state is complete before and after.
  [[gnu::cold, gnu::noinline]] LoopResult complete(const PlayoutRun& run,
                                                   const PendingAction& pending);
  bool condition_holds(const State& state, SeatId seat, const ActionPlaces<W>* places) const;
  bool may_end(const State& state, const Side<W>& side, const ActionPlaces<W>* places) const;
  bool guards_hold(const State& state, const Side<W>& side, const LaneMore<W>& more) const;
  void call_captured(const PlayoutRun& run, const PendingAction& pending);
  void apply_writes(const PlayoutRun& run, const PendingAction& pending);
  void call_effect(const PlayoutRun& run, SeatId seat, const Lane<W>& lane, std::ptrdiff_t from,
                   std::ptrdiff_t to);
  LoopResult pass_turn(const PlayoutRun& run, const Side<W>& side);

  KernelParts<W> kernel_;
  FastPlayoutPlan<W> plan_;
  SingleCellSets<W> single_cells_;
  RepetitionTable repetitions_;
  bool keeps_keys_, asks_turn_;
  bool alone_ = false;  // whether `lone` is used, the track of lone pieces
  Loops lone_, full_;
};

}  // namespace hr
