// SPDX-License-Identifier: MIT
// The rules of the open match, which can be changed while it is played.
//
// A rule exists in three texts, and this class decides when one becomes another:
//   in force  the ruleset text at the match's cursor (RunningGame), under which the game runs.
//   Changing
//             it is a step of the match; only undo, redo and branches move it with the cursor.
//   saved     the files on disk, whoever wrote them (RuleFiles, SavedRules). When one is saved, by
//             this program or another, the files are tried under the variants and options in
//             force. Either they come into force, as a step, or a verdict reports what is wrong
//             with them. There is one verdict, about the files as they are saved now.
//   typed     drafts (Drafts); they affect no game until they are saved.
// Options, variants and boards change only that one thing in the ruleset text in force; of the
// saved files they read only the one of a variant that is being switched on. A new game starts
// under the rules in force. The saved rules need not be in force: the change may have been undone,
// refused or never tried. Then the window reports that, shows either text, and puts the saved rules
// in force on request.
//
// A refused command throws Error, whose text is a sentence, and changes nothing.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "editor/desk/saved_rules.h"
#include "editor/desk/viewpoint.h"

namespace hr::editor {

// The verdict on rules that were tried, because they were saved or the user asked for it. It is
// shown until they are tried again.
class RulesRefused : public Refusal {
 public:
  using Refusal::Refusal;
};

// A change that only a new game can make, because the seats of a match never change.
class NeedsNewGame : public Refusal {
 public:
  NeedsNewGame(const std::string& why, RulesetText ruleset_text)
      : Refusal(why), ruleset_text_(std::make_shared<const RulesetText>(std::move(ruleset_text))) {}
  // The rules of that game.
  const std::shared_ptr<const RulesetText>& text() const { return ruleset_text_; }

 private:
  std::shared_ptr<const RulesetText> ruleset_text_;
};

class MatchRules {
 public:
  // `first`: as SavedRules. The game, the viewpoint and the drafts must outlive this.
  MatchRules(RunningGame& game, const Viewpoint& view, RulesLocation place, Drafts& drafts,
             TimeSource now, LastRules first);
  MatchRules(const MatchRules&) = delete;
  MatchRules& operator=(const MatchRules&) = delete;
  ~MatchRules() = default;
  void begin();  // a new game has begun

  // Writing through this does not put anything in force: call load_saved() for that.
  RuleFiles& files() { return files_; }
  const RuleFiles& files() const { return files_; }
  const SavedRules& saved() const { return saved_; }

  // Reads the files and puts them in force, unless they already are. A game must have begun. Throws
  // RulesRefused.
  void load_saved();
  // The two halves of load_saved(), for a game that is started under the saved rules.
  void reload_rules();
  void judge(const std::string& problem) { saved_.judge(problem); }
  // The same, and returns the refusal, which leads to the line on which the problem is shown;
  // `effect`: what follows from it, a sentence.
  RulesRefused refuse(const std::string& problem, const std::string& effect);

  // These throw NeedsNewGame as well.
  void set_option(const SetOption& command);
  void reset_option(const ResetOption& command);
  void set_variant(const SetVariant& command);
  void save_board(const SaveBoard& command);
  // The rules in force with these changes, which are not put in force. Throws Error if they do not
  // fit. A game must have begun.
  RulesetText changed(const WhatIfRules& changes) const;

  // Fills in everything about the rules, whether a game has begun or not.
  void show(GameState& out) const;
  // The change made by the step at the cursor, if `out.viewer` saw it.
  void show_change(GameState& out) const;

 private:
  void put_in_force(const std::shared_ptr<scripting::Ruleset>& next);
  const std::string& card_note() const;
  void show_in_force(GameState& out) const;
  void show_variants(GameState& out) const;

  RunningGame& game_;
  const Viewpoint& view_;
  RuleFiles files_;
  SavedRules saved_;
  std::optional<RuleChangeReport> change_;  // the last one in this game …
  NodeId changed_at_ = NodeId::none;        // … was made by this step …
  SeatId changed_for_ = k_turn;             // … and is reported for this viewer
  mutable std::string card_note_;           // of these rules
  mutable RulesId card_note_of_ = RulesId::none;
};

}  // namespace hr::editor
