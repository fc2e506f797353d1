// SPDX-License-Identifier: MIT
#include "core/words/refusal.h"
#include "core/game/bind.h"

#include <algorithm>
#include <bit>
#include <string_view>
#include <utility>
#include <vector>

#include "core/board/cell_names.h"
#include "core/engine/asks.h"
#include "core/engine/engine.h"
#include "core/words/exclusion.h"
#include "core/words/seat_names.h"
#include "core/words/text.h"
#include "core/words/text_verbs.h"

namespace hr {

namespace {

// How many names are listed; of more, the first three.
constexpr std::size_t k_max_listed = 12, k_listed_of_more = 3;

// Any of these, of which `more` stands for those that are not listed.
Message listed(std::vector<Message> items, Message (*more)(std::size_t)) {
  if (items.size() > k_max_listed) {
    const std::size_t others = items.size() - k_listed_of_more;
    items.resize(k_listed_of_more);
    items.push_back(more(others));
  }
  return Message::any_of(std::move(items));
}

Message listed_cells(std::vector<Message> names, PlaceType place_type) {
  if (place_type == PlaceType::cards)
    return listed(std::move(names), [](std::size_t n) { return Message("{n} more cards", n); });
  if (place_type == PlaceType::slots)
    return listed(std::move(names), [](std::size_t n) { return Message("{n} more places", n); });
  return listed(std::move(names), [](std::size_t n) { return Message("{n} more cells", n); });
}

// A ruleset's own words, as the end of a sentence.
Message ended(std::string why) {
  if (std::string_view(".!?").find(why.back()) == std::string_view::npos) why += '.';
  return Message::name(std::move(why));
}

class Refusing {
 public:
  Refusing(const View& view, const Action& action, std::span<const Choice> legal)
      : view_(view), game_(view.game()), action_(action), legal_(legal) {
    for (const Choice& choice : legal)
      if (choice.action.verb == action.verb) same_verb_.push_back(choice.action);
    verb_ = game_.verb_name(action.verb);
  }

  Message message() const {
    if (same_verb_.empty())
      return Message("You cannot choose {verb} now; you may choose {verbs}.", quote(verb_),
                     verbs_message(game_, legal_));
    switch (taken_by(game_, action_.verb)) {
      case ActionTakes::from_to:
      case ActionTakes::from_to_over:
        return from_to();
      case ActionTakes::cell:
        return at_cell();
      case ActionTakes::word:
        return word();
      case ActionTakes::number:
        return number();
      case ActionTakes::nothing:
        return needs(game_, action_.verb, legal_);
      case ActionTakes::seat:
      case ActionTakes::as_parts:
      case ActionTakes::unset:
        break;
    }
    return part();
  }

 private:
  static std::size_t kind_number(Piece piece) { return nth(piece.kind); }
  bool known(int argument) const {
    const std::int64_t cell = action_.arguments[argument];
    return argument < action_.count && cell >= 0 && cell < game_.cells();
  }
  const std::string& name(CellId cell) const { return game_.board().name(cell); }

  // The cells that an argument may be, each once, in board order.
  std::vector<CellId> possible(int argument, CellId from) const {
    CellSet cells(game_.cells());
    for (const Action& action : same_verb_)
      if (from == CellId::none || action.cell(0) == from) cells.add(action.cell(argument));
    return cells.list();
  }
  Message possible_cells(int argument, CellId from = CellId::none) const {
    std::vector<Message> names;
    for (const CellId cell : possible(argument, from)) names.push_back(Message::name(name(cell)));
    return listed_cells(std::move(names),
                        place_type_of_argument(game_, action_.verb, nth(CellId(argument)), legal_));
  }

  Message from_to() const {
    if (!known(0) || !known(1)) return needs(game_, action_.verb, legal_);
    const CellId from = action_.cell(0), to = action_.cell(1);
    const std::vector<CellId> ends = possible(1, from);
    const bool lifts = action_.count > 2 && taken_by(game_, action_.verb) == ActionTakes::from_to;
    if (lifts && std::ranges::find(ends, to) != ends.end()) return part();
    if (ends.empty())
      return Message("{why} {Verb} from {cells}.", standing(from), verb_, possible_cells(0));
    Message why = steps_to(from, to) ? not_onto(to) : Message();
    if (why.empty())
      return Message("{From} cannot go to {to}; it may go to {cells}.", name(from), name(to),
                     possible_cells(1, from));
    return Message("{From} cannot go to {to}. {why} {From} may go to {cells}.", name(from),
                   name(to), std::move(why), possible_cells(1, from));
  }

