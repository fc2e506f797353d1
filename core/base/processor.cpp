// SPDX-License-Identifier: MIT
#include "core/base/processor.h"

namespace hr {

#if defined(__x86_64__)
bool has_fast_processor() {
#if defined(__clang__)  // some versions do not know the name; whatever has BMI has LZCNT
  const bool counts_zeros = true;
#else
  const bool counts_zeros = __builtin_cpu_supports("lzcnt");
#endif
  static const bool has = counts_zeros && __builtin_cpu_supports("popcnt") &&
                          __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
                          __builtin_cpu_supports("avx2");
  return has;
}
#else
bool has_fast_processor() { return false; }
#endif

}  // namespace hr
