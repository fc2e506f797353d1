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
// (core/worlds/moves.h). Where what was hidden is collected (all cards go back to the deck), all
// particles meet in one state, and what came before is settled: it is kept as each particle has it,
// and moves seldom change it. If many die, more particles start there again. If nearly all die,
// others are searched for (core/worlds/search.h). If nothing is found, there are no worlds for now:
// empty(). Later steps are kept, and the search goes on after them.
//
// Where many worlds are drawn after one step, two things become worth their cost. Moves try values
// that the particles have in common (core/worlds/seen_values.h). And what has gone on since
// something was settled is listed, at no more cost than that of the draws so far
// (core/worlds/world_list.h); once that has come to an end, draws are independent and cost hardly
// anything. Threads: one, that of its engine. Allowance: the work counts as work of the caller.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/match/playable_rules.h"
#include "core/worlds/listed_worlds.h"
#include "core/worlds/moves.h"
#include "core/worlds/search.h"

namespace hr {

struct WorldsOptions {
  std::uint64_t seed = 1;
  std::size_t particles = 64;
  int moves = 4;         // tried on a particle that has been resampled
  int rounds = 8;        // until enough particles are alive
  int searches = 20000;  // moves tried after one step, at most, when nearly all have died
  // Replay::work() of all that is done. A search may use a quarter of what is left of it; when it
  // is used up, there are no worlds for what is shown after that.
  std::uint64_t work = UINT64_MAX;
  bool list = true;  // whether many draws after one step may come from a list
};

class Worlds {
 public:
  // Begins before the first step, which must be the setup.
  Worlds(PlayableRules playable, SeatId viewer, const WorldsOptions& options = {});

  // Goes on by what the seat was shown next. Steps other than the setup, actions and answers cannot
  // be followed: afterwards there are no worlds.
  void advance(const ShownStep& step);

  bool empty() const { return particles_.empty() || followed_ < steps_.size(); }
  // A history drawn by its weight; it has been moved since it was drawn last. There must be one.
  // It is to be read: if it comes from a list, it has no checkpoints.
  const History& draw();
  const std::vector<ShownStep>& steps() const { return steps_; }
  SeatId viewer() const { return viewer_; }

  const Moves& moves() const { return moves_; }
  bool lists() const { return listed_.ready(followed_); }  // whether draws come from a list
  std::uint64_t work() const { return replay_.work() + moves_.work(); }  // so far

 private:
  struct Particle {
    History history;
    double log_weight = 0;
  };

  using Particles = std::vector<Particle>;
  // Where a filter may begin again: the particles after so many steps.
  struct Anchor {
    Particles particles;
    std::size_t steps = 0;
  };

  std::span<const ShownStep> first_steps(std::size_t n) const { return {steps_.data(), n}; }
  Particle fresh();  // its memory is used again, its content unspecified
  void replace(Particles& old, Particles next);
  bool follow();
  bool extend(const Particle& from, const ShownStep& step, Particle& out);
  Particles extend_all(const Particles& from, const ShownStep& step);
  Particles begin_again();
  Particles search();
  void find_settled();
  void settle(int moves);
  Particles resampled_and_moved(const Particles& from, std::size_t count, std::size_t steps,
                                int moves);

  // worlds_drawn.cpp
  void forget_draws();
  bool can_list();
  void begin_list();
  std::size_t next_particle();
  void learn();

  // Of the draws since the last step.
  struct Draws {
    std::size_t number = 0, next = 0;
    std::vector<double> weights = {};  // of the particles; and their sum
    double sum = 0;
    bool equal = false;                    // the weights: the particles take turns
    std::uint64_t work = 0, next_try = 0;  // of moves; when listing is worth the next try
  };

  PlayableRules playable_;
  SeatId viewer_;
  WorldsOptions options_;
  Random random_;
  Replay replay_;
  Moves moves_;
  Search search_;
  Search::Limits limits_;  // of the search after one step
  std::vector<ShownStep> steps_;
  std::size_t followed_ = 0;  // steps that the particles agree with
  Particles particles_;
  Particles spare_;  // of which the memory is used again
  Anchor anchor_;    // after the last step before which something was settled
  ListedWorlds listed_;
  Draws draws_;
  std::size_t wait_ = 0, idle_ = 1;  // steps until the search goes on; the next pause
};

}  // namespace hr