  // Why nothing can leave a cell, as far as the seat sees.
  Message standing(CellId cell) const {
    bool hidden = false;
    for (const ZoneInstance zone : zones()) {
      const Seen seen = view_.at(zone, cell);
      hidden = hidden || seen.hidden;
      if (seen.piece.kind == KindId::none) continue;
      if (seen.piece.owner == view_.viewer() && !view_.truth())
        return Message("Your {piece} on {cell} cannot {verb} now.",
                       spoken(game_.definition().kinds[kind_number(seen.piece)].name), name(cell),
                       verb_);
      if (!has_to_wait(seen.piece.owner))
        return Message("{Cell} holds {piece}.", name(cell), piece_message(game_, seen.piece));
      return Message("{Cell} holds {piece}, and it is {seat's} turn.", name(cell),
                     piece_message(game_, seen.piece), seat_message(game_, view_.viewer()));
    }
    if (hidden) return Message("You cannot see what is on {cell}.", name(cell));
    return Message("You have no piece on {cell}.", name(cell));
  }

  // Whether a piece is of a seat that waits for this one. Who is to act is known to all.
  bool has_to_wait(SeatId owner) const {
    if (view_.truth() || !is_seat(owner) || owner == view_.viewer()) return false;
    return view_.engine().actors(view_.state()) == seat_bit(view_.viewer());
  }

  // The zones that the verb's patterns use; for per-seat zones, the seat's own.
  std::vector<ZoneInstance> zones() const {
    std::vector<ZoneInstance> out;
    const auto add = [&](ZoneId zone) {
      const ZoneInstance i =
          game_.layout().zone_instance(zone, view_.truth() ? SeatId(0) : view_.viewer());
      if (std::find(out.begin(), out.end(), i) == out.end()) out.push_back(i);
    };
    for (const PatternDef& pattern : game_.verb_def(action_.verb).patterns)
      if (const KindId kind = game_.kind(pattern.kind); kind != KindId::none)
        add(game_.definition().kinds[kind].zone);
    const int all = static_cast<int>(game_.definition().zones.size());
    for (int zone = 0; out.empty() && zone < all; ++zone) add(ZoneId(zone));
    return out;
  }

  Message at_cell() const {
    if (!known(0)) return needs(game_, action_.verb, legal_);
    const CellId cell = action_.cell(0);
    Message held = held_at(cell);
    Message why = held.empty() ? not_onto(cell)
                               : Message("{Cell} holds {piece}.", name(cell), std::move(held));
    if (why.empty())
      return Message("You cannot {verb} {cell}; {verb} {cells}.", verb_, name(cell),
                     possible_cells(0));
    return Message("You cannot {verb} {cell}. {why} {Verb} {cells}.", verb_, name(cell),
                   std::move(why), possible_cells(0));
  }

  // What stands in the way of a piece that would be placed.
  Message held_at(CellId cell) const {
    if (!word_of(game_.verb_def(action_.verb).patterns.front().type).places()) return {};
    std::vector<Message> held;
    for (const ZoneInstance zone : zones())
      if (const Piece piece = view_.at(zone, cell).piece; piece.kind != KindId::none)
        held.push_back(piece_message(game_, piece));
    return Message::all_of(std::move(held));
  }

  // Why the verb cannot lead to a cell, if the set of its only pattern explains it.
  Message not_onto(CellId cell) const {
    const VerbDef& def = game_.verb_def(action_.verb);
    const PatternDef& pattern = def.patterns.front();
    if (view_.truth() || def.patterns.size() > 1 || !pattern.onto) return {};
    const KindId kind = game_.kind(pattern.kind);
    const ZoneId zone = kind == KindId::none ? ZoneId::none : game_.definition().kinds[kind].zone;
    const Bound onto = bind_set(game_, pattern.onto, zone, "");
    if (view_.cells(onto, view_.viewer()).has(cell)) return {};
    return why_not_in(view_, pattern.onto, zone, cell);
  }

  // Whether a step of the verb's only pattern leads there, regardless of what is there.
  bool steps_to(CellId from, CellId to) const {
    const PatternDef& pattern = game_.verb_def(action_.verb).patterns.front();
    if (view_.truth() || !word_of(pattern.type).one_link) return false;
    if (pattern.anywhere) return true;
    return std::ranges::any_of(game_.directions(pattern.dirs, view_.viewer(), ""),
                               [&](DirectionId dir) { return game_.link(from, dir) == to; });
  }

