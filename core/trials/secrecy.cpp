// SPDX-License-Identifier: MIT
#include "core/trials/secrecy.h"

#include "core/trials/world_pair.h"

namespace hr {

SecrecyResult secrecy(const Rulebook& rulebook, const SecrecyRun& run,
                      const std::function<void(std::uint64_t)>& progress) {
  SecrecyResult sum;
  if (!rulebook.game().hides()) return sum;
  try {
    const Allowance allowance(run.limits);
    for (std::uint64_t number = 0; number < run.worlds && !sum.leak && !sum.stopped; ++number) {
      WorldPair(rulebook, run, number, sum).play();
      if (progress && !sum.stopped) progress(number + 1);
    }
  } catch (const Exhausted&) {
    if (Allowance::unwinding()) throw;
    sum.stopped = true;
  }
  return sum;
}

}  // namespace hr
