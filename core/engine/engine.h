// SPDX-License-Identifier: MIT
// The engine: what is legal for a seat, what an action does, whose turn comes next, how the game
// ends. It holds the game's tables in a fast form and scratch memory, but no state; the state
// always belongs to the caller.
//
// Order of one action: the piece is lifted, it arrives, Rules::captured, the effect, the ends; then
// the asks it has made; then the turn passes.
//
// Invariant: a result depends only on the state and the arguments; what is cached from earlier
// calls affects speed only. If a call throws, the state passed to it is unspecified (a caller who
// needs the old one keeps a copy, as Match does), and the engine remains usable.
// Re-entry: rules called by the engine may call can_answer(), objection(), evaluate() and visible()
// on the same engine, through the View or Effect they are given, and nothing else. Such questions
// may nest; beyond a limit Error is thrown.
// Threads: one engine serves one thread. Engines may share a Game, which is immutable.
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
#include "core/engine/playout_trace.h"
#include "core/game/game.h"
#include "core/game/rules.h"
#include "core/game/state.h"

namespace hr {

// A game played at random to its end.
struct Playout {
  std::uint32_t actions = 0;       // the answers of a group count as one
  std::uint32_t fast_actions = 0;  // how many of them by the fast playout (fast_playout.h)
  std::uint64_t decisions = 0;     // positions in which a seat had to choose, and were counted
  std::uint64_t choices = 0;       // legal actions, summed over those
  std::uint64_t max_choices = 0;
  bool cut = false;  // stopped by the limit
};

class Engine {
 public:
  Engine(std::shared_ptr<const Game> game, Rules& rules) : game_(std::move(game)), rules_(rules) {}
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  virtual ~Engine() = default;

  const Game& game() const { return *game_; }
  Rules& rules() const { return rules_; }

  // The state before the first action.
  virtual void start(State& state, ActionContext& context) = 0;

  // The seats that may act now, one bit each; none when the game is over.
  std::uint32_t actors(const State& state) const;

  // Counts the legal actions of `seat`, as computed from its view; 0 when it is not to act. The
  // actions are not listed: pick(n) makes the n-th of those counted last, from 0.
  virtual std::uint64_t legal(const State& state, SeatId seat) = 0;
  virtual Choice pick(std::uint64_t n) const = 0;
  // How many were counted last. After play(), unless the game has ended, these are the actions of
  // the seat to act; of several that are asked at once, of the first.
  virtual std::uint64_t counted() const = 0;
  // All actions that legal() counted last, one entry each; a verb with a range of more than
  // `max_numbers` numbers has one entry, whose arguments are the lowest and the highest.
  virtual std::vector<Choice> list(std::uint64_t max_numbers) const = 0;
  std::vector<Choice> list() const { return list(1000); }
  // The choice for this action among those counted last.
  virtual std::optional<Choice> find(const Action& action) const = 0;

  // Whether the seat could answer if it were asked for this verb with these first arguments (at
  // most two are used). Leaves the state, and what legal() counted last, as they were, whatever
  // rules are called meanwhile.
  virtual bool can_answer(const State& state, SeatId seat, VerbId verb,
                          std::span<const std::int64_t> given) = 0;

  // Why the rules forbid an action that the patterns offer (VerbDef::allow); "" when they do not.
  // Like can_answer(), this is answered from the seat's view and leaves what was counted last as it
  // was.
  virtual std::string objection(const State& state, SeatId seat, const Action& action) = 0;

  // Carries out a choice of `seat`, which must be legal; that is not checked.
  virtual void play(State& state, SeatId seat, const Choice& choice, ActionContext& context) = 0;

  // A seat gives up; the game must not be over, and the seat not out. It has no turns from here on
  // and is asked for nothing, its pieces stay unless GameDef::drops_out says otherwise; an offer
  // that it could decline counts as declined. If only one side is left beside its own, that one
  // wins; if none is, all have lost. `why` is EndReason::resigned, or out_of_time.
  virtual void resign(State& state, SeatId seat, EndReason why, ActionContext& context) = 0;
  // All seats have agreed on a draw.
  static void agree_draw(State& state);

  // Continues from a state that no action has led to (the rules were exchanged, a position was set
  // up by hand) until somebody can act or the game is over.
  virtual void resume(State& state, ActionContext& context) = 0;

  // The score of a seat, as the ruleset declares or computes it.
  virtual std::int64_t score(const State& state, SeatId seat) = 0;

  // Random play, uniform among the legal actions, from `state` to the end or `limit` actions. Where
  // actions are judged by the position after them, counting the legal ones takes long; without
  // `count_choices` one is drawn and tested instead, and such decisions are left out of the tally.
  virtual Playout playout(State& state, Random& random, ActionContext& context,
                          std::uint32_t limit = std::numeric_limits<std::uint32_t>::max(),
                          bool count_choices = true) = 0;

  // As playout() without counting choices, for searches. Wherever fast_playout.h sees cheaply that
  // a step or placement of a seat wins at once, by an end of type reach or line, the seat takes it
  // and draws nothing; and a seat that cannot win so, but whose opponent, where there are two
  // seats, would by a placement on a cell that is free to both, draws among those that prevent it
  // (decisive and anti-decisive moves: Teytaud and Teytaud 2010). Elsewhere the same as playout().
  // If there is a trace, actions are added to it.
  virtual Playout decisive_playout(State& state, Random& random, ActionContext& context,
                                   std::uint32_t limit, PlayoutTrace* trace = nullptr) = 0;

  // Evaluates a set for a seat as `viewer` sees it (a seat; or the owner: the full state), into
  // game().layout().stride() words.
  virtual void evaluate(const Bound& set, const State& state, SeatId seat, SeatId viewer,
                        Word* out) = 0;
  // The cells of a zone instance that `viewer` sees (a seat; or the owner: all).
  virtual void visible(const State& state, ZoneInstance zone, SeatId viewer, Word* out) const = 0;

 protected:
  std::shared_ptr<const Game> game_;
  Rules& rules_;
};

inline View::View(Engine& engine, const State& state, SeatId viewer)
    : engine_(&engine), game_(&engine.game()), state_(&state), viewer_(viewer) {}
inline Effect::Effect(Engine& engine, State& state, ActionContext& context, SeatId me)
    : View(engine, state, SeatId::owner), state_(state), context_(context), me_(me) {}

}  // namespace hr
