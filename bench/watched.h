// SPDX-License-Identifier: MIT
// Whether a run of a baseline is watched: the type is a parameter of the game, so an unwatched run
// costs nothing.
#pragma once

#include "bench/baseline.h"

namespace hr {

struct Unwatched {
  void operator()(const BaselineAction&) const {}
};

struct WatchedGames {
  BaselineWatch watch;
  void* watcher;
  void operator()(const BaselineAction& action) const { watch(watcher, action); }
};

}  // namespace hr
