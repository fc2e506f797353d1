// SPDX-License-Identifier: MIT
// The end `cuts`: a group of a seat's pieces, all by itself, cuts some marked cells apart; no part
// of the board outside the group holds two of them. Marked cells inside the group are cut off.
//
// Why a game of two seats has one winner, always, where three cells of a triangulated sphere are
// marked (as Mark Steere claimed of his games; the surface of a cube is such a sphere). Let
// all cells be shared out, take the groups of both seats as nodes and join those that touch. The
// cells of one part outside a group that touch the group are all the other seat's and, on a
// triangulated sphere, hang together in a ring or an arc: so they are of one group. Every part thus
// hangs on its group by one link alone, and the nodes form a tree. A group cuts two marks apart if
// and only if it lies on the way in the tree between the groups that hold them (ends included); it
// cuts all three apart if it lies on all three ways. Three nodes of a tree have exactly one node on
// all three ways, their median. What cuts goes on to do so however many pieces follow: the first
// group that does is that of the full board.
#pragma once

#include "core/bits_quick.h"
#include "core/kernel.h"

namespace hr {

// The way back to where the search began from a cell beyond ring `last`, both included.
template <int W>
typename Kernel<W>::B Kernel<W>::traced(int last, int cell) const {
  B out;
  for (out.add(cell); last >= 0; out.add(cell)) {
    const B& beside = plan_.neighbours[nth(cell)];
    int ring = 0;
    while (!meet(rings_[nth(ring)], beside)) ++ring;
    cell = (rings_[nth(ring)] & beside).select(0);
    last = ring - 1;
  }
  return out;
}

// A way between two marked cells, both included; nothing if there is none. It leads through cells
// of `first` where it can, through as few of `then` as it can, and through `last` where it must.
template <int W>
typename Kernel<W>::B Kernel<W>::way(const B& marks, const B& first, const B& then, const B& last) {
  const B through = first | then | last;
  for (B left = marks & through; some(left);) {
    B reached;
    reached.add(left.select(0));
    left = left - reached;
    rings_[0] = reached;
    B beside;
    for (int ring = 0; some(rings_[nth(ring)]); ++ring) {
      rings_[nth(ring)].each([&](int cell) { beside = beside | plan_.neighbours[nth(cell)]; });
      if (meet(beside, left)) return traced(ring, (beside & left).select(0));
      B& next = rings_[nth(ring + 1)];
      next = (beside & first) - reached;
      if (!some(next)) next = (beside & then) - reached;
      if (!some(next)) next = (beside & last) - reached;
      reached = reached | next;
    }
  }
  return {};
}

// A piece of the seat's has come to a cell.
template <int W>
void Kernel<W>::grow(Cut& cut, int cell) const {
  unsigned on = 0;
  for (std::size_t i = 0; i < cut.ways.size(); ++i)
    on |= static_cast<unsigned>(cut.ways[i].test(cell)) << i;
  cut.groups.add(cell, static_cast<GrowingGroups::Marks>(on));
  each_of_few(plan_.neighbours[nth(cell)] & cut.own,
              [&](int other) { cut.groups.join(cell, other); });
  cut.own.add(cell);
}

// Whether one of the known ways leads round the group of a cell: then it is the last good one.
template <int W>
bool Kernel<W>::leads_round(Cut& cut, int cell) const {
  const unsigned met = cut.groups.marks(cell);
  const int ways = static_cast<int>(cut.ways.size());
  for (int i = 0; i < ways; ++i) {
    const int at = (cut.last + i) % ways;
    if ((met >> at & 1) == 0 && some(cut.ways[nth(at)])) return cut.last = at, true;
  }
  return false;
}

// Finds a way round a group, or none. It is mostly a known one with a detour close to the group.
template <int W>
void Kernel<W>::find_round(Cut& cut, const B& marks, const B& group, const B& taken) {
  const B held = taken - cut.own, open = plan_.all - taken;
  B near = cut.ways[nth(cut.last)];
  group.each([&](int cell) { near = near | plan_.neighbours[nth(cell)]; });
  B round = way(marks, held & near, open & near, {});
  if (!some(round)) round = way(marks, held, open, cut.own - group);
  cut.last = (cut.last + 1) % static_cast<int>(cut.ways.size());
  cut.ways[nth(cut.last)] = round;
  cut.done = !some(round);
  const auto mark = static_cast<GrowingGroups::Marks>(1 << cut.last);
  cut.groups.unmark(mark);
  (round & cut.own).each([&](int cell) { cut.groups.mark(cell, mark); });
}

// A way between two marks that leads round a group shows that the group does not part them. Some
// are kept in mind, and mostly serve for many actions: best those through what other seats hold.
// Whichever cell of a group came last, the whole group is looked at then.
template <int W>
bool Kernel<W>::cut_apart(int number, const State& state, SeatId seat) {
  const EndPlan<W>& end = plan_.ends[nth(number)];
  const std::size_t me = nth(index(seat));
  Cut& cut = cuts_[nth(number * game_->seats()) + me];
  const B own = load(state, end.own[me]);
  if (!lies_in(cut.own, own)) cut.own = {}, cut.done = false;
  each_of_few(own - cut.own, [&](int cell) {
    if (cut.done) return;
    grow(cut, cell);
    if (leads_round(cut, cell)) return;
    B group, taken;
    group.add(cell);
    for (const int word : end.own) taken = taken | load(state, word);
    find_round(cut, end.to[me], plan_.hangs_on(cut.own, group), taken);
  });
  return cut.done;
}

}  // namespace hr
