// SPDX-License-Identifier: MIT
// Notices that a folder of rules may have been written to. A folder that cannot be watched (it does
// not exist yet, or the file system does not report changes) is compared at intervals instead.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "core/table/planning_clock.h"
#include "scripting/source/folder_watch.h"

namespace hr::editor {

class RulesWatch {
 public:
  explicit RulesWatch(TimeSource now) : now_(std::move(now)) {}

  // Watches this folder from now on; "": none. The next changed() is true, because something may
  // have been written between the last reading of the files and this call.
  void listen(const std::filesystem::path& folder);
  void look_again() { look_again_ = true; }  // the next changed() is true

  // Whether the files must be compared with what is known of them. `next` is lowered to the time
  // until the next call is needed. `differ` compares them; it is called only if the folder cannot
  // be watched.
  bool changed(std::optional<std::chrono::milliseconds>& next, const std::function<bool()>& differ);

 private:
  bool files_differ(const std::function<bool()>& differ);

  TimeSource now_;
  std::filesystem::path folder_;
  std::unique_ptr<scripting::FolderWatch> watch_;  // null: the folder cannot be watched
  TimePoint looked_at_{0};
  bool look_again_ = false;
};

}  // namespace hr::editor
