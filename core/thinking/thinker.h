// SPDX-License-Identifier: MIT
// Lets bots think about what a seat of a table is to do, on a thread of its own, so that the caller
// need not wait: for the turn of a bot, and for a hint to a person. A bot is given what its seat
// was shown and nothing else (core/bots/bot_player.h).
//
// Contract: the same questions in the same match have the same answers, unless the bot thinks by
// the clock. Before it is used with another match, forget() is to be called. Threads: that of the
// table; rules that it opens are used on the thread that opened them: its own, or one of the team
// that searches an open game by the clock.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/bots/bot_spec.h"
#include "core/game/ruleset_text.h"
#include "core/match/open_rules.h"
#include "core/table/report.h"

namespace hr {

class Table;

// What an action is thought to be worth.
struct ActionThought {
  ActionReport action;
  std::uint64_t tries = 0;  // lines of play that began with it
  double points = 0;        // that the seat can expect, from 0 to 1 …
  bool proven = false;      // … for certain
};

struct ThoughtReport {
  SeatId seat = SeatId::none;
  // The preferred one first. None: the seat has no legal action, or what could be true was not
  // found out, or the rules failed; then every action is as good as another.
  std::vector<ActionThought> actions;
  // How it expects the game to go on, from its own action, as typed; only where everybody sees
  // everything.
  std::vector<std::string> line;
  std::uint64_t tries = 0;  // lines of play
  // A draw is offered to the seat, and it does not expect more of the game.
  bool accepts_draw = false;
};

class Thinker {
 public:
  // Holds no thread before it is used.
  explicit Thinker(OpenRules open);
  // Stops the search and waits for its thread.
  ~Thinker();
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;
  Thinker(Thinker&&) noexcept;
  Thinker& operator=(Thinker&&) noexcept;

  // Begins to think for a seat that is to act; whatever it was thinking about is dropped. Not for
  // random bots (BotMove plays those). Throws what the rules throw when a view is made. Where there
  // are no threads (core/base/platform.h), it has thought when this returns.
  void begin(const Table& table, SeatId seat, const BotSpec& spec);
  // Ends the thought soon; what was found so far is the answer.
  void hurry();
  void stop();    // drops it
  void forget();  // drops it, and all that is known of the match

  bool thinking() const;
  // The answer, once; none while it is thinking, or if nothing was begun.
  std::optional<ThoughtReport> take();
  std::optional<ThoughtReport> wait();  // as take(), but waits for it

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

}  // namespace hr
