// SPDX-License-Identifier: MIT
// Metropolis-Hastings moves between histories that showed the seat the same. A move changes one or
// a few latent values (draws them anew, or exchanges two), plays the history again from the first
// of them, keeping all other values, and is accepted with the probability that leaves the histories
// distributed by their odds: the odds of faces, and one over the number of legal choices, whose
// numbers may change on the way (Wingate, Stuhlmüller, Goodman 2011, for programs that draw at
// random; Gilks and Berzuini 2001, for moving particles). Moves that try what a step names are
// proposals like all others: how likely they were, there and back, is part of that probability.
// Invariant: a move that is not accepted leaves the history as it was. Latents whose moves are no
// longer accepted are tried less often.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "core/worlds/replay.h"

namespace hr {

class Moves {
 public:
  Moves(Engine& engine, SeatId viewer);

  // Tries one move; returns whether it was accepted. The history has played `steps`.
  bool move(History& history, std::span<const ShownStep> steps, Random& random);
  // The same for a history that agrees with all steps but the last, of which it is `distance`
  // details away (Replay::play_near). Each detail divides its odds by e^pull; many of the moves
  // try values that the last step names.
  bool move_nearer(History& history, int& distance, double pull, std::span<const ShownStep> steps,
                   Random& random);

  std::uint64_t work() const { return replay_.work(); }
  std::uint64_t tried() const { return tried_; }
  std::uint64_t accepted() const { return accepted_; }

 private:
  enum class Type : std::uint8_t {
    one,       // draws one value anew
    two,       // draws two values anew
    exchange,  // exchanges two faces, or what two choices name
    rename,    // exchanges two cards that were drawn, also where choices name them
    part,      // draws all that a seat chose in one step anew
    shift,     // moves what one or two choices name to the next cell in one direction
    aimed,     // draws one value from a mixture of all and those that are named; perhaps a second
    claimed,   // exchanges a value with a latent that has a named one
  };
  struct Block {
    Type type = Type::one;
    bool late = false;                  // chosen among the last latents
    std::size_t begin = 0;              // latents before this one were not to be chosen
    bool drawn = false;                 // aimed, and drawn from all
    std::size_t first = 0, second = 0;  // latents of the history; equal if there is only one
    Latent value = {};                  // of the first, if aimed or shifted
    std::int64_t second_cell = 0;       // of the second, if shifted
    std::int64_t named = 0;             // what was claimed
  };
  struct Last {  // the step that need not agree
    int distance = 0;
    bool near = false;
  };

  bool choose(const History& history, Random& random, Block& out);
  double weight(const Latent& latent) const;
  void weigh(const std::vector<Latent>& latents, std::size_t begin);
  // The logarithm of the probability that choose() picks these latents.
  double log_chance(const std::vector<Latent>& latents, const Block& block);
  bool find_again(const std::vector<Latent>& latents, const History& was, Block& block) const;

  bool shift(const std::vector<Latent>& latents, Random& random, Block& out) const;
  std::int64_t next_cell(const Latent& latent, DirectionId way) const;
  bool choose_late(const History& history, const Hints& hints, Random& random, Block& out) const;
  bool aim(const std::vector<Latent>& latents, const Hints& hints, Random& random,
           Block& out) const;
  bool claim(const std::vector<Latent>& latents, const Hints& hints, Random& random,
             Block& out) const;

  void mark(const History& history, const Block& block);
  void rename(const Latent& one, const Latent& other);
  bool play_again(const History& was, History& next, std::span<const ShownStep> steps,
                  Random& random, Last& last);
  bool propose(const History& history, History& next, Block& block,
               std::span<const ShownStep> steps, Random& random, Last& last);
  double log_ratio(const History& was, const Block& there, const History& next, const Block& back,
                   const Hints& hints);
  bool accept(History& history, const Block& block, History& next, double log_ratio,
              Random& random);
  bool joins(const History& was, History& next) const;

  Replay replay_;
  std::vector<int> card_cells_;  // of the largest bag: by face, from 1, the cell of that card
  std::vector<KeptLatent> kept_;
  History next_;                 // what a move proposes; its memory is used again
  std::vector<double> weights_;  // of the latents of a history; and their sum
  double sum_ = 0;
  double log_redrawn_ = 0;                        // tilts of what the move draws anew or leaves out
  std::uint32_t first_step_ = 0, last_step_ = 0;  // of the latents that the move changes
  // By Latent::key(): how often moves of it have failed since one was possible.
  std::unordered_map<std::uint64_t, std::uint32_t> failed_;
  std::uint64_t tried_ = 0, accepted_ = 0;
};

}  // namespace hr
