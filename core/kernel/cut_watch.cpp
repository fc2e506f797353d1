// SPDX-License-Identifier: MIT
#include "core/kernel/cut_watch.h"

#include <algorithm>

namespace hr {

template <int W>
CutWatch<W>::CutWatch(const Game& game, const Plan<W>& plan)
    : game_(&game), plan_(plan), neighbours_(plan.neighbours) {
  if (std::ranges::none_of(plan.ends, [](const auto& end) { return word_of(end.type).cuts_apart; }))
    return;
  Cut cut;
  cut.groups = GrowingGroups(game.cells());
  cuts_.resize(plan.ends.size() * nth(game.seats()), cut);
  rounds_.resize(game.cells());
}

// The path from a cell beside those that were found last, in round `last`, back to where the search
// began, both ends included.
template <int W>
typename CutWatch<W>::B CutWatch<W>::traced(int last, int cell, const B& found) const {
  B out;
  for (out.add(cell); last >= 0; out.add(cell))
    last = rounds_.step_back(cell, neighbours_, found, last) - 1;
  return out;
}

// A path between two marked cells, both included; empty if there is none. It uses cells of `first`
// where it can, as few of `then` as it can, and of `last` only where it must.
template <int W>
typename CutWatch<W>::B CutWatch<W>::way(const B& marks, const B& first, const B& then,
                                         const B& last) {
  const B through = first | then | last;
  for (B left = marks & through; is_nonempty(left);) {
    B found;
    found.add(left.select(0));
    left = left - found;
    B front = found, beside;
    for (int round = 0; is_nonempty(front); ++round) {
      rounds_.note(round, front);
      front.each([&](int cell) { neighbours_.add_to(beside, cell); });
      if (intersects(beside, left)) return traced(round, (beside & left).select(0), found);
      front = (beside & first) - found;
      if (!is_nonempty(front)) front = (beside & then) - found;
      if (!is_nonempty(front)) front = (beside & last) - found;
      found = found | front;
    }
  }
  return {};
}

// Adds a new piece of the seat.
template <int W>
void CutWatch<W>::grow(Cut& cut, int cell) const {
  unsigned on = 0;
  for (std::size_t i = 0; i < cut.ways.size(); ++i)
    on |= static_cast<unsigned>(cut.ways[i].test(cell)) << i;
  cut.groups.add(cell, static_cast<GrowingGroups::Marks>(on));
  each_sparse(neighbours_.within(cell, cut.own), [&](int other) { cut.groups.join(cell, other); });
  cut.own.add(cell);
}

// Whether one of the known paths avoids the group of a cell; that path is then the last useful one.
template <int W>
bool CutWatch<W>::leads_round(Cut& cut, int cell) const {
  const unsigned met = cut.groups.marks(cell);
  const int ways = static_cast<int>(cut.ways.size());
  for (int i = 0; i < ways; ++i) {
    const int at = (cut.last + i) % ways;
    if ((met >> at & 1) == 0 && is_nonempty(cut.ways[nth(at)])) return cut.last = at, true;
  }
  return false;
}

// Finds a path that avoids a group, through other groups of the seat if necessary; or none.
template <int W>
void CutWatch<W>::find_round(Cut& cut, const B& marks, const B& group, const B& taken) {
  const B round = way(marks, taken - cut.own, plan_.all - taken, cut.own - group);
  cut.last = (cut.last + 1) % static_cast<int>(cut.ways.size());
  cut.ways[nth(cut.last)] = round;
  cut.done = !is_nonempty(round);
  const auto mark = static_cast<GrowingGroups::Marks>(1 << cut.last);
  cut.groups.unmark(mark);
  (round & cut.own).each([&](int cell) { cut.groups.mark(cell, mark); });
}

// The cells that anybody occupies with pieces that matter to an end.
template <int W>
typename CutWatch<W>::B CutWatch<W>::taken(const EndPlan<W>& end, const State& state) const {
  B all;
  for (const int word : end.own) all.unite(state.words() + word, plan_.words);
  return all;
}

// A known path with a detour around the seat's only piece on it, through its neighbouring cells;
// empty if there is none. Where exactly two cells of the path touch the piece, these are the ends
// of the detour; a path that ends at the piece has no detour.
template <int W>
typename CutWatch<W>::B CutWatch<W>::detour(const B& known, const B& marks, const B& own,
                                            const B& held) {
  const B on = known & own;
  if (on.count() != 1 || intersects(on, marks)) return {};
  const B& beside = neighbours_.of(first_cell(on));
  const B ends = known & beside;
  if (ends.count() != 2) return {};
  const B round = way(ends, beside & held, beside - held - own, {});
  return is_nonempty(round) ? (known - on) | round : B{};
}

// Whether a path between two marks avoids all pieces of the seat; then none of its groups separates
// them.
template <int W>
bool CutWatch<W>::leads_past(Cut& cut, const EndPlan<W>& end, const State& state, SeatId seat) {
  B& known = cut.ways[nth(cut.last)];
  if (is_nonempty(known) && !intersects(known, cut.own)) return true;
  const B& marks = end.to[nth(seat)];
  const B all = taken(end, state), held = all - cut.own;
  known = detour(known, marks, cut.own, held);
  if (!is_nonempty(known)) known = way(marks, held, plan_.all - all, {});
  return is_nonempty(known);
}

// For most of a game, one path that avoids all of the seat's pieces shows that none of its groups
// separates the marks. When there is no such path left, a group is examined whenever a piece joins
// it: a path that avoids the group, perhaps through other groups of the seat, shows the same. Some
// paths are cached and usually serve for many actions, especially those through other seats'
// pieces.
template <int W>
bool CutWatch<W>::has_cut(int number, const State& state, SeatId seat) {
  const EndPlan<W>& end = plan_.ends[nth(number)];
  const std::size_t me = nth(seat);
  Cut& cut = cuts_[nth(number * game_->seats()) + me];
  const B own = load(state, end.own[me]);
  if (!is_subset(cut.own, own)) cut.own = {}, cut.parted = cut.done = false;
  if (!cut.parted) {
    cut.own = own;
    if (leads_past(cut, end, state, seat)) return false;
    cut.own = {}, cut.parted = true;
  }
  const B fresh = own - cut.own;
  each_sparse(fresh, [&](int cell) { grow(cut, cell); });
  each_sparse(fresh, [&](int cell) {
    if (cut.done || !cut.groups.heads(cell) || leads_round(cut, cell)) return;
    B piece;
    piece.add(cell);
    find_round(cut, end.to[me], plan_.connected_to(cut.own, piece), taken(end, state));
  });
  return cut.done;
}

#define HR_CUT_WATCH(W) template class CutWatch<W>;
HR_EACH_WIDTH(HR_CUT_WATCH)
#undef HR_CUT_WATCH

}  // namespace hr
