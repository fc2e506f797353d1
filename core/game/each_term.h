// SPDX-License-Identifier: MIT
// Every term and every write of a definition, wherever it stands. Whoever looks for a word of the
// rules looks through these, so that no place is forgotten.
#pragma once

#include <optional>
#include <vector>

#include "core/game/game_def.h"

namespace hr {

// Calls visit_write(write) for every write of a list, and visit(term) for its terms. As in all that
// follow: what is not const may be changed, and a term that is left out is null.
template <class List, class V, class W>
void each_term_of_writes(List& writes, const V& visit, const W& visit_write) {
  for (auto& write : writes) {
    visit_write(write);
    for (auto* term : {&write.a, &write.b, &write.number, &write.pieces}) visit(*term);
    for (auto& argument : write.arguments) visit(argument.term);
    each_term_of_writes(write.body, visit, visit_write);
    each_term_of_writes(write.otherwise, visit, visit_write);
  }
}

// Those by which a pattern says what it offers: all but what follows from it. Every field is named,
// so that a new one has to be thought of.
template <class Pattern, class V>
void each_term_of_offer(Pattern& pattern, const V& visit) {
  auto& [type, kind, piece, dirs, ways, anywhere, far, onto, over, skip, max, exactly, lift,
         captures, words, offered, low, high, progress, stays, worth, when, unless, unless_rule,
         does, parts, written] = pattern;
  const auto amount = [&](auto& part) {
    visit(part.term);
    visit(part.along);
  };
  for (auto* term : {&piece, &ways, &onto, &over, &skip, &worth}) visit(*term);
  for (auto* length : {&max, &exactly})
    if (*length) amount(**length);
  if (lift) {
    amount(lift->low);
    amount(lift->high);
  }
  amount(low);
  amount(high);
  for (auto& term : offered) visit(term);
  for (auto* conditions : {&when, &unless})
    for (auto& condition : *conditions) visit(condition.term);
  for (auto& part : parts) each_term_of_offer(part, visit);
}

template <class Pattern, class V, class W>
void each_write_of_pattern(Pattern& pattern, const V& visit, const W& visit_write) {
  each_term_of_writes(pattern.does, visit, visit_write);
  for (auto& part : pattern.parts) each_write_of_pattern(part, visit, visit_write);
}

template <class Verb, class V, class W>
void each_term_of_verb(Verb& verb, const V& visit, const W& visit_write) {
  for (auto* conditions : {&verb.when, &verb.refused})
    for (auto& condition : *conditions) visit(condition.term);
  visit(verb.again);
  for (auto* writes : {&verb.does, &verb.last, &verb.afterwards, &verb.if_declined})
    each_term_of_writes(*writes, visit, visit_write);
  for (auto& pattern : verb.patterns) {
    each_term_of_offer(pattern, visit);
    each_write_of_pattern(pattern, visit, visit_write);
  }
}

// `Def` is GameDef or const GameDef.
template <class Def, class V, class W>
void each_term(Def& definition, const V& visit, const W& visit_write) {
  for (auto& named : definition.terms) visit(named.term);
  for (auto& zone : definition.zones) visit(zone.see.set);
  for (auto& var : definition.vars) visit(var.see.set);
  for (auto& kind : definition.kinds) {
    visit(kind.begins_on);
    each_term_of_writes(kind.captured, visit, visit_write);
  }
  for (auto& verb : definition.verbs) each_term_of_verb(verb, visit, visit_write);
  for (auto& end : definition.ends)
    for (auto* term : {&end.from, &end.to, &end.condition}) visit(*term);
  for (auto& stuck : definition.stuck_cases) visit(stuck.when);
  for (auto* term : {&definition.scored, &definition.turn_among}) visit(*term);
  for (auto* writes :
       {&definition.turn_begins, &definition.turn_ends, &definition.drops_out, &definition.setup})
    each_term_of_writes(*writes, visit, visit_write);
  if (definition.par)
    for (auto* term : {&definition.par->over, &definition.par->from}) visit(*term);
}
template <class Def, class V>
void each_term(Def& definition, const V& visit) {
  each_term(definition, visit, [](const Write&) {});
}

}  // namespace hr
