// SPDX-License-Identifier: MIT
#include "core/trials/other_worlds.h"

#include "core/worlds/match_history.h"

namespace hr {

namespace {

// What is left then is for changing the match's own history.
WorldsOptions third_of(std::uint64_t work, WorldsOptions options) {
  options.work = work / 3;
  return options;
}

}  // namespace

OtherWorlds::OtherWorlds(const Rulebook& rulebook, SeatId viewer, const WorldsOptions& options,
                         std::uint64_t work)
    : worlds_(rulebook, viewer, third_of(work, options)),
      random_(~options.seed),
      replay_(*rulebook.engine, viewer),
      moves_(*rulebook.engine, viewer),
      max_work_(work) {}

void OtherWorlds::advance(const ShownStep& step) { worlds_.advance(step); }

const History* OtherWorlds::draw(const Match& match) {
  const History* const out = worlds_.empty() ? change(match) : &worlds_.draw();
  lost_ = out == nullptr;
  return out;
}

// The match's own history, up to steps().
bool OtherWorlds::catch_up(const Match& match) {
  if (changed_.steps == steps().size()) return true;
  if (!follow_match(truth_, match, steps(), replay_)) return false;
  changed_ = truth_;
  return true;
}

const History* OtherWorlds::change(const Match& match) {
  constexpr int k_tries = 100, k_changes = 1;
  if (work() >= max_work_ || !catch_up(match)) return nullptr;
  std::uint64_t before = changed_.digest();
  int changes = 0;
  for (int i = 0; i < k_tries && changes < k_changes && work() < max_work_; ++i) {
    if (!moves_.move(changed_, steps(), random_)) continue;  // or to the same values
    const std::uint64_t after = changed_.digest();
    // Cards that were dealt in another order may make the same position.
    changes += after == before || changed_.state == truth_.state ? 0 : 1;
    before = after;
  }
  if (changed_.state == truth_.state) return nullptr;
  ++near_;
  return &changed_;
}

}  // namespace hr
