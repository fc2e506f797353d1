// SPDX-License-Identifier: MIT
// A bot's turn at a table: it thinks on a thread of its own (core/thinking/thinker.h), and then
// acts. Whoever waits for it calls act() at once; whoever goes on asks whether it is thinking.
// Threads: that of the table.
#pragma once

#include "core/thinking/thinker.h"
#include "scripting/clients/table_client.h"

namespace hr::scripting {

class BotTurn {
 public:
  BotTurn();

  // For a seat whose bot is to act; drops what was begun before.
  void begin(const TableClient& table, SeatId seat);
  bool thinking() const { return thinker_.thinking(); }
  void hurry() { thinker_.hurry(); }    // it acts on what it has found so far
  void stop() { thinker_.stop(); }      // drops the turn
  void forget() { thinker_.forget(); }  // … and all that is known of the match, before another one

  // What begin() was called for: makes the bot's move, as soon as it has thought; or it accepts the
  // draw that is offered, if it does not expect more of the game.
  Reply act(TableClient& table);

 private:
  Thinker thinker_;
  SeatId seat_ = SeatId::none;
};

}  // namespace hr::scripting
