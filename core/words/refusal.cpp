// SPDX-License-Identifier: MIT
#include "core/words/refusal.h"
#include "core/game/bind.h"

#include <algorithm>
#include <bit>
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

constexpr std::size_t k_max_listed = 12;

// If there are many names, lists the first three and counts the rest.
std::string listed(const std::vector<std::string>& names, std::string_view things) {
  if (names.size() <= k_max_listed) return list_text(names, "or");
  std::vector<std::string> first(names.begin(), names.begin() + 3);
  first.push_back(std::to_string(names.size() - 3) + " more " + std::string(things));
  return list_text(first, "or");
}

// A ruleset's own words, as the end of a sentence.
std::string ended(std::string_view why) {
  std::string out = printable(why);
  if (std::string_view(".!?").find(out.back()) == std::string_view::npos) out += '.';
  return out;
}

class Refusing {
 public:
  Refusing(const View& view, const Action& action, std::span<const Choice> legal)
      : view_(view), game_(view.game()), action_(action), legal_(legal) {
    for (const Choice& choice : legal)
      if (choice.action.verb == action.verb) same_verb_.push_back(choice.action);
    verb_ = game_.verb_name(action.verb);
  }

  std::string text() const {
    if (same_verb_.empty())
      return "You cannot choose " + quote(verb_) + " now; " + may_text(game_, legal_) + ".";
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
        return needs_text(game_, action_.verb, legal_);
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
  std::string possible_text(int argument, CellId from = CellId::none) const {
    std::vector<std::string> names;
    for (const CellId cell : possible(argument, from)) names.push_back(name(cell));
    const Ground ground = ground_of_argument(game_, action_.verb, nth(CellId(argument)), legal_);
    return listed(names, std::string(ground_noun(ground)) + "s");
  }

  std::string from_to() const {
    if (!known(0) || !known(1)) return needs_text(game_, action_.verb, legal_);
    const CellId from = action_.cell(0), to = action_.cell(1);
    const std::vector<CellId> ends = possible(1, from);
    const bool lifts = action_.count > 2 && taken_by(game_, action_.verb) == ActionTakes::from_to;
    if (lifts && std::ranges::find(ends, to) != ends.end()) return part();
    if (ends.empty()) return standing(from) + "; " + verb_ + " from " + possible_text(0) + ".";
    return name(from) + " cannot go to " + name(to) + (steps_to(from, to) ? not_onto(to) : "") +
           "; it may go to " + possible_text(1, from) + ".";
  }

  // Why nothing can leave a cell, as far as the seat sees.
  std::string standing(CellId cell) const {
    bool hidden = false;
    for (const ZoneInstance zone : zones()) {
      const Seen seen = view_.at(zone, cell);
      hidden = hidden || seen.hidden;
      if (seen.piece.kind == KindId::none) continue;
      if (seen.piece.owner != view_.viewer() || view_.truth())
        return name(cell) + " holds " + piece_text(game_, seen.piece) + turn(seen.piece.owner);
      return "Your " + spoken(game_.definition().kinds[kind_number(seen.piece)].name) + " on " +
             name(cell) + " cannot " + verb_ + " now";
    }
    if (hidden) return "You cannot see what is on " + name(cell);
    return "You have no piece on " + name(cell);
  }

  // For a piece of a seat that has to wait: whose turn it is. Who is to act is known to all.
  std::string turn(SeatId owner) const {
    if (view_.truth() || !is_seat(owner) || owner == view_.viewer()) return "";
    const std::uint32_t actors = view_.engine().actors(view_.state());
    if (actors != seat_bit(view_.viewer())) return "";
    return ", and it is " + whose(game_, view_.viewer()) + " turn";
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

  std::string at_cell() const {
    if (!known(0)) return needs_text(game_, action_.verb, legal_);
    const CellId cell = action_.cell(0);
    std::string out = "You cannot " + verb_ + " " + name(cell);
    const bool places = word_of(game_.verb_def(action_.verb).patterns.front().type).places();
    bool filled = false;
    for (const ZoneInstance zone : places ? zones() : std::vector<ZoneInstance>{})
      if (const Piece piece = view_.at(zone, cell).piece; piece.kind != KindId::none) {
        out += ", which holds " + piece_text(game_, piece);
        filled = true;
      }
    return out + (filled ? "" : not_onto(cell)) + "; " + verb_ + " " + possible_text(0) + ".";
  }

  // Why the verb cannot lead to a cell, if the set of its only pattern explains it.
  std::string not_onto(CellId cell) const {
    const VerbDef& def = game_.verb_def(action_.verb);
    const PatternDef& pattern = def.patterns.front();
    if (view_.truth() || def.patterns.size() > 1 || !pattern.onto) return "";
    const KindId kind = game_.kind(pattern.kind);
    const ZoneId zone = kind == KindId::none ? ZoneId::none : game_.definition().kinds[kind].zone;
    const Bound onto = bind_set(game_, pattern.onto, zone, "");
    if (view_.cells(onto, view_.viewer()).has(cell)) return "";
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
  std::string part() const {
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
    return "You cannot " + action_text(game_, action_) + "; " + action_text(game_, begun) +
           " may be followed by " + next_text(game_, begun, legal_) + ".";
  }

  std::string word() const {
    std::vector<std::string> words;
    for (const Action& action : same_verb_) words.push_back(action_text(game_, action));
    return "You cannot " + action_text(game_, action_) + " now; you may " + listed(words, "words") +
           ".";
  }

  // The numbers that may be chosen, with runs such as "3 to 7".
  std::string number() const {
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
    std::vector<std::string> words;
    words.reserve(joined.size());
    for (const auto& [low, high] : joined)
      words.push_back(low == high ? std::to_string(low)
                                  : std::to_string(low) + " to " + std::to_string(high));
    return "You cannot " + action_text(game_, action_) + "; " + verb_ + " " +
           listed(words, "numbers") + ".";
  }

  const View& view_;
  const Game& game_;
  const Action& action_;
  std::span<const Choice> legal_;
  std::vector<Action> same_verb_;
  std::string verb_;
};

}  // namespace

std::string stuck_text(const View& view) {
  const int open = !is_seat(view.viewer()) || !all_open(view.state(), view.game())
                       ? -1
                       : open_ask(view.state(), view.game(), view.viewer());
  if (open < 0) return "";
  const Ask ask = ask_at(view.state(), view.game(), open);
  constexpr const char* k_remedy = " Take back an answer, or start over.";
  if (ask.verb == view.game().ready()) {
    const std::string why = view.objection({.verb = ask.verb});
    return why.empty() ? "" : "You cannot be ready: " + ended(why) + k_remedy;
  }
  const std::vector<std::int64_t> given(ask.arguments.begin(), ask.arguments.begin() + ask.count);
  for (int i = 0; i < alternatives(view.state(), view.game(), open); ++i)
    if (view.can_answer(view.viewer(), ask_at(view.state(), view.game(), open + i).verb, given))
      return "";
  return "You have no legal way left to " + spoken(std::string(view.game().verb_name(ask.verb))) +
         "." + k_remedy;
}

std::string not_to_act_text(const View& view) {
  if (view.state().header().ended) return "The game is over.";
  if (std::string stuck = stuck_text(view); !stuck.empty()) return stuck;
  std::vector<std::string> names;
  const std::uint32_t actors = view.engine().actors(view.state());
  if (std::has_single_bit(actors))
    return "It is " + whose(view.game(), SeatId(std::countr_zero(actors))) + " turn.";
  for (int seat = 0; seat < view.game().seats(); ++seat)
    if ((actors & seat_bit(SeatId(seat))) != 0)
      names.push_back(seat_text(view.game(), SeatId(seat)));
  return "Waiting for " + list_text(names) + ".";
}

std::string refusal_text(const View& view, const Action& action, std::span<const Choice> legal) {
  if (legal.empty()) return not_to_act_text(view);
  if (index(action.verb) < 0 || index(action.verb) > index(view.game().swap()))
    return "There is no such action; " + may_text(view.game(), legal) + ".";
  if (const std::string why = view.objection(action); !why.empty())
    return "You cannot " + action_text(view.game(), action) + ": " + ended(why);
  return Refusing(view, action, legal).text();
}

}  // namespace hr
