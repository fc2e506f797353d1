// SPDX-License-Identifier: MIT
#include "core/kernel/make_engine.h"

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/base/processor.h"
#include "core/kernel/kernels.h"

namespace hr {

MakeKernel* find_fast_kernel() {
#ifdef HOUSERULES_BUILT_TWICE
  if (has_fast_processor()) return make_fast_kernel;
#endif
  return nullptr;
}

std::unique_ptr<Engine> make_engine(std::shared_ptr<const Game> game, Rules& rules) {
#ifdef HOUSERULES_FOR_FAST
  if (!has_fast_processor())
    throw Error(
        "this House Rules was built on another machine, for processors with AVX2 and BMI2, which "
        "this one has not; build it again here");
#endif
  MakeKernel* const fast = find_fast_kernel();
  const auto make = fast != nullptr ? fast : make_plain_kernel;
  if (Allowance::is_open()) return make(std::move(game), rules);
  try {
    const Allowance allowance({.time = std::chrono::milliseconds(700)});
    return make(std::move(game), rules);
  } catch (const Exhausted& exhausted) {
    throw Error(rules.located(exhausted.place(), exhausted.what()));
  }
}

}  // namespace hr
