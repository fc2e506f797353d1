// SPDX-License-Identifier: MIT
// The desk: all rulesets and saved matches, and the open match. It takes commands, shows plain
// data, and saves to disk whatever it shows. It knows nothing of the window, and the window nothing
// of a match: they could run in different processes.
// A desk and all copies of its state must be used from one thread.
#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "editor/desk/command.h"
#include "editor/desk/desk_state.h"
#include "editor/desk/folders.h"
#include "editor/desk/match_file.h"
#include "editor/desk/open_match.h"
#include "editor/rule_files/drafts.h"
#include "scripting/lua/shared_time.h"
#include "scripting/pack/pack.h"

namespace hr::editor {

class Desk {
 public:
  // `shipped`: the folders of installed rulesets. `now`: the time for clocks and bots.
  Desk(Folders folders, std::vector<std::filesystem::path> shipped, TimeSource now);

  // Never throws: refusals and failures become a notice. Saves the match to disk after the last
  // command.
  void carry_out(const DeskCommand& command);
  void carry_out(const DeskCommands& commands);
  // Handles what depends on time: bots, changed files, the clock. Returns the time until the next
  // call is needed; none: no call is needed before the next command.
  std::optional<std::chrono::milliseconds> tick();

  const DeskState& state() const { return state_; }
  // Puts all that is shown into words again, in the language that the window speaks now.
  void speak_again();

 private:
  template <class F>
  void attempt(F&& what);
  void say(NoticeType type, Reason what);
  void say(NoticeType type, std::string text) { say(type, Reason{.text = std::move(text)}); }
  void tick_match(std::optional<std::chrono::milliseconds>& next, bool& changed);
  void execute(const DeskCommand& command);
  OpenMatch& open_match();
  std::string save_problem() const;
  void keep();
  std::string whole_path(const std::string& path) const;
  void require_saved_match();
  void refresh();
  void rescan_rulesets();
  const RulesetInfo* find_ruleset(const std::string& id) const;
  const RulesetInfo* ruleset_of(const Record& record) const;
  void put_away();
  void used(const std::string& path);
  void opened(const std::filesystem::path& path);
  bool tick_pictures();

  void run(const StartGame& command);
  void run(const PreviewGame& command);
  void run(const OpenRecord& command);
  void run(const OpenLesson& command);
  void run(const OpenPack& command);
  void run(const PlayPack& command);
  void run(const ClosePack& command);
  void run(const OpenPath& command);
  void run(const LeaveGame& command);
  void run(const DeleteMatch& command);
  void run(const Restart& command);
  void run(const ReloadRules& command);
  void run(const NewRuleset& command);
  void run(const SaveRecord& command);
  void run(const SaveLesson& command);
  void run(const ExportSeat& command);
  void run(const SavePack& command);
  void run(const ShareGame& command);
  void run(const SetSender& command);
  void run(const SavePages& command);

  UserStorage storage_;
  std::vector<std::filesystem::path> shipped_;
  TimeSource now_;
  Drafts drafts_;
  std::unique_ptr<OpenMatch> match_;
  std::optional<scripting::Pack> pack_;  // that DeskState::pack is about
  std::uint64_t packs_ = 0;              // how many were opened
  MatchFile record_;                     // the file of match_
  bool dirty_ = false;                   // the match has unsaved changes
  std::string save_problem_;             // why they cannot be saved; "": they can
  std::optional<TimePoint> again_at_;    // when to try to save again
  scripting::SharedTime picture_time_{std::chrono::milliseconds(100)};
  DeskState state_;
  std::uint64_t verdict_ = 0;  // the number of the last notice that was a RulesRefused
};

}  // namespace hr::editor
