// SPDX-License-Identifier: MIT
// The state of a search for the best run: which pieces of a run have been laid on the cells visited
// so far, as far as they matter for the cells to come. Two equal partial runs have the same future,
// so only the better one is kept.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/par/sweep.h"

namespace hr {

// How a run enters or leaves a cell. Values from `slot` on: the slot of the cell that it is joined
// to.
enum class Joint : std::uint8_t { none, open, bound, slot };
constexpr Joint joint_with(int slot) { return static_cast<Joint>(3 + slot); }
constexpr int slot_of(Joint joint) { return static_cast<int>(joint) - 3; }

// How a cell was used: left out (both none), or how it is joined. open: to a cell still to come;
// bound: the run begins, or ends, here.
struct JointPair {
  Joint before = Joint::none, after = Joint::none;
  bool alone() const { return before == Joint::bound && after == Joint::bound; }
};

// Settings common to all runs of a search.
struct RunTerms {
  bool stops = false;      // as in Terrain
  bool both_ways = false;  // as in TerrainSweep
};

class PartialRun {
 public:
  bool begun() const;  // the piece in which the run begins has been laid …
  bool bound() const;  // … and that in which it ends

  // Whether the run may come to the visited cell from a neighbour, or go on to it. If every link
  // leads both ways, a piece that neither begins nor ends the run can be traversed from either end.
  bool may_come(const Visit::Neighbour& from, RunTerms terms) const {
    return from.back && (is(from.slot, k_head) || (terms.both_ways && inner(from.slot)));
  }
  bool may_go(const Visit::Neighbour& to, RunTerms terms) const {
    return to.onto && (is(to.slot, k_tail) || (terms.both_ways && inner(to.slot)));
  }
  // Whether a run that may not stop can end in the visited cell, judging by the neighbours visited
  // so far.
  bool may_end(const Visit& visit) const;

  // The partial run after the visit, without or with the cell. None: it cannot become a run.
  std::optional<PartialRun> without(const Visit& visit, RunTerms terms) const;
  std::optional<PartialRun> with(const Visit& visit, JointPair joints, RunTerms terms) const;

  bool whole() const { return slots_[0] == k_whole; }  // one complete run, and nothing else

  const std::array<std::uint8_t, k_max_open>& slots() const { return slots_; }
  friend bool operator==(const PartialRun&, const PartialRun&) = default;

 private:
  // The contents of a slot. For a cell at the end of a piece, the low bits hold the slot of the
  // piece's other end, or k_bound if the run itself begins or ends there. If links lead both ways,
  // a piece with two such cells always has its tail in the lower slot, because both directions are
  // equivalent.
  static constexpr std::uint8_t k_clear = 0;    // nothing that still matters
  static constexpr std::uint8_t k_left = 1;     // left out: no run may end beside it
  static constexpr std::uint8_t k_last = 2;     // the run ends here: no neighbour may be left out
  static constexpr std::uint8_t k_whole = 3;    // see whole()
  static constexpr std::uint8_t k_tail = 0x20;  // needs a cell before it
  static constexpr std::uint8_t k_head = 0x40;  // needs a cell after it
  static constexpr std::uint8_t k_ends = k_tail | k_head;
  static constexpr std::uint8_t k_bound = 16;  // instead of a slot: the run begins or ends here
  static constexpr std::uint8_t k_bound_here = 17;  // for a tail: its own cell is the last one

  bool is(int slot, std::uint8_t end) const { return (slots_[nth(slot)] & end) != 0; }
  int partner(int slot) const { return slots_[nth(slot)] & 0x1f; }
  bool single(int slot) const { return (slots_[nth(slot)] & k_ends) == k_ends; }
  bool inner(int slot) const { return is(slot, k_ends) && partner(slot) < k_bound; }
  bool must_fill(int slot) const;

  void reverse_piece(int slot);
  int join_before(Joint joint, int own);
  int join_after(Joint joint, int own, RunTerms terms);
  void set_ends(int tail, int head, int own);
  bool settle(const Visit& visit);
  bool complete() const;

  std::array<std::uint8_t, k_max_open> slots_{};
};

}  // namespace hr
