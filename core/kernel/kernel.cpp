// SPDX-License-Identifier: MIT
#include "core/kernel/kernel.h"

#include "core/base/count_equal.h"
#include "core/base/inline.h"
#include "core/base/number_range.h"
#include "core/board/edited_board.h"
#include "core/engine/cards.h"
#include "core/game/bind.h"
#include "core/game/dead_end.h"
#include "core/game/teams.h"
#include "core/kernel/end_watch_cuts.h"
#include "core/kernel/kernels.h"
#include "core/kernel/note_places.h"
#include "core/kernel/part_moves.h"
#include "core/kernel/piece_moves.h"
#include "core/kernel/set_up_search.h"
#include "core/kernel/writes.h"

namespace hr {

template <int W>
Kernel<W>::Kernel(std::shared_ptr<const Game> game, Rules& rules)
    : Engine(std::move(game), rules),
      plan_(*game_),
      terms_(*game_, plan_),
      moves_(*this, *game_, rules_, plan_, terms_),
      deeds_(*this, *game_, rules_, plan_, terms_),
      judge_(*this, *game_, rules_, terms_),
      chains_(*this, *game_, plan_, terms_),
      ends_(*this, *game_, rules_, plan_, terms_),
      fog_(*game_, plan_, terms_),
      counted_(plan_),
      frames_(plan_),
      fast_playout_(*this, *game_, plan_) {
  std::size_t sets = 0;
  for (const SeatPlan<W>& seat : plan_.seats) sets = std::max(sets, seat.sets.size());
  counted_.values.resize(sets);
  for (int s = 0; s < game_->seats(); ++s) turn_keys_[nth(s)] = turn_key(SeatId(s));
}

// A limit that covers more than this call is reported by whoever set it.
template <int W>
void Kernel<W>::stopped(const Exhausted& exhausted) const {
  if (Allowance::unwinding()) throw;
  throw Error(rules_.located(exhausted.place(), exhausted.what()));
}

// Questions: what is legal, and, while rules are running, whether a seat could answer an ask, why
// the rules forbid an action, what a set contains, what a seat sees. The latter do not change what
// legal() counted last.

template <int W>
bool Kernel<W>::can_answer(const State& state, SeatId seat, VerbId verb,
                           std::span<const std::int64_t> given) {
  const typename KernelFrames<W>::FrameScope open(frames_);
  Ask ask{.seat = seat, .verb = verb};
  for (const std::int64_t argument : given) {
    // no action has such an argument
    if (argument < k_min_number || argument > k_max_number) return false;
    if (ask.count < ask.arguments.size())
      ask.arguments[ask.count++] = static_cast<std::int32_t>(argument);
  }
  return moves_.can_answer(*open, state, ask);
}

template <int W>
std::string Kernel<W>::objection(const State& state, SeatId seat, const Action& action) {
  if (action.verb == game_->ready()) {
    const int asked = open_ask(state, *game_, seat);
    std::string why;
    if (asked < 0 || ask_at(state, *game_, asked).verb != action.verb) return "";
    if (moves_.may_be_ready(state, seat, &why)) return "";
    return why.empty() ? "your answers so far break the rules" : why;
  }
  if (game_->built_in(action.verb) || !game_->verb_def(action.verb).gives_reasons()) return "";
  return as_question([&] {
    const typename KernelFrames<W>::FrameScope open(frames_);
    Frame& f = *open;
    f.asked_about = &action;
    moves_.fill(f, state, seat);
    return f.reason;
  });
}

template <int W>
std::uint64_t Kernel<W>::legal(const State& state, SeatId seat) {
  return as_question([&] {
    counted_.lazy = false;
    moves_.fill(counted_, state, seat);
    return counted_.legal.total();
  });
}

template <int W>
Choice Kernel<W>::pick(std::uint64_t n) const {
  return counted_.legal.pick(n);
}

template <int W>
std::optional<Choice> Kernel<W>::find(const Action& action) const {
  return counted_.legal.find(action);
}

template <int W>
std::vector<Choice> Kernel<W>::list(std::uint64_t max_numbers) const {
  return counted_.legal.all(max_numbers);
}

template <int W>
void Kernel<W>::evaluate(const Bound& set, const State& state, SeatId seat, SeatId viewer,
                         Word* out) {
  if (!Allowance::is_open()) return as_question([&] { evaluate(set, state, seat, viewer, out); });
  const B bits = terms_.asked(set, state, seat, viewer);
  bits.store(out, plan_.words);
}

template <int W>
void Kernel<W>::visible(const State& state, ZoneInstance zone, SeatId viewer, Word* out) const {
  if (!Allowance::is_open()) return as_question([&] { visible(state, zone, viewer, out); });
  const B bits = terms_.seen(state, zone, viewer);
  bits.store(out, plan_.words);
}

// Carrying out actions: pieces, captures, effects, ends, asks, turns.

// As all_open(), but the usual case first: nothing is asked.
inline bool asks_all(const State& state, const Game& game) {
  return state.header().asks > 0 && all_open(state, game);
}

template <int W>
std::int64_t Kernel<W>::score(const State& state, SeatId seat) {
  if (plan_.score.empty()) return rules_.score(View(*this, state, SeatId::owner), seat);
  return as_number(terms_.value(plan_.score[nth(seat)], state, nullptr));
}

// For games that count positions: counts how often the current position, including the seat to
// move, has occurred.
template <int W>
void Kernel<W>::check_repeats(State& state) {
  if (state.header().lasting && !game_->counts_boards()) state.forget();
  state.header().lasting = false;
  const Word key = key_with_asks(state, *game_);
  // As State::times, but in the kernel's own code, which is built for newer processors as well.
  const int older = state.old_keys() ? state.old_keys()->times(key) : 0;
  const int times = 1 + count_equal(state.keys(), key) + older;
  state.remember(key);
  for (std::size_t i = 0; i < plan_.ends.size(); ++i)
    if (plan_.ends[i].type == EndType::repeats && times >= plan_.ends[i].n)
      return ends_.declared(state, static_cast<int>(i), SeatId::none);
}

template <int W>
void Kernel<W>::give_turn(State& state, SeatId seat) {
  Header& header = state.header();
  header.key ^= turn_keys_[nth(header.turn)] ^ turn_keys_[nth(seat)];
  if (header.pie == Pie::waiting && seat != header.turn) {
    header.pie = Pie::open;
    header.key ^= k_open_swap_key;
  }
  header.turn = seat;
  header.turn_open = true;
  if (game_->counts_positions()) check_repeats(state);
}

// Counts down a turn of several actions; returns true if it continues. `over`: it does not.
HR_INLINE bool turn_continues(Engine& engine, State& state, ActionContext& context, bool over) {
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

// `over`: the turn ends now, even if actions are left.
template <int W>
void Kernel<W>::pass_turn(State& state, ActionContext& context, bool over) {
  const SeatId me = state.header().turn;
  if (turn_continues(*this, state, context, over)) return give_turn(state, me);
  auto next = SeatId(index(me) + 1 == game_->seats() ? 0 : index(me) + 1);
  if (game_->definition().turn) {
    Effect effect(*this, state, context, me);
    next = rules_.turn(effect, me);
    if (state.header().ended || state.header().asks > 0) return;
    if (next == SeatId::none) return ends_.end_by_score(state, EndReason::no_turn, 0);
  }
  if (!plan_.turn_ends.empty()) {
    deeds_.carry_out(state, plan_.turn_ends[nth(me)], me, context);
    ends_.check(state, me, context, nullptr);
    if (state.header().ended) return;
  }
  next = deeds_.next_seat(state, me, next);
  if (next == SeatId::none) return ends_.end_by_score(state, EndReason::no_turn, 0);
  give_turn(state, next);
  begin_turn(state, context);
}

// What is done when a turn begins. The first one is that of the seat which the setup has named.
template <int W>
HR_INLINE void Kernel<W>::begin_turn(State& state, ActionContext& context) {
  const bool first = sets_up(state.header()) || state.header().opening == Opening::waits;
  if (const int named = first ? state.header().next : 0; named > 0) {
    state.header().next = 0;
    give_turn(state, SeatId(named - 1));
  }
  const SeatId seat = state.header().turn;
  if (!plan_.turn_begins.empty())
    deeds_.carry_out(state, plan_.turn_begins[nth(seat)], seat, context);
  if (first) state.header().opening = asks_all(state, *game_) ? Opening::begun : Opening::usual;
}

// Passes the turn while nothing is left to do in it.
template <int W>
void Kernel<W>::finish_turn(State& state, ActionContext& context) {
  while (!state.header().ended && state.header().asks == 0 && !state.header().turn_open)
    pass_turn(state, context);
}

// For a seat without legal actions if it is not said what happens then.
inline DeadEnd nothing_declared(const Definition& def, SeatId seat) {
  const std::string advice =
      def.stuck_cases.empty()
          ? "the ruleset does not declare what happens then: add stuck = \"pass\", \"skips\", "
            "\"loses\" or \"draws\""
          : "no case of stuck applies: end its list with one that has no condition: \"pass\", "
            "\"skips\", \"loses\" or \"draws\"";
  return {def.seats[seat].name + " has no legal action, and " + advice, VerbId::none};
}

template <int W>
void Kernel<W>::stuck(State& state, ActionContext& context, SkippedTurns& skipped) {
  Header& header = state.header();
  const SeatId me = header.turn;
  Stuck then = game_->definition().stuck;
  int number = 0;
  for (std::size_t i = 0; i < plan_.stuck.size() && number == 0; ++i)
    if (terms_.value(plan_.stuck[i][nth(me)], state, nullptr).any()) {
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
    if (skipped.nothing_changes(state, context, game_->seats()))
      return ends_.end_by_score(state, EndReason::all_stuck, 0);
    return pass_turn(state, context, true);
  }
  if (skipped.rolled(context, game_->seats())) header.stuck = 0;
  if (++header.stuck >= game_->seats()) return ends_.end_by_score(state, EndReason::all_stuck, 0);
  pass_turn(state, context, true);
}

// Continues until somebody can act or the game is over; leaves that seat's actions counted. If
// `lazy`, actions that are judged by the position after them are counted untested.
template <int W>
void Kernel<W>::settle(State& state, ActionContext& context, bool lazy) {
  counted_.lazy = lazy;
  SkippedTurns skipped;
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
      stuck(state, context, skipped);
      continue;
    }
    const Ask ask = ask_at(state, *game_, 0);
    if (ask.mode == AskMode::all) return settle_group(state);
    moves_.fill(counted_, state, ask.seat);
    const bool only_decline = ask.mode == AskMode::may && counted_.legal.total() == 1;
    const bool nothing = ask.mode == AskMode::if_any && counted_.legal.total() == 0;
    if ((only_decline || nothing) && !game_->hides()) {
      drop_ask(state, *game_, 0);
      if (!only_decline) continue;
      Deed<W> deed;
      deed.places.actor = ask.seat;
      deeds_.decline(state, ask.verb, context, deed);
      ends_.check(state, ask.seat, context, nullptr);
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
  SeatId counted = SeatId::none;
  for (int s = state.header().in_group ? -1 : game_->seats() - 1; s >= 0; --s) {
    const int open = open_ask(state, *game_, SeatId(s));
    if (open < 0) continue;
    moves_.fill(counted_, state, SeatId(s));
    counted = SeatId(s);
    if (counted_.legal.total() == 0 && state.header().ply > 0)
      throw no_answer(*game_, ask_at(state, *game_, open), "make sure that it has an answer");
  }
  if (const SeatId first = ask_at(state, *game_, 0).seat; first != counted)
    moves_.fill(counted_, state, first);
}

template <int W>
void Kernel<W>::built_in(State& state, VerbId verb, ActionContext& context, Deed<W>& deed) {
  if (verb == game_->decline()) return deeds_.decline(state, deed.closes, context, deed);
  if (verb != game_->swap()) return;
  Header& header = state.header();
  header.pie = Pie::taken;
  header.key ^= k_open_swap_key;
  header.turn_open = true;
  if (context.events != nullptr)
    context.events->push_back({game_->swapped_event(), all_seats(game_->seats()), {}});
}

// Counts an action; answers to what setup asks do not count as actions of play.
HR_INLINE void count_action(Header& header, bool progress) {
  const bool set_up = sets_up(header);
  ++header.ply;
  if (set_up) ++header.set_up;
  header.idle = progress || set_up ? 0 : header.idle + 1;
}

// An action uses up the ask that it answers, or else the turn. Returns the verb for which the group
// is closed if the action is `ready`, or the one that it declines, otherwise none.
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
  if (verb == game_->decline()) return ask.verb;
  return verb == game_->ready() ? VerbId(ask.arguments[0]) : VerbId::none;
}

// After an action of a verb whose chains go on: asks for the next one, or ends the chain.
template <int W>
void Kernel<W>::chain(State& state, SeatId seat, const Choice& choice, ActionContext& context,
                      Deed<W>& deed) {
  if (Ask ask; chains_.goes_on(state, seat, choice.action.verb, deed, ask)) {
    const typename KernelFrames<W>::FrameScope open(frames_);
    if (moves_.can_answer(*open, state, ask)) return insert_ask(state, *game_, ask, deed.asked++);
  }
  if (game_->verb_def(choice.action.verb).lifts_at_end) deeds_.lift_struck(state, context, deed);
  deeds_.carry_out(state, plan_.pattern_of(seat, choice).at_end, context, deed);
}

// Performs the action itself, the engine's part and the effect, without what follows from it.
template <int W>
void Kernel<W>::perform(State& state, SeatId seat, const Choice& choice, ActionContext& context,
                        Deed<W>& deed) {
  const VerbId verb = choice.action.verb;
  Header& header = state.header();
  deed.places.actor = seat;
  context.chance.begin(header.ply, seat);
  if (context.events != nullptr) fog_.note(state);
  const PatternPlan<W>* const plan =
      game_->built_in(verb) ? nullptr : &plan_.pattern_of(seat, choice);
  if (plan == nullptr) {
    built_in(state, verb, context, deed);
  } else {
    if (plan->type == PatternType::parts) {
      perform_parts(state, *plan, choice.action, context, deed);
    } else {
      if (plan_.reads_places) {
        deeds_.note_ways(state, *plan, deed);
        note_places(plan_, *game_, *plan, choice.action, deed.places);
      }
      deeds_.carry_out(state, *plan, choice.action, context, deed);
    }
    if (plan->writes) deeds_.carry_out(state, plan->does, context, deed);
    if (header.pie == Pie::open) {
      header.pie = Pie::declined;
      header.key ^= k_open_swap_key;
    }
  }
  header.stuck = 0;
  // The order of answers in a group must not matter, so the group counts as one action, at its end.
  header.progress = header.in_group && (deed.progress || header.progress);
  if (!header.in_group) count_action(header, deed.progress);
  header.lasting = header.lasting || deed.lasting;
  if (plan != nullptr && plan->effect) {
    Effect effect(*this, state, context, seat);
    rules_.effect(effect, seat, choice.action);
  }
  if (plan != nullptr && plan->chains && deed.ends_chain && !header.ended)
    chain(state, seat, choice, context, deed);
  if (context.events != nullptr) fog_.tell(state, context);
}

// Everything that an action does, except settling the position afterwards.
template <int W>
void Kernel<W>::act(State& state, SeatId seat, const Choice& choice, ActionContext& context) {
  const VerbId verb = choice.action.verb;
  state.header().in_group = asks_all(state, *game_);
  Deed<W> deed;
  deed.closes = consume_ask_or_turn(state, seat, verb);
  perform(state, seat, choice, context, deed);
  follow(state, seat, verb, context, deed);
}

// What follows from an action that was performed.
template <int W>
HR_INLINE void Kernel<W>::follow(State& state, SeatId seat, VerbId verb, ActionContext& context,
                                 Deed<W>& deed) {
  if (state.header().in_group) return close_group(state, deed.closes, context);
  if (game_->counts_boards()) judge_.remember(state, deed);
  if (!state.header().ended && verb != game_->swap())
    ends_.check(state, seat, context, &deed.places);
  if (deed.goes_on && !state.header().ended) {
    state.header().turn_open = true;
    if (game_->counts_positions()) check_repeats(state);
  }
}

// After an answer to what all are asked. If it was the last one, the answers take effect, with the
// same result whoever was last.
template <int W>
void Kernel<W>::close_group(State& state, VerbId last, ActionContext& context) {
  if (all_open(state, *game_)) return;
  Header& header = state.header();
  header.in_group = false;
  if (context.events != nullptr) fog_.tell(state, context);
  const bool set_up = sets_up(header);
  count_action(header, header.progress);
  header.progress = false;
  if (set_up) header.opening = Opening::waits;
  if (last != VerbId::none && !game_->built_in(last) && game_->verb_def(last).done) {
    Effect effect(*this, state, context, SeatId::none);
    rules_.done(effect, last);
  }
  if (last != VerbId::none && !game_->built_in(last))
    deeds_.carry_out(state, plan_.afterwards[nth(last)], SeatId(0), context);
  if (header.opening == Opening::waits && !asks_all(state, *game_)) begin_turn(state, context);
  for (int s = 0; s < game_->seats() && !header.ended; ++s)
    ends_.check(state, SeatId(s), context, nullptr);
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
  as_question([&] {
    if (state.header().opening == Opening::waits && !asks_all(state, *game_))
      begin_turn(state, context);
    settle(state, context);
  });
}

// How a game begins: initial values, starting pieces, then Rules::setup.

// Puts the pieces of a kind on their starting cells.
template <int W>
void Kernel<W>::place_starting_pieces(KindId kind, const State& state, Effect& effect) {
  const KindDef& def = game_->definition().kinds[kind];
  const std::string where = "kinds." + def.name + ".begins_on";
  const Bound set = bind_set(*game_, def.begins_on, def.zone, where);
  const auto put = [&](ZoneInstance zone, const B& cells, SeatId owner) {
    cells.each([&](int cell) { effect.put(zone, CellId(cell), {kind, owner}); });
  };
  try {
    for (const ZoneInstance zone : game_->layout().zone_instances()) {
      if (game_->layout().zone(zone).zone != def.zone) continue;
      B all;
      for (int s = 0; s < game_->seats(); ++s) {
        const B cells = terms_.value(*set, state, SeatId(s), SeatId::owner);
        if (def.owned) put(zone, cells, SeatId(s));
        all = all | cells;
      }
      if (!def.owned) put(zone, all, SeatId::none);
    }
  } catch (const Error& error) {
    const auto& edited = game_->definition().edited;
    throw Error(rules_.located(
        where, error.what() + (edited ? "; the game cannot be set up on board " + edited->name
                                      : std::string())));
  }
}

template <int W>
void Kernel<W>::start(State& state, ActionContext& context) {
  as_question([&] { set_up(state, context); });
}

// Makes the position that is the same for every game: initial values and starting pieces.
template <int W>
void Kernel<W>::lay_out(ActionContext& context) {
  const Definition& def = game_->definition();
  State state(game_->layout().words());
  Header& header = state.header();
  for (std::size_t v = 0; v < def.vars.size(); ++v)
    for (int s = 0; s < (def.vars[v].per_seat ? game_->seats() : 1); ++s) {
      const int word = game_->layout().var_word(VarId(static_cast<int>(v)), SeatId(s));
      state.words()[word] = static_cast<Word>(def.vars[v].initial);
      if (!def.vars[v].clock) header.key ^= var_key(word, def.vars[v].initial);
    }
  header.key ^= turn_key(header.turn);
  Effect effect(*this, state, context, SeatId::none);
  for (std::size_t kind = 0; kind < def.kinds.size(); ++kind)
    if (def.kinds[kind].begins_on)
      place_starting_pieces(KindId(static_cast<int>(kind)), state, effect);
  for (std::size_t kind = 0; kind < def.kinds.size(); ++kind) try {
      CardTable(*game_, state).begin(KindId(static_cast<int>(kind)));
    } catch (const Error& error) {
      throw Error(rules_.located("kinds." + def.kinds[kind].name + ".begins_in", error.what()));
    }
  first_ = std::move(state);
}

template <int W>
void Kernel<W>::set_up(State& state, ActionContext& context) {
  context.chance.begin(Chance::k_setup);
  if (first_.size() == 0) lay_out(context);
  state = first_;
  if (context.events != nullptr) fog_.note(state);
  Effect effect(*this, state, context, SeatId::none);
  deeds_.carry_out(state, plan_.set_up, SeatId(0), context);
  const SeatId first = rules_.setup(effect);
  if (index(first) < 0 || index(first) >= game_->seats())
    throw Error("setup: expected the seat that moves first, got number " +
                std::to_string(index(first) + 1));
  give_turn(state, first);
  if (!all_open(state, *game_)) begin_turn(state, context);
  if (game_->counts_boards()) state.remember(board_key(state, *game_));
  if (game_->definition().pie) state.header().pie = Pie::waiting;
  settle(state, context);
  if (all_open(state, *game_)) SetUpSearch<W>(*this, *game_, counted_).require(state);
}

// Random play: whole games, in one series of calls into the rules.

// Whether actions that are judged by the position after them may be left uncounted: what is tried
// has no listener, and rules that all are asked about need every action.
inline bool may_be_lazy(const PlayoutRun& run) {
  return !run.count_choices && run.context.events == nullptr;
}

// Plays a stretch at a time, so that outer limits are checked even if the game never ends.
template <class Fast>
bool play_fast(Fast& fast, const PlayoutRun& run) {
  constexpr std::uint32_t k_stretch = 5000;
  for (;;) {
    const std::uint32_t begun = run.out.actions;
    const std::uint32_t limit = begun + std::min(run.limit - begun, k_stretch);
    const bool through =
        fast.run({run.state, run.random, run.context, limit, run.out, true, run.decisive});
    Allowance::spend(std::int64_t{20} * (run.out.actions - begun));
    if (!through || !run.out.cut || limit == run.limit) return through;
    run.out.cut = false;
  }
}

template <int W>
Playout Kernel<W>::playout(State& state, Random& random, ActionContext& context,
                           std::uint32_t limit, bool count_choices) {
  Playout out;
  play_on({state, random, context, limit, out, count_choices});
  return out;
}

template <int W>
Playout Kernel<W>::decisive_playout(State& state, Random& random, ActionContext& context,
                                    std::uint32_t limit) {
  Playout out;
  play_on({state, random, context, limit, out, false, true});
  return out;
}

template <int W>
void Kernel<W>::play_on(const PlayoutRun& run) {
  State& state = run.state;
  const UnkeyedAsks unkeyed(state, *game_);
  const auto body = [&] {
    bool lazy = may_be_lazy(run);
    part_.new_game();
    for (;;) {
      if (fast_playout_.fits()) {
        finish_turn(state, run.context);
        if (play_fast(fast_playout_, run)) return;
      }
      do {
        const Allowance allowance(k_question);
        Allowance::spend(100);  // counts against outer limits, such as that of all games together
        settle(state, run.context, lazy);
        if (state.header().ended) return;
        if (run.out.actions == run.limit) {
          run.out.cut = true;
          return;
        }
        lazy = play_one(run);
      } while (!fast_playout_.fits());
    }
  };
  try {
    if (game_->asks_rules())
      rules_.in_series(std::ref(body));
    else
      body();
  } catch (const Exhausted& exhausted) {
    stopped(exhausted);
  }
}

// Plays an action where legal ones have been counted. Returns whether the next count may be lazy.
template <int W>
bool Kernel<W>::play_one(const PlayoutRun& run) {
  auto& [state, random, context, limit, out, count_choices, decisive] = run;
  const SeatId seat =
      state.header().asks == 0 ? state.header().turn : ask_at(state, *game_, 0).seat;
  const bool all = asks_all(state, *game_);
  if (counted_.untested) {
    // If none of the actions is legal, they have to be counted as usual to find out what then.
    const bool played = !all && try_one(run, seat);
    out.actions += played ? 1 : 0;
    return played;
  }
  const std::uint64_t total = counted_.legal.total();
  if (all && !part_.go_on(state, *game_, total, &out)) return may_be_lazy(run);
  const Choice choice = pick((all ? run.part_of(seat) : run.draws_of(seat)).below(total));
  if (choice.action.verb == game_->ready()) {  // to be ready is no decision
    run.end_part(seat);
  } else {
    ++out.decisions;
    out.choices += total;
    out.max_choices = std::max(out.max_choices, total);
  }
  act(state, seat, choice, context);
  say_ready(run);
  if (!state.header().in_group) ++out.actions;  // the answers of a group count as one action
  return may_be_lazy(run);
}

// After an answer in a group: seats that have no more to answer, and that no rule keeps from being
// ready, say so. There is nothing else that they could do, so this need not be counted first.
template <int W>
void Kernel<W>::say_ready(const PlayoutRun& run) {
  State& state = run.state;
  if (game_->definition().ready) return;
  Choice choice;
  choice.action.verb = game_->ready();
  while (state.header().in_group) {
    const Ask ask = ask_at(state, *game_, 0);
    if (ask.verb != choice.action.verb) return;
    run.part_of(ask.seat).below(1);  // as for any choice, so that what follows is drawn alike
    run.end_part(ask.seat);
    act(state, ask.seat, choice, run.context);
  }
}

// Draws actions that are not tested yet until one is legal, and plays it: uniform among the legal
// ones. Returns false if none is, or none that is known to be, with the state as it was.
template <int W>
bool Kernel<W>::try_one(const PlayoutRun& run, SeatId seat) {
  State& state = run.state;
  tried_.clear();
  const std::uint64_t total = counted_.legal.total();
  SeatDraws* const by_seat = run.context.chance.seat_draws();
  Random retries(0);
  Random* draws = &run.draws_of(seat);
  while (tried_.size() < total) {
    const std::uint64_t n = draws->below(total);
    if (by_seat != nullptr && draws != &retries) {
      retries = by_seat->retry(seat);
      draws = &retries;
    }
    if (std::ranges::find(tried_, n) != tried_.end()) continue;
    const Choice choice = pick(n);
    const VerbPlan<W>* const verb = game_->built_in(choice.action.verb)
                                        ? nullptr
                                        : &plan_.seats[nth(seat)].verbs[nth(choice.action.verb)];
    if (verb != nullptr && verb->most && verb->drawn &&
        !chains_.begins_best(counted_, state, seat, choice)) {
      tried_.push_back(n);
      continue;
    }
    if (verb == nullptr || !verb->judged) {
      act(state, seat, choice, run.context);
      return true;
    }
    before_ = state;
    state.header().in_group = false;
    Deed<W> deed;
    deed.closes = consume_ask_or_turn(state, seat, choice.action.verb);
    deed.ends_chain = false;
    judge_.note_sight(before_, seat, choice, sight_);
    perform(state, seat, choice, run.context, deed);
    deed.places.sight = sight_.data();
    if (!judge_.illegal(state, seat, choice, run.context, deed)) {
      if (plan_.pattern_of(seat, choice).chains && !state.header().ended)
        chain(state, seat, choice, run.context, deed);
      follow(state, seat, choice.action.verb, run.context, deed);
      return true;
    }
    std::swap(state, before_);
    tried_.push_back(n);
    Allowance::spend(100);
  }
  return false;
}

#define HR_KERNEL(W) template class Kernel<W>;
HR_EACH_FIXED_WIDTH(HR_KERNEL)
HR_KERNEL(k_wide)
#undef HR_KERNEL

// The function that the fast build exports (cmake/FastBuild.cmake), or the plain one.
#ifdef HOUSERULES_FAST_BUILD
std::unique_ptr<Engine> make_fast_kernel(std::shared_ptr<const Game> game, Rules& rules) {
#else
std::unique_ptr<Engine> make_plain_kernel(std::shared_ptr<const Game> game, Rules& rules) {
#endif
  switch (game->layout().stride()) {
#define HR_MAKE(W) \
  case W:          \
    return std::make_unique<Kernel<(W)>>(std::move(game), rules);
    HR_EACH_FIXED_WIDTH(HR_MAKE)
#undef HR_MAKE
    default:
      return std::make_unique<Kernel<k_wide>>(std::move(game), rules);
  }
}

}  // namespace hr
