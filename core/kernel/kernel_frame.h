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
#include "core/kernel/plan.h"

namespace hr {

// Actions that have most of themselves in common: a pattern and a direction, or a pattern and a
// piece. The rest is a set of cells, a range of numbers, or places in the list.
template <int W>
struct Bucket {
  enum class Form : std::uint8_t {
    towards,   // bits: where a step, slide or jump in direction `base` over `distance` links ends
    from,      // bits: where the piece at `base` ends
    over,      // bits: the one cell where the piece at `base` ends that jumps the cell `distance`
    at,        // bits: the cell of a place or pick
    number,    // numbers or words from `first` on
    listed,    // choices from list[first] on
    built_in,  // the engine's own verb, `base`
  };
  Bits<W> bits;
  std::uint64_t count = 0;
  std::int64_t first = 0;
  const PatternPlan<W>* plan = nullptr;
  Form form = Form::at;
  std::int16_t base = 0;
  std::int16_t distance = 1;
};

template <int W>
struct KernelFrame {
  std::vector<Bits<W>> values;  // of the seat's sets, by place in SeatPlan::sets
  std::vector<Bucket<W>> buckets;
  std::size_t used = 0;     // buckets
  std::uint64_t total = 0;  // actions in them
  std::vector<Choice> list;
  std::vector<Choice> found;  // of one verb, before its rules have been asked
  State trial;                // what `unless` looks at
  Occasion unheard;           // of the trial
  // What is asked. By could(): as if the seat were asked for the verb, and one action is enough. By
  // objection(): what the rules say against this action.
  bool supposed = false;
  const Action* doubted = nullptr;
  std::string reason;

  void begin() {
    used = 0;
    total = 0;
    list.clear();
  }
};

template <int W>
class KernelFrames {
 public:
  // Questions inside each other. Real ones are a few deep; one that asks itself has no end.
  static constexpr std::size_t k_most = 16;

  // The next frame, for a scope. Throws Error when there are too many.
  class Open {
   public:
    explicit Open(KernelFrames& frames) : frames_(frames), frame_(frames.next()) {}
    ~Open() { --frames_.depth_; }
    Open(const Open&) = delete;
    Open& operator=(const Open&) = delete;
    KernelFrame<W>& operator*() const { return frame_; }

   private:
    KernelFrames& frames_;
    KernelFrame<W>& frame_;
  };

 private:
  KernelFrame<W>& next() {
    if (depth_ == k_most)
      throw Error("can: this question is nested inside " + std::to_string(k_most) +
                  " others; does its answer depend on itself?");
    if (depth_ == frames_.size()) frames_.emplace_back();
    KernelFrame<W>& frame = frames_[depth_++];
    frame.begin();
    frame.supposed = false;
    frame.doubted = nullptr;
    frame.reason.clear();
    return frame;
  }

  std::deque<KernelFrame<W>> frames_;  // never moved: references to them stay
  std::size_t depth_ = 0;
};

}  // namespace hr
