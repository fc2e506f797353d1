// SPDX-License-Identifier: MIT
// Histories that showed the seat the next step, where hardly any that is drawn at random does:
// those that there are go on whatever they would have shown, and are then drawn to what was shown.
// The odds of each fall with every detail that it lacks, at first a little and then more and more;
// at each level they are resampled by these odds and moved (tempering: Del Moral, Doucet, Jasra
// 2006). What lacks nothing is distributed by its odds at every level, as far as the moves have
// mixed it. Threads: one, that of the engine.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/worlds/moves.h"

namespace hr {

class Search {
 public:
  // What may still be done. `work` is that of Moves::work().
  struct Limits {
    int moves = 0;
    std::uint64_t work = 0;

    bool reached() const { return moves <= 0 || work == 0; }
  };

  // `moves` is borrowed.
  explicit Search(Moves& moves) : moves_(moves) {}

  bool begun() const { return !near_.empty(); }
  // From histories drawn by their odds; `step` is the next one, and `replay` plays it.
  void begin(std::vector<History> starts, const ShownStep& step, Replay& replay, Random& random);
  // `steps` are all up to the next one. Ends when enough are found, or at the limits, and can then
  // go on later.
  void go_on(std::span<const ShownStep> steps, Limits& limits, Random& random);
  void end() { near_.clear(); }  // gives up
  // Tries what was settled as well from now on.
  void unsettle();
  // What lacks nothing; afterwards there is nothing left. Empty if nothing was found: then the
  // search is where it was.
  std::vector<History> take_found();

 private:
  struct Near {
    History history;
    int distance = 0;  // details that it lacks
  };

  bool done() const;
  std::vector<double> weights(double pull) const;
  double effective(double pull) const;
  double next_pull() const;
  void resample(double pull, Random& random);
  void move_each(std::span<const ShownStep> steps, Limits& limits, Random& random);

  Moves& moves_;
  std::vector<Near> near_;
  double pull_ = 0;  // by which near_ is distributed, see Moves::move_nearer
};

}  // namespace hr
