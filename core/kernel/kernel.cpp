// SPDX-License-Identifier: MIT
#include "core/kernel/kernel.h"

#include "core/kernel/end_watch_cuts.h"
#include "core/kernel/kernel_play.h"
#include "core/kernel/kernel_playout.h"
#include "core/kernel/kernel_questions.h"
#include "core/kernel/kernel_start.h"
#include "core/kernel/kernels.h"
#include "core/kernel/part_moves.h"
#include "core/kernel/piece_moves.h"
#include "core/kernel/pieceless_writes.h"
#include "core/kernel/placing_writes.h"
#include "core/kernel/tower_moves.h"

namespace hr {

template <int W>
Kernel<W>::Kernel(std::shared_ptr<const Game> game, Rules& rules)
    : Engine(std::move(game), rules),
      plan_(*game_),
      terms_(*game_, plan_),
      moves_(*this, *game_, rules_, plan_, terms_),
      deeds_(*this, *game_, rules_, plan_, terms_),
      judge_(*this, *game_, rules_, terms_),
      chains_(*this, *game_, plan_, terms_),
      ends_(*this, *game_, rules_, plan_, terms_),
      fog_(*game_, plan_, terms_),
      counted_(plan_),
      frames_(plan_),
      fast_playout_(*this, *game_, plan_) {
  std::size_t sets = 0;
  for (const SeatPlan<W>& seat : plan_.seats) sets = std::max(sets, seat.sets.size());
  counted_.values.resize(sets);
  for (int s = 0; s < game_->seats(); ++s) turn_keys_[nth(s)] = turn_key(SeatId(s));
}

// A limit that covers more than this call is reported by whoever set it.
template <int W>
void Kernel<W>::stopped(const Exhausted& exhausted) const {
  if (Allowance::unwinding()) throw;
  throw Error(rules_.located(exhausted.place(), exhausted.what()));
}

#define HR_KERNEL(W) template class Kernel<W>;
HR_EACH_FIXED_WIDTH(HR_KERNEL)
HR_KERNEL(k_wide)
#undef HR_KERNEL

// The function that the fast build exports (cmake/FastBuild.cmake), or the plain one.
#ifdef HOUSERULES_FAST_BUILD
std::unique_ptr<Engine> make_fast_kernel(std::shared_ptr<const Game> game, Rules& rules) {
#else
std::unique_ptr<Engine> make_plain_kernel(std::shared_ptr<const Game> game, Rules& rules) {
#endif
  switch (game->layout().stride()) {
#define HR_MAKE(W) \
  case W:          \
    return std::make_unique<Kernel<(W)>>(std::move(game), rules);
    HR_EACH_FIXED_WIDTH(HR_MAKE)
#undef HR_MAKE
    default:
      return std::make_unique<Kernel<k_wide>>(std::move(game), rules);
  }
}

}  // namespace hr
