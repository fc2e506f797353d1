// SPDX-License-Identifier: MIT
// The parts of a kernel that its loops of random play use: they act, check ends and pass turns with
// the same code as the kernel where an action is not one of those that they are made for.
#pragma once

#include "core/kernel/action_runner.h"
#include "core/kernel/game_end.h"
#include "core/kernel/game_flow.h"
#include "core/kernel/terms.h"
#include "core/kernel/write_runner.h"
#include "core/plan/plan.h"

namespace hr {

template <int W>
struct KernelParts {
  Engine& engine;
  const Game& game;
  Rules& rules;
  const Plan<W>& plan;
  const Terms<W>& terms;
  WriteRunner<W>& writes;
  ActionRunner<W>& runner;
  GameEnd<W>& ends;
  GameFlow<W>& flow;
};

}  // namespace hr
