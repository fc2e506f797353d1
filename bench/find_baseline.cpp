// SPDX-License-Identifier: MIT
#include "bench/baselines.h"
#include "core/base/processor.h"

namespace hr {

const Baseline* find_baseline(std::string_view ruleset) {
#ifdef HOUSERULES_BUILT_TWICE
  if (has_fast_processor()) return find_fast_baseline(ruleset);
#endif
  return find_plain_baseline(ruleset);
}

}  // namespace hr
