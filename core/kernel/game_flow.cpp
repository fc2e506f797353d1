// SPDX-License-Identifier: MIT
#include "core/kernel/game_flow.h"

#include <bit>
#include <string>

#include "core/base/error.h"
#include "core/engine/asks.h"
#include "core/engine/pieces.h"
#include "core/game/dead_end.h"
#include "core/game/teams.h"
#include "core/kernel/header_changes.h"

namespace hr {

// The turns in a row in which nobody could act and that were skipped.
class SkippedTurns {
 public:
  // Counts one more. Returns true if nothing has changed in a whole round of the seats, and nothing
  // was rolled. Throws DeadEnd if changes never lead to anything.
  bool nothing_changes(const State& state, const ActionContext& context, int seats) {
    constexpr int k_max_rounds = 1000;
    const std::size_t rolls = context.chance.faces().size();
    if (turns_++ % seats != 0) return false;
    if (turns_ > k_max_rounds * seats)
      throw DeadEnd("no seat has had a legal action for " + std::to_string(turns_ - 1) +
                        " turns; does stuck = \"skips\" wait for something that never comes?",
                    VerbId::none);
    const bool same = turns_ > 1 && key_ == state.header().key && rolls_ == rolls;
    key_ = state.header().key;
    rolls_ = rolls;
    return same;
  }

  // Whether dice were rolled since the turn that was skipped before. After too many rounds: false.
  bool rolled(const ActionContext& context, int seats) {
    constexpr int k_max_rounds = 1000;
    const std::size_t rolls = context.chance.faces().size();
    const bool out = turns_ > 0 && rolls > rolls_ && turns_ <= k_max_rounds * seats;
    ++turns_;
    rolls_ = rolls;
    return out;
  }

