// SPDX-License-Identifier: MIT
#include "core/trials/other_worlds.h"

#include <algorithm>
#include <cmath>

#include "core/worlds/match_history.h"

namespace hr {

namespace {

// What is left then is for changing the match's own history.
WorldsOptions third_of(std::uint64_t work, WorldsOptions options, OtherWorlds::From from) {
  options.work = from == OtherWorlds::From::match ? 0 : work / 3;
  return options;
}

}  // namespace

OtherWorlds::OtherWorlds(const PlayableRules& playable, SeatId viewer, const WorldsOptions& options,
                         std::uint64_t work, From from)
    : worlds_(playable, viewer, third_of(work, options, from)),
      random_(~options.seed),
      replay_(*playable.engine, viewer),
      moves_(*playable.engine, viewer),
      max_work_(work),
      from_(from) {}

void OtherWorlds::advance(const ShownStep& step) { worlds_.advance(step); }

const History* OtherWorlds::draw(const Match& match) {
  const History* const out = worlds_.empty() ? change(match) : &worlds_.draw();
  lost_ = out == nullptr;
  return out;
}

const History* OtherWorlds::same(const Match& match) {
  return follow_match(truth_, match, steps(), replay_) ? &truth_ : nullptr;
}

// The match's own history, up to steps(). In a long game, what was hidden lately is changed most of
// the time: it is the likeliest to be hidden still, and little has to be played again.
bool OtherWorlds::catch_up(const Match& match) {
  constexpr std::size_t k_late = 40;
  if (changed_.steps == steps().size()) return true;
  if (same(match) == nullptr) return false;
  changed_ = truth_;
  const std::size_t latents = changed_.latents.size();
  if (from_ == From::match && latents > k_late)
    changed_.settled = changed_.latents[latents - k_late].key();
  return true;
}

// Whether so few values are hidden that trying at random comes upon each of them.
bool OtherWorlds::hides_little() const {
  constexpr double k_few = 40;
  double values = 0;
  for (const Latent& latent : changed_.latents) values += std::exp(-latent.log_odds);
  return values <= k_few;
}

const History* OtherWorlds::change(const Match& match) {
  constexpr int k_tries = 100;
  constexpr std::uint64_t k_work_a_step = 30;
  constexpr std::uint64_t k_more_changes = 3;
  const int wanted =
      from_ == From::match ? 1 + static_cast<int>(random_.below(k_more_changes + 1)) : 1;
  if (work() >= max_work_ || !catch_up(match)) return nullptr;
  const std::uint64_t limit =
      from_ == From::shown ? max_work_
                           : std::min(max_work_, work() + k_work_a_step * (steps().size() + 10));
  std::uint64_t before = changed_.digest();
  int changes = 0;
  for (int i = 0; i < k_tries && changes < wanted && work() < limit; ++i) {
    if (!moves_.move(changed_, steps(), random_)) continue;  // or to the same values
    const std::uint64_t after = changed_.digest();
    // Cards that were dealt in another order may make the same position.
    changes += after == before || changed_.state == truth_.state ? 0 : 1;
    before = after;
  }
  if (changed_.state == truth_.state) {
    come_to_light_ = work() < limit && hides_little();
    return nullptr;
  }
  ++near_;
  return &changed_;
}

}  // namespace hr
