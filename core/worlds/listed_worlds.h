// SPDX-License-Identifier: MIT
// Worlds drawn from a list (core/worlds/world_list.h): what has gone on since something was settled
// is listed, and what came before is taken from particles. Each particle is tested once: what is
// listed must follow from its past as well, by the same odds.
// Threads: one, that of the replay's engine.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/worlds/world_list.h"

namespace hr {

class ListedWorlds {
 public:
  explicit ListedWorlds(Replay& replay) : replay_(replay), list_(replay) {}

  // Whether it has begun after these steps were played, with the particles that were given then.
  bool begun(std::size_t steps) const { return begun_ && begun_at_ == steps; }
  // `pasts` are histories drawn by their odds, which have played these steps, and in which the same
  // latents are settled; if none are, everything is listed.
  void begin(std::span<const History> pasts, std::span<const ShownStep> steps, Random& random);
  bool go_on(std::span<const ShownStep> steps, std::uint64_t work, Random& random) {
    return list_.go_on(steps, work, random);
  }
  bool ready(std::size_t steps) const { return begun_ && !spoiled_ && list_.steps() == steps; }
  bool stuck() const { return spoiled_ || list_.stuck(); }

  // A world, valid until the next call; nullptr if what was taken as settled is not. It must be
  // ready.
  const History* draw(std::span<const ShownStep> steps, Random& random);

 private:
  struct Past {
    History history;                // before the first step that is listed
    std::vector<KeptLatent> given;  // the latents of that step that are settled
    bool tested = false;
  };

  Past past_of(const History& history, std::span<const ShownStep> steps, Random& random);
  bool follows(const Past& past, std::span<const ShownStep> steps, Random& random);

  Replay& replay_;
  WorldList list_;
  std::vector<Past> pasts_;
  History drawn_, again_;
  std::size_t begun_at_ = 0;
  std::uint64_t settled_ = 0;
  bool begun_ = false, spoiled_ = false;
};

}  // namespace hr
