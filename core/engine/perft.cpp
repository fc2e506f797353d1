// SPDX-License-Identifier: MIT
#include "core/engine/perft.h"

#include <bit>
#include <vector>

namespace hr {

namespace {

class Counter {
 public:
  Counter(Engine& engine, const PerftOptions& options)
      : engine_(engine), options_(options), context_{.chance = Chance(options.seed)} {}

  Perft count(const State& state, int depth) {
    if (state.header().ended) return {depth == 0 ? 1U : 0U, 1};
    if (depth == 0) return {1, 0};
    const auto seat = SeatId(std::countr_zero(engine_.actors(state)));
    const std::uint64_t legal = engine_.legal(state, seat);
    if (depth == 1 && !options_.complete && !options_.turns) return {legal, 0};
    std::vector<Choice> choices;
    for (std::uint64_t n = 0; n < legal; ++n) choices.push_back(engine_.pick(n));
    Perft sum;
    State child;
    for (const Choice& choice : choices) {
      child = state;
      engine_.play(child, seat, choice, context_);
      const bool goes_on = options_.turns && child.header().asks > 0 && !child.header().ended;
      const Perft below = count(child, goes_on ? depth : depth - 1);
      sum.count += below.count;
      sum.complete += below.complete;
    }
    return sum;
  }

 private:
  Engine& engine_;
  PerftOptions options_;
  ActionContext context_;
};

}  // namespace

Perft perft(Engine& engine, const State& state, int depth, const PerftOptions& options) {
  return Counter(engine, options).count(state, depth);
}

}  // namespace hr
