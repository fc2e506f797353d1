// SPDX-License-Identifier: MIT
// What else could be true, given all that one seat has been shown: whole histories that would have
// shown it the same, drawn by their odds. Faces fall by theirs; what others choose unseen is
// uniform among what was legal for them with that verb at that moment; what everybody sees done
// carries no weight, but must have been legal.
//
// The input is ShownSteps and a seed, and nothing else: the true history cannot be given, so the
// worlds cannot lean towards it. Equal inputs give the same worlds, whatever is true.
//
// Method: a particle filter. Each particle is a history, and goes on by one action at the cost of
// that action; it dies when it would have shown the seat something else, and its weight is
// multiplied by the odds of the faces that the seat saw. Rounds are repeated until enough are
// alive; particles are resampled systematically when few carry the weight, and then moved
// (core/worlds/moves.h). If all die, moves that lead to survivors are looked for, from before the
// last step and then from further back, as long as the number of tries allows. What is found so is
// only a starting point, not drawn by its odds; the moves that follow set that right in time. If
// nothing is found, there are no worlds: empty().
// Threads: one, that of its engine. Allowance: the work counts as work of the caller.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/match/rulebook.h"
#include "core/worlds/moves.h"

namespace hr {

struct WorldsOptions {
  std::uint64_t seed = 1;
  std::size_t particles = 64;
  int moves = 4;   // tried on a particle that has been resampled
  int rounds = 8;  // until enough particles are alive
  int searches =
      2000;  // moves tried, at most, when nearly all have died; and each time further back
};

class Worlds {
 public:
  // Begins before the first step, which must be the setup.
  Worlds(Rulebook rulebook, SeatId viewer, const WorldsOptions& options = {});

  // Goes on by what the seat was shown next. Steps other than the setup, actions and answers cannot
  // be followed: afterwards there are no worlds.
  void advance(const ShownStep& step);

  bool empty() const { return particles_.empty(); }
  // A history drawn by its weight; it has been moved since it was drawn last. There must be one.
  const History& draw();
  const std::vector<ShownStep>& steps() const { return steps_; }
  SeatId viewer() const { return viewer_; }

  // How many independent worlds the particles are worth at most: Kish's (sum of weights)^2 / sum of
  // squares, where particles with the same latent values count as one. It does not know how far
  // different ones still resemble each other.
  double effective() const;
  const Moves& moves() const { return moves_; }

 private:
  struct Particle {
    History history;
    double log_weight = 0;
  };

  bool extend(const Particle& from, Particle& out);
  std::vector<Particle> extend_all(const std::vector<Particle>& from);
  void search(const std::vector<Particle>& before, std::vector<Particle>& out);
  std::vector<Particle> go_back();
  std::vector<Particle> truncated(std::size_t steps);
  void settle();
  double total(std::vector<double>& weights) const;
  void resample();

  Rulebook rulebook_;
  SeatId viewer_;
  WorldsOptions options_;
  Random random_;
  Replay replay_;
  Moves moves_;
  int tries_left_ = 0;  // of the moves that search() may try
  std::vector<ShownStep> steps_;
  std::vector<Particle> particles_;
};

}  // namespace hr
