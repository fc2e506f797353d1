// SPDX-License-Identifier: MIT
#include "core/trials/secrecy.h"

#include "core/trials/world_pair.h"

namespace hr {

SecrecyResult secrecy(const Rulebook& rulebook, const SecrecyRun& run,
                      const std::function<void(std::uint64_t)>& progress) {
  SecrecyResult sum;
  HeardChoices heard;
  try {
    const Allowance allowance(run.limits);
    // Nothing to compare; but a game whose setup fails is not one that keeps its secrets.
    if (!rulebook.game().hides()) {
      const Match set_up(rulebook, mix(run.seed, 0));
      return sum;
    }
    std::string failure;  // the first; a leak says more, so other pairs are still played
    for (std::uint64_t number = 0; number < run.worlds && !sum.leak && !sum.stopped; ++number) {
      try {
        WorldPair(rulebook, run, number, sum, heard).play();
      } catch (const Error& error) {
        if (failure.empty()) failure = error.what();
      }
      if (progress && !sum.stopped) progress(number + 1);
    }
    if (!failure.empty() && !sum.leak)
      throw Error(sum.pairs == 0
                      ? failure
                      : failure +
                            "; in other games it does not fail, which tells something if that "
                            "depends on what is hidden");
  } catch (const Exhausted&) {
    if (Allowance::unwinding()) throw;
    sum.stopped = true;
  }
  return sum;
}

}  // namespace hr
