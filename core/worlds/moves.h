// SPDX-License-Identifier: MIT
// Metropolis-Hastings moves between histories that showed the seat the same. A move changes one or
// a few latent values (draws them anew, or exchanges two), plays the history again from the first
// of them, keeping all other values, and is accepted with the probability that leaves the histories
// distributed by their odds: the odds of faces, and one over the number of legal choices, whose
// numbers may change on the way (Wingate, Stuhlmüller, Goodman 2011, for programs that draw at
// random; Gilks and Berzuini 2001, for moving particles). Moves that try what a step names are
// proposals like all others: how likely they were, there and back, is part of that probability.
// Invariant: a move that is not accepted leaves the history as it was. Latents whose moves are no
// longer accepted are tried less often; where many histories have been learnt, what they have in
// common is tried most of the time, as long as that changes positions at less cost.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "core/worlds/replay.h"
#include "core/worlds/seen_values.h"

namespace hr {

class Moves {
 public:
  Moves(Engine& engine, SeatId viewer);

  // Tries one move; returns whether it was accepted. The history has played `steps`.
  bool move(History& history, std::span<const ShownStep> steps, Random& random);
  // The same, by values of histories that were learnt since forget(), if there are any.
  bool move_drawn(History& history, std::span<const ShownStep> steps, Random& random);
  void learn(const History& history);
  void forget();
  // As move() for a history that agrees with all steps but the last, of which it is `distance`
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
  struct Gain {  // of a sort of moves: changes of positions, and their cost
    double changes = 1, work = 1;
    double rate() const { return changes / work; }
  };
  struct Last {  // the step that need not agree
    int distance = 0;
    bool near = false;
  };

  static std::size_t pick_begin(const History& history, Random& random);
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

  bool move_to_seen(History& history, std::span<const ShownStep> steps, Random& random);
  bool replace_by_seen(std::size_t begin, Random& random, double& log_way);
  static bool same_places(const History& a, const History& b);

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
  SeenValues seen_;
  std::vector<double> free_;   // the weights of those values of a group that are not there yet
  std::array<Gain, 2> gains_;  // of move() and of move_to_seen(), while histories are learnt
  std::uint64_t tried_ = 0, accepted_ = 0;
};

}  // namespace hr
