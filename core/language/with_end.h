// SPDX-License-Identifier: MIT
// All ends, for who plans, checks or tells any of them.
#pragma once

#include "core/language/all_ends.h"
#include "core/language/end_word.h"

namespace hr {

// What use(word) returns for the EndWordOf of a type.
template <class Use>
HR_INLINE auto with_end(EndType type, const Use& use) {
  switch (type) {
#define HR_CASE(name) \
  case EndType::name: \
    return use(EndWordOf<EndType::name>{});
    HR_ENDS(HR_CASE)
#undef HR_CASE
  }
  return decltype(use(EndWordOf<EndType::rule>{}))();  // there are no others
}

}  // namespace hr
