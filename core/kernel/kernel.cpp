// SPDX-License-Identifier: MIT
#include "core/kernel/kernel.h"

#include <algorithm>
#include <bit>
#include <functional>

#include "core/base/number_range.h"
#include "core/board/edited_board.h"
#include "core/engine/asks.h"
#include "core/engine/cards.h"
#include "core/game/bind.h"
#include "core/kernel/header_changes.h"
#include "core/kernel/kernels.h"
#include "core/kernel/set_up_search.h"

namespace hr {

template <int W>
Kernel<W>::Kernel(std::shared_ptr<const Game> game, Rules& rules)
    : Engine(std::move(game), rules),
      plan_(*game_),
      terms_(*game_, plan_),
      fog_(*game_, plan_, terms_),
      writes_(*this, *game_, rules_, plan_, terms_, fog_),
      runner_(*this, *game_, rules_, plan_, terms_, fog_, writes_),
      judge_(*this, *game_, rules_, plan_, terms_, runner_),
      moves_(*this, *game_, rules_, plan_, terms_, runner_, judge_),
      ends_(*this, *game_, rules_, plan_, terms_),
      frames_(plan_),
      flow_(*this, *game_, rules_, plan_, terms_, fog_, writes_, runner_, judge_, moves_, ends_,
            frames_),
      fast_playout_({*this, *game_, rules_, plan_, terms_, writes_, runner_, ends_, flow_}) {
  plan_.stuck_seats = this;
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

// Actions are tried out to answer this, and what judges them may ask it again.
template <int W>
Word Kernel<W>::stuck(const State& position, Word seats) {
  if (finding_stuck_) return 0;
  struct Finding {
    explicit Finding(bool& on) : finding(on) { finding = true; }
    ~Finding() { finding = false; }
    Finding(const Finding&) = delete;
    Finding& operator=(const Finding&) = delete;
    bool& finding;
  };
  const Finding finding(finding_stuck_);
  Word out = 0;
  for (Word left = seats & seats_in_play(position.header(), game_->seats()); left != 0;
       left &= left - 1) {
    const typename KernelFrames<W>::FrameScope open(frames_);
    const auto seat = SeatId(std::countr_zero(left));
    if (!moves_.can_act(*open, position, seat)) out |= seat_bit(seat);
  }
  return out;
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
    flow_.counted().lazy = false;
    moves_.fill(flow_.counted(), state, seat);
    return flow_.counted().legal.total();
  });
}

template <int W>
Choice Kernel<W>::pick(std::uint64_t n) const {
  return flow_.counted().legal.pick(n);
}

template <int W>
std::optional<Choice> Kernel<W>::find(const Action& action) const {
  return flow_.counted().legal.find(action);
}