 private:
  int turns_ = 0;
  Word key_ = 0;           // when the latest round began: the position …
  std::size_t rolls_ = 0;  // … and how many dice had been rolled
};

template <int W>
GameFlow<W>::GameFlow(Engine& engine, const Game& game, Rules& rules, const Plan<W>& plan,
                      const Terms<W>& terms, const FogWatch<W>& fog, WriteRunner<W>& writes,
                      ActionRunner<W>& runner, Judge<W>& judge, MoveGenerator<W>& moves,
                      GameEnd<W>& ends, KernelFrames<W>& frames)
    : engine_(engine),
      game_(&game),
      rules_(rules),
      plan_(plan),
      terms_(terms),
      fog_(fog),
      writes_(writes),
      runner_(runner),
      judge_(judge),
      moves_(moves),
      ends_(ends),
      frames_(frames),
      counted_(plan) {
  std::size_t sets = 0;
  for (const SeatPlan<W>& seat : plan.seats) sets = std::max(sets, seat.sets.size());
  counted_.values.resize(sets);
  for (int s = 0; s < game.seats(); ++s) turn_keys_[nth(s)] = turn_key(SeatId(s));
}

// For games that count positions: counts how often the current position, including the seat to
// move, has occurred.
template <int W>
void GameFlow<W>::check_repeats(State& state) {
  if (state.header().lasting && !game_->counts_boards()) state.forget();
  state.header().lasting = false;
  const Word key = key_with_asks(state, *game_);
  const int times = 1 + judge_.times(state, key);
  state.remember(key);
  for (std::size_t i = 0; i < plan_.ends.size(); ++i)
    if (word_of(plan_.ends[i].type).by == EndsBy::repeating && times >= plan_.ends[i].n)
      return ends_.declared(state, static_cast<int>(i), SeatId::none);
}

template <int W>
void GameFlow<W>::give_turn(State& state, SeatId seat) {
  Header& header = state.header();
  if (header.pie == Pie::waiting && seat != header.turn) {
    header.pie = Pie::open;
    header.key ^= k_open_swap_key;
  }
  hand_turn(header, seat, turn_keys_[nth(header.turn)] ^ turn_keys_[nth(seat)]);
  if (game_->counts_positions()) check_repeats(state);
}

namespace {

// Counts down a turn of several actions; returns true if it continues. `over`: it does not.
bool turn_continues(Engine& engine, State& state, ActionContext& context, bool over) {
  const Game& game = engine.game();
  const SeatId me = state.header().turn;
  const VarId var = game.lasts();
  if (var == VarId::none) return false;
  const auto left = static_cast<std::int64_t>(state.words()[game.layout().var_word(var, me)]);
  const bool on = !over && left > 1;
  const std::int64_t value = on ? left - 1 : game.definition().vars[var].initial;
  if (value != left) Effect(engine, state, context, SeatId::none).set_var(var, me, value);
  return on;
}

}  // namespace

namespace {

SeatId seat_after(SeatId seat, int seats) {
  return SeatId(index(seat) + 1 == seats ? 0 : index(seat) + 1);
}

}  // namespace

// The turn of a seat that is out passes at once; if the rules name only such seats, it goes on in
// order. Returns false if a rule ends the game or asks somebody before that.
template <int W>
bool GameFlow<W>::skip_absent(State& state, SeatId& next, ActionContext& context) {
  const Header& header = state.header();
  const int asks = header.asks;
  for (int left = game_->seats(); next != SeatId::none && is_out(header, next); --left) {
    const SeatId me = next;
    next = seat_after(me, game_->seats());
    if (left <= 0) continue;
    if (game_->definition().turn) {
      Effect effect(engine_, state, context, me);
      next = rules_.turn(effect, me);
      if (header.ended || header.asks > asks) return false;
    }
    if (next != SeatId::none) next = writes_.next_seat(state, me, next);
  }
  return true;
}

template <int W>
void GameFlow<W>::pass_turn(State& state, ActionContext& context, bool over) {
  const SeatId me = state.header().turn;
  if (turn_continues(engine_, state, context, over)) return give_turn(state, me);
  SeatId next = seat_after(me, game_->seats());
  if (game_->definition().turn) {
    Effect effect(engine_, state, context, me);
    next = rules_.turn(effect, me);
    if (state.header().ended || state.header().asks > 0) return;
    if (next == SeatId::none) return ends_.end_by_score(state, EndReason::no_turn, 0);
  }
  if (!plan_.turn_ends.empty()) {
    writes_.apply(state, plan_.turn_ends[nth(me)], me, context);
    ends_.check(state, me, context, nullptr);
    if (state.header().ended) return;
  }
  next = writes_.next_seat(state, me, next);
  if (state.header().out != 0 && !skip_absent(state, next, context)) return;
  if (next == SeatId::none) return ends_.end_by_score(state, EndReason::no_turn, 0);
  give_turn(state, next);
  begin_turn(state, context);
}

template <int W>
HR_INLINE void GameFlow<W>::begin_turn(State& state, ActionContext& context) {
  const bool first = sets_up(state.header()) || state.header().opening == Opening::waits;
  if (const int named = first ? state.header().next : 0; named > 0) {
    state.header().next = 0;
    give_turn(state, SeatId(named - 1));
  }
  const SeatId seat = state.header().turn;
  if (!plan_.turn_begins.empty()) writes_.apply(state, plan_.turn_begins[nth(seat)], seat, context);
  if (first) state.header().opening = asks_all(state, *game_) ? Opening::begun : Opening::usual;
}

template <int W>
void GameFlow<W>::finish_turn(State& state, ActionContext& context) {
  while (!state.header().ended && state.header().asks == 0 && !state.header().turn_open)
    pass_turn(state, context);
}

namespace {

// For a seat without legal actions if it is not said what happens then.
inline DeadEnd nothing_declared(const GameDef& def, SeatId seat) {
  const std::string advice =
      def.stuck_cases.empty()
          ? "the ruleset does not declare what happens then: add stuck = \"pass\", \"skips\", "
            "\"loses\" or \"draws\""
          : "no case of stuck applies: end its list with one that has no condition: \"pass\", "
            "\"skips\", \"loses\" or \"draws\"";
  return {def.seats[seat].name + " has no legal action, and " + advice, VerbId::none};
}

}  // namespace

template <int W>
void GameFlow<W>::stuck(State& state, ActionContext& context, SkippedTurns& skipped) {
  Header& header = state.header();
  const SeatId me = header.turn;
  const int seats = std::popcount(seats_in_play(header, game_->seats()));
  Stuck then = game_->definition().stuck;
  int number = 0;
  for (std::size_t i = 0; i < plan_.stuck.size() && number == 0; ++i)
    if (terms_.judged(plan_.stuck[i][nth(me)], state, nullptr).any()) {
      then = game_->definition().stuck_cases[i].then;
      number = static_cast<int>(i) + 1;
    }
  switch (then) {
    case Stuck::undeclared:
      throw nothing_declared(game_->definition(), me);
    case Stuck::loses:
      return ends_.end(state, EndReason::stuck, number,
                       all_seats(game_->seats()) & ~team_of(game_->definition(), me));
    case Stuck::draws:
      return ends_.end(state, EndReason::stuck, number, 0);
    case Stuck::pass:
    case Stuck::skips:
      break;
  }
  if (context.events != nullptr)
    context.events->push_back({game_->stuck_event(), all_seats(game_->seats()), {me}});
  if (then == Stuck::skips) {
    if (skipped.nothing_changes(state, context, seats))
      return ends_.end_by_score(state, EndReason::all_stuck, 0);
    return pass_turn(state, context, true);
  }
  if (skipped.rolled(context, seats)) header.stuck = 0;
  if (++header.stuck >= seats) return ends_.end_by_score(state, EndReason::all_stuck, 0);
  pass_turn(state, context, true);
}

// Drops the first ask, which the seat `declines`, or which nobody has answered. What follows if it
// is declined waits for the last of those to whom it is offered. With the last ask, the ends come
// that waited for an answer.
template <int W>
void GameFlow<W>::drop_first(State& state, bool declines, ActionContext& context) {
  const Ask ask = ask_at(state, *game_, 0);
  drop_ask(state, *game_, 0);
  if (!declines || ask.or_others) {
    if (state.header().asks == 0) ends_.check_waiting(state, state.header().turn);
    return;
  }
  ActionEffects<W> done(state);
  done.places.actor = ask.seat;
  writes_.decline(state, ask.verb, context, done);
  ends_.check(state, ask.seat, context, nullptr);
}

// Whether what is asked may have become impossible: pieces have left with a seat that is out.
template <int W>
bool GameFlow<W>::may_lack_answers(const State& state) const {
  return state.header().out != 0 && !plan_.drops_out.empty();
}

// The same where nobody is left to answer, or nothing to answer with: a chain ends that was not
// finished.
template <int W>
void GameFlow<W>::drop_unanswered(State& state, bool declines, ActionContext& context) {
  ActionEffects<W> done(state);
  done.places.actor = ask_at(state, *game_, 0).seat;
  drop_first(state, declines, context);
  if (state.header().asks == 0 && !state.header().ended && game_->layout().struck_word() >= 0)
    runner_.lift_struck(state, context, done);
}

// Drops what a seat is asked next in a group. Returns the verb that is done if the group closes
// then; none, unless it was to say that it is ready.
template <int W>
VerbId GameFlow<W>::drop_in_group(State& state, int open) const {
  const Ask ask = ask_at(state, *game_, open);
  drop_ask(state, *game_, open);
  return ask.verb == game_->ready() ? VerbId(ask.arguments[0]) : VerbId::none;
}

// Does what is next to be done for seats that are out: drops what they are asked, or passes their
// turn. Returns false if there is nothing to do.
template <int W>
bool GameFlow<W>::drop_absent(State& state, ActionContext& context) {
  const Header& header = state.header();
  if (header.asks == 0) {
    if (!is_out(header, header.turn)) return false;
    pass_turn(state, context, true);
    return true;
  }
  if (!all_open(state, *game_)) {
    const Ask ask = ask_at(state, *game_, 0);
    if (!is_out(header, ask.seat)) return false;
    drop_unanswered(state, ask.mode == AskMode::may, context);
    return true;
  }
  bool dropped = false;
  VerbId closes = VerbId::none;
  for (int s = 0; s < game_->seats(); ++s)
    while (is_out(header, SeatId(s))) {
      const int open = open_ask(state, *game_, SeatId(s));
      if (open < 0 || ask_at(state, *game_, open).mode != AskMode::all) break;
      if (const VerbId verb = drop_in_group(state, open); verb != VerbId::none) closes = verb;
      dropped = true;
    }
  if (dropped) close_group(state, closes, context);
  return dropped;
}

template <int W>
void GameFlow<W>::resign(State& state, SeatId seat, EndReason why, ActionContext& context) {
  Header& header = state.header();
  header.out |= static_cast<std::uint16_t>(seat_bit(seat));
  header.key ^= out_key(seat);
  const GameDef& def = game_->definition();
  const std::uint32_t others = seats_in_play(header, game_->seats()) & ~team_of(def, seat);
  const bool many = others != 0 && (others & ~team_of(def, SeatId(std::countr_zero(others)))) != 0;
  if (!many) return ends_.end(state, why, why == EndReason::out_of_time ? index(seat) : 0, others);
  if (!plan_.drops_out.empty()) writes_.apply(state, plan_.drops_out[nth(seat)], seat, context);
}

template <int W>
void GameFlow<W>::settle(State& state, ActionContext& context, bool lazy) {
  counted_.lazy = lazy;
  SkippedTurns skipped;
  for (;;) {
    const Header& header = state.header();
    if (header.ended) return;
    if (header.out != 0 && drop_absent(state, context)) continue;
    if (header.asks == 0) {
      if (!header.turn_open) {
        pass_turn(state, context);
        continue;
      }
      moves_.fill(counted_, state, header.turn);
      if (counted_.legal.total() > 0) return;
      stuck(state, context, skipped);
      continue;
    }
    const Ask ask = ask_at(state, *game_, 0);
    if (ask.mode == AskMode::all) {
      if (settle_group(state, context)) return;
      continue;
    }
    moves_.fill(counted_, state, ask.seat);
    const bool only_decline = ask.mode == AskMode::may && counted_.legal.total() == 1;
    const bool nothing = ask.mode == AskMode::if_any && counted_.legal.total() == 0;
    if ((only_decline || nothing) && !game_->hides()) {
      drop_first(state, only_decline, context);
      continue;
    }
    if (counted_.legal.total() > 0) return;
    if (!may_lack_answers(state))
      throw no_answer(*game_, ask, "use offer, or check with can first");
    drop_unanswered(state, ask.mode == AskMode::may, context);
  }
}

// A seat may run into a dead end and take answers back, but each must be able to begin. Leaves the
// actions of the first seat counted. Returns false if it had to drop something, so that there is
// more to settle.
template <int W>
bool GameFlow<W>::settle_group(State& state, ActionContext& context) {
  SeatId counted = SeatId::none;
  for (int s = state.header().in_group ? -1 : game_->seats() - 1; s >= 0; --s) {
    const int open = open_ask(state, *game_, SeatId(s));
    if (open < 0) continue;
    moves_.fill(counted_, state, SeatId(s));
    counted = SeatId(s);
    if (counted_.legal.total() > 0) continue;
    if (may_lack_answers(state)) {
      close_group(state, drop_in_group(state, open), context);
      return false;
    }
    if (state.header().ply > 0)
      throw no_answer(*game_, ask_at(state, *game_, open), "make sure that it has an answer");
  }
  if (const SeatId first = ask_at(state, *game_, 0).seat; first != counted)
    moves_.fill(counted_, state, first);
  return true;
}

// After an action of a verb whose chains go on: asks for the next one, or ends the chain.
template <int W>
void GameFlow<W>::chain(State& state, SeatId seat, const Choice& choice, ActionContext& context,
                        ActionEffects<W>& done) {
  if (Ask ask; moves_.chains().goes_on(state, seat, choice.action.verb, done, ask)) {
    const typename KernelFrames<W>::FrameScope open(frames_);
    if (moves_.can_answer(*open, state, ask)) return insert_ask(state, *game_, ask, done.asked++);
  }
  if (game_->verb_def(choice.action.verb).lifts_at_end) runner_.lift_struck(state, context, done);
  writes_.apply(state, plan_.pattern_of(seat, choice).at_end, context, done);
}

template <int W>
void GameFlow<W>::act(State& state, SeatId seat, const Choice& choice, ActionContext& context) {
  state.header().in_group = asks_all(state, *game_);
  ActionEffects<W> done(state);
  done.closes = use_ask_or_turn(state, *game_, seat, choice.action.verb);
  runner_.perform(state, seat, choice, context, done);
  finish_action(state, seat, choice, context, done);
}

template <int W>
void GameFlow<W>::finish_action(State& state, SeatId seat, const Choice& choice,
                                ActionContext& context, ActionEffects<W>& done) {
  const VerbId verb = choice.action.verb;
  if (!game_->built_in(verb) && plan_.pattern_of(seat, choice).chains && !state.header().ended)
    chain(state, seat, choice, context, done);
  if (context.events != nullptr) fog_.tell(state, context);
  if (state.header().in_group) return close_group(state, done.closes, context);
  if (game_->counts_boards()) judge_.remember(state, done);
  if (!state.header().ended && verb != game_->swap())
    ends_.check(state, seat, context, &done.places);
  if (done.goes_on && !state.header().ended) {
    state.header().turn_open = true;
    if (game_->counts_positions()) check_repeats(state);
  }
}

// After an answer to what all are asked. If it was the last one, the answers take effect, with the
// same result whoever was last.
template <int W>
void GameFlow<W>::close_group(State& state, VerbId last, ActionContext& context) {
  if (all_open(state, *game_)) return;
  Header& header = state.header();
  header.in_group = false;
  if (context.events != nullptr) fog_.tell(state, context);
  const bool set_up = sets_up(header);
  count_action(header, header.progress);
  header.progress = false;
  if (set_up) header.opening = Opening::waits;
  if (last != VerbId::none && !game_->built_in(last) && game_->verb_def(last).done) {
    Effect effect(engine_, state, context, SeatId::none);
    rules_.done(effect, last);
  }
  if (last != VerbId::none && !game_->built_in(last))
    writes_.apply(state, plan_.afterwards[nth(last)], SeatId(0), context);
  if (header.opening == Opening::waits && !asks_all(state, *game_)) begin_turn(state, context);
  for (int s = 0; s < game_->seats() && !header.ended; ++s)
    ends_.check(state, SeatId(s), context, nullptr);
}

#define HR_GAME_FLOW(W) template class GameFlow<W>;
HR_EACH_WIDTH(HR_GAME_FLOW)
#undef HR_GAME_FLOW

}  // namespace hr
