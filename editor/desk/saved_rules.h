// SPDX-License-Identifier: MIT
// The saved files of a ruleset, as rules: what they make under the variants and options in force,
// and the verdict on them when they were tried last.
// Always: there is one verdict, and it is about what is saved now; a verdict on something that has
// changed since is not shown.
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
  // `first`: the options and variants of the first game, until it begins. The others must outlive
  // this.
  SavedRules(const RunningGame& game, const RuleFiles& files, LastRules first)
      : game_(game), files_(files), first_(std::move(first)) {}
  void begin() { made_.reset(); }  // another game has begun

  // What the files make; throws Error, why they make nothing.
  const Edition& require() const;
  bool in_force() const;
  // The files that are not in force as they are saved. A game must have begun.
  std::vector<std::string> not_in_force() const;
  // The file of a variant. Throws Error where there is none, or more than one.
  RuleFile variant(const std::string& name) const;

  // The files are tried anew; what was found before no longer holds.
  void try_again();
  void judge(const std::string& problem);  // why they were refused
  std::vector<scripting::Finding> findings() const;
  // How often they have been tried.
  std::uint64_t load_count() const { return load_count_; }

 private:
  // Either an edition, or why there is none.
  struct SavedEdition {
    std::optional<Edition> edition;
    std::string problem;
  };
  struct RulesVerdict {
    std::optional<Edition> of;  // what was tried; none: the files could not even be read
    std::vector<scripting::Finding> findings;
  };
  const SavedEdition& made() const;
  SavedEdition make() const;
  Edition beside(const Edition& now) const;

  const RunningGame& game_;
  const RuleFiles& files_;
  LastRules first_;
  mutable std::optional<SavedEdition> made_;
  mutable int made_for_ = k_no_rules;  // under the variants and options of these rules, …
  mutable std::uint64_t made_of_ = 0;  // … of the files as they were read then
  RulesVerdict verdict_;
  std::uint64_t load_count_ = 0;
};

}  // namespace hr::editor
