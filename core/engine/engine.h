// SPDX-License-Identifier: MIT
// The executor: what is legal for a seat, what an action does, whose turn comes next, how the game
// ends. It holds nothing of the game itself, only the game's tables made fast and scratch memory;
// the state is always the caller's.
//
// Order of one action: lift, arrive, captured, effect, ends; what was asked; then the turn passes.
//
// Always: what a call answers depends on the state and the arguments alone; what it keeps from
// earlier calls only makes it quicker. When a call throws, the state it was given is unspecified
// (who needs the old one keeps a copy, as Match does), and the engine can be used as before.
// Re-entry: rules that a call asks may ask the same engine could(), objection(), evaluate() and
// visible(), through the View or Effect that they are given, and nothing else. Such questions may
// lie inside each other, up to a limit beyond which Error is thrown.
// Threads: one engine serves one thread. Engines may share a Game, which nobody writes.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/mix.h"
#include "core/engine/effect.h"
#include "core/game/game.h"
#include "core/game/rules.h"
#include "core/game/state.h"

namespace hr {

// A game played at random to its end.
struct Playout {
  std::uint32_t actions = 0;       // what all are asked for at once is one
  std::uint32_t fast_actions = 0;  // of them, how many in a hurry (fast_playout.h)
  std::uint64_t decisions = 0;     // positions in which a seat chose
  std::uint64_t choices = 0;       // legal actions, summed over those
  std::uint64_t most_choices = 0;
  bool cut = false;  // stopped by the limit
};

class Engine {
 public:
  Engine(std::shared_ptr<const Game> game, Rules& rules) : game_(std::move(game)), rules_(rules) {}
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  virtual ~Engine() = default;

  const Game& game() const { return *game_; }
  const std::shared_ptr<const Game>& shared_game() const { return game_; }
  Rules& rules() const { return rules_; }

  // The state before the first action.
  virtual void start(State& state, ActionContext& context) = 0;

  // Seats that may act now, a bit each; none when the game is over.
  std::uint32_t actors(const State& state) const;

  // Counts what `seat` may do, as computed from its view; 0 when it is not to act. The actions are
  // not listed: pick() makes the n-th of those counted last, n from 0.
  virtual std::uint64_t legal(const State& state, SeatId seat) = 0;
  virtual Choice pick(std::uint64_t n) const = 0;
  // What legal() counted last, an entry for each action; a verb with more than `most_numbers`
  // numbers to choose from has one entry, whose arguments are the lowest and the highest.
  virtual std::vector<Choice> list(std::uint64_t most_numbers) const = 0;
  std::vector<Choice> list() const { return list(1000); }
  // The choice that stands for this action among those counted last.
  virtual std::optional<Choice> find(const Action& action) const = 0;

  // Whether the seat could answer if it were asked for this verb, these first arguments given; at
  // most two of them count. What legal() counted last stays, and so does the state, whatever rules
  // are asked on the way.
  virtual bool could(const State& state, SeatId seat, VerbId verb,
                     std::span<const std::int64_t> given) = 0;

  // What the rules say against an action that the patterns offer (VerbDef::allow); "" when they say
  // nothing. As could(): seen with the seat's eyes, and what was counted last stays.
  virtual std::string objection(const State& state, SeatId seat, const Action& action) = 0;

  // Carries out a legal choice of `seat`.
  virtual void play(State& state, SeatId seat, const Choice& choice, ActionContext& context) = 0;

  // Goes on from a state that no action has led to (rules were swapped, a position was set up by
  // hand) until somebody can act or the game is over.
  virtual void resume(State& state, ActionContext& context) = 0;

  // Random play, uniform among the legal actions, from `state` to the end or `limit` actions.
  virtual Playout playout(State& state, Random& random, ActionContext& context,
                          std::uint32_t limit = std::numeric_limits<std::uint32_t>::max()) = 0;

  // A set for a seat through a pair of eyes (none: the truth), into game().layout().stride() words.
  virtual void evaluate(const Bound& set, const State& state, SeatId seat, SeatId viewer,
                        Word* out) = 0;
  // The cells of a zone's instance that a seat sees.
  virtual void visible(const State& state, int zone, SeatId viewer, Word* out) const = 0;

 protected:
  std::shared_ptr<const Game> game_;
  Rules& rules_;
};

inline View::View(Engine& engine, const State& state, SeatId viewer)
    : engine_(&engine), game_(&engine.game()), state_(&state), viewer_(viewer) {}
inline Effect::Effect(Engine& engine, State& state, ActionContext& context, SeatId me)
    : View(engine, state, SeatId::none), state_(state), context_(context), me_(me) {}

}  // namespace hr
