// SPDX-License-Identifier: MIT
// Carries out actions: pieces, captures, effects, ends, asks, turns.
#pragma once

#include "core/game/dead_end.h"
#include "core/kernel/capacity.h"
#include "core/kernel/kernel.h"

namespace hr {

template <int W>
void Kernel<W>::end(State& state, EndReason reason, int number, std::uint32_t winners) {
  Header& header = state.header();
  header.ended = true;
  header.reason = reason;
  header.end = static_cast<std::uint8_t>(number);
  header.winners = winners;
}

// The highest score wins; if all seats share it, the game is drawn.
template <int W>
void Kernel<W>::end_by_score(State& state, EndReason reason, int number) {
  if (!game_->definition().score) return end(state, reason, number, 0);
  const View truth(*this, state, SeatId::none);
  std::uint32_t best = 0;
  std::int64_t highest = std::numeric_limits<std::int64_t>::min();
  for (int s = 0; s < game_->seats(); ++s) {
    const std::int64_t score = rules_.score(truth, SeatId(s));
    if (score > highest) best = 0, highest = score;
    if (score == highest) best |= seat_bit(SeatId(s));
  }
  end(state, reason, number, best == all_seats(game_->seats()) && game_->seats() > 1 ? 0 : best);
}

// The engine's part of an action: lifts the piece, puts it down, handles captures.
template <int W>
void Kernel<W>::carry_out(State& state, SeatId seat, const Choice& choice, ActionContext& context,
                          ActionFlags& flags) {
  const SeatPlan<W>& mine = plan_.seats[nth(seat)];
  const PatternPlan<W>& plan =
      mine.patterns[nth(mine.verbs[nth(choice.action.verb)].first + choice.pattern)];
  flags.progress = flags.lasting = plan.def->progress;
  if (plan.zone == ZoneInstance::none || plan.def->stays) return;
  const ZoneLayout& zone = game_->layout().zone(plan.zone);
  if (state.header().in_group) check_secret(*game_, zone, seat);
  const Action& action = choice.action;
  const bool places = plan.type == PatternType::place;
  const int to = index(action.cell(places ? 0 : 1));
  int code = plan.code;
  if (places) {
    flags.progress = true;
    flags.lasting = flags.lasting || !game_->rules_write();
  } else {
    const int from = index(action.cell(0));
    if (plan.def->kind.empty()) code = code_at(state.words(), zone, from);
    take_piece(state, *game_, zone, from, code);
  }
  const int over = plan.type == PatternType::jump ? index(action.cell(2)) : -1;
  const int jumped = over < 0 ? -1 : code_at(state.words(), zone, over);
  const int victim = zone.holds == Holds::one ? code_at(state.words(), zone, to) : -1;
  if (jumped >= 0) take_piece(state, *game_, zone, over, jumped);
  if (victim >= 0) take_piece(state, *game_, zone, to, victim);
  check_room(state, *game_, zone, to, code);
  put_piece(state, *game_, zone, to, code);
  if (jumped >= 0) captured(state, seat, plan.zone, over, jumped, context, flags);
  if (victim >= 0) captured(state, seat, plan.zone, to, victim, context, flags);
}

// A piece has been captured: reports it, and calls the rules.
template <int W>
void Kernel<W>::captured(State& state, SeatId by, ZoneInstance zone, int cell, int code,
                         ActionContext& context, ActionFlags& flags) {
  const Piece piece = game_->layout().zone(zone).pieces[nth(code)];
  const bool rule = game_->definition().kinds[piece.kind].on_captured;
  flags.progress = true;
  flags.lasting = flags.lasting || !game_->rules_write();  // a rule could bring the piece back
  if (context.events != nullptr) {
    Event event{game_->captured_event(), 0, {by, piece, CellId(cell)}};
    for (int s = 0; s < game_->seats(); ++s)
      if (View(*this, state, SeatId(s)).sees(zone, CellId(cell)))
        event.audience |= seat_bit(SeatId(s));
    context.events->push_back(std::move(event));
  }
  if (!rule) return;
  Effect effect(*this, state, context, by);
  rules_.captured(effect, piece.kind, piece.owner, CellId(cell), by);
}

// Counts how often the current position, including the seat to move, has occurred.
template <int W>
void Kernel<W>::check_repeats(State& state) {
  if (!game_->keeps_keys()) return;
  if (state.header().lasting) state.forget();
  state.header().lasting = false;
  const Word key = state.header().key;
  const int times = 1 + state.times(key);
  state.remember(key);
  for (std::size_t i = 0; i < plan_.ends.size(); ++i)
    if (plan_.ends[i].type == EndType::repeats && times >= plan_.ends[i].n)
      return declared_end(state, static_cast<int>(i), SeatId::none);
}

template <int W>
void Kernel<W>::give_turn(State& state, SeatId seat) {
  Header& header = state.header();
  header.key ^= turn_key(header.turn) ^ turn_key(seat);
  if (header.pie == Pie::waiting && seat != header.turn) {
    header.pie = Pie::open;
    header.key ^= k_open_swap_key;
  }
  header.turn = seat;
  header.turn_open = true;
  check_repeats(state);
}

// Counts down a turn of several actions; returns true if it continues.
template <int W>
bool Kernel<W>::turn_continues(State& state, ActionContext& context, bool over) {
  const SeatId me = state.header().turn;
  const VarId var = game_->lasts();
  if (var == VarId::none) return false;
  const auto left = static_cast<std::int64_t>(state.words()[game_->layout().var_word(var, me)]);
  const bool on = !over && left > 1;
  const std::int64_t value = on ? left - 1 : game_->definition().vars[var].initial;
  if (value != left) Effect(*this, state, context, SeatId::none).set_var(var, me, value);
  return on;
}

// `over`: the turn ends now, even if actions are left.
template <int W>
void Kernel<W>::pass_turn(State& state, ActionContext& context, bool over) {
  const SeatId me = state.header().turn;
  if (turn_continues(state, context, over)) return give_turn(state, me);
  if (!game_->definition().turn) return give_turn(state, SeatId((index(me) + 1) % game_->seats()));
  Effect effect(*this, state, context, me);
  const SeatId next = rules_.turn(effect, me);
  if (state.header().ended || state.header().asks > 0) return;
  if (next == SeatId::none) return end_by_score(state, EndReason::no_turn, 0);
  give_turn(state, next);
}

// Passes the turn while nothing is left to do in it.
template <int W>
void Kernel<W>::finish_turn(State& state, ActionContext& context) {
  while (!state.header().ended && state.header().asks == 0 && !state.header().turn_open)
    pass_turn(state, context);
}

template <int W>
void Kernel<W>::stuck(State& state, ActionContext& context) {
  Header& header = state.header();
  const SeatId me = header.turn;
  switch (game_->definition().stuck) {
    case Stuck::undeclared:
      throw DeadEnd(
          game_->definition().seats[me].name +
              " has no legal action, and the ruleset does not declare what happens then: add "
              "stuck = \"pass\", \"loses\" or \"draws\"",
          VerbId::none);
    case Stuck::loses:
      return end(state, EndReason::stuck, 0, all_seats(game_->seats()) & ~seat_bit(me));
    case Stuck::draws:
      return end(state, EndReason::stuck, 0, 0);
    case Stuck::pass:
      break;
  }
  if (context.events != nullptr)
    context.events->push_back({game_->stuck_event(), all_seats(game_->seats()), {me}});
  if (++header.stuck >= game_->seats()) return end_by_score(state, EndReason::all_stuck, 0);
  pass_turn(state, context, true);
}

// Continues until somebody can act or the game is over; leaves that seat's actions counted.
template <int W>
void Kernel<W>::settle(State& state, ActionContext& context) {
  for (;;) {
    const Header& header = state.header();
    if (header.ended) return;
    if (header.asks == 0) {
      if (!header.turn_open) {
        pass_turn(state, context);
        continue;
      }
      moves_.fill(counted_, state, header.turn);
      if (counted_.legal.total() > 0) return;
      stuck(state, context);
      continue;
    }
    const Ask ask = ask_at(state, *game_, 0);
    if (ask.mode == AskMode::all) return settle_group(state);
    moves_.fill(counted_, state, ask.seat);
    const bool only_decline = ask.mode == AskMode::may && counted_.legal.total() == 1;
    if (only_decline && !game_->hides()) {
      drop_ask(state, *game_, 0);
      continue;
    }
    if (counted_.legal.total() > 0) return;
    throw no_answer(*game_, ask, "use offer, or check with can first");
  }
}

// A seat may run into a dead end and take answers back, but each must be able to begin. Leaves the
// actions of the first seat counted.
template <int W>
void Kernel<W>::settle_group(const State& state) {
  for (int s = state.header().in_group ? 0 : game_->seats() - 1; s >= 0; --s) {
    const int open = open_ask(state, *game_, SeatId(s));
    if (open < 0) continue;
    moves_.fill(counted_, state, SeatId(s));
    if (counted_.legal.total() == 0 && !state.header().in_group && state.header().ply > 0)
      throw no_answer(*game_, ask_at(state, *game_, open), "make sure that it has an answer");
  }
  moves_.fill(counted_, state, ask_at(state, *game_, 0).seat);
}

template <int W>
void Kernel<W>::built_in(State& state, VerbId verb, ActionContext& context) {
  if (verb != game_->swap()) return;
  Header& header = state.header();
  header.pie = Pie::taken;
  header.key ^= k_open_swap_key;
  header.turn_open = true;
  if (context.events != nullptr)
    context.events->push_back({game_->swapped_event(), all_seats(game_->seats()), {}});
}

// Counts an action; answers to what setup asks do not count as actions of play.
inline void count_action(Header& header, bool progress) {
  const bool set_up = sets_up(header);
  ++header.ply;
  if (set_up) ++header.set_up;
  header.idle = progress || set_up ? 0 : header.idle + 1;
}

// An action uses up the ask that it answers, or else the turn. Returns the verb for which the group
// is closed if the action is `ready`, otherwise none.
template <int W>
VerbId Kernel<W>::consume_ask_or_turn(State& state, SeatId seat, VerbId verb) {
  Header& header = state.header();
  const int open = header.asks == 0 ? -1 : open_ask(state, *game_, seat);
  if (open < 0) {
    header.turn_open = false;
    return VerbId::none;
  }
  const Ask ask = ask_at(state, *game_, open);
  answer_ask(state, *game_, open);
  return verb == game_->ready() ? VerbId(ask.arguments[0]) : VerbId::none;
}

// Performs the action itself, the engine's part and the effect, without what follows from it.
template <int W>
void Kernel<W>::perform(State& state, SeatId seat, const Choice& choice, ActionContext& context) {
  const VerbId verb = choice.action.verb;
  Header& header = state.header();
  ActionFlags flags;
  context.chance.begin(header.ply);
  if (context.events != nullptr) fog_.note(state);
  if (game_->built_in(verb)) {
    built_in(state, verb, context);
  } else {
    carry_out(state, seat, choice, context, flags);
    if (header.pie == Pie::open) {
      header.pie = Pie::declined;
      header.key ^= k_open_swap_key;
    }
  }
  header.stuck = 0;
  // The order of answers in a group must not matter, so the group counts as one action, at its end.
  header.progress = header.in_group && (flags.progress || header.progress);
  if (!header.in_group) count_action(header, flags.progress);
  header.lasting = header.lasting || flags.lasting;
  if (!game_->built_in(verb) && game_->verb_def(verb).effect) {
    Effect effect(*this, state, context, seat);
    rules_.effect(effect, seat, choice.action);
  }
  if (context.events != nullptr) fog_.tell(state, context);
}

// Everything that an action does, except settling the position afterwards.
template <int W>
void Kernel<W>::act(State& state, SeatId seat, const Choice& choice, ActionContext& context) {
  const VerbId verb = choice.action.verb;
  state.header().in_group = all_open(state, *game_);
  const VerbId last_of_group = consume_ask_or_turn(state, seat, verb);
  perform(state, seat, choice, context);
  if (state.header().in_group) return close_group(state, last_of_group, context);
  if (!state.header().ended && verb != game_->swap()) check_ends(state, seat, context);
}

// After an answer to what all are asked. If it was the last one, the answers take effect, with the
// same result whoever was last.
template <int W>
void Kernel<W>::close_group(State& state, VerbId last, ActionContext& context) {
  if (all_open(state, *game_)) return;
  Header& header = state.header();
  header.in_group = false;
  count_action(header, header.progress);
  header.progress = false;
  if (last != VerbId::none && !game_->built_in(last) && game_->verb_def(last).done) {
    Effect effect(*this, state, context, SeatId::none);
    rules_.done(effect, last);
  }
  for (int s = 0; s < game_->seats() && !header.ended; ++s) check_ends(state, SeatId(s), context);
}

// Tries a choice on a copy; returns true if the rules forbid the resulting position. The action and
// its effect are carried out without a listener; ends are not checked and no turn passes. A
// hypothetical choice, as in can_answer(), answers no pending ask.
template <int W>
bool Kernel<W>::forbidden(Frame& f, const State& state, SeatId seat, const Choice& choice) {
  Allowance::spend(game_->layout().words() / 8);
  f.trial = state;
  f.trial.header().in_group = all_open(f.trial, *game_);
  if (!f.hypothetical) consume_ask_or_turn(f.trial, seat, choice.action.verb);
  perform(f.trial, seat, choice, f.silent);
  Effect effect(*this, f.trial, f.silent, seat);
  return rules_.unless(effect, seat, choice.action);
}

template <int W>
void Kernel<W>::play(State& state, SeatId seat, const Choice& choice, ActionContext& context) {
  as_question([&] {
    act(state, seat, choice, context);
    settle(state, context);
  });
}

// Dice rolled here must differ from those of the next action.
template <int W>
void Kernel<W>::resume(State& state, ActionContext& context) {
  context.chance.begin(state.header().ply | Chance::k_resumed);
  as_question([&] { settle(state, context); });
}

}  // namespace hr
