// SPDX-License-Identifier: MIT
#include "core/plan/pattern_overlap.h"

#include <algorithm>
#include <utility>

#include "core/base/allowance.h"
#include "core/language/pattern_table.h"
#include "core/language/term_table.h"

namespace hr {

namespace {

// What can be on a cell of the set: what `of_pieces` says of a set of pieces, and of any other set
// what follows from its parts; `all`: anything.
template <class T, class F>
T possible_on(const BoundTerm& set, const T& all, const F& of_pieces) {
  const auto on = [&](const Bound& part) { return possible_on(*part, all, of_pieces); };
  switch (word_of(set.op).members) {
    case Members::unset:
    case Members::own:
      return of_pieces(set);
    case Members::of_a:
      return on(set.a);
    case Members::a_or_b:
      return on(set.a) | on(set.b);
    case Members::a_and_b:
      return on(set.a) & on(set.b);
    case Members::none:
    case Members::b_as_a:  // it may be in another seat's zone
      return all;
  }
  return all;
}

}  // namespace

KindSet kinds_on(const BoundTerm& set, ZoneId zone) {
  const KindSet all = KindSet().set();
  return possible_on(set, all, [&](const BoundTerm& pieces) {
    return word_of(pieces.op).occupied() && pieces.zone == zone && pieces.low > 0 ? pieces.kinds
                                                                                  : all;
  });
}

unsigned holders_on(const BoundTerm& set, ZoneId zone) {
  constexpr unsigned k_own = 1, k_enemy = 2, k_nobody = 4, k_nothing = 8;
  constexpr unsigned k_all = k_own | k_enemy | k_nobody | k_nothing;
  return possible_on(set, k_all, [&](const BoundTerm& pieces) {
    if (pieces.zone != zone) return k_all;
    const unsigned if_none = pieces.low > 0 ? 0 : k_all;
    switch (word_of(pieces.op).pieces) {
      case MeantPieces::own:
        return k_own | if_none;
      case MeantPieces::enemy:
        return k_enemy | if_none;
      case MeantPieces::any:
        return (k_all - k_nothing) | if_none;
      case MeantPieces::absent:  // of one kind: others may be there
        return pieces.of_all_kinds() ? k_nothing : k_all;
      case MeantPieces::unseen:
      case MeantPieces::none:
        return k_all;
    }
    return k_all;
  });
}

void PatternOverlap::narrow(const VerbPlan<k_wide>& plan) const {
  if (plan.end - plan.first > k_max_narrowed || set_apart(plan)) return;
  for (int later = plan.first + 1; later < plan.end; ++later)
    for (int earlier = plan.first; earlier < later; ++earlier) {
      Allowance::spend(work_of_a_pair());
      if (covers(seat_.patterns[nth(earlier)], seat_.patterns[nth(later)]))
        leave_out(seat_.patterns[nth(earlier)], seat_.patterns[nth(later)]);
    }
}

bool PatternOverlap::by_sets(const VerbPlan<k_wide>& plan) const {
  const auto first = seat_.patterns.begin();
  return std::all_of(first + plan.first, first + plan.end, [](const PatternPlan<k_wide>& pattern) {
    return are_sets(word_of(pattern.type).takes);
  });
}

bool PatternOverlap::found(const VerbPlan<k_wide>& plan) const {
  if (set_apart(plan)) return false;
  for (int a = plan.first; a < plan.end; ++a)
    for (int b = a + 1; b < plan.end; ++b)
      if (!disjoint(seat_.patterns[nth(a)], seat_.patterns[nth(b)])) return true;
  return false;
}

bool PatternOverlap::covers(const PatternPlan<k_wide>& earlier,
                            const PatternPlan<k_wide>& later) const {
  if (earlier.guarded || earlier.ways >= 0 || later.ways >= 0) return false;
  if (earlier.onto < 0 || later.onto < 0) return false;
  const TermPlan<k_wide>&a = seat_.sets[nth(earlier.onto)], &b = seat_.sets[nth(later.onto)];
  const bool same = a.occupancy == b.occupancy || a.occupancy < 0 || b.occupancy < 0;
  if (!a.plain || !b.plain || !same || earlier.type != later.type) return false;
  const PatternWord& word = word_of(earlier.type);
  if (word.places())  // only where a full cell is none that its set has
    return earlier.zone == ZoneInstance::none || earlier.stays || one_on_top(earlier.zone);
  return word.picks() || (word.one_link && covers_steps(earlier, later));
}

bool PatternOverlap::covers_steps(const PatternPlan<k_wide>& earlier,
                                  const PatternPlan<k_wide>& later) const {
  if (earlier.links >= 0 || later.links >= 0 || earlier.by_lift || later.by_lift) return false;
  if (earlier.source_word < 0 || earlier.source_word != later.source_word) return false;
  if (earlier.zone != later.zone || !one_on_top(earlier.zone)) return false;
  if (earlier.def->anywhere || later.def->anywhere)
    return earlier.def->anywhere && later.def->anywhere;
  return !(later.leads - earlier.leads).any();
}

void PatternOverlap::leave_out(const PatternPlan<k_wide>& earlier,
                               PatternPlan<k_wide>& later) const {
  const PlainSet<k_wide> without = seat_.sets[nth(earlier.onto)].masks;
  const int occupancy = seat_.sets[nth(earlier.onto)].occupancy;
  TermPlan<k_wide> set = seat_.sets[nth(later.onto)];
  if (!intersects(set.masks.own, without.own) && !intersects(set.masks.enemy, without.enemy) &&
      !intersects(set.masks.empty, without.empty) && !intersects(set.masks.nobody, without.nobody))
    return;
  if (set.occupancy < 0) set.occupancy = occupancy;
  set.masks.own = set.masks.own - without.own;
  set.masks.enemy = set.masks.enemy - without.enemy;
  set.masks.empty = set.masks.empty - without.empty;
  set.masks.nobody = set.masks.nobody - without.nobody;
  set.masks.classify();
  later.onto = static_cast<int>(seat_.sets.size());
  seat_.sets.push_back(std::move(set));
}

bool PatternOverlap::set_apart(const VerbPlan<k_wide>& plan) const {
  PlainSet<k_wide> taken;
  int occupancy = -1;
  const auto meets = [](const Kept<k_wide>& a, const Kept<k_wide>& b) { return intersects(a, b); };
  for (int p = plan.first; p < plan.end; ++p) {
    const int onto = seat_.patterns[nth(p)].onto;
    if (onto < 0 || !seat_.sets[nth(onto)].plain) return false;
    const TermPlan<k_wide>& set = seat_.sets[nth(onto)];
    if (set.occupancy >= 0 && occupancy >= 0 && set.occupancy != occupancy) return false;
    occupancy = std::max(occupancy, set.occupancy);
    const PlainSet<k_wide>& x = set.masks;
    if (meets(x.own, taken.own) || meets(x.enemy, taken.enemy) || meets(x.empty, taken.empty) ||
        meets(x.nobody, taken.nobody))
      return false;
    taken.own = taken.own | x.own;
    taken.enemy = taken.enemy | x.enemy;
    taken.empty = taken.empty | x.empty;
    taken.nobody = taken.nobody | x.nobody;
  }
  return true;
}

bool PatternOverlap::disjoint(const PatternPlan<k_wide>& a, const PatternPlan<k_wide>& b) const {
  Allowance::spend(work_of_a_pair());
  if (!a.parts.empty() && !b.parts.empty()) {  // the first parts have the first arguments
    const PatternPlan<k_wide>&x = a.parts.front(), &y = b.parts.front();
    return x.type == y.type && x.arity == y.arity && disjoint(x, y);
  }
  const bool one_slot = a.zone != ZoneInstance::none && a.zone == b.zone && one_on_top(a.zone);
  if (one_slot && (a.kinds & b.kinds).none()) return true;
  if (a.leads.any() && b.leads.any() && game_.board().straight() && other_ways(a, b)) return true;
  if (a.onto < 0 || b.onto < 0) return false;
  const TermPlan<k_wide>&x = seat_.sets[nth(a.onto)], &y = seat_.sets[nth(b.onto)];
  if (one_slot) {
    const ZoneId zone = game_.layout().zone(a.zone).zone;
    if ((holders_on(*x.set, zone) & holders_on(*y.set, zone)) == 0) return true;
  }
  return x.plain && y.plain && (x.occupancy == y.occupancy || x.occupancy < 0 || y.occupancy < 0) &&
         !intersects(x.masks.own, y.masks.own) && !intersects(x.masks.enemy, y.masks.enemy) &&
         !intersects(x.masks.empty, y.masks.empty) && !intersects(x.masks.nobody, y.masks.nobody);
}

bool PatternOverlap::one_on_top(ZoneInstance zone) const {
  const Holds holds = game_.layout().zone(zone).holds;
  return holds == Holds::one || holds == Holds::tower;
}

bool PatternOverlap::other_ways(const PatternPlan<k_wide>& a, const PatternPlan<k_wide>& b) const {
  const bool leap = leaps(a) || leaps(b);
  if (!(a.leads & b.leads).any() && (both_step(a, b) || !leap)) return true;
  return !leap && (a.last < b.first || b.last < a.first);
}

bool PatternOverlap::both_step(const PatternPlan<k_wide>& a, const PatternPlan<k_wide>& b) {
  return word_of(a.type).one_link && word_of(b.type).one_link;
}

bool PatternOverlap::leaps(const PatternPlan<k_wide>& pattern) const {
  return std::ranges::any_of(
      pattern.dirs, [&](DirectionId dir) { return index(dir) >= game_.board().directions(); });
}

std::int64_t PatternOverlap::work_of_a_pair() const {
  return std::int64_t{4} * std::min(game_.layout().stride(), 32) + 4;
}

}  // namespace hr
