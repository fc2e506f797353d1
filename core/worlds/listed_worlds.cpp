// SPDX-License-Identifier: MIT
#include "core/worlds/listed_worlds.h"

#include <cmath>
#include <utility>

namespace hr {

namespace {

std::vector<KeptLatent> latents_of(const History& history, std::size_t step, std::uint64_t to) {
  std::vector<KeptLatent> out;
  for (std::size_t i = first_from(history.latents, latent_key(step, 0));
       i < history.latents.size() && history.latents[i].step == step &&
       history.latents[i].key() < to;
       ++i)
    out.push_back({history.latents[i]});
  return out;
}

double log_odds(const History& history) {
  double out = history.log_forced;
  for (const Latent& latent : history.latents) out += latent.log_odds;
  return out;
}

}  // namespace

ListedWorlds::Past ListedWorlds::past_of(const History& history, std::span<const ShownStep> steps,
                                         Random& random) {
  Past out;
  if (history.settled == 0) return out;  // the game has not begun
  const std::size_t first = history.settled >> 32;
  if (first == history.steps) {
    out.history = history;
  } else if (first > 0) {
    go_back_to(history, first, out.history);
    while (out.history.steps < first) {
      const std::size_t step = out.history.steps;
      replay_.play(out.history, steps[step], latents_of(history, step, UINT64_MAX), random);
    }
  }
  out.history.checkpoints.clear();
  out.given = latents_of(history, first, history.settled);
  return out;
}

void ListedWorlds::begin(std::span<const History> pasts, std::span<const ShownStep> steps,
                         Random& random) {
  pasts_.clear();
  settled_ = pasts.front().settled;
  for (const History& each : pasts) {
    pasts_.push_back(past_of(each, steps, random));
    if (each.settled == 0) break;
  }
  pasts_.front().tested = true;
  list_.begin(pasts_.front().history, pasts_.front().given);
  begun_at_ = steps.size();
  begun_ = true;
  spoiled_ = false;
}

const History* ListedWorlds::draw(std::span<const ShownStep> steps, Random& random) {
  Past& past = pasts_[random.below(pasts_.size())];
  drawn_.latents = past.history.latents;
  for (const KeptLatent& given : past.given) drawn_.latents.push_back(given.latent);
  drawn_.log_forced = past.history.log_forced;
  drawn_.settled = settled_;
  list_.draw(drawn_, random);
  if (past.tested) return &drawn_;
  past.tested = true;
  if (follows(past, steps, random)) return &drawn_;
  spoiled_ = true;
  return nullptr;
}

// Whether this past and what was drawn from the list make the world that was drawn.
bool ListedWorlds::follows(const Past& past, std::span<const ShownStep> steps, Random& random) {
  again_ = past.history;
  replay_.reset();
  while (again_.steps < steps.size()) {
    const std::size_t step = again_.steps;
    if (!replay_.play(again_, steps[step], latents_of(drawn_, step, UINT64_MAX), random))
      return false;
  }
  constexpr double k_rounding = 1e-6;
  return !replay_.drew() && again_.state == drawn_.state &&
         again_.latents.size() == drawn_.latents.size() &&
         std::abs(log_odds(again_) - log_odds(drawn_)) < k_rounding;
}

}  // namespace hr
