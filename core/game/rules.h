// SPDX-License-Identifier: MIT
// The seam: what a definition cannot say as data is asked of Rules, and only where the definition
// says that there is something to ask. Rules hold nothing between two calls: each is a function of
// the view or the effect it is given. Scripting implements it with Lua, tests with C++. Any
// exception undoes the whole action.
// Always: asked twice about equal states they answer the same, and what they are given is borrowed
// for the call. They may be asked about copies of the game that nobody plays on (VerbDef::unless).
// Re-entry: while one answers, a question to its view (View::could) may lead to any of allow,
// number, effect, captured and unless being asked, on other states; so nothing that belongs to one
// call may lie in a place that the next one writes. Effects that the rules get last until they
// return. Threads: one Rules serves one thread, and may serve several engines there.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "core/base/ids.h"
#include "core/game/action.h"

namespace hr {

class View;
class Effect;

// What a rule says about the end of the game.
struct Verdict {
  enum class Decision : std::uint8_t { nothing, won, draw, score };
  Decision decision = Decision::nothing;
  std::uint32_t winners = 0;  // a bit a seat
};

class Rules {
 public:
  Rules() = default;
  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;
  virtual ~Rules() = default;

  // Fills the board; returns who moves first.
  virtual SeatId setup(Effect&) { return SeatId(0); }
  // VerbDef::allow. A reason for a refusal may be left in `why`, which may be null.
  virtual bool allow(const View&, const Action&, std::string* /*why*/) { return true; }
  // Definition::ready: whether a seat whose part of what all are asked is complete may say so. A
  // reason for a refusal may be left in `why`, which may be null.
  virtual bool ready(const View&, std::string* /*why*/) { return true; }
  // VerbDef::effect, after the engine's own doing.
  virtual void effect(Effect&, SeatId /*me*/, const Action&) {}
  // VerbDef::unless: true forbids the position after the action.
  virtual bool unless(Effect&, SeatId /*me*/, const Action&) { return false; }
  // VerbDef::done: the last of those asked together has answered.
  virtual void done(Effect&, VerbId) {}
  // KindDef::on_captured: a piece of `owner` was lifted from `cell` by `by`.
  virtual void captured(Effect&, KindId, SeatId /*owner*/, CellId /*cell*/, SeatId /*by*/) {}
  // Definition::turn: who moves after `me`; none: nobody, the scores decide.
  virtual SeatId turn(Effect&, SeatId /*me*/) { return SeatId::none; }
  // EndType::rule: the end with this number in the list.
  virtual Verdict end(Effect&, int /*end*/, SeatId /*me*/) { return {}; }
  // Definition::score, of the truth.
  virtual std::int64_t score(const View&, SeatId) { return 0; }
  // ParDef::worth: what a run gets at the cell, of the truth.
  virtual std::int64_t worth(const View&, CellId) { return 1; }
  // Amount::rule.
  virtual std::int64_t number(const View&, int /*rule*/) { return 0; }

  // A complaint about a part of the definition, a path such as verbs.move.1 or "": with the place
  // where it stands, as far as that is known.
  virtual std::string located(const std::string& path, const std::string& text) const {
    return path.empty() ? text : path + ": " + text;
  }

  // Carries out `body`, in which many calls may follow each other: what they have in common is paid
  // for once. Whatever `body` throws comes out of here.
  virtual void in_series(const std::function<void()>& body) { body(); }
  // The same, but all of it has to get by with what one call may use up.
  virtual void as_one(const std::function<void()>& body) { body(); }

  // Calls into the ruleset so far, and pieces of memory it asked for: read by the benchmark.
  virtual std::uint64_t calls() const { return 0; }
  virtual std::uint64_t allocations() const { return 0; }
};

}  // namespace hr
