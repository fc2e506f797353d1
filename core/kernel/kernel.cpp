// SPDX-License-Identifier: MIT
#include "core/kernel/kernel.h"

#include "core/kernel/kernel_could.h"
#include "core/kernel/kernel_cuts.h"
#include "core/kernel/kernel_ends.h"
#include "core/kernel/kernel_group.h"
#include "core/kernel/kernel_legal.h"
#include "core/kernel/kernel_pick.h"
#include "core/kernel/kernel_play.h"
#include "core/kernel/kernel_playout.h"
#include "core/kernel/kernel_sets.h"
#include "core/kernel/kernel_sight.h"
#include "core/kernel/kernel_start.h"
#include "core/kernel/make_engine.h"

namespace hr {

template <int W>
Kernel<W>::Kernel(std::shared_ptr<const Game> game, Rules& rules)
    : Engine(std::move(game), rules), plan_(*game_), sprint_(*this, *game_, plan_) {
  std::size_t sets = 0;
  for (const SeatPlan<W>& seat : plan_.seats) sets = std::max(sets, seat.sets.size());
  counted_.values.resize(sets);
  webs_.resize(plan_.ends.size() * nth(game_->seats()));
  for (const EndPlan<W>& end : plan_.ends)
    if (end.type == EndType::cuts) {
      Cut cut;
      cut.groups = GrowingGroups(game_->cells());
      cuts_.resize(webs_.size(), cut);
      rings_.resize(nth(game_->cells()) + 1);
    }
}

// What counts for more than this question is for those who opened that to tell.
template <int W>
void Kernel<W>::stopped(const Exhausted& exhausted) const {
  if (Allowance::unwinding()) throw;
  throw Error(rules_.located(exhausted.place(), exhausted.what()));
}

template <int W>
std::string Kernel<W>::place_of_verb(int verb) const {
  return "verbs." + game_->verb_def(VerbId(verb)).name;
}

// The first pattern that has it.
template <int W>
std::string Kernel<W>::place_of_set(SeatId seat, std::size_t set) const {
  const int place = static_cast<int>(set);
  for (const PatternPlan<W>& p : plan_.seats[nth(seat)].patterns)
    if (p.source == place || p.onto == place || p.over == place)
      return place_of_verb(index(p.verb)) + "." + std::to_string(p.pattern + 1);
  return "verbs";
}

template class Kernel<1>;
template class Kernel<2>;
template class Kernel<4>;
template class Kernel<8>;
template class Kernel<16>;
template class Kernel<32>;

namespace {

std::unique_ptr<Engine> make_kernel(std::shared_ptr<const Game> game, Rules& rules) {
  switch (game->stride()) {
    case 1:
      return std::make_unique<Kernel<1>>(std::move(game), rules);
    case 2:
      return std::make_unique<Kernel<2>>(std::move(game), rules);
    case 4:
      return std::make_unique<Kernel<4>>(std::move(game), rules);
    case 8:
      return std::make_unique<Kernel<8>>(std::move(game), rules);
    case 16:
      return std::make_unique<Kernel<16>>(std::move(game), rules);
    default:
      return std::make_unique<Kernel<32>>(std::move(game), rules);
  }
}

}  // namespace

std::unique_ptr<Engine> make_engine(std::shared_ptr<const Game> game, Rules& rules) {
  if (Allowance::is_open()) return make_kernel(std::move(game), rules);
  try {
    const Allowance allowance({.time = std::chrono::milliseconds(700)});
    return make_kernel(std::move(game), rules);
  } catch (const Exhausted& exhausted) {
    throw Error(rules.located(exhausted.place(), exhausted.what()));
  }
}

}  // namespace hr
