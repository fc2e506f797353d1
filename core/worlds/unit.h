// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/mix.h"

namespace hr {

// A random number from 0 to 1, and neither of these.
inline double unit(Random& random) {
  return (static_cast<double>(random.next() >> 11) + 0.5) * 0x1p-53;
}

}  // namespace hr
