// SPDX-License-Identifier: MIT
// The one place where untrusted Lua is read, tried and run: load_ruleset, load_sheets and
// describe_variants all use it. It can be replaced, for example by a loader that keeps the rules in
// another process; so its parameters and results show no Lua, and share no memory with the caller
// except through the returned Ruleset. Threads: any thread may call it at any time. Replace it
// before the first call.
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

  // Like load_ruleset; `folder` becomes Ruleset::folder.
  virtual std::unique_ptr<Ruleset> load(const Edition& edition, const std::filesystem::path& folder,
                                        const std::string& effect) = 0;
  virtual Sheets sheets(const Edition& edition) = 0;
  // The description of a variant in an edition that contains nothing else. Throws Error.
  virtual VariantInfo describe(const Edition& edition, const std::string& variant) = 0;
};

// The loader in use: initially one that runs rules in this process.
RulesetLoader& ruleset_loader();
// Replaces it and returns the previous one.
std::unique_ptr<RulesetLoader> set_ruleset_loader(std::unique_ptr<RulesetLoader> ruleset_loader);
// A loader that runs rules in this process.
std::unique_ptr<RulesetLoader> make_ruleset_loader();

}  // namespace hr::scripting
