// SPDX-License-Identifier: MIT
// The kernel as it is compiled: for any processor, and on x86-64 once more with the instructions
// that make operations on sets of cells fast (cmake/FastBuild.cmake). Both play identical games.
// make_engine() chooses between them.
#pragma once

#include <memory>

#include "core/engine/engine.h"

namespace hr {

using MakeKernel = std::unique_ptr<Engine>(std::shared_ptr<const Game> game, Rules& rules);

MakeKernel make_plain_kernel;

// Not in every build, and not for every processor: use find_fast_kernel().
MakeKernel make_fast_kernel;

// The fast kernel if it was built and this processor can run it; otherwise null.
MakeKernel* find_fast_kernel();

}  // namespace hr
