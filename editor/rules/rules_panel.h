// SPDX-License-Identifier: MIT
// Edits the files of a ruleset during a game. The panel draws the state it is given and emits
// commands; it never writes a file itself. Everything typed is immediately sent to be kept as a
// draft and is discarded only when the user says so.
//
// A line below the buttons always states which rules the game uses: the text shown; the saved text,
// while the shown text has unsaved changes; or an earlier text, if the saved one was undone or
// refused. In the last two cases the user can view the rules in force instead of the edited text.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "editor/code/diff_view.h"
#include "editor/code/text_area.h"
#include "editor/rule_files/rules_status.h"
#include "editor/rules/rules_in_force.h"
#include "editor/text/api_names.h"
#include "scripting/check/finding.h"

namespace hr::editor {

struct FileOnDisk {
  std::string name;  // relative to the ruleset's folder: "rules.lua", "variants/long.lua"
  std::string text;  // on disk
  std::optional<std::string> original;  // the original text, in the user's copy of a ruleset
};

struct RuleDraft {
  std::string file, text;
  std::string base;  // the text on disk when the draft was started
};

struct FileText {
  std::string file, text;
};

struct SourceSpot {
  std::string file;          // "rules.lua", or with a folder before it
  int line = 1, column = 1;  // from 1, like findings
  int letters = 0;           // to select from there, in bytes
};
// From "rules.lua:12", "rules.lua:12:3" or, to select four letters, "rules.lua:12:3+4", whatever
// follows; none if it does not begin like that.
std::optional<SourceSpot> read_spot(std::string_view place);

struct RulesPanelState {
  std::string id, name;
  std::string folder;      // where the files are; ""
  bool shipped = false;    // saving creates a copy
  std::string copy_of;     // the id of the original ruleset; or ""
  bool changed = false;    // … and differs from the original
  bool set_aside = false;  // … or did, before the originals were restored
  std::string deleted;     // the file that can be brought back; or ""
  std::vector<FileOnDisk> files;
  std::vector<scripting::Finding> findings;  // about the text on disk
  std::uint64_t load_count = 0;              // changes whenever the files are read again
  std::vector<RuleDraft> drafts;             // drafts kept from earlier

  bool playing = false;                   // a game is running
  std::vector<FileText> in_force;         // the rules it uses …
  std::string since;                      // … since: "the start", "move 3"
  bool saved_in_force = false;            // … which are the same as on disk
  std::vector<std::string> not_in_force;  // otherwise, the files that differ
  std::string news;                       // a sentence: the effects of the last rule change; or ""
  // The expression at the caret and its value in the position, for the line below the text; or "".
  std::string set_text, set_value;
};

// Writes these files, then puts the files on disk in force.
struct SaveRules {
  std::vector<FileText> files;
  bool restart = false;  // in a new game
};
struct RevertFile {  // restores the original text
  std::string file;
};
struct RevertAll {};       // restores every original file
struct TakeBackRevert {};  // … and undoes that
struct KeepDraft {
  RuleDraft draft;
};
struct DropDraft {
  std::string file;
};
// The caret, or both ends of the selection, as in the desk's ShowSet.
struct LookAt {
  std::string file;
  TextAt from, to;
  friend bool operator==(const LookAt&, const LookAt&) = default;
};
// Asks for what is to be done with files: "new_variant", "new_file", "rename FILE", "delete FILE".
struct AskAbout {
  std::string dialog;
};
struct BringBackDeleted {};
using RulesCommand = std::variant<SaveRules, RevertFile, RevertAll, TakeBackRevert, KeepDraft,
                                  DropDraft, LookAt, AskAbout, BringBackDeleted>;
using RulesCommands = std::vector<RulesCommand>;

class RulesPanel {
 public:
  RulesPanel();
  RulesPanel(const RulesPanel&) = delete;
  RulesPanel& operator=(const RulesPanel&) = delete;
  ~RulesPanel() = default;

  // Fills the rest of the window. Handles Ctrl+S, Ctrl+Enter and Ctrl+Shift+Enter while it has the
  // keyboard focus.
  void draw(const RulesPanelState& state, RulesCommands& commands);

  // The same for menus; they refer to the state drawn last.
  void save(RulesCommands& commands, bool restart = false);
  bool can_save() const;  // false while there is a conflict to resolve
  bool unsaved() const;   // some text is not on disk
  void ask_help();        // on the word at the caret of the text shown
  void go_to(SourceSpot spot) { goal_ = std::move(spot); }  // when drawn next

 private:
  struct OpenFile {
    std::string name;
    std::unique_ptr<TextArea> area;
    std::string base;       // the text on disk when editing started
    std::string on_disk;    // the text on disk now
    bool differs = false;   // the text differs from base
    bool reverted = true;   // Revert would change nothing
    bool conflict = false;  // both the file and the text have changed
    bool gone = false;      // deleted from disk
    bool drafted = false;
    unsigned known = 0, kept = 0;  // versions
    std::optional<std::string> original;
  };

  void follow(const RulesPanelState& state);
  void follow_file(const RulesPanelState& state, const FileOnDisk& file);
  OpenFile& opened(const RulesPanelState& state, const FileOnDisk& file);
  void note_disk_text(OpenFile& open, const std::string& text, bool own);
  void mark(const RulesPanelState& state);
  void refresh_state(OpenFile& open);
  void keep_drafts(RulesCommands& commands);
  std::vector<RuleText> texts() const;  // as typed
  OpenFile* find(std::string_view name);
  void jump_to(const SourceSpot& spot);
  OpenFile* chosen() { return find(chosen_); }

  // rules_panel_draw.cpp
  void draw_status(const RulesPanelState& state, RulesCommands& commands, bool low);
  RulesStatusText status(const RulesPanelState& state) const;
  void draw_in_force(const RulesPanelState& state);
  void edit_in_force(const RulesPanelState& state);

  struct BarAction {
    std::string label, tip;
    bool enabled = true;
    std::function<void(RulesCommands&)> run;
  };
  static std::string title_of(const OpenFile& open);
  void draw_files(const RulesPanelState& state, RulesCommands& commands, bool low);
  std::vector<BarAction> bar_actions(const RulesPanelState& state, OpenFile& open);
  void draw_bar(const RulesPanelState& state, RulesCommands& commands, bool low);
  void draw_choice(OpenFile& open);
  void draw_text(OpenFile& open, RulesCommands& commands);
  static void draw_set(const RulesPanelState& state);
  void look(const OpenFile& open, RulesCommands& commands);
  void draw_findings(const RulesPanelState& state);
  void draw_finding(const scripting::Finding& finding);
  const OpenFile* file_of(const scripting::Finding& finding) const;  // null: none
  bool stale(const scripting::Finding& finding) const;
  void take_keys(RulesCommands& commands);
  void revert(OpenFile& open, RulesCommands& commands);

  Api api_;
  std::optional<SourceSpot> goal_;  // of go_to()
  std::vector<OpenFile> files_;
  std::string id_, chosen_;
  std::vector<scripting::Finding> findings_;  // as marked in the text …
  std::optional<std::uint64_t> marked_;       // … after this reading
  DiffView diff_;
  LookAt looked_at_;             // as last sent …
  unsigned looked_version_ = 0;  // … about this text
  bool showing_diff_ = false;
  bool showing_in_force_ = false;
  RulesInForce in_force_;
};

}  // namespace hr::editor
