// SPDX-License-Identifier: MIT
// What the actions of a chain use up, as far as the rules of a verb say so: a pattern that is
// offered only while a variable is at least 1, and whose writes lower it, such as the number of
// dice that are left. If nothing in the verb raises it, there cannot be more such actions in a
// chain than the variable says, and the search for the best chain need not look for more. Part of
// making a Plan. "None" is the safe answer.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/game/game.h"
#include "core/language/term_table.h"
#include "core/language/write_table.h"

namespace hr {

class ChainCounters {
 public:
  // Both must outlive it.
  ChainCounters(const Game& game, const VerbDef& verb) : game_(game), verb_(verb) {}

  // The variable that each action of a pattern of the verb uses up; none: there is no such thing,
  // or what an action is worth may change during a chain.
  VarId used_up_by(const PatternDef& pattern) const {
    if (does_more() || !pattern.parts.empty() || (pattern.worth && changes(*pattern.worth)))
      return VarId::none;
    for (const auto* list : {&pattern.does, &verb_.does})
      for (const Write& write : *list)
        if (lowers(write) && is_open(write.name) && only_lowered(write.name) &&
            (guards(verb_.when, write.name) || guards(pattern.when, write.name)))
          return game_.var(write.name);
    return VarId::none;
  }

 private:
  bool does_more() const {
    return verb_.effect ||
           std::ranges::any_of(game_.definition().kinds, &KindDef::acts_when_captured);
  }

  // Whether the conditions hold only while the variable is at least 1.
  static bool guards(const std::vector<Condition>& list, const std::string& var) {
    return std::ranges::any_of(list, [&](const Condition& condition) {
      return condition.term && needs_one(*condition.term, var);
    });
  }
  static bool needs_one(const TermExpr& term, const std::string& var) {
    if (word_of(term.op).joins == Joins::meet)
      return needs_one(*term.a, var) || needs_one(*term.b, var);
    return term.op == TermOp::at_least && is_variable(*term.a) && term.a->name == var &&
           is_number(*term.b) && term.b->low >= 1;
  }

  static bool lowers(const Write& write) {
    return word_of(write.op).changes == Changes::adds && is_number(*write.a) && write.a->low < 0;
  }

  // A number for all seats, which each of them sees.
  bool is_open(const std::string& name) const {
    const VarId var = game_.var(name);
    if (var == VarId::none) return false;
    const VarDef& def = game_.definition().vars[var];
    return def.type == VarType::number && !def.per_seat && def.see.who == Visibility::Who::all;
  }

  bool only_lowered(const std::string& var) const {
    return none_of_writes([&](const Write& w) { return writes(w, var) && !lowers(w); });
  }
  static bool writes(const Write& write, const std::string& var) {
    return write.name == var && word_of(write.op).changes_variable();
  }

  // Whether a number may be another one after an action of the verb.
  bool changes(const TermExpr& term) const {
    if (is_number(term) || word_of(term.op).name == NameOf::option) return false;
    if (is_variable(term))
      return !none_of_writes([&](const Write& write) { return writes(write, term.name); });
    const bool joined = word_of(term.op).joins != Joins::nothing;
    return !joined || changes(*term.a) || changes(*term.b);  // all else may change
  }

  template <class F>
  bool none_of_writes(const F& is) const {
    return none_of(verb_.does, is) &&
           std::ranges::all_of(verb_.patterns, [&](const PatternDef& pattern) {
             return none_of(pattern.does, is);
           });
  }
  template <class F>
  static bool none_of(const std::vector<Write>& list, const F& is) {
    return std::ranges::all_of(list, [&](const Write& write) {
      return !is(write) && none_of(write.body, is) && none_of(write.otherwise, is);
    });
  }

  const Game& game_;
  const VerbDef& verb_;
};

}  // namespace hr
