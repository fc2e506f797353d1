// SPDX-License-Identifier: MIT
#include "core/table/rule_change.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "core/base/allowance.h"
#include "core/base/message.h"
#include "core/base/words.h"
#include "core/words/named_arguments.h"
#include "core/words/text.h"
#include "core/words/text_verbs.h"

namespace hr {

namespace {

bool takes_cells(const Game& game, VerbId verb) {
  const std::vector<Argument>& arguments = game.arguments(verb);
  return !arguments.empty() && std::ranges::all_of(arguments, [](const Argument& argument) {
    return argument.type == ArgumentType::cell;
  });
}

// Translates an action of one game to another; none if that has no such verb or cell.
std::optional<Action> action_in(const Game& to, const Game& from, const Action& action) {
  Action is = action;
  is.verb = to.verb(from.verb_name(action.verb));
  if (is.verb == VerbId::none || !takes_cells(from, action.verb) || !takes_cells(to, is.verb))
    return {};
  for (int i = 0; i < action.count; ++i) {
    const auto cell = to.board().find(from.board().declared_name(action.cell(i)));
    if (!cell) return {};
    is.arguments[nth(i)] = index(*cell);
  }
  return is;
}

std::vector<std::string> cells_of(const Game& game, const Action& action) {
  std::vector<std::string> out;
  for (const NamedArgument& argument : named_arguments(game, action))
    if (const auto* name = std::get_if<std::string>(&argument); name && game.board().find(*name))
      out.push_back(*name);
  return out;
}

ChangedAction changed_action(const Game& game, SeatId seat, const Action& action) {
  return {seat, action_text(game, action), cells_of(game, action)};
}

bool by_text(const ChangedAction& a, const ChangedAction& b) {
  return std::pair(a.seat, std::string_view(a.text)) < std::pair(b.seat, std::string_view(b.text));
}

bool among(std::span<const SeatId> seats, SeatId seat) {
  return std::ranges::find(seats, seat) != seats.end();
}

template <class F>
std::vector<ChangedAction> legal(const RulesMoment& at, std::span<const SeatId> seats, F&& tell) {
  constexpr Allowance::Limits k_report{std::chrono::milliseconds(700), std::size_t{64} << 20};
  std::vector<ChangedAction> out;
  try {
    const Allowance allowance(k_report);
    Engine& engine = *at.rules.engine;
    const std::uint32_t actors = engine.actors(at.state);
    for (const SeatId seat : IdsBelow<SeatId>(engine.game().seats())) {
      if ((actors & seat_bit(seat)) == 0) continue;
      if (!among(seats, SeatId::owner) && !among(seats, seat)) continue;
      if (engine.legal(at.state, seat) == 0) continue;
      for (const Choice& choice : engine.list()) out.push_back(tell(seat, choice.action));
    }
  } catch (const std::exception&) {
    if (Allowance::unwinding()) throw;
    return {};  // the failure is reported to those who request the legal actions
  }
  std::ranges::sort(out, by_text);
  return out;
}

std::string moves_text(std::size_t removed, std::size_t added, Language language) {
  if (removed + added == 0) return Message("Legal moves unchanged in this position.").in(language);
  const Message text =
      removed == 0 ? Message("{n} {n:move|moves} added, none removed: see the board.", added)
      : added == 0
          ? Message("{n} {n:move|moves} removed, none added: see the board.", removed)
          : Message("{n} {n:move|moves} removed, {added} added: see the board.", removed, added);
  return text.in(language);
}

}  // namespace

RulesMoment moment_of(const Match& match) { return {match.rules(), match.state()}; }

RuleChangeReport rule_change(const RulesMoment& before, const RulesMoment& after,
                             const Node& change, std::span<const SeatId> seats, Language language) {
  const Game &from = before.rules.game(), &to = after.rules.game();
  const auto was = legal(before, seats, [&](SeatId seat, const Action& action) {
    const auto now = action_in(to, from, action);
    return now ? changed_action(to, seat, *now) : changed_action(from, seat, action);
  });
  const auto is = legal(after, seats, [&](SeatId seat, const Action& action) {
    return changed_action(to, seat, action);
  });
  RuleChangeReport out;
  if (before.rules.text && after.rules.text) {
    out.what = differences(*before.rules.text, *after.rules.text, language);
    out.of_text = differ_in_text(*before.rules.text, *after.rules.text);
  }
  if (!out.what.empty()) out.heading = rules_changed_text(out.what).in(language);
  if (among(seats, SeatId::owner) || (!from.hides() && !to.hides())) out.lost = change.lost();
  std::ranges::set_difference(was, is, std::back_inserter(out.removed), by_text);
  std::ranges::set_difference(is, was, std::back_inserter(out.added), by_text);
  out.moves = moves_text(out.removed.size(), out.added.size(), language);
  return out;
}

}  // namespace hr
