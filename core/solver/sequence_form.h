// SPDX-License-Identifier: MIT
// A game of two players for one sum, reduced to what its value depends on (sequence form: D.
// Koller, N. Megiddo and B. von Stengel, "Efficient computation of equilibria for extensive
// two-person games", Games and Economic Behavior 14 (1996) 247-259). A sequence is what one player
// does on the way to a place in the game: number 0 is to have done nothing yet, and each action at
// each decision makes one more. What an end is worth depends on the sequences of both that lead to
// it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "core/statistics/interval.h"

namespace hr {

struct SequenceForm {
  // A place where a player chooses, as that player knows it. Its actions make `actions` sequences
  // in a row, from `first` on; `after`: what the player did before.
  struct Decision {
    std::uint32_t after = 0, first = 1, actions = 1;
  };
  // Decisions come after those that lead to them.
  struct Sequences {
    std::vector<Decision> decisions;
    std::uint32_t sequences = 1;
  };
  // `worth`: to the first player, times the probability that chance leads there.
  struct End {
    std::array<std::uint32_t, 2> sequences{};  // by player
    double worth = 0;
  };

  std::array<Sequences, 2> players;
  std::vector<End> ends;
};

struct Equilibrium {
  // What the first player gets on the average if both play as well as possible. It is proven by
  // best replies to what they have learnt: against the second player's plan the first can get no
  // more than the upper end, and the first player's own plan gets no less than the lower one.
  Interval value;
  std::uint64_t rounds = 0;
};

struct EquilibriumGoal {
  double width = 1e-6;  // of the interval
  std::uint64_t rounds = 100'000;
  // Called now and then with the number of rounds; false: enough. None: until one of the above.
  std::function<bool(std::uint64_t rounds)> go_on = {};
};

// Improves two plans by each other until the interval is narrow enough, and at least one round.
// Where a player has nothing to decide, the interval is a point. By regret matching with
// prediction, averages weighted by the squares of the rounds: G. Farina, C. Kroer and T. Sandholm,
// "Faster game solving via predictive Blackwell approachability", AAAI 35 (2021) 5363-5371.
// Deterministic.
Equilibrium find_equilibrium(const SequenceForm& game, const EquilibriumGoal& goal = {});

}  // namespace hr
