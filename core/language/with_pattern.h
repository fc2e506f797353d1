// SPDX-License-Identifier: MIT
// All patterns, for who plans or plays any of them.
#pragma once

#include "core/language/all_patterns.h"
#include "core/language/pattern_word.h"

namespace hr {

// Calls use(word) with the PatternWordOf of a type.
template <class Use>
HR_INLINE void with_pattern(PatternType type, const Use& use) {
  switch (type) {
#define HR_CASE(name)     \
  case PatternType::name: \
    return use(PatternWordOf<PatternType::name>{});
    HR_PATTERNS(HR_CASE)
#undef HR_CASE
  }
}

}  // namespace hr
