// SPDX-License-Identifier: MIT
// The kernel as it is compiled: for any processor, and on x86-64 once more for those that are fast
// at sets of cells (cmake/FastBuild.cmake). Both play the same games, bit for bit. make_engine()
// chooses between them; only it and tests include this.
#pragma once

#include <memory>

#include "core/engine/engine.h"

namespace hr {

using MakeKernel = std::unique_ptr<Engine>(std::shared_ptr<const Game> game, Rules& rules);

MakeKernel make_plain_kernel;

// Not in every program, and not for every processor: find_fast_kernel() knows.
MakeKernel make_fast_kernel;

// The fast one, if it was built and this processor can run it; null if not.
MakeKernel* find_fast_kernel();

}  // namespace hr
