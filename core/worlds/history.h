// SPDX-License-Identifier: MIT
// One way in which the game may have gone, unseen by a seat: the values that it does not know, and
// the position that they lead to. What it does know is in its ShownSteps and not repeated here.
// Invariant: the latent values are in the order in which they came about.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/game/action.h"
#include "core/game/state.h"

namespace hr {

// Keys are in the order in which latents come about.
inline std::uint64_t latent_key(std::size_t step, std::uint32_t place) {
  return std::uint64_t{step} << 32 | place;
}

// A value that the seat was not shown: a face, or what another seat chose.
struct Latent {
  std::uint32_t step = 0;   // the number of the ShownStep, from 0
  std::uint32_t place = 0;  // within the step; the same latent has the same place in every history
  int face = 0;             // 0: it is a choice
  Choice choice;
  double log_odds = 0;  // the logarithm of its probability, given what came before
  double log_tilt = 0;  // … minus that of the probability with which it is drawn

  bool is_choice() const { return face == 0; }
  std::uint64_t key() const { return latent_key(step, place); }
  bool same_value(const Latent& other) const {
    return face == other.face && choice.action == other.choice.action;
  }
};

// Places: choices come before faces, those of a group seat by seat.
inline constexpr std::uint32_t k_first_face = 1U << 24;
inline constexpr std::uint32_t k_seat_places = 1U << 16;
inline std::uint32_t choice_place(SeatId seat, std::size_t number) {
  return static_cast<std::uint32_t>(index(seat)) * k_seat_places +
         static_cast<std::uint32_t>(number);
}
inline SeatId seat_at(std::uint32_t place) {
  return SeatId(static_cast<int>(place / k_seat_places));
}

// Whether both are choices of one seat in one step.
inline bool same_part(const Latent& a, const Latent& b) {
  return a.is_choice() && b.is_choice() && a.step == b.step && seat_at(a.place) == seat_at(b.place);
}

// The history before one of its steps.
struct Checkpoint {
  State state;
  std::size_t latents = 0;
  double log_forced = 0;
};

struct History {
  static constexpr std::size_t k_stride = 8;  // steps from one checkpoint to the next

  State state;
  std::size_t steps = 0;  // played so far
  std::vector<Latent> latents;
  // Latents with smaller keys are settled: what is hidden now does not depend on them any longer,
  // as far as is known. Moves seldom change them.
  std::uint64_t settled = 0;
  double log_forced = 0;  // logarithm of the odds of the faces that the seat saw
  std::vector<std::shared_ptr<const Checkpoint>> checkpoints;  // before steps 0, k_stride, …

  // A digest of the latent values: equal ones are taken to be the same history.
  std::uint64_t digest() const { return digest(0, UINT64_MAX); }
  // The same for those with keys from `from` to `to`, which is not included.
  std::uint64_t digest(std::uint64_t from, std::uint64_t to) const;
};

// The number of the first latent whose key is not smaller.
inline std::size_t first_from(const std::vector<Latent>& latents, std::uint64_t key) {
  return static_cast<std::size_t>(std::ranges::lower_bound(latents, key, {}, &Latent::key) -
                                  latents.begin());
}

// Keeps a checkpoint if this is the place for one.
void keep_checkpoint(History& history);
// `out` becomes the history as it was at the last checkpoint before a step; its memory is used
// again.
void go_back_to(const History& history, std::size_t step, History& out);

}  // namespace hr
