// SPDX-License-Identifier: MIT
// What is typed into rules and not saved, on disk at once: the end of the program loses none of it.
// That of the machine may lose the last moment, as the disk is waited for only so often, which is
// more than a letter is worth. What cannot be written stays here, and is tried again.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "editor/desk/keeping.h"

namespace hr::editor {

// After what time something that could not be written is tried again.
inline constexpr std::chrono::milliseconds k_try_again{2000};

class Drafts {
 public:
  Drafts(const Keeping& keeping, TimeSource now) : keeping_(keeping), now_(std::move(now)) {}

  // Of a file of a ruleset; none: nothing is typed that is not saved.
  void keep(const std::string& ruleset, const std::string& file, std::optional<Draft> draft);
  std::optional<Draft> draft(const std::string& ruleset, const std::string& file) const;

  // What time has brought; how long until there is more to do. None: all of it is on the disk.
  std::optional<std::chrono::milliseconds> tick();
  // Why something cannot be written; "": all of it could be.
  const std::string& trouble() const { return trouble_; }

 private:
  using Name = std::pair<std::string, std::string>;  // ruleset, file
  struct Pending {
    std::optional<Draft> draft;
    bool written = false;  // but not flushed
  };
  void write(const Name& name, Pending& pending) const;
  void finish();

  const Keeping& keeping_;
  TimeSource now_;
  std::map<Name, Pending> pending_;
  std::optional<Moment> due_;  // when they are flushed, or tried again
  std::string trouble_;
};

}  // namespace hr::editor
