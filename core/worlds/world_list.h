// SPDX-License-Identifier: MIT
// All that can have gone on since some step, listed: for each step the positions that it can have
// led to, and from which of the earlier ones each came, by which hidden values. Positions that are
// equal are one, so that the list grows with what is hidden at one time, and not with the number of
// ways there. Drawing walks from the last step back (forward filtering, backward sampling): draws
// are independent, and exactly by their odds.
// Invariant: a step is listed whole or not at all. Threads: one, that of the replay's engine.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "core/worlds/replay.h"

namespace hr {

class WorldList {
 public:
  // `replay` is borrowed.
  explicit WorldList(Replay& replay) : replay_(replay) {}

  bool begun() const { return !levels_.empty(); }
  std::size_t steps() const { return first_step_ + (levels_.empty() ? 0 : levels_.size() - 1); }
  // Begins with a history before its next step; of that step these latents are settled as well.
  void begin(const History& start, std::vector<KeptLatent> given);
  // Lists `steps` on from steps(), as far as the work allows (Replay::work). Returns whether it has
  // come to the end.
  bool go_on(std::span<const ShownStep> steps, std::uint64_t work, Random& random);
  // Whether it can go no further, however much work is allowed: too many positions, or none.
  bool stuck() const { return stuck_; }
  void end();

  // Draws one way; adds its latents, from the first that was not given on, to `out`, and sets its
  // state. There must be one.
  void draw(History& out, Random& random) const;

 private:
  // One way from an earlier position.
  struct Way {
    std::uint32_t from = 0, next = 0;      // the position; the next way to the same one, from 1
    std::uint32_t latents = 0, count = 0;  // where they begin in Level::latents
    double odds = 0;                       // of all ways to `from`, and of this step
    double log_forced = 0;
  };
  struct Position {
    std::uint32_t ways = 0;  // the first, from 1
    double odds = 0;
  };
  struct Level {
    std::vector<Position> positions;
    std::vector<Way> ways;
    std::vector<Latent> latents;
    double scale = 1;  // by which the odds of the positions were divided, but not those of the ways
  };

  bool list_step(const ShownStep& step, Random& random);
  bool expand(std::uint32_t from, const ShownStep& step, Random& random, std::uint32_t* ways);
  bool expand_faces(std::uint32_t from, const Replay::Open& open, const ShownStep& step,
                    Random& random);
  void add(std::uint32_t from);
  std::uint32_t position_of(const State& state);
  void push(std::uint32_t place, int face, const Choice& choice);
  bool too_much() const;

  Replay& replay_;
  std::size_t first_step_ = 0;
  std::vector<KeptLatent> given_;  // of the first step
  std::vector<Level> levels_;      // of the positions before step first_step_, and after each
  std::vector<State> states_;      // of the last level
  std::vector<double> sums_;       // odds of its positions, summed up
  // While a step is listed:
  Level next_;
  std::vector<State> next_states_;
  std::unordered_multimap<std::uint64_t, std::uint32_t> places_;  // by a digest of the state
  History history_;
  std::vector<KeptLatent> kept_;  // the values that are tried
  std::uint64_t last_work_ = 0, memory_ = 0;
  bool stuck_ = false;
  mutable std::vector<const Way*> path_;
};

}  // namespace hr
