// SPDX-License-Identifier: MIT
// The one place where untrusted Lua is read, tried and run: load_ruleset, load_sheets and
// describe_variants all use it. It can be replaced, for example by a loader that keeps the rules in
// another process; so its parameters and results show no Lua, and share no memory with the caller
// except through the returned Ruleset. Threads: any thread may call it at any time. Replace it
// before the first call.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "scripting/ruleset/ruleset.h"
#include "scripting/ruleset/sheets.h"
#include "scripting/source/watched.h"

namespace hr::scripting {

// What is loaded besides the rules themselves.
struct LoadExtras {
  std::string effect = {};
  std::optional<TextSpan> watched = {};  // an expression …
  WatchAt watched_at = WatchAt::in_place;
};

class RulesetLoader {
 public:
  RulesetLoader() = default;
  RulesetLoader(const RulesetLoader&) = delete;
  RulesetLoader& operator=(const RulesetLoader&) = delete;
  virtual ~RulesetLoader() = default;

  // Like load_ruleset and load_watched; `folder` becomes Ruleset::folder.
  virtual std::unique_ptr<Ruleset> load(const RulesetText& ruleset_text,
                                        const std::filesystem::path& folder,
                                        const LoadExtras& extras) = 0;
  virtual Sheets sheets(const RulesetText& ruleset_text) = 0;
  // The description of a variant in a ruleset text that contains nothing else. Throws Error.
  virtual VariantInfo describe(const RulesetText& ruleset_text, const std::string& variant) = 0;
};

// The loader in use: initially one that runs rules in this process.
RulesetLoader& ruleset_loader();
// Replaces it and returns the previous one.
std::unique_ptr<RulesetLoader> set_ruleset_loader(std::unique_ptr<RulesetLoader> ruleset_loader);
// A loader that runs rules in this process.
std::unique_ptr<RulesetLoader> make_ruleset_loader();

}  // namespace hr::scripting
