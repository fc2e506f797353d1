// SPDX-License-Identifier: MIT
// The files of a ruleset, to be read and changed while it is played. The panel shows what it is
// told and asks for what is to be done; it writes no file. What is typed is asked to be kept at
// once, as a draft; nothing that is typed is given up unless somebody says so.
//
// A line below the buttons always says which text the game runs under: the one that is shown; the
// saved one, while another is typed; or an earlier one, where what is saved was undone or refused.
// In the last two cases the text in force can be looked at, in place of the one that is edited.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "editor/code/api_names.h"
#include "editor/code/diff_view.h"
#include "editor/code/text_area.h"
#include "editor/rules/rules_in_force.h"
#include "scripting/check/finding.h"

namespace hr::editor {

struct FileShown {
  std::string name;  // within the ruleset's folder: "rules.lua", "variants/long.lua"
  std::string text;  // on disk
  std::optional<std::string> original;  // as it was shipped, of a copy of one's own
};

struct RuleDraft {
  std::string file, text;
  std::string base;  // what was on disk when it was begun
};

struct FileText {
  std::string file, text;
};

struct RulesShown {
  std::string id, name;
  bool shipped = false;    // saving makes a copy of one's own
  std::string copy_of;     // the id of the ruleset that this is a copy of; or ""
  bool changed = false;    // … and not as it was shipped
  bool set_aside = false;  // … or was, before all of it was made so
  std::vector<FileShown> files;
  std::vector<scripting::Finding> findings;  // of what is on disk
  std::uint64_t readings = 0;                // another one whenever the files were read again
  std::vector<RuleDraft> drafts;             // what was kept the last time

  bool playing = false;                   // there is a game
  std::vector<FileText> in_force;         // the text that it runs under …
  std::string since;                      // … since when: "it began", "action 3"
  bool saved_in_force = false;            // … which is what is on disk
  std::vector<std::string> not_in_force;  // else the files that differ
  std::string news;  // what the last change of it has changed: a sentence; or ""
};

// Writes these files, and puts what is on disk in force in any case.
struct SaveRules {
  std::vector<FileText> files;
  bool restart = false;  // in a new game
};
struct RevertFile {  // writes what was shipped
  std::string file;
};
struct RevertAll {};       // every file that was shipped
struct TakeBackRevert {};  // … and they are as before
struct KeepDraft {
  RuleDraft draft;
};
struct DropDraft {
  std::string file;
};
using RulesCommand =
    std::variant<SaveRules, RevertFile, RevertAll, TakeBackRevert, KeepDraft, DropDraft>;
using RulesCommands = std::vector<RulesCommand>;

class RulesPanel {
 public:
  RulesPanel();
  RulesPanel(const RulesPanel&) = delete;
  RulesPanel& operator=(const RulesPanel&) = delete;

  // Fills what is left of the window. Takes Ctrl+S, Ctrl+Enter and Ctrl+Shift+Enter while it has
  // the keys.
  void draw(const RulesShown& shown, RulesCommands& commands);

  // The same for menus; what was drawn last is what they speak of.
  void save(RulesCommands& commands, bool restart = false);
  bool can_save() const;  // false while it must be chosen which text of a file to keep
  bool unsaved() const;   // something is not on disk
  bool has_keys() const { return has_keys_; }
  void go_to(std::string_view file, int line, int column = 1);  // from 1, as findings count

 private:
  struct Open {
    std::string name;
    std::unique_ptr<TextArea> area;
    std::string base;      // what was on disk when the changes were begun
    std::string theirs;    // what is there now
    bool differs = false;  // from base
    bool reverted = true;  // is what Revert would make of it
    bool apart = false;    // theirs and the text both changed
    bool gone = false;     // no longer on disk
    bool drafted = false;
    unsigned known = 0, kept = 0;  // versions
    std::optional<std::string> original;
  };

  void follow(const RulesShown& shown);
  void follow_file(const RulesShown& shown, const FileShown& file);
  Open& opened(const RulesShown& shown, const FileShown& file);
  void notice_theirs(Open& open, const std::string& text, bool own);
  void mark(const RulesShown& shown);
  void weigh(Open& open);
  void keep_drafts(RulesCommands& commands);
  Open* find(std::string_view name);
  Open* chosen() { return find(chosen_); }

  // rules_panel_status.cpp
  void draw_status(const RulesShown& shown, RulesCommands& commands);
  std::string status_text(const RulesShown& shown) const;
  std::string edited_text() const;
  void draw_in_force(const RulesShown& shown);
  void edit_in_force(const RulesShown& shown);

  void draw_files();
  void draw_bar(const RulesShown& shown, RulesCommands& commands);
  void draw_all_back(const RulesShown& shown, RulesCommands& commands) const;
  void draw_choice(Open& open);
  void draw_text(const RulesShown& shown, Open& open, RulesCommands& commands);
  void draw_findings(const RulesShown& shown);
  bool draw_finding(const scripting::Finding& finding);
  bool stale(const scripting::Finding& finding) const;
  void take_keys(RulesCommands& commands);
  void revert(Open& open, RulesCommands& commands);

  Api api_;
  std::vector<Open> files_;
  std::string id_, chosen_;
  std::vector<scripting::Finding> findings_;  // as they are marked …
  std::optional<std::uint64_t> marked_;       // … of this reading
  DiffView diff_;
  bool showing_diff_ = false, has_keys_ = false;
  bool looking_ = false;  // at the text in force
  RulesInForce in_force_;
};

}  // namespace hr::editor
