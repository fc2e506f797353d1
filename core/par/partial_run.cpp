// SPDX-License-Identifier: MIT
#include "core/par/partial_run.h"

#include <algorithm>

namespace hr {

bool PartialRun::begun() const {
  return std::ranges::find(slots_, k_head | k_bound) != slots_.end();
}

bool PartialRun::bound() const {
  return std::ranges::any_of(slots_, [](int slot) {
    return slot == (k_tail | k_bound) || slot == (k_tail | k_bound_here);
  });
}

// Whether the run ends in the slot's cell, so that all its neighbours must be part of the run.
bool PartialRun::must_fill(int slot) const {
  return slots_[nth(slot)] == k_last || slots_[nth(slot)] == (k_tail | k_bound_here);
}

bool PartialRun::may_end(const Visit& visit) const {
  return std::ranges::none_of(visit.before, [&](const Visit::Neighbour& other) {
    return other.onto && slots_[nth(other.slot)] == k_left;
  });
}

std::optional<PartialRun> PartialRun::without(const Visit& visit, RunTerms terms) const {
  for (const Visit::Neighbour& other : visit.before)
    if (other.back && must_fill(other.slot)) return {};
  PartialRun out = *this;
  out.slots_[nth(visit.slot)] = terms.stops || bound() ? k_clear : k_left;
  if (!out.settle(visit)) return {};
  return out;
}

// Reverses a piece: swaps its head and tail.
void PartialRun::reverse_piece(int slot) {
  slots_[nth(partner(slot))] ^= k_ends;
  slots_[nth(slot)] ^= k_ends;
}

// The tail of the piece that now leads to the cell in slot `own`.
int PartialRun::join_before(Joint joint, int own) {
  if (joint == Joint::open) return own;
  if (joint == Joint::bound) return k_bound;
  const int slot = slot_of(joint);
  if (single(slot)) return slot;
  if (!is(slot, k_head)) reverse_piece(slot);
  const int tail = partner(slot);
  slots_[nth(slot)] = k_clear;
  return tail;
}

// The head of the piece that now leads on from it.
int PartialRun::join_after(Joint joint, int own, RunTerms terms) {
  if (joint == Joint::open) return own;
  if (joint == Joint::bound) {
    if (!terms.stops) slots_[nth(own)] = k_last;
    std::ranges::replace(slots_, k_left, k_clear);  // the end of the run is known now
    return k_bound;
  }
  const int slot = slot_of(joint);
  if (single(slot)) return slot;
  if (!is(slot, k_tail)) reverse_piece(slot);
  const int head = partner(slot);
  slots_[nth(slot)] = head == k_bound_here ? k_last : k_clear;
  return std::min<int>(head, k_bound);
}

void PartialRun::set_ends(int tail, int head, int own) {
  if (tail == head) {
    slots_[nth(tail)] = static_cast<std::uint8_t>(k_ends | own);
    return;
  }
  const bool here = tail == own && slots_[nth(own)] == k_last;
  if (tail != k_bound)
    slots_[nth(tail)] = static_cast<std::uint8_t>(k_tail | (here ? k_bound_here : head));
  if (head != k_bound) slots_[nth(head)] = static_cast<std::uint8_t>(k_head | tail);
}

std::optional<PartialRun> PartialRun::with(const Visit& visit, JointPair joints,
                                           RunTerms terms) const {
  if (joints.before == joints.after && joints.before >= Joint::slot) return {};
  PartialRun out = *this;
  out.slots_[nth(visit.slot)] = k_clear;
  const int tail = out.join_before(joints.before, visit.slot);
  // A piece joined to itself would be a ring.
  if (joints.before >= Joint::slot && joints.after >= Joint::slot && tail == slot_of(joints.after))
    return {};
  const int head = out.join_after(joints.after, visit.slot, terms);
  const bool closed = tail == k_bound && head == k_bound;
  if (!closed) out.set_ends(tail, head, visit.slot);
  if (terms.both_ways && head < tail && tail < k_bound) out.reverse_piece(tail);
  if (!out.settle(visit)) return {};
  if (!closed) return out;
  if (!out.complete()) return {};
  out.slots_ = {k_whole};
  return out;
}

// Clears closed slots. Returns false if a piece would stay open in one.
bool PartialRun::settle(const Visit& visit) {
  for (int slot = 0; slot < k_max_open; ++slot) {
    std::uint8_t& held = slots_[nth(slot)];
    const std::uint32_t bit = 1U << slot;
    if ((visit.closing & bit) != 0) {
      if ((held & k_ends) != 0) return false;
      held = k_clear;
    }
    if ((visit.leading & bit) == 0) {
      if (held == k_last) held = k_clear;
      if (held == (k_tail | k_bound_here)) held = k_tail | k_bound;
    }
  }
  return true;
}

// Whether no other piece is laid, and no neighbour of the last cell is still to come.
bool PartialRun::complete() const {
  return std::ranges::none_of(slots_,
                              [](int held) { return held == k_last || (held & k_ends) != 0; });
}

}  // namespace hr
