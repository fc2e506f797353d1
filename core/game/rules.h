// SPDX-License-Identifier: MIT
// The interface to the rules of a game: what a definition cannot give as data is computed by Rules,
// and only where the definition says so. Rules keep nothing between two calls: each result depends
// only on the view or the effect given. Scripting implements the class with Lua, tests with C++.
// Any exception undoes the whole action.
// Invariant: equal states give equal results. Arguments are borrowed for the call. Calls may
// concern copies of the game that nobody plays on (VerbDef::unless).
// Re-entry: while a call is running, a question to its view (View::can_answer) may cause calls of
// allow, number, effect, captured and unless on other states; so nothing that belongs to one call
// may be stored where the next call would overwrite it. An Effect is valid until the call returns.
// Threads: one Rules serves one thread; several engines of that thread may share it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/base/ids.h"
#include "core/game/action.h"

namespace hr {

class View;
class Effect;

// What a rule decides about the end of the game.
struct Verdict {
  enum class Decision : std::uint8_t { nothing, won, draw, score };
  Decision decision = Decision::nothing;
  std::uint32_t winners = 0;  // one bit per seat
};

class Rules {
 public:
  Rules() = default;
  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;
  virtual ~Rules() = default;

  // Fills the board; returns who moves first.
  virtual SeatId setup(Effect&) { return SeatId(0); }
  // VerbDef::allow. A refusal may store its reason in `why`, which may be null.
  virtual bool allow(const View&, const Action&, std::string* /*why*/) { return true; }
  // GameDef::ready: whether a seat that has completed its part of what all are asked may say
  // that it is ready. A refusal may store its reason in `why`, which may be null.
  virtual bool ready(const View&, std::string* /*why*/) { return true; }
  // VerbDef::warns: what the seat is to know before it plays a legal action; "": nothing.
  virtual std::string warning(const View&, const Action&) { return {}; }
  // GameDef::reminders: what the viewer is to have in sight, in sentences. The view is a seat's, a
  // spectator's, or shows everything.
  virtual std::vector<std::string> reminders(const View&) { return {}; }
  // VerbDef::effect, called after the engine has moved the pieces.
  virtual void effect(Effect&, SeatId /*me*/, const Action&) {}
  // VerbDef::unless: true if the position after the action is forbidden, be it by the verb or by
  // the pattern that offers it.
  virtual bool unless(Effect&, SeatId /*me*/, const Choice&) { return false; }
  // VerbDef::done: the last of the seats that were asked together is ready.
  virtual void done(Effect&, VerbId) {}
  // VerbDef::declined: a seat has declined an offer of this verb.
  virtual void declined(Effect&, SeatId /*me*/, VerbId) {}
  // KindDef::on_captured: `by` has taken a piece of `owner` from `cell`.
  virtual void captured(Effect&, KindId, SeatId /*owner*/, CellId /*cell*/, SeatId /*by*/) {}
  // GameDef::turn: who moves after `me`; none: the game is over, and the scores decide.
  virtual SeatId turn(Effect&, SeatId /*me*/) { return SeatId::none; }
  // EndType::rule: checks the end with this index in GameDef::ends.
  virtual Verdict end(Effect&, int /*end*/, SeatId /*me*/) { return {}; }
  // GameDef::score; the view shows everything.
  virtual std::int64_t score(const View&, SeatId) { return 0; }
  // ParDef::worth: what a run collects on the cell; the view shows everything.
  virtual std::int64_t worth(const View&, CellId) { return 1; }
  // ParDef::usual_rule: what it is worth when nothing raises it.
  virtual std::int64_t usual_worth(const View&, CellId) { return 1; }
  // Amount::rule.
  virtual std::int64_t number(const View&, int /*rule*/) { return 0; }
  // Whether a condition that only rules can answer holds for the view's seat.
  virtual bool holds(const View&, int /*rule*/) { return true; }

  // An error message about a part of the definition (a path such as verbs.move.1, or ""), preceded
  // by its place in the source as far as that is known.
  virtual std::string located(const std::string& path, const std::string& text) const {
    return path.empty() ? text : path + ": " + text;
  }

  // Runs `body`, which may make many calls, so that their common cost is paid only once. Lets
  // through whatever `body` throws.
  virtual void in_series(const std::function<void()>& body) { body(); }
  // The same, but all calls together share the allowance of one.
  virtual void as_one(const std::function<void()>& body) { body(); }

  // The calls into the ruleset so far, and its memory allocations; for the benchmark.
  virtual std::uint64_t calls() const { return 0; }
  virtual std::uint64_t allocations() const { return 0; }
};

}  // namespace hr
