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

class RulesetLoader {
 public:
  RulesetLoader() = default;
  RulesetLoader(const RulesetLoader&) = delete;
  RulesetLoader& operator=(const RulesetLoader&) = delete;
  virtual ~RulesetLoader() = default;

  // As load_ruleset; `folder` is what Ruleset::folder says.
  virtual std::unique_ptr<Ruleset> load(const Edition& edition, const std::filesystem::path& folder,
                                        const std::string& effect) = 0;
  virtual Sheets sheets(const Edition& edition) = 0;
  // What a variant that lies in an edition by itself says of itself. Throws Error.
  virtual VariantInfo describe(const Edition& edition, const std::string& variant) = 0;
};

// The one in place: at first, one that runs rules in this process.
RulesetLoader& ruleset_loader();
// Puts another one in its place and returns what was there.
std::unique_ptr<RulesetLoader> set_ruleset_loader(std::unique_ptr<RulesetLoader> ruleset_loader);
// One that runs rules in this process.
std::unique_ptr<RulesetLoader> make_ruleset_loader();

}  // namespace hr::scripting
