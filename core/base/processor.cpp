// SPDX-License-Identifier: MIT
#include "core/base/processor.h"

namespace hr {

#if defined(__x86_64__)
bool has_fast_processor() {
  static const bool has = __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("lzcnt") &&
                          __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
                          __builtin_cpu_supports("avx2");
  return has;
}
#else
bool has_fast_processor() { return false; }
#endif

}  // namespace hr
