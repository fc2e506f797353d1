// SPDX-License-Identifier: MIT
// The kernel's scratch memory: one frame for each question that is being answered. What legal()
// counted stays in the kernel's first frame until it counts again. A rule that is called meanwhile,
// or while an action is carried out, may ask questions itself (View::can_answer); each gets the
// next frame of a stack, so no question overwrites what another still reads. Frames keep their
// memory, so after the first few questions nothing is allocated.
#pragma once

#include <array>
#include <deque>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/engine/effect.h"
#include "core/kernel/earlier_positions.h"
#include "core/kernel/foresight.h"
#include "core/kernel/legal_list.h"
#include "core/plan/plan.h"

namespace hr {

template <int W>
struct KernelFrame {
  explicit KernelFrame(const Plan<W>& plan) : legal(plan) {}

  std::vector<Bits<W>> values;  // of the seat's sets, by index in SeatPlan::sets
  SharedValues<W> shared;       // of the terms that they share
  LegalList<W> legal;
  std::vector<Choice> found;   // actions of one verb, before rules are asked about them
  State trial;                 // the state that `unless` examines …
  Foresight<W> foresight;      // … if this does not tell
  std::vector<Bits<W>> sight;  // what the seat sees in fog, if `unless` has asked for it
  EarlierPositions earlier;    // than the position in question
  ActionContext silent;        // for the trial: no listener
  // What the question is. `hypothetical` (could): as if the seat were asked for the verb, and one
  // action is enough. `asked_about` (objection): why the rules forbid this action.
  bool hypothetical = false;
  // Whether actions that would have to be tested one by one, by rules or by the position after
  // them, may be left untested, and whether some were.
  bool lazy = false, untested = false;
  bool foresees = false;  // `foresight` knows the actions of the verb that is listed
  const Action* asked_about = nullptr;
  // While a later part of an action is offered: the places of those before it.
  const ActionPlaces<W>* places = nullptr;
  // By part: what it offers, and the position after it.
  struct PartChoices {
    std::vector<Choice> choices;
    State state;
  };
  std::array<PartChoices, k_max_arguments> parts;
  std::string reason;
};

template <int W>
class KernelFrames {
 public:
  // The plan must outlive it.
  explicit KernelFrames(const Plan<W>& plan) : plan_(plan) {}

  // The deepest nesting. Real questions nest a few levels; one that depends on itself would nest
  // forever.
  static constexpr std::size_t k_max = 16;

  // Holds the next frame for a scope. Throws Error when there are too many.
  class FrameScope {
   public:
    explicit FrameScope(KernelFrames& frames) : frames_(frames), frame_(frames.next()) {}
    ~FrameScope() { --frames_.depth_; }
    FrameScope(const FrameScope&) = delete;
    FrameScope& operator=(const FrameScope&) = delete;
    KernelFrame<W>& operator*() const { return frame_; }

   private:
    KernelFrames& frames_;
    KernelFrame<W>& frame_;
  };

 private:
  KernelFrame<W>& next() {
    if (depth_ == k_max)
      throw Error("can: this question is nested inside " + std::to_string(k_max) +
                  " others; does its answer depend on itself?");
    if (depth_ == frames_.size()) frames_.emplace_back(plan_);
    KernelFrame<W>& frame = frames_[depth_++];
    frame.legal.begin();
    frame.hypothetical = frame.lazy = false;
    frame.asked_about = nullptr;
    frame.places = nullptr;
    frame.reason.clear();
    return frame;
  }

  const Plan<W>& plan_;
  std::deque<KernelFrame<W>> frames_;  // elements never move, so references stay valid
  std::size_t depth_ = 0;
};

}  // namespace hr