template <int W>
std::vector<Choice> Kernel<W>::list(std::uint64_t max_numbers) const {
  return flow_.counted().legal.all(max_numbers);
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

template <int W>
std::int64_t Kernel<W>::score(const State& state, SeatId seat) {
  if (plan_.score.empty()) return rules_.score(View(*this, state, SeatId::owner), seat);
  return as_number(terms_.value(plan_.score[nth(seat)], state, nullptr));
}

template <int W>
void Kernel<W>::play(State& state, SeatId seat, const Choice& choice, ActionContext& context) {
  as_question([&] {
    flow_.act(state, seat, choice, context);
    flow_.settle(state, context);
  });
}

// Dice rolled here, or below, must differ from those of the next action.
template <int W>
void Kernel<W>::resign(State& state, SeatId seat, EndReason why, ActionContext& context) {
  context.chance.begin(state.header().ply | Chance::k_resumed);
  as_question([&] {
    flow_.resign(state, seat, why, context);
    flow_.settle(state, context);
  });
}

template <int W>
void Kernel<W>::resume(State& state, ActionContext& context) {
  context.chance.begin(state.header().ply | Chance::k_resumed);
  as_question([&] {
    if (state.header().opening == Opening::waits && !asks_all(state, *game_))
      flow_.begin_turn(state, context);
    flow_.settle(state, context);
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

// What a drawing shows takes the place of what is there.
template <int W>
void Kernel<W>::place_drawn(Effect& effect) {
  const DrawnStart& drawn = game_->definition().drawn;
  for (const StartingCell& cell : drawn.cells) {
    effect.clear(cell.zone, cell.cell);
    for (const StartingPieces& some : cell.pieces)
      effect.put(cell.zone, cell.cell, {some.kind, some.owner}, some.count);
  }
  for (const StartingValue& value : drawn.values)
    effect.set_var(value.var, value.seat, value.value);
}

// Makes the position that is the same for every game: initial values and starting pieces.
template <int W>
void Kernel<W>::lay_out(ActionContext& context) {
  const GameDef& def = game_->definition();
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
  place_drawn(effect);
  first_ = std::move(state);
}

template <int W>
void Kernel<W>::set_up(State& state, ActionContext& context) {
  context.chance.begin(Chance::k_setup);
  if (first_.size() == 0) lay_out(context);
  state = first_;
  if (context.events != nullptr) fog_.note(state);
  Effect effect(*this, state, context, SeatId::none);
  writes_.apply(state, plan_.set_up, SeatId(0), context);
  const SeatId first = rules_.setup(effect);
  if (index(first) < 0 || index(first) >= game_->seats())
    throw Error("setup: expected the seat that moves first, got number " +
                std::to_string(index(first) + 1));
  flow_.give_turn(state, first);
  if (!all_open(state, *game_)) flow_.begin_turn(state, context);
  if (game_->counts_boards()) state.remember(board_key(state, *game_));
  if (game_->definition().pie) state.header().pie = Pie::waiting;
  flow_.settle(state, context);
  if (all_open(state, *game_)) SetUpSearch<W>(*game_, flow_, moves_).require(state);
}

// Random play: whole games, in one series of calls into the rules.

namespace {

// Whether actions that have to be tested one by one may be left uncounted: what is tried has no
// listener, and rules that all are asked about need every action.
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
    const bool through = fast.run(
        {run.state, run.random, run.context, limit, run.out, true, run.decisive, run.trace});
    Allowance::spend(std::int64_t{20} * (run.out.actions - begun));
    if (!through || !run.out.cut || limit == run.limit) return through;
    run.out.cut = false;
  }
}

}  // namespace

template <int W>
Playout Kernel<W>::playout(State& state, Random& random, ActionContext& context,
                           std::uint32_t limit, bool count_choices) {
  Playout out;
  play_on({state, random, context, limit, out, count_choices});
  return out;
}

template <int W>
Playout Kernel<W>::decisive_playout(State& state, Random& random, ActionContext& context,
                                    std::uint32_t limit, PlayoutTrace* trace) {
  Playout out;
  play_on({state, random, context, limit, out, false, true, trace});
  return out;
}

template <int W>
void Kernel<W>::play_on(const PlayoutRun& run) {
  State& state = run.state;
  const UnkeyedAsks unkeyed(state, *game_);
  // The fast playout gives every seat its turns.
  const bool fast = fast_playout_.fits() && state.header().out == 0;
  const auto body = [&] {
    typename Judge<W>::Following following(judge_);
    bool lazy = may_be_lazy(run);
    part_.new_game();
    for (;;) {
      if (fast) {
        flow_.finish_turn(state, run.context);
        if (play_fast(fast_playout_, run)) return;
        following.start();
      }
      do {
        const Allowance allowance(k_question);
        Allowance::spend(100);  // counts against outer limits, such as that of all games together
        flow_.settle(state, run.context, lazy);
        if (state.header().ended) return;
        if (run.out.actions == run.limit) {
          run.out.cut = true;
          return;
        }
        lazy = play_one(run);
      } while (!fast);
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
  auto& [state, random, context, limit, out, count_choices, decisive, trace] = run;
  const SeatId seat =
      state.header().asks == 0 ? state.header().turn : ask_at(state, *game_, 0).seat;
  const bool all = asks_all(state, *game_);
  if (flow_.counted().untested) {
    // If none of the actions is legal, they have to be counted as usual to find out what then.
    const bool played = !all && try_one(run, seat);
    out.actions += played ? 1 : 0;
    return played;
  }
  const std::uint64_t total = flow_.counted().legal.total();
  if (all && !part_.go_on(state, *game_, total, &out)) return may_be_lazy(run);
  const Choice choice = pick((all ? run.part_of(seat) : run.draws_of(seat)).below(total));
  if (choice.action.verb == game_->ready()) {  // to be ready is no decision
    run.end_part(seat);
  } else {
    ++out.decisions;
    out.choices += total;
    out.max_choices = std::max(out.max_choices, total);
    if (trace != nullptr) trace->add(PlayoutTrace::number(seat, choice.action));
  }
  flow_.act(state, seat, choice, context);
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
    flow_.act(state, ask.seat, choice, run.context);
  }
}

// Whether an action that was drawn is one of the best chains, where only these count, and the rules
// that are asked before it is carried out allow it.
template <int W>
bool Kernel<W>::may_be_tried(const State& state, SeatId seat, const Choice& choice,
                             const VerbPlan<W>& verb) {
  if (verb.most && !moves_.chains().begins_best(flow_.counted(), state, seat, choice)) return false;
  if (!game_->verb_def(choice.action.verb).allow) return true;
  Allowance::spend(100);
  return rules_.allow(View(*this, state, seat), choice.action, nullptr);
}

// Draws actions that are not tested yet until one is legal, and plays it: uniform among the legal
// ones. Returns false if none is, or none that is known to be, with the state as it was.
template <int W>
bool Kernel<W>::try_one(const PlayoutRun& run, SeatId seat) {
  State& state = run.state;
  tried_.clear();
  const std::uint64_t total = flow_.counted().legal.total();
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
    if (verb != nullptr && verb->drawn && !may_be_tried(state, seat, choice, *verb)) {
      tried_.push_back(n);
      continue;
    }
    if (verb == nullptr || !verb->judged) {
      flow_.act(state, seat, choice, run.context);
      return true;
    }
    before_ = state;
    state.header().in_group = false;
    ActionEffects<W> done(state);
    done.closes = use_ask_or_turn(state, *game_, seat, choice.action.verb);
    judge_.note_sight(before_, seat, choice, sight_);
    runner_.perform(state, seat, choice, run.context, done);
    done.places.sight = sight_.data();
    judge_.note_repetitions(state, done);
    if (!judge_.illegal(state, seat, choice, run.context, done)) {
      flow_.finish_action(state, seat, choice, run.context, done);
      return true;
    }
    std::swap(state, before_);
    tried_.push_back(n);
    Allowance::spend(100);
  }
  return false;
}

#define HR_KERNEL(W) template class Kernel<W>;
HR_EACH_WIDTH(HR_KERNEL)
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
