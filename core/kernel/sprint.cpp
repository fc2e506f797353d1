// SPDX-License-Identifier: MIT
#include "core/kernel/sprint.h"

#include <algorithm>

#include "core/kernel/sprint_dash.h"

namespace hr {

template <int W>
template <Stride stride>
typename Sprint<W>::Leg Sprint<W>::dash(Track<W>& track, const PlayoutRun& run) {
  Hand<W, stride.lanes> hand;  // NOLINT(*-member-init): dealt before it is read
  return SprintDash<W, stride>(*this, track, run).play(hand);
}

// Of loops made for so many lanes, most lanes first, the last that has enough.
template <int W>
template <Gait gait, bool busy, int... lanes>
void Sprint<W>::offer(const Track<W>& track, Dash& found, int& most) const {
  const auto one = [&]<int n>() {
    if (track.lanes > n) return;
    found = &Sprint::dash<Stride{.lanes = n, .gait = gait, .duel = true, .busy = busy}>;
    most = n;
  };
  (one.template operator()<lanes>(), ...);
}

// The loop made for such lanes, and for the fewest that are enough: the seats' are filled up.
// Boards of many words gain nothing by it.
template <int W>
typename Sprint<W>::Dash Sprint<W>::find_dash(Track<W>& track) const {
  Dash found = &Sprint::dash<Stride{}>;
  int lanes = 0;
  const bool busy = track.effects || asks_turn_ || !plan_.others.empty() || plan_.idle == 0;
  if constexpr (W <= 4) {
    if (track.duel) found = &Sprint::dash<Stride{.duel = true}>;
    if (track.duel && track.steps_only && busy) offer<Gait::steps, true, 8, 4>(track, found, lanes);
    if (track.duel && track.steps_only && !busy)
      offer<Gait::steps, false, 8, 6, 4, 3, 2, 1>(track, found, lanes);
    if (track.duel && track.places_only) offer<Gait::places, true, 2, 1>(track, found, lanes);
    if (track.duel && lanes == 0 && busy) offer<Gait::any, true, 8, 6>(track, found, lanes);
    if (track.duel && lanes == 0 && !busy) offer<Gait::any, false, 8, 6, 4>(track, found, lanes);
  }
  for (std::size_t s = 0; s < track.sides.size(); ++s) {
    Side<W>& side = track.sides[s];
    if (lanes > 0) side.lanes.resize(static_cast<std::size_t>(lanes));
    side.first_lane = side.lanes.data();
    side.after = &track.sides[(s + 1) % track.sides.size()];
    if (track.duel) side.own_word = side.own[0], side.enemy_word = side.enemies[0];
  }
  return found;
}

template <int W>
Sprint<W>::Sprint(Kernel<W>& kernel, const Game& game, const Plan<W>& plan)
    : kernel_(kernel),
      plan_(game, plan),
      keeps_keys_(game.keeps_keys()),
      asks_turn_(game.definition().turn || game.lasts() != VarId::none) {
  if (plan_.full.fits) full_ = find_dash(plan_.full);
  if (plan_.lone.fits) lone_ = find_dash(plan_.lone);
}

// An ordinary turn, in which nothing waits and nobody listens.
template <int W>
bool Sprint<W>::ready(const PlayoutRun& run) const {
  const Header& header = run.state.header();
  return !header.ended && header.asks == 0 && header.turn_open && header.stuck == 0 &&
         !header.in_group && header.pie != Pie::waiting && header.pie != Pie::open &&
         run.occasion.events == nullptr;
}

template <int W>
bool Sprint<W>::stand_alone(const State& state) const {
  const auto alone = [&](int word) { return Bits<W>::load(state.words() + word).count() <= 1; };
  return std::ranges::all_of(plan_.lone.sides, [&](const Side<W>& side) {
    return std::ranges::all_of(side.alone, alone);
  });
}

template <int W>
bool Sprint<W>::run(const PlayoutRun& run) {
  if ((lone_ == nullptr && full_ == nullptr) || !ready(run)) return false;
  if (keeps_keys_) past_.load(run.state);
  for (;;) {
    alone_ = lone_ != nullptr && stand_alone(run.state);
    if (!alone_ && full_ == nullptr) return false;
    const Leg leg = alone_ ? (this->*lone_)(plan_.lone, run) : (this->*full_)(plan_.full, run);
    run.out.cut = leg == Leg::cut;
    if (leg != Leg::again) return leg == Leg::over || leg == Leg::cut;
  }
}

template <int W>
void Sprint<W>::call_captured(const PlayoutRun& run, const Deed& deed) {
  Header& header = run.state.header();
  typename Kernel<W>::Deed done;
  kernel_.captured(run.state, deed.side->seat, plan_.zone, static_cast<int>(deed.to),
                   static_cast<int>(deed.victim) - 1, run.occasion, done);
  ++header.ply;
  header.idle = 0;
  header.lasting = header.lasting || deed.lane->lasting;
}

template <int W>
void Sprint<W>::call_effect(const PlayoutRun& run, SeatId seat, const Lane<W>& lane,
                            std::ptrdiff_t from, std::ptrdiff_t to) {
  const bool places = lane.form == Lane<W>::Form::place;
  Action action{.verb = lane.verb};
  action.count = places ? 1 : 2;
  action.arguments[0] = places ? to : from;
  action.arguments[1] = places ? 0 : to;
  Effect effect(kernel_, run.state, run.occasion, seat);
  kernel_.rules_.effect(effect, seat, action);
}

// Whether one of the declared ends may have come; which one, the kernel knows.
template <int W>
bool Sprint<W>::may_end(const State& state, const Side<W>& side) const {
  const Header& header = state.header();
  if (header.idle >= plan_.idle || played(header) >= plan_.plies) return true;
  if (any_cell<W>(load_cells<W>(state.words() + side.goal_word) & side.goal)) return true;
  return std::ranges::any_of(plan_.others,
                             [&](int end) { return kernel_.ends_.arrived(end, state, side.seat); });
}

template <int W>
typename Sprint<W>::Leg Sprint<W>::complete(const PlayoutRun& run, const Deed& deed) {
  const Header& header = run.state.header();
  const bool ruled = deed.stage <= Stage::after;
  if (deed.stage == Stage::captured) {
    call_captured(run, deed);
    if (deed.lane->effect) call_effect(run, deed.side->seat, *deed.lane, deed.from, deed.to);
  }
  if (header.ended) return Leg::over;
  if (deed.stage == Stage::ends || (ruled && may_end(run.state, *deed.side)))
    kernel_.check_ends(run.state, deed.side->seat, run.occasion);
  if (header.ended) return Leg::over;
  if (header.asks != 0) return Leg::walk;
  const Leg leg = pass_turn(run, *deed.side);
  // Rules may have set a second piece beside one that was alone.
  return leg == Leg::on && ruled && alone_ && !stand_alone(run.state) ? Leg::again : leg;
}

template <int W>
typename Sprint<W>::Leg Sprint<W>::pass_turn(const PlayoutRun& run, const Side<W>& side) {
  Header& header = run.state.header();
  const Word key = header.key ^ side.turn_key;
  const bool forget = header.lasting;
  if (asks_turn_ || (keeps_keys_ && past_.times(key, forget) >= plan_.repeats)) {
    kernel_.pass_turn(run.state, run.occasion);
    const Header& now = run.state.header();  // the state may lie elsewhere, with one more key
    if (now.ended) return Leg::over;
    if (now.asks != 0 || !now.turn_open) return Leg::walk;
    if (keeps_keys_) past_.enter(now.key, forget);
    past_.wrote();
    return Leg::on;
  }
  header.key = key;
  header.turn = side.after->seat;
  header.turn_open = true;
  if (!keeps_keys_) return Leg::on;
  header.lasting = false;
  past_.enter(key, forget);
  return Leg::on;
}

template class Sprint<1>;
template class Sprint<2>;
template class Sprint<4>;
template class Sprint<8>;
template class Sprint<16>;
template class Sprint<32>;

}  // namespace hr
