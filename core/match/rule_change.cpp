// SPDX-License-Identifier: MIT
#include "core/match/rule_change.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

#include "core/words/text.h"
#include "core/words/text_verbs.h"

namespace hr {

namespace {

bool takes_cells(const Game& game, VerbId verb) {
  const PatternType type = shape(game, verb);
  return type == PatternType::step || type == PatternType::jump || type == PatternType::place;
}

// An action of one game as it is typed in another; as it was where that has no such cell.
std::string text_in(const Game& to, const Game& from, const Action& action) {
  const std::string was = action_text(from, action);
  Action is = action;
  is.verb = to.verb(from.verb_name(action.verb));
  if (is.verb == VerbId::none || !takes_cells(from, action.verb) || !takes_cells(to, is.verb))
    return was;
  for (int i = 0; i < action.count; ++i) {
    const auto cell = to.board().find(from.board().declared_name(action.cell(i)));
    if (!cell) return was;
    is.arguments[static_cast<std::size_t>(i)] = index(*cell);
  }
  return action_text(to, is);
}

std::vector<Choice> legal(const Match& match, SeatId seat) {
  if (seat != SeatId::none) return match.legal(seat);
  std::vector<Choice> out;
  for (const SeatId actor : match.actors())
    for (const Choice& choice : match.legal(actor)) out.push_back(choice);
  return out;
}

}  // namespace

RuleChange rule_change(const Match& match, const Rulebook& rules, SeatId seat) {
  Match after = match;
  after.swap(rules);
  std::set<std::string> was, is;
  for (const Choice& choice : legal(match, seat))
    was.insert(text_in(after.game(), match.game(), choice.action));
  for (const Choice& choice : legal(after, seat))
    is.insert(action_text(after.game(), choice.action));
  RuleChange out;
  if (seat == SeatId::none) out.lost = after.node().lost;
  std::ranges::set_difference(was, is, std::back_inserter(out.gone));
  std::ranges::set_difference(is, was, std::back_inserter(out.come));
  return out;
}

}  // namespace hr
