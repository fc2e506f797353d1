// SPDX-License-Identifier: MIT
// The open match, made of parts that each own their state:
//   RunningGame     the table, and its cached reports
//   Viewpoint       who is looking at it, and who is in front of the screen
//   PlayerCommands  what people do in it
//   Bots            when bots act, and what they think
//   Hint            what a strong bot would do
//   MatchRules      its rules: in force, saved and typed
//   ReportCache     what is shown of the game
//   SetWatch        the value of an expression of the rules
//   WhatIfWatch     the same game under changed rules
// This class starts games and does what concerns several parts. Each command goes to the part that
// it is about (match_commands.h). A refused command throws Error, whose text is a sentence, and
// changes nothing.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "editor/desk/bots.h"
#include "editor/desk/hint.h"
#include "editor/desk/match_rules.h"
#include "editor/desk/player_commands.h"
#include "editor/desk/report_cache.h"
#include "editor/desk/running_game.h"
#include "editor/desk/set_watch.h"
#include "editor/desk/user_storage.h"
#include "editor/desk/viewpoint.h"
#include "editor/what_if/what_if_watch.h"

namespace hr::editor {

class OpenMatch {
 public:
  // A new game. If rules in the user's folder cannot be loaded there is no table yet, so that their
  // files can be corrected. The drafts must outlive this.
  OpenMatch(const Folders& folders, Drafts& drafts, const RulesetInfo& info, StartGame start,
            const TimeSource& now);
  // A match that continues from a record. `info`: its ruleset; null: it is not installed. Without a
  // folder, its files are `files`, or those in the record.
  OpenMatch(const Folders& folders, Drafts& drafts, const Record& record, const RulesetInfo* info,
            const TimeSource& now, const RuleTexts& files = {});
  OpenMatch(const OpenMatch&) = delete;
  OpenMatch& operator=(const OpenMatch&) = delete;
  ~OpenMatch() = default;

  const RunningGame& game() const { return game_; }
  std::string take_said() { return said_.empty() ? game_.take_said() : std::exchange(said_, {}); }
  Viewpoint& view() { return view_; }
  PlayerCommands& player() { return player_; }
  DeskBots& bots() { return bots_; }
  Hint& hint() { return hint_; }
  MatchRules& rules() { return rules_; }
  ReportCache& reports() { return reports_; }
  SetWatch& sets() { return sets_; }
  WhatIfWatch& what_if() { return what_if_; }

  // Under these rules; null: those in force.
  void restart(const std::shared_ptr<const RulesetText>& rules);
  void restart_saved();  // under the saved rules

  void promote(const Promote& command);
  void replace_player(const ReplacePlayer& command);

  void save_file(const SaveFile& command);
  void revert_file(const RestoreFile& command);
  void restore_originals();
  void undo_restore();
  // A file that the rules in force need is neither renamed nor deleted.
  void add_file(const AddFile& command);
  void import_drawing(const ImportDrawing& command);
  void rename_file(const RenameFile& command);
  void delete_file(const DeleteFile& command);
  void undo_delete();
  void make_test(const MakeTest& command);
  void load_saved();  // puts the saved rules in force; begins a game if there is none

  SavedMatch facts() const;
  std::string export_text(SeatId seat) const;
  void ask_what_if(const AskWhatIf& command);
  void ask_hint();  // for the player who looks and is to act

  // Handles what depends on time. True if something must be shown. `next` is lowered to the time
  // until the next call is needed, if that is known.
  bool tick(std::optional<std::chrono::milliseconds>& next);

  GameState state();
  // Puts all that is shown into words again, in the language that the window speaks now.
  void speak_again();

 private:
  void begin(StartGame start, const RulesetText& ruleset_text);
  void require_unused(const std::string& file) const;
  StartGame once_more() const;
  bool tick_what_if(std::optional<std::chrono::milliseconds>& next);
  std::string folder_news() const;

  StartGame start_;  // how the game began, or will begin
  RunningGame game_;
  Viewpoint view_;
  PlayerCommands player_;
  DeskBots bots_;
  Hint hint_;
  MatchRules rules_;
  ReportCache reports_;
  SetWatch sets_;
  WhatIfWatch what_if_;
  std::string name_;  // of the ruleset, when the game began
  std::string said_;  // not yet taken
};

}  // namespace hr::editor
