// SPDX-License-Identifier: MIT
// Which patterns fast random play can play (core/kernel/fast_playout.h): those whose actions are
// counted as sets of cells, without asking rules. It only reads the game and the plan, which must
// outlive it.
#pragma once

#include <algorithm>
#include <vector>

#include "core/plan/plan.h"

namespace hr {

// Whether a write throws dice or draws cards.
template <int W>
bool uses_chance(const WritePlan<W>& write) {
  using Type = typename WritePlan<W>::Type;
  return write.type == Type::roll || write.type == Type::roll_dice || write.type == Type::draw ||
         write.type == Type::shuffle || write.type == Type::cut;
}

// Whether its actions are carried out by Deeds and have one cell or none.
template <int W>
bool on_one_cell(const PatternPlan<W>& pattern) {
  return pattern.type == PatternType::pick || pattern.type == PatternType::sow ||
         pattern.type == PatternType::pass;
}

template <int W>
class FastPatterns {
 public:
  FastPatterns(const Game& game, const Plan<W>& plan) : game_(game), plan_(plan) {}

  static bool easy(const TermPlan<W>& set) { return set.plain || !set.steps.empty(); }

  bool easy(const SeatPlan<W>& seat, const PatternPlan<W>& pattern) const {
    if (pattern.towers || game_.verb_def(pattern.verb).lifts_never || pattern.ways >= 0)
      return false;
    for (const auto& guard : pattern.when)
      if (guard.rule >= 0 || !easy(seat.sets[nth(guard.set)])) return false;
    if (on_one_cell(pattern)) return !pattern.chains;
    if (pattern.zone == ZoneInstance::none || pattern.code < 0) return false;
    if (pattern.type == PatternType::place) return !pattern.stays && !pattern.chains;
    if (pattern.source_word < 0 || pattern.links >= 0 || !plan_.uniform) return false;
    switch (pattern.type) {
      case PatternType::step:
        return !pattern.stays && !pattern.def->anywhere;
      case PatternType::jump:
        return !pattern.stays && !pattern.def->far;
      case PatternType::slide:
        return !pattern.varies && pattern.along < 0;
      default:
        return false;
    }
  }

  // Whether a pattern is more than a step or a placement.
  bool needs_more(const PatternPlan<W>& pattern) const {
    const VerbDef& verb = game_.verb_def(pattern.verb);
    return pattern.type == PatternType::jump || pattern.type == PatternType::slide ||
           on_one_cell(pattern) || pattern.guarded || pattern.writes || verb.must || verb.chains();
  }

  // Whether a verb is one that is asked for, and its actions are not examined one by one.
  bool may_answer(const SeatPlan<W>& seat, int verb) const {
    const VerbPlan<W>& plan = seat.verbs[nth(verb)];
    const VerbDef& def = game_.definition().verbs[nth(verb)];
    return def.asked && !plan.listed && !plan.judged && !plan.most && !def.chains() &&
           !def.lifts_at_end;
  }

  // How many steps all terms have that may be worked out in a turn.
  std::size_t steps() const {
    std::size_t out = 0;
    for (const SeatPlan<W>& seat : plan_.seats) {
      for (const TermPlan<W>& set : seat.sets) out += set.steps.size();
      for (const VerbPlan<W>& verb : seat.verbs) out += verb.again.size();
      for (const PatternPlan<W>& pattern : seat.patterns)
        for (const auto* writes : {&pattern.does, &pattern.at_end})
          for (const WritePlan<W>& write : *writes) out += write.a.size() + write.b.size();
    }
    for (const EndPlan<W>& end : plan_.ends)
      for (const std::vector<TermStep<W>>& condition : end.condition) out += condition.size();
    return out;
  }

  // Whether all actions of a verb move a piece, so that an ask may say which.
  bool moves(const SeatPlan<W>& seat, int verb) const {
    const VerbPlan<W>& plan = seat.verbs[nth(verb)];
    const auto first = seat.patterns.begin();
    return std::none_of(first + plan.first, first + plan.end, [](const PatternPlan<W>& pattern) {
      return on_one_cell(pattern) || pattern.type == PatternType::place;
    });
  }

  // How many directions and lengths a slide has, on a board where no line goes round.
  int slides(const PatternPlan<W>& pattern) const {
    int out = 0;
    for (const DirectionId dir : pattern.dirs) {
      const CellId* const links = plan_.shifts[nth(dir)].links;
      int longest = 0;
      for (int cell = 0; cell < game_.cells(); ++cell) {
        int n = 0;
        for (int at = index(links[cell]); at >= 0; at = index(links[at])) ++n;
        longest = std::max(longest, n);
      }
      out += std::min(longest, pattern.last);
    }
    return out;
  }

 private:
  const Game& game_;
  const Plan<W>& plan_;
};

}  // namespace hr
