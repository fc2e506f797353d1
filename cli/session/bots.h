// SPDX-License-Identifier: MIT
// The bots of a session: what they play, and hints to the people.
#pragma once

#include "cli/session/game_display.h"
#include "cli/session/session_output.h"
#include "core/thinking/thinker.h"
#include "scripting/clients/bot_turn.h"
#include "scripting/clients/table_client.h"

namespace hr::cli {

class SessionBots {
 public:
  // The arguments must outlive this object.
  SessionBots(scripting::TableClient& table, const SessionOutput& output,
              const GameDisplay& display);

  // Acts for a bot that is to act, however long it thinks. Throws Error if it fails.
  void act(SeatId seat);
  // Tells a person who is to act what a strong bot would do, from what the seat can see. It thinks
  // for so many seconds if they are typed.
  void hint(SeatId seat, const std::vector<std::string>& typed);

 private:
  scripting::TableClient& table_;
  const SessionOutput& output_;
  const GameDisplay& display_;
  scripting::BotTurn turn_;
  Thinker hints_;
};

}  // namespace hr::cli
