// SPDX-License-Identifier: MIT
// A game at the terminal: people who type and bots, around one Table. Prints plain sentences on
// stdout, or JSON lines; refusals go to stderr. If people share the screen and must not see each
// other's secrets, it is cleared between turns. Saved rules are put in force if that was requested.
// The session runs on one thread. Only one can exist at a time, because of SecretScreen.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/session/bots.h"
#include "cli/session/clock_commands.h"
#include "cli/session/game_display.h"
#include "cli/session/game_saver.h"
#include "cli/session/move_commands.h"
#include "cli/session/rule_changes.h"
#include "cli/session/session_output.h"
#include "cli/session/shared_screen.h"
#include "cli/session/time_commands.h"
#include "cli/terminal/exit_code.h"
#include "cli/terminal/line_input.h"
#include "scripting/clients/table_client.h"

namespace hr::cli {

class Session {
 public:
  // `live` must outlive the session, if it is not null.
  Session(scripting::TableClient table, SessionStyle style, scripting::LiveRules* live = nullptr);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  ~Session() = default;

  // Plays the game. Returns ok at its end or when somebody quits, `problems` if the input ends
  // first.
  Exit run();

  // `save` is called at the start, whenever a person has played or written a note, and (passing)
  // now and then while bots play. After the start it may throw scripting::CannotWrite: the game
  // then waits until it can be written, or continues in memory if nobody can be asked.
  void on_change(Save save) { saver_.use(std::move(save)); }
  // Saves for the last time. Throws CannotWrite if it cannot be written.
  void final_save() { saver_.final_save(); }
  const Table& table() const { return table_.table(); }

 private:
  Exit run_to_end();
  std::optional<Exit> play_on();
  std::optional<Exit> left(LineResult how) const;
  bool wait_for_undo();
  LineResult bring_to_screen(SeatId seat);

  LineResult ask(SeatId seat);
  LineResult typed(SeatId seat, const std::string& line);
  struct TypedLine;
  struct TypedCommand;
  static const std::vector<TypedCommand>& typed_commands();
  static const TypedCommand* find_command(std::string_view name);
  const TypedCommand* command_of(const std::vector<std::string>& words) const;
  LineResult start_over(const TypedLine& line);
  LineResult resign(const TypedLine& line);
  LineResult speak_of_draw(const TypedLine& line);
  LineResult write_note(const TypedLine& line);
  void show_help() const;

  bool attend();
  std::optional<std::chrono::milliseconds> max_wait() const;

  // The order matters: each refers to some of those before it.
  scripting::TableClient table_;
  SessionOutput output_;
  LineInput input_;
  SharedScreen screen_;
  GameDisplay display_;
  GameSaver saver_;
  ClockCommands clock_;
  TimeCommands time_;
  RuleChanges rules_;
  MoveCommands moves_;
  SessionBots bots_;
};

}  // namespace hr::cli
