// SPDX-License-Identifier: MIT
// What a search for the best run has to know of the cells gone through so far: which pieces of a
// run it has laid, as far as they matter to what is still to come. Two that are equal have the same
// future, so only the better one is kept.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/par/sweep.h"

namespace hr {

// Where the run comes from before a cell, or goes to behind it. From `slot` on: the slot of
// the cell that it is joined to.
enum class Joint : std::uint8_t { none, open, bound, slot };
constexpr Joint joint_with(int slot) { return static_cast<Joint>(3 + slot); }
constexpr int slot_of(Joint joint) { return static_cast<int>(joint) - 3; }

// How a cell was laid: left out (both none), or where it is joined. Open: to a cell still to come;
// bound: the run begins, or ends, here.
struct JointPair {
  Joint before = Joint::none, after = Joint::none;
  bool alone() const { return before == Joint::bound && after == Joint::bound; }
};

// What holds for all runs of a search.
struct RunTerms {
  bool stops = false;      // as in Terrain
  bool both_ways = false;  // as in Sweep
};

class PartialRun {
 public:
  bool begun() const;  // a piece is laid in which the run begins; …
  bool bound() const;  // … in which it ends

  // Ways to come to the visited cell and to go on from it. Where every link leads both ways, a
  // piece that neither begins nor ends the run can be gone through from either end.
  bool may_come(const Visit::Neighbour& from, RunTerms terms) const {
    return from.back && (is(from.slot, k_head) || (terms.both_ways && inner(from.slot)));
  }
  bool may_go(const Visit::Neighbour& to, RunTerms terms) const {
    return to.onto && (is(to.slot, k_tail) || (terms.both_ways && inner(to.slot)));
  }
  // Whether a run that may not stop can end there, as far as the neighbours so far tell.
  bool may_end(const Visit& visit) const;

  // What becomes of it. None: it leads to no run.
  std::optional<PartialRun> without(const Visit& visit, RunTerms terms) const;
  std::optional<PartialRun> with(const Visit& visit, JointPair joints, RunTerms terms) const;

  bool whole() const { return slots_[0] == k_whole; }  // a run from end to end, and nothing else

  const std::array<std::uint8_t, k_max_open>& slots() const { return slots_; }
  friend bool operator==(const PartialRun&, const PartialRun&) = default;

 private:
  // What a slot holds. A cell that a piece ends in has the slot of the piece's other end in the low
  // bits, or k_bound where the run itself begins or ends there. Where links lead both ways, a piece
  // with two such cells always has its tail in the lower slot, as the other way about is the same.
  static constexpr std::uint8_t k_clear = 0;    // nothing that matters any more
  static constexpr std::uint8_t k_left = 1;     // left out: no run may end beside it
  static constexpr std::uint8_t k_last = 2;     // the run ends here: no neighbour is left out
  static constexpr std::uint8_t k_whole = 3;    // see whole()
  static constexpr std::uint8_t k_tail = 0x20;  // something has to come before it
  static constexpr std::uint8_t k_head = 0x40;  // something has to come behind it
  static constexpr std::uint8_t k_ends = k_tail | k_head;
  static constexpr std::uint8_t k_bound = 16;       // no slot: where the run begins or ends
  static constexpr std::uint8_t k_bound_here = 17;  // of a tail: its own cell is the last one

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
