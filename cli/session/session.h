// SPDX-License-Identifier: MIT
// A game at the terminal: people who type and bots, around one Table. Plain sentences on stdout, or
// JSON lines; refusals on stderr. Where the game hides something and people share the screen, it is
// wiped before it is passed on. Rules that are saved meanwhile are swapped in, if so wanted.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/session/clock_commands.h"
#include "cli/session/game_display.h"
#include "cli/session/game_saver.h"
#include "cli/session/move_commands.h"
#include "cli/session/rule_changes.h"
#include "cli/session/session_output.h"
#include "cli/session/shared_screen.h"
#include "cli/session/table_client.h"
#include "cli/terminal/exit_code.h"
#include "cli/terminal/line_input.h"

namespace hr::cli {

class Session {
 public:
  // The ruleset, and the live rules if there are any, outlive the session; `players` are those of
  // the seats, in their order. The table takes its rules from what is at hand.
  Session(const scripting::Ruleset& ruleset, Table table, const std::vector<Player>& players,
          SessionStyle style, std::shared_ptr<scripting::RulesCache> rules_cache,
          scripting::LiveRules* live = nullptr);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // Plays to the end: ok; or until the input ends before: problems. Who quits leaves with ok.
  Exit run();

  // What is to be done at the start and whenever somebody has played or noted something; and, in
  // passing, now and then while bots play. From the start on it may throw scripting::CannotWrite:
  // the game waits until it can be written, or goes on in memory where nobody can be asked.
  void on_change(Save save) { saver_.use(std::move(save)); }
  // The same for the last time. Throws CannotWrite when it cannot be written.
  void keep_at_last() { saver_.keep_at_last(); }
  const Table& table() const { return table_.table(); }

 private:
  Exit go_through();
  std::optional<Exit> play_on();
  std::optional<Exit> left(LineResult how) const;
  bool reopened();
  void bot_acts(SeatId bot);
  LineResult come_forward(SeatId seat);

  LineResult ask(SeatId seat);
  bool is_command(const std::string& word) const;
  LineResult run_command(SeatId seat, const std::vector<std::string>& words);
  std::optional<LineResult> play(SeatId seat, const std::vector<std::string>& words);
  void show(SeatId seat, const std::vector<std::string>& words);
  LineResult take_note(SeatId seat, const std::vector<std::string>& words);

  bool attend();
  std::optional<std::chrono::milliseconds> max_wait() const;

  // In this order: each refers to some of those before it.
  TableClient table_;
  SessionOutput output_;
  LineInput input_;
  SharedScreen screen_;
  GameDisplay display_;
  GameSaver saver_;
  ClockCommands clock_;
  RuleChanges rules_;
  MoveCommands moves_;
};

}  // namespace hr::cli
