// SPDX-License-Identifier: MIT
// The match on the desk, made of parts that each own what they know:
//   RunningGame     the table, and what it reported last
//   Viewpoint       whose eyes look at it, and who is before the screen
//   PlayerCommands  what people do at it
//   BotPace         when bots act
//   MatchRules      its rules: in force, saved and typed
//   ReportCache    what is shown of it
// Here: how a game begins, and what concerns several parts. A command goes to the part that it is
// about (match_commands.h). What is refused throws Error, a sentence, and changes nothing.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "editor/desk/bot_pace.h"
#include "editor/desk/match_rules.h"
#include "editor/desk/player_commands.h"
#include "editor/desk/report_cache.h"
#include "editor/desk/running_game.h"
#include "editor/desk/user_storage.h"
#include "editor/desk/viewpoint.h"

namespace hr::editor {

class OpenMatch {
 public:
  // A new game. Where rules of one's own cannot be loaded there is no table yet: their files can be
  // mended. The drafts must outlive this.
  OpenMatch(const Folders& folders, Drafts& drafts, const RulesetInfo& info, StartGame start,
            TimeSource now);
  // One that goes on, from a record and, where there is one, the title of its rules.
  OpenMatch(const Folders& folders, Drafts& drafts, const Record& record, const RulesetInfo* info,
            TimeSource now);
  OpenMatch(const OpenMatch&) = delete;
  OpenMatch& operator=(const OpenMatch&) = delete;

  const RunningGame& game() const { return game_; }
  Viewpoint& view() { return view_; }
  PlayerCommands& player() { return player_; }
  BotPace& bots() { return bots_; }
  MatchRules& rules() { return rules_; }
  ReportCache& reports() { return reports_; }

  void restart();        // under the rules in force
  void restart_saved();  // under those that are saved

  void promote(const Promote& command);
  void replace_player(const ReplacePlayer& command);

  void save_file(const SaveFile& command);
  void revert_file(const RestoreFile& command);
  void restore_originals();
  void undo_restore();
  void load_saved();  // puts what is saved in force; where no game is on, one begins

  SavedMatch facts() const;
  std::string export_text(SeatId seat) const;

  // What time has brought. True when something is to be shown; `next` becomes how long there is
  // nothing more to do, as far as is known.
  bool tick(std::optional<std::chrono::milliseconds>& next);

  GameState state();

 private:
  void begin(StartGame start, const Edition& edition);
  StartGame once_more() const;
  bool bot_acts(std::optional<std::chrono::milliseconds>& next);

  StartGame start_;  // how the game began, or is to begin
  RunningGame game_;
  Viewpoint view_;
  PlayerCommands player_;
  BotPace bots_;
  MatchRules rules_;
  ReportCache reports_;
  std::string name_;  // of the ruleset, when the game began
};

}  // namespace hr::editor
