// SPDX-License-Identifier: MIT
// The desk: the rulesets and kept matches that there are, and the match that lies open. Takes
// commands, shows plain data, and keeps on disk whatever it shows. It knows nothing of a window,
// and a window nothing of a match: the two could live in different processes.
#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "editor/desk/command.h"
#include "editor/desk/drafts.h"
#include "editor/desk/folders.h"
#include "editor/desk/kept_record.h"
#include "editor/desk/open_match.h"
#include "editor/desk/shown.h"

namespace hr::editor {

class Desk {
 public:
  // `shipped`: the folders in which shipped rulesets lie. `now` is for clocks and bots.
  Desk(Folders folders, std::vector<std::filesystem::path> shipped, TimeSource now);

  // What was refused or has failed is a notice; nothing throws. The match is on disk behind the
  // last of several commands.
  void carry_out(const Command& command);
  void carry_out(const Commands& commands);
  // What time has brought: bots, saved files, the clock. How long until there may be more; none:
  // not before a command.
  std::optional<std::chrono::milliseconds> tick();

  const Shown& shown() const { return shown_; }

 private:
  template <class F>
  void attempt(F&& what);
  void say(Notice::Kind kind, std::string text);
  void tick_match(std::optional<std::chrono::milliseconds>& next, bool& changed);
  void execute(const Command& command);
  OpenMatch& open_match();
  std::string trouble() const;
  void keep();
  std::string whole_path(const std::string& path) const;
  void require_kept();
  void refresh();
  void look_around();
  const Title* title(const std::string& id) const;
  void put_away();
  void used(const std::string& path);

  void run(const StartGame& command);
  void run(const Prepare& command);
  void run(const GoOn& command);
  void run(const LeaveGame& command);
  void run(const Forget& command);
  void run(const Restart& command);
  void run(const ReadAgain& command);
  void run(const NewRuleset& command);
  void run(const SaveRecord& command);
  void run(const ExportSeat& command);

  Keeping keeping_;
  std::vector<std::filesystem::path> shipped_;
  TimeSource now_;
  Drafts drafts_;
  std::unique_ptr<OpenMatch> match_;
  KeptRecord record_;               // of it
  bool dirty_ = false;              // it is not on disk as it stands
  std::string trouble_;             // why
  std::optional<Moment> again_at_;  // when it is tried again
  Shown shown_;
  std::uint64_t verdict_ = 0;  // the number of the last notice that was a RulesRefused
};

}  // namespace hr::editor
