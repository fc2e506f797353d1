// SPDX-License-Identifier: MIT
// The desk: the rulesets and kept matches that there are, and the match that lies open. Takes
// commands, shows plain data, and keeps on disk whatever it shows. It knows nothing of a window,
// and a window nothing of a match: the two could live in different processes.
#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "editor/command.h"
#include "editor/folders.h"
#include "editor/keeping.h"
#include "editor/open_match.h"
#include "editor/shown.h"

namespace hr::editor {

class Desk {
 public:
  // `shipped`: the folders in which shipped rulesets lie. `now` is for clocks and bots.
  Desk(Folders folders, std::vector<std::filesystem::path> shipped, TimeSource now);

  // What was refused or has failed is a notice; nothing throws.
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
  void keep();
  void refresh();
  void look_around();
  const Title* title(const std::string& id) const;
  void put_away();

  void run(const StartGame& command);
  void run(const GoOn& command);
  void run(const LeaveGame& command);
  void run(const Forget& command);
  void run(const Restart& command);
  void run(const NewRuleset& command);
  void run(const SaveRecord& command);
  void run(const ExportSeat& command);

  Keeping keeping_;
  std::vector<std::filesystem::path> shipped_;
  TimeSource now_;
  std::unique_ptr<OpenMatch> match_;
  std::string file_;  // where it is kept
  Shown shown_;
};

}  // namespace hr::editor
