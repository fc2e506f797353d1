// SPDX-License-Identifier: MIT
// The one place where a stranger's Lua is read, tried and run: whatever the program does with a
// ruleset it has from here (load_ruleset, load_sheets and describe_variants ask it). Another one
// can take its place, such as one that keeps the rules in a process of their own; so nothing that
// goes in or comes out shows Lua, or shares memory with whoever asks but by the Ruleset that it
// gets. Threads: each may ask at any time; it is put in place before any does.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "scripting/ruleset/ruleset.h"
#include "scripting/ruleset/sheets.h"

namespace hr::scripting {

class Workshop {
 public:
  Workshop() = default;
  Workshop(const Workshop&) = delete;
  Workshop& operator=(const Workshop&) = delete;
  virtual ~Workshop() = default;

  // As load_ruleset; `folder` is what Ruleset::folder says.
  virtual std::unique_ptr<Ruleset> load(const Edition& edition, const std::filesystem::path& folder,
                                        const std::string& effect) = 0;
  virtual Sheets sheets(const Edition& edition) = 0;
  // What a variant that lies in an edition by itself says of itself. Throws Error.
  virtual VariantNote describe(const Edition& edition, const std::string& variant) = 0;
};

// The one in place: at first, one that runs rules in this process.
Workshop& workshop();
// Puts another one in its place and returns what was there.
std::unique_ptr<Workshop> set_workshop(std::unique_ptr<Workshop> workshop);
// One that runs rules in this process.
std::unique_ptr<Workshop> make_workshop();

}  // namespace hr::scripting