  // The first argument that no legal action has after those before it, and what might stand there.
  Message part() const {
    Action begun{.verb = action_.verb};
    for (; begun.count < action_.count; ++begun.count) {
      Action longer = begun;
      longer.arguments[longer.count] = action_.arguments[longer.count];
      ++longer.count;
      const auto goes_on = [&](const Action& legal) {
        return std::equal(longer.arguments.begin(), longer.arguments.begin() + longer.count,
                          legal.arguments.begin());
      };
      if (std::ranges::none_of(same_verb_, goes_on)) break;
      begun.arguments = longer.arguments;
    }
    return Message("You cannot {action}; {begun} may be followed by {words}.",
                   action_text(game_, action_), action_text(game_, begun),
                   may_follow(game_, begun, legal_));
  }

  Message word() const {
    std::vector<Message> words;
    for (const Action& action : same_verb_)
      words.push_back(Message::name(action_text(game_, action)));
    return Message(
        "You cannot {action} now; you may {words}.", action_text(game_, action_),
        listed(std::move(words), [](std::size_t n) { return Message("{n} more words", n); }));
  }

  // The numbers that may be chosen, with runs such as "3 to 7".
  Message number() const {
    std::vector<std::pair<std::int64_t, std::int64_t>> runs;
    for (const Action& action : same_verb_)
      runs.emplace_back(action.arguments[0], action.arguments[is_range(game_, action) ? 1 : 0]);
    std::sort(runs.begin(), runs.end());
    std::vector<std::pair<std::int64_t, std::int64_t>> joined;
    for (const auto& run : runs) {
      if (!joined.empty() &&
          (run.first <= joined.back().second || run.first - 1 == joined.back().second))
        joined.back().second = std::max(joined.back().second, run.second);
      else
        joined.push_back(run);
    }
    std::vector<Message> numbers;
    for (const auto& [low, high] : joined)
      numbers.push_back(low == high ? Message::number(low) : Message("{low} to {high}", low, high));
    return Message(
        "You cannot {action}; {verb} {numbers}.", action_text(game_, action_), verb_,
        listed(std::move(numbers), [](std::size_t n) { return Message("{n} more numbers", n); }));
  }

  const View& view_;
  const Game& game_;
  const Action& action_;
  std::span<const Choice> legal_;
  std::vector<Action> same_verb_;
  std::string verb_;
};

}  // namespace

Message stuck(const View& view) {
  const int open = !is_seat(view.viewer()) || !all_open(view.state(), view.game())
                       ? -1
                       : open_ask(view.state(), view.game(), view.viewer());
  if (open < 0) return {};
  const Ask ask = ask_at(view.state(), view.game(), open);
  if (ask.verb == view.game().ready()) {
    std::string why = view.objection({.verb = ask.verb});
    if (why.empty()) return {};
    return Message("You cannot be ready: {why} Take back an answer, or start over.",
                   ended(std::move(why)));
  }
  const std::vector<std::int64_t> given(ask.arguments.begin(), ask.arguments.begin() + ask.count);
  for (int i = 0; i < alternatives(view.state(), view.game(), open); ++i)
    if (view.can_answer(view.viewer(), ask_at(view.state(), view.game(), open + i).verb, given))
      return {};
  return Message("You have no legal way left to {verb}. Take back an answer, or start over.",
                 spoken(view.game().verb_name(ask.verb)));
}

Message not_to_act(const View& view) {
  if (view.state().header().ended) return Message("The game is over.");
  if (Message why = stuck(view); !why.empty()) return why;
  const Game& game = view.game();
  const std::uint32_t actors = view.engine().actors(view.state());
  if (std::has_single_bit(actors))
    return Message("It is {seat's} turn.", seat_message(game, SeatId(std::countr_zero(actors))));
  std::vector<Message> seats;
  for (int seat = 0; seat < game.seats(); ++seat)
    if ((actors & seat_bit(SeatId(seat))) != 0) seats.push_back(seat_message(game, SeatId(seat)));
  return Message("Waiting for {seats}.", Message::all_of(std::move(seats)));
}

Message refusal(const View& view, const Action& action, std::span<const Choice> legal) {
  if (legal.empty()) return not_to_act(view);
  if (index(action.verb) < 0 || index(action.verb) > index(view.game().swap()))
    return Message("There is no such action; you may choose {verbs}.",
                   verbs_message(view.game(), legal));
  if (std::string why = view.objection(action); !why.empty())
    return Message("You cannot {action}: {why}", action_text(view.game(), action),
                   ended(std::move(why)));
  return Refusing(view, action, legal).message();
}

}  // namespace hr
