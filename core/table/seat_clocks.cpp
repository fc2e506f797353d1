// SPDX-License-Identifier: MIT
#include "core/table/seat_clocks.h"

#include <algorithm>
#include <utility>

namespace hr {

namespace {

void spend(PlayerTime& time, TimePoint spent) {
  const TimePoint of_turn = std::min(time.turn, spent);
  time.turn -= of_turn;
  time.left = std::max(TimePoint(0), time.left - (spent - of_turn));
}

}  // namespace

PlayerTimes SeatClocks::full(std::size_t players) const {
  return PlayerTimes(players, PlayerTime{std::chrono::seconds(control_.main), turn_time()});
}

void SeatClocks::set(const TimeControl& control, std::size_t players, NodeId at) {
  SeatClocks fresh;
  fresh.control_ = control;  // may be ours
  fresh.settings_ = settings_ + 1;
  *this = std::move(fresh);
  if (!any()) return;
  times_ = full(players);
  note(at);
}

void SeatClocks::restore(const TimeControl& control,
                         const std::vector<std::pair<NodeId, PlayerTimes>>& noted) {
  *this = {};
  settings_ = 1;
  control_ = control;
  for (const auto& [at, times] : noted) keep(at, times);
}

PlayerTimes SeatClocks::times(TimePoint now) const {
  PlayerTimes out = times_;
  if (since_)
    for (std::size_t i = 0; i < out.size(); ++i)
      if (is_on(PlayerId(i))) spend(out[i], std::max(TimePoint(0), now - *since_));
  return out;
}

void SeatClocks::charge(TimePoint now) {
  if (!since_) return;
  times_ = times(now);
  since_ = std::max(now, *since_);
}

void SeatClocks::run(std::uint32_t players, TimePoint now) {
  charge(now);
  since_ = now;
  on_ = 0;
  for (std::size_t i = 0; i < times_.size(); ++i)
    if ((players >> i & 1U) != 0 && !times_[i].is_up()) on_ |= 1U << i;
}

void SeatClocks::wait() {
  since_.reset();
  on_ = 0;
}

void SeatClocks::give(PlayerId player, TimePoint more, NodeId at) {
  const auto add = [&](PlayerTime& time) {
    time.left = std::min(k_max_player_time, time.left + more);
  };
  const PlayerTimes* const noted_then = noted(at);
  PlayerTimes then = noted_then != nullptr ? *noted_then : times_;
  add(times_[player]);
  add(then[player]);
  keep(at, std::move(then));
}

void SeatClocks::note(NodeId at) { keep(at, times_); }

void SeatClocks::note_up(NodeId at, NodeId before, PlayerId player) {
  const PlayerTimes* const then = noted(before);
  PlayerTimes out = then != nullptr ? *then : times_;
  out[player] = {};
  keep(at, std::move(out));
}

const PlayerTimes* SeatClocks::noted(NodeId at) const {
  const auto found = noted_.find(at);
  return found == noted_.end() ? nullptr : &found->second;
}

void SeatClocks::keep(NodeId at, PlayerTimes times) {
  noted_.insert_or_assign(at, std::move(times));
  notings_.push_back(at);
}

}  // namespace hr
