// SPDX-License-Identifier: MIT
// The scratch of the kernel, a frame for each question that is being answered. What legal() counts
// lies in the kernel's first frame until it counts again. A rule that is asked meanwhile, or while
// an action is carried out, may ask in its turn (View::could): each such question gets the next
// frame of a stack, so no question ever writes what another one still reads. Frames keep their
// memory, so after the first few questions nothing is allocated.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/engine/effect.h"
#include "core/kernel/legal_list.h"
#include "core/kernel/plan.h"

namespace hr {

template <int W>
struct KernelFrame {
  explicit KernelFrame(const Plan<W>& plan) : legal(plan) {}

  std::vector<Bits<W>> values;  // of the seat's sets, by place in SeatPlan::sets
  LegalList<W> legal;
  std::vector<Choice> found;  // of one verb, before its rules have been asked
  State trial;                // what `unless` looks at
  ActionContext silent;       // of the trial
  // What is asked. By could(): as if the seat were asked for the verb, and one action is enough. By
  // objection(): what the rules say against this action.
  bool hypothetical = false;
  const Action* asked_about = nullptr;
  std::string reason;
};

template <int W>
class KernelFrames {
 public:
  // The plan outlives it.
  explicit KernelFrames(const Plan<W>& plan) : plan_(plan) {}

  // Questions inside each other. Real ones are a few deep; one that asks itself has no end.
  static constexpr std::size_t k_max = 16;

  // The next frame, for a scope. Throws Error when there are too many.
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
    frame.hypothetical = false;
    frame.asked_about = nullptr;
    frame.reason.clear();
    return frame;
  }

  const Plan<W>& plan_;
  std::deque<KernelFrame<W>> frames_;  // never moved: references to them stay
  std::size_t depth_ = 0;
};

}  // namespace hr
