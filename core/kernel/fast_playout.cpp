// SPDX-License-Identifier: MIT
#include "core/kernel/fast_playout.h"

#include <algorithm>

#include "core/kernel/fast_playout_loop.h"
#include "core/kernel/fast_turn_loop.h"
#include "core/kernel/header_changes.h"

namespace hr {

template <int W>
template <LoopShape shape>
typename FastPlayout<W>::LoopResult FastPlayout<W>::run_loop(Track<W>& track,
                                                             const PlayoutRun& run) {
  LaneTargets<W, shape.lanes> counted;  // NOLINT(*-member-init): dealt before it is read
  return FastPlayoutLoop<W, shape>(*this, track, run).play(counted);
}

template <int W>
typename FastPlayout<W>::LoopResult FastPlayout<W>::run_turns(Track<W>& track,
                                                              const PlayoutRun& run) {
  return FastTurnLoop<W>(*this, track, run).play();
}

// Chooses among the loops made for these numbers of lanes, largest first: the last one with enough.
template <int W>
template <PieceMix piece_mix, bool busy, bool conditions, int... lanes>
void FastPlayout<W>::offer(const Track<W>& track, Loop& found, int& lanes_made) const {
  const auto one = [&]<int n>() {
    if (track.lanes > n) return;
    found = &FastPlayout::run_loop<LoopShape{
        .lanes = n, .piece_mix = piece_mix, .duel = true, .busy = busy, .conditions = conditions}>;
    lanes_made = n;
  };
  (one.template operator()<lanes>(), ...);
}

template <int W>
bool FastPlayout<W>::busy(const Track<W>& track) const {
  return track.effects || asks_turn_ || !plan_.others.empty() || plan_.idle == 0;
}

template <int W>
bool FastPlayout<W>::conditions(const Track<W>& track) const {
  return track.conditions || !plan_.conditions.empty();
}

// Finds the loop for this track with the fewest lanes that are enough: 0 if it takes any number. On
// boards of eight words only the commonest are worth their code.
template <int W>
// NOLINTNEXTLINE(*-cognitive-complexity): one table of the loops that there are
typename FastPlayout<W>::Loop FastPlayout<W>::find_loop(const Track<W>& track, int& lanes) const {
  Loop found = plan_.rich ? &FastPlayout::run_turns : &FastPlayout::run_loop<LoopShape{}>;
  const bool busy = this->busy(track);
  if constexpr (W <= 4)
    if (track.duel) found = &FastPlayout::run_loop<LoopShape{.duel = true}>;
  if (!track.duel) return found;
  if (conditions(track)) {
    if constexpr (W <= 4)
      if (track.steps_only) offer<PieceMix::steps, true, true, 4>(track, found, lanes);
    return found;
  }
  if constexpr (W <= 4) {
    if (track.steps_only && busy) offer<PieceMix::steps, true, false, 8, 4>(track, found, lanes);
    if (track.steps_only && !busy)
      offer<PieceMix::steps, false, false, 8, 6, 4, 3, 2, 1>(track, found, lanes);
    if (track.places_only) offer<PieceMix::places, true, false, 2, 1>(track, found, lanes);
    if (lanes == 0 && busy) offer<PieceMix::any, true, false, 8, 6>(track, found, lanes);
    if (lanes == 0 && !busy) offer<PieceMix::any, false, false, 8, 6, 4>(track, found, lanes);
  } else {
    if (track.steps_only && !busy) offer<PieceMix::steps, false, false, 3>(track, found, lanes);
    if (track.places_only) offer<PieceMix::places, true, false, 1>(track, found, lanes);
  }
  return found;
}

// The decisive loop for a track whose lanes were padded to `lanes`; none on boards of eight words.
template <int W>
typename FastPlayout<W>::Loop FastPlayout<W>::find_decisive_loop(const Track<W>& track,
                                                                 int lanes) const {
  if constexpr (W <= 4) {
    const bool plain = !busy(track) && !conditions(track);
    if (track.steps_only && plain && lanes == 3)
      return &FastPlayout::run_loop<LoopShape{.lanes = 3,
                                              .piece_mix = PieceMix::steps,
                                              .duel = true,
                                              .busy = false,
                                              .conditions = false,
                                              .decisive = true}>;
    if (track.places_only && !conditions(track) && lanes == 1)
      return &FastPlayout::run_loop<LoopShape{.lanes = 1,
                                              .piece_mix = PieceMix::places,
                                              .duel = true,
                                              .conditions = false,
                                              .decisive = true}>;
    if (plain && lanes == 6)
      return &FastPlayout::run_loop<LoopShape{
          .lanes = 6, .duel = true, .busy = false, .conditions = false, .decisive = true}>;
    return &FastPlayout::run_loop<LoopShape{.duel = true, .decisive = true}>;
  }
  return nullptr;
}

// Where the actions of each lane win at once. Returns whether any do.
template <int W>
bool FastPlayout<W>::find_wins(Side<W>& side) {
  bool any = false;
  side.wins.resize(side.lanes.size());
  for (std::size_t i = 0; i < side.lanes.size(); ++i) {
    const Lane<W>& lane = side.lanes[i];
    if (!side.goal_wins || (lane.code_set != side.goal_word && lane.extra_set != side.goal_word))
      continue;
    side.wins[i].cells = side.goal;
    any = any || any_cell<W>(side.goal);
  }
  return any;
}

// Whether FastTurnLoop can play a track that is not rich, in which placements may win by a line.
template <int W>
bool FastPlayout<W>::line_wins(const Track<W>& track) const {
  return !plan_.lines.empty() && track.places_only && !track.effects && !asks_turn_ &&
         plan_.idle != 0;
}

// The lanes of each side are padded to the number that the loops take.
template <int W>
typename FastPlayout<W>::Loops FastPlayout<W>::find_loops(Track<W>& track) const {
  int lanes = 0;
  Loops out;
  out.uniform = out.decisive = find_loop(track, lanes);
  bool decisive = false;
  for (std::size_t s = 0; s < track.sides.size(); ++s) {
    Side<W>& side = track.sides[s];
    decisive = find_wins(side) || decisive;
    if (lanes > 0) side.lanes.resize(nth(lanes)), side.wins.resize(nth(lanes));
    side.first_lane = side.lanes.data();
    side.after = &track.sides[(s + 1) % track.sides.size()];
    if (track.duel) side.own_word = side.own[0], side.enemy_word = side.enemies[0];
  }
  if (track.duel && line_wins(track))
    out.decisive = &FastPlayout::run_turns;
  else if (track.duel && (decisive || track.places_only))
    if (const Loop found = find_decisive_loop(track, lanes)) out.decisive = found;
  out.traced = out.decisive != out.uniform || plan_.rich;
  return out;
}

template <int W>
FastPlayout<W>::FastPlayout(const KernelParts<W>& kernel)
    : kernel_(kernel),
      plan_(kernel.game, kernel.plan),
      keeps_keys_(kernel.game.counts_positions()),
      asks_turn_(kernel.game.definition().turn || kernel.game.lasts() != VarId::none) {
  if (plan_.full.fits) full_ = find_loops(plan_.full);
  if (plan_.lone.fits) lone_ = find_loops(plan_.lone);
}

template <int W>
bool FastPlayout<W>::stand_alone(const State& state) const {
  const auto alone = [&](int word) { return Bits<W>::load(state.words() + word, W).count() <= 1; };
  return std::ranges::all_of(plan_.lone.sides, [&](const Side<W>& side) {
    return std::ranges::all_of(side.alone, alone);
  });
}

template <int W>
bool FastPlayout<W>::run(const PlayoutRun& run) {
  if (!fits() || !run.is_ordinary()) return false;
  if (keeps_keys_) repetitions_.load(run.state);
  for (;;) {
    alone_ = lone_.uniform != nullptr && stand_alone(run.state);
    if (!alone_ && full_.uniform == nullptr) return false;
    const Loops& loops = alone_ ? lone_ : full_;
    const Loop loop = run.decisive ? loops.decisive : loops.uniform;
    if (run.trace != nullptr && !loops.traced) run.trace->leave_out();
    const LoopResult result = (this->*loop)(alone_ ? plan_.lone : plan_.full, run);
    run.out.cut = result == LoopResult::cut;
    if (result != LoopResult::again) return result == LoopResult::over || result == LoopResult::cut;
  }
}

template <int W>
void FastPlayout<W>::call_captured(const PlayoutRun& run, const PendingAction& pending) {
  Header& header = run.state.header();
  ActionEffects<W> done(run.state);
  kernel_.writes.captured(run.state, pending.side->seat, plan_.zone, static_cast<int>(pending.to),
                          static_cast<int>(pending.victim) - 1, run.context, done);
  count_action(header, true);
  header.lasting = header.lasting || pending.lane->lasting;
}

template <int W>
void FastPlayout<W>::apply_writes(const PlayoutRun& run, const PendingAction& pending) {
  const Side<W>& side = *pending.side;
  ActionEffects<W> done(run.state);
  done.places.actor = side.seat;
  const auto lane = static_cast<std::size_t>(pending.lane - side.first_lane);
  kernel_.writes.apply(run.state, side.more[lane].pattern->does, run.context, done);
}

template <int W>
void FastPlayout<W>::call_effect(const PlayoutRun& run, SeatId seat, const Lane<W>& lane,
                                 std::ptrdiff_t from, std::ptrdiff_t to) {
  const bool places = lane.type == Lane<W>::LaneType::place;
  Action action{.verb = lane.verb};
  action.count = places ? 1 : 2;
  action.arguments[0] = places ? to : from;
  action.arguments[1] = places ? 0 : to;
  Effect effect(kernel_.engine, run.state, run.context, seat);
  kernel_.rules.effect(effect, seat, action);
}

// Whether one of the ends that are conditions has come.
template <int W>
bool FastPlayout<W>::condition_holds(const State& state, SeatId seat,
                                     const ActionPlaces<W>* places) const {
  return std::ranges::any_of(plan_.conditions, [&](int end) {
    const std::vector<TermStep<W>>& condition = kernel_.plan.ends[nth(end)].condition[nth(seat)];
    return kernel_.terms.value(condition, state, places).any();
  });
}

// Whether the conditions of a lane's pattern hold.
template <int W>
bool FastPlayout<W>::guards_hold(const State& state, const Side<W>& side,
                                 const LaneMore<W>& more) const {
  const SeatPlan<W>& seat = *more.seat;
  return std::ranges::all_of(more.pattern->when, [&](const auto& guard) {
    return kernel_.terms.value(seat.sets[nth(guard.set)], seat, state, side.seat).any();
  });
}

// Whether one of the declared ends may have come; the kernel determines which.
template <int W>
bool FastPlayout<W>::may_end(const State& state, const Side<W>& side,
                             const ActionPlaces<W>* places) const {
  const Header& header = state.header();
  if (header.idle >= plan_.idle || played(header) >= plan_.plies) return true;
  if (any_cell<W>(load_cells<W>(state.words() + side.goal_word) & side.goal)) return true;
  return std::ranges::any_of(
             plan_.others, [&](int end) { return kernel_.ends.arrived(end, state, side.seat); }) ||
         condition_holds(state, side.seat, places);
}

template <int W>
typename FastPlayout<W>::LoopResult FastPlayout<W>::complete(const PlayoutRun& run,
                                                             const PendingAction& pending) {
  const Header& header = run.state.header();
  const bool ruled = pending.resume_point <= ResumePoint::after;
  if (pending.resume_point == ResumePoint::captured) {
    call_captured(run, pending);
    if (pending.lane->writes) apply_writes(run, pending);
    if (pending.lane->effect)
      call_effect(run, pending.side->seat, *pending.lane, pending.from, pending.to);
  }
  if (header.ended) return LoopResult::over;
  if (pending.resume_point == ResumePoint::ends ||
      (ruled && may_end(run.state, *pending.side, nullptr)))
    kernel_.ends.check(run.state, pending.side->seat, run.context, nullptr);
  if (header.ended) return LoopResult::over;
  if (header.asks != 0) return LoopResult::walk;
  const LoopResult result = pass_turn(run, *pending.side);
  // Rules may have put a second piece beside a lone one.
  return result == LoopResult::on && ruled && alone_ && !stand_alone(run.state) ? LoopResult::again
                                                                                : result;
}

template <int W>
typename FastPlayout<W>::LoopResult FastPlayout<W>::pass_turn(const PlayoutRun& run,
                                                              const Side<W>& side) {
  Header& header = run.state.header();
  const Word key = header.key ^ side.turn_key;
  const bool forget = header.lasting;
  if (asks_turn_ || (keeps_keys_ && repetitions_.times(key, forget) >= plan_.repeats)) {
    kernel_.flow.pass_turn(run.state, run.context);
    const Header& now = run.state.header();  // the state may have moved, as a key was added
    if (now.ended) return LoopResult::over;
    if (now.asks != 0 || !now.turn_open) return LoopResult::walk;
    if (keeps_keys_) repetitions_.enter(now.key, forget);
    repetitions_.wrote();
    return LoopResult::on;
  }
  hand_turn(header, side.after->seat, side.turn_key);
  if (!keeps_keys_) return LoopResult::on;
  header.lasting = false;
  repetitions_.enter(key, forget);
  return LoopResult::on;
}

#define HR_FAST_PLAYOUT(W) template class FastPlayout<W>;
HR_EACH_FIXED_WIDTH(HR_FAST_PLAYOUT)
#undef HR_FAST_PLAYOUT

}  // namespace hr
