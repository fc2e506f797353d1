// SPDX-License-Identifier: MIT
#include "core/trials/playout_comparison.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/engine/asks.h"
#include "core/engine/part_start.h"
#include "core/trials/simulate.h"

namespace hr {

namespace {

// A game being played in either way.
struct ComparedGame {
  ComparedGame(Engine& with, State start, std::uint64_t seed)
      : engine(with),
        state(std::move(start)),
        random(random_choices(seed)),
        context{.chance = Chance(seed)} {}

  Engine& engine;
  State state;
  Random random;
  ActionContext context;
  Playout tally;
  std::string error;

  template <class Body>
  void guard(const Body& body) {
    try {
      body();
    } catch (const Error& failure) {
      error = failure.what();
    }
  }
};

// Plays step by step.
class PlainLine : public ComparedGame {
 public:
  using ComparedGame::ComparedGame;

  bool over() const { return state.header().ended || !error.empty(); }
  // Plays one action; for a group, all of its answers.
  void act() {
    guard([&] {
      do {
        answer();
      } while (state.header().in_group && !state.header().ended);
      ++tally.actions;
    });
  }

 private:
  void answer() {
    const Game& game = engine.game();
    SeatId seat = SeatId::none;
    std::uint64_t total = 0;
    do {  // repeats while a part has to start over
      seat = state.header().asks == 0 ? state.header().turn : ask_at(state, game, 0).seat;
      total = engine.legal(state, seat);
    } while (all_open(state, game) && !part_.go_on(state, game, total, &tally));
    const Choice choice = engine.pick(random.below(total));
    if (choice.action.verb != game.ready()) {
      ++tally.decisions;
      tally.choices += total;
      tally.max_choices = std::max(tally.max_choices, total);
    }
    engine.play(state, seat, choice, context);
  }

  PartStart part_;
};

// Plays at full speed.
class QuickLine : public ComparedGame {
 public:
  using ComparedGame::ComparedGame;

  void play(std::uint32_t actions) {
    guard([&] {
      const Playout part = engine.playout(state, random, context, actions);
      tally.actions += part.actions;
      tally.fast_actions += part.fast_actions;
      tally.decisions += part.decisions;
      tally.choices += part.choices;
      tally.max_choices = std::max(tally.max_choices, part.max_choices);
      tally.cut = part.cut;
    });
  }
};

std::string numbers(const char* what, std::uint64_t plain, std::uint64_t quick) {
  return std::string(what) + " " + std::to_string(plain) + " step by step and " +
         std::to_string(quick) + " at full speed";
}

// The difference between the two games after the same number of actions; "" if none.
std::string difference(const ComparedGame& plain, const ComparedGame& quick) {
  const Playout &a = plain.tally, &b = quick.tally;
  if (plain.error != quick.error) {
    const auto said = [](const std::string& error) {
      return error.empty() ? "succeeds" : "fails with \"" + error + "\"";
    };
    return "step by step it " + said(plain.error) + ", at full speed it " + said(quick.error);
  }
  if (!plain.error.empty()) return "";  // after a failure of the rules nothing is guaranteed
  if (a.actions != b.actions) return numbers("the number of actions is", a.actions, b.actions);
  if (a.choices != b.choices)
    return numbers("the number of legal actions, summed, is", a.choices, b.choices);
  if (a.decisions != b.decisions)
    return numbers("the number of decisions is", a.decisions, b.decisions);
  if (a.max_choices != b.max_choices)
    return numbers("the most legal actions are", a.max_choices, b.max_choices);
  if (plain.state != quick.state) {
    const Header &x = plain.state.header(), &y = quick.state.header();
    if (x.ended != y.ended) return "only one of them ends the game";
    if (x.turn != y.turn) return "they pass the turn to different seats";
    if (x.key != y.key) return "they lead to different positions";
    return "they lead to states with different counters or history";
  }
  if (Random(plain.random).next() != Random(quick.random).next())
    return "they use a different number of random draws";
  if (plain.context.chance.faces() != quick.context.chance.faces())
    return "their dice fall differently";
  return "";
}

// The first action after which a playout in one go differs from step-by-step play.
std::uint32_t first_wrong(Engine& plain, Engine& quick, const State& start, std::uint64_t seed,
                          std::uint32_t actions) {
  PlainLine slow(plain, start, seed);
  for (std::uint32_t n = 1; n < actions && !slow.over(); ++n) {
    slow.act();
    QuickLine fast(quick, start, seed);
    fast.play(n);
    if (!difference(slow, fast).empty()) return n;
  }
  return actions;
}

}  // namespace

PlayoutComparison compare_playouts(Engine& plain, Engine& quick, const State& start,
                                   std::uint64_t seed, std::uint32_t limit) {
  PlayoutComparison out;
  PlainLine slow(plain, start, seed);
  QuickLine stepped(quick, start, seed), whole(quick, start, seed);
  while (!slow.over() && slow.tally.actions < limit) {
    ++out.action;
    slow.act();
    stepped.play(1);
    out.difference = difference(slow, stepped);
    if (!out.difference.empty()) return out;
    if (stepped.tally.cut == slow.state.header().ended && slow.error.empty()) {
      out.difference = "one of them does not notice that the game is over";
      return out;
    }
  }
  whole.play(limit);
  out.playout = whole.tally;
  out.difference = difference(slow, whole);
  if (!out.difference.empty()) out.action = first_wrong(plain, quick, start, seed, out.action);
  return out;
}

}  // namespace hr
