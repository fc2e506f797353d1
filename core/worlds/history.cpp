// SPDX-License-Identifier: MIT
#include "core/worlds/history.h"

#include "core/base/mix.h"

namespace hr {

std::uint64_t History::digest(std::uint64_t from, std::uint64_t to) const {
  std::uint64_t out = steps;
  for (std::size_t n = first_from(latents, from); n < latents.size(); ++n) {
    const Latent& latent = latents[n];
    if (latent.key() >= to) break;
    out = mix(out ^ latent.key(), static_cast<std::uint64_t>(latent.face));
    const Action& action = latent.choice.action;
    for (int i = 0; i < action.count; ++i)
      out = mix(out, static_cast<std::uint64_t>(action.arguments[nth(i)]));
    if (latent.is_choice()) out = mix(out, nth(action.verb));
  }
  return out;
}

void keep_checkpoint(History& history) {
  if (history.steps != history.checkpoints.size() * History::k_stride) return;
  history.checkpoints.push_back(std::make_shared<const Checkpoint>(
      history.state, history.latents.size(), history.log_forced));
}

void go_back_to(const History& history, std::size_t step, History& out) {
  const std::size_t number = step / History::k_stride;
  const Checkpoint& from = *history.checkpoints[number];
  out.state = from.state;
  out.steps = number * History::k_stride;
  out.latents.assign(history.latents.begin(),
                     history.latents.begin() + static_cast<std::ptrdiff_t>(from.latents));
  out.settled = history.settled;
  out.log_forced = from.log_forced;
  out.checkpoints.assign(history.checkpoints.begin(),
                         history.checkpoints.begin() + static_cast<std::ptrdiff_t>(number) + 1);
}

}  // namespace hr
