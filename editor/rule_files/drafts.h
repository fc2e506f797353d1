// SPDX-License-Identifier: MIT
// Unsaved edits of rules, written to disk at once so that a crash of the program loses nothing. A
// crash of the machine may lose the last moment, because waiting for the disk after every letter
// would be too slow. What cannot be written is kept in memory and retried.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "core/table/planning_clock.h"
#include "editor/rule_files/draft_folder.h"

namespace hr::editor {

// The time after which a failed write is tried again.
inline constexpr std::chrono::milliseconds k_try_again{2000};

class Drafts {
 public:
  Drafts(DraftFolder folder, TimeSource now) : folder_(std::move(folder)), now_(std::move(now)) {}

  // Keeps the draft of a file of a ruleset; none: it has no unsaved edits.
  void keep(const std::string& ruleset, const std::string& file, std::optional<Draft> draft);
  std::optional<Draft> draft(const std::string& ruleset, const std::string& file) const;

  // Writes what is due. Returns how long until the next call is needed; none: everything is on
  // disk.
  std::optional<std::chrono::milliseconds> tick();
  // Why something cannot be written; "" if nothing failed.
  const std::string& save_problem() const { return save_problem_; }

 private:
  using Name = std::pair<std::string, std::string>;  // ruleset, file
  struct PendingDraft {
    std::optional<Draft> draft;
    bool written = false;  // written but not flushed
  };
  void write(const Name& name, PendingDraft& pending);
  void finish();

  DraftFolder folder_;
  TimeSource now_;
  std::map<Name, PendingDraft> pending_;
  std::optional<TimePoint> due_;  // when to flush, or to try again
  std::string save_problem_;
};

}  // namespace hr::editor
