// SPDX-License-Identifier: MIT
// The rules of the open match, changed while it is played.
//
// A rule exists in three texts, and this decides how each becomes another one:
//   in force  the edition at the match's cursor (RunningGame). The game runs under it. A change of
//             it is a step of the match; undo, redo and branches move it with the cursor, and
//             nothing else does.
//   saved     the files on disk, whoever wrote them (RuleFiles, SavedRules). A save, here or
//             elsewhere, tries them under the variants and options in force: either they come into
//             force, as a step, or the verdict says what is wrong with them. There is one verdict,
//             on what is saved now.
//   typed     drafts (Drafts); they concern no game until they are saved.
// Options, variants and boards change the edition in force by that one thing; only the file of a
// variant that is switched on is taken from what is saved. A new game begins under the rules in
// force. What is saved need not be in force: it may have been undone, refused, or never tried. Then
// the window says so, shows either text, and puts what is saved in force when asked.
//
// What is refused throws Error, a sentence, and changes nothing.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "editor/desk/saved_rules.h"
#include "editor/desk/viewpoint.h"

namespace hr::editor {

// The verdict on rules that were tried, because they were saved or asked for. It is news until they
// are tried again.
class RulesRefused : public Error {
 public:
  using Error::Error;
};

class MatchRules {
 public:
  // `first`: as SavedRules. The game, the viewpoint and the drafts must outlive this.
  MatchRules(RunningGame& game, const Viewpoint& view, RulesLocation place, Drafts& drafts,
             TimeSource now, LastRules first);
  MatchRules(const MatchRules&) = delete;
  MatchRules& operator=(const MatchRules&) = delete;
  void begin();  // another game has begun

  // Saving to these files tries nothing yet: load_saved() does.
  RuleFiles& files() { return files_; }
  const RuleFiles& files() const { return files_; }
  const SavedRules& saved() const { return saved_; }

  // Reads the files and puts them in force, unless they are. A game must have begun. Throws
  // RulesRefused, the verdict.
  void load_saved();
  // The two halves of that, for a game that begins under the saved rules.
  void reload_rules();
  void judge(const std::string& problem) { saved_.judge(problem); }

  void set_option(const SetOption& command);
  void reset_option(const ResetOption& command);
  void set_variant(const SetVariant& command);
  void save_board(const SaveBoard& command);

  // What can be shown of the rules, whether a game has begun or not.
  void show(GameState& out) const;
  // The change by the step at the cursor, where `out.viewer` saw it.
  void show_change(GameState& out) const;

 private:
  void put_in_force(const std::shared_ptr<scripting::Ruleset>& next);
  std::string in_force_since() const;
  void show_in_force(GameState& out) const;
  void show_variants(GameState& out) const;

  RunningGame& game_;
  const Viewpoint& view_;
  RuleFiles files_;
  SavedRules saved_;
  std::optional<RuleChangeReport> change_;  // the last one in this game, …
  NodeId changed_at_ = NodeId::none;        // … by this step, …
  SeatId changed_for_ = k_turn;             // … as these eyes saw it
};

}  // namespace hr::editor
