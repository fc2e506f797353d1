// SPDX-License-Identifier: MIT
// The saved files of a ruleset as rules: the ruleset text that they make under the variants and
// options in force, and the verdict from the last time they were tried. Invariant: once a game has
// begun, a verdict is shown only while the saved files make the ruleset text that was refused.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/desk/running_game.h"
#include "editor/desk/user_storage.h"
#include "editor/rule_files/rule_files.h"
#include "scripting/check/finding.h"

namespace hr::editor {

class SavedRules {
 public:
  // `first`: the options and variants of the first game, used until it begins. The references must
  // outlive this.
  SavedRules(const RunningGame& game, const RuleFiles& files, LastRules first)
      : game_(game), files_(files), first_(std::move(first)) {}
  void begin() { made_.reset(); }  // a new game has begun

  // The ruleset text that the files make. Throws Error if they make none.
  const RulesetText& require() const;
  bool in_force() const;
  // The files whose saved text is not in force. A game must have begun.
  std::vector<std::string> not_in_force() const;
  // The file of a variant. Throws Error if there is none, or more than one.
  RuleFile variant(const std::string& name) const;

  // Call this when the files are tried again; it drops the last verdict.
  void try_again();
  // Records why they were refused, as one finding.
  const scripting::Finding& judge(const std::string& problem);
  std::vector<scripting::Finding> findings() const;
  // How often the files have been tried.
  std::uint64_t load_count() const { return load_count_; }

 private:
  // A ruleset text, or why there is none.
  struct SavedText {
    std::optional<RulesetText> text;
    std::string problem;
  };
  struct RulesVerdict {
    std::optional<RulesetText> of;  // what was tried; none: the files make no ruleset text
    std::vector<scripting::Finding> findings;
  };
  const SavedText& made() const;
  SavedText make() const;
  RulesetText beside(const RulesetText& now) const;

  const RunningGame& game_;
  const RuleFiles& files_;
  LastRules first_;
  mutable std::optional<SavedText> made_;
  mutable RulesId made_for_ = RulesId::none;  // with the variants and options of these rules …
  mutable std::uint64_t made_of_ = 0;         // … and the files as of this reading
  RulesVerdict verdict_;
  std::uint64_t load_count_ = 0;
};

}  // namespace hr::editor
