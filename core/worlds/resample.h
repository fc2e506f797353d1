// SPDX-License-Identifier: MIT
// Systematic resampling: one random number decides all.
#pragma once

#include <cstddef>
#include <vector>

#include "core/base/mix.h"

namespace hr {

// `count` places of `weights`, ascending, each as often as its share of the sum says, rounded up or
// down. The sum must be positive.
std::vector<std::size_t> resampled(const std::vector<double>& weights, std::size_t count,
                                   Random& random);

}  // namespace hr
