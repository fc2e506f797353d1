// SPDX-License-Identifier: MIT
// Everything that panels draw, as plain data. The desk makes a new state, with a new version, only
// when something has changed. What the viewer's seat must not know is not in it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/table/query.h"
#include "core/thinking/thinker.h"
#include "editor/desk/command.h"
#include "editor/rule_files/first_change.h"
#include "editor/rule_files/rule_file_state.h"
#include "editor/ui/shared_list.h"
#include "scripting/check/finding.h"
#include "scripting/source/option.h"
#include "scripting/source/variant_info.h"

namespace hr::editor {

// An installed ruleset, or one of the user's.
struct RulesetInfo {
  std::string id;  // the folder's name
  std::filesystem::path folder;
  std::filesystem::path shipped;  // the folder of the installed original; "": there is none
  bool own = false;               // in the user's folder
  bool changed = false;           // … and differs from the original
  bool original = false;          // installed, and listed beside the user's version of it
  std::string name, by, about;
  std::string
      complaint;  // why it cannot be read; then all that follows but `ruleset text` is empty
  std::vector<std::string> seats;
  std::vector<scripting::VariantInfo> variants;
  std::vector<scripting::Option> options;
  // The settings and variants of the last match, as far as they still apply: the defaults of a new
  // game.
  Settings last_settings;
  std::vector<std::string> last_variants;
  std::shared_ptr<const GameReport> game;  // under the default options
  // A position under these options, for pictures; null until it has been computed.
  std::shared_ptr<const Report> position;
  // The option that sets the number of seats, and its range; "": the number is fixed.
  std::string seats_option;
  int fewest = 0, most = 0;
  std::optional<FirstChange> first_change;  // that it offers to beginners
  std::string text;  // of its files and all its variants; "": they cannot be read
};

// "Hex", "Hex (yours)" or, beside that, "Hex (original)".
inline std::string shown_name(const RulesetInfo& info) {
  return info.name + (info.changed ? " (yours)" : info.original ? " (original)" : "");
}

// A game that could be started. If it cannot, `complaint` says why, and the rest comes from the
// ruleset's last valid preview or its defaults.
struct GamePreview {
  StartGame start;
  std::string complaint;
  std::vector<std::string> seats;
  std::vector<scripting::Option> options;
  bool rolls = false;                       // dice are rolled to set it up
  std::shared_ptr<const RulesetText> text;  // its rules; null: they have never been read
  // For a picture, as in RulesetInfo; the position is null until it has been computed.
  std::shared_ptr<const GameReport> game;
  std::shared_ptr<const Report> position;
};

// A saved match.
struct SavedMatch {
  std::string file;
  std::string ruleset, name;  // the id and name of the ruleset
  std::vector<std::string> players;
  std::uint32_t actions = 0;
  bool begun = true;  // somebody has done something
  bool ended = false;
  std::string outcome;
  std::int64_t when = 0;  // when it was last saved, in seconds since 1970
};

// A record, a lesson, a pack or a ruleset's folder that the user has opened from outside the
// program's own folders.
struct RecentFile {
  std::string path;
  bool folder = false;
  friend bool operator==(const RecentFile&, const RecentFile&) = default;
};

// What a pack is, before it is played.
struct PackOffer {
  std::string source;                  // the file, or "the link"
  std::string title;                   // "Cube Game, by Ann (MIT License)"
  std::vector<std::string> sentences;  // scripting/sharing/fact_words.h
  bool playable = false;
  std::uint64_t number = 0;  // a new number for each that is opened
};

// The open game as a link.
struct SharedGame {
  std::string link;
  std::string sentence;  // what it contains: scripting/sharing/fact_words.h
};

struct VariantState {
  scripting::VariantInfo note;
  bool on = false;
};

// A step in the tree of the match, as the viewer may know it.
struct HistoryStep : StepReport {
  bool on_line = false;  // between the root and the cursor
  bool main = false;     // on the main line
  friend bool operator==(const HistoryStep&, const HistoryStep&) = default;
};

using HistorySteps = SharedList<HistoryStep>;

struct GameState {
  std::string ruleset;      // RulesetInfo::id
  bool own = false;         // the files are in the user's folder
  bool changed = false;     // … and some differ from the originals
  bool set_aside = false;   // … or did until the originals were restored, which can be undone
  std::uint64_t match = 0;  // a new number for each match that is opened
  std::filesystem::path folder;
  std::string name, by, about;
  std::vector<std::string> card;
  std::string card_note;                   // that the rules were changed and it was not; or ""
  std::shared_ptr<const GameReport> game;  // the rules in force as data, known to everybody
  bool playing = false;                    // false: the rules could not be loaded yet
  ById<CellId, std::string> labels;        // that its sheets print on the cells; or empty
  // What a run scores on a cell, by cell, where that is more than the usual; or empty.
  ById<CellId, std::string> cell_values;

  // Who the report is for (k_turn: nobody, because the curtain is down), and who was chosen in the
  // menu (k_turn: whoever is to act). `passes_to`: the name of the player to whom the screen is
  // passed next; "": nobody else.
  SeatId viewer = k_owner;
  SeatId chosen_viewer = k_turn;
  std::string passes_to;
  SeatId turn_viewer = k_turn;        // who looks if nobody is chosen
  bool looks_on = false;              // the viewer sees what others may not know, and cannot act
  bool secrets = false;               // something is hidden from somebody
  Report report;                      // with only the last lines of the log
  std::vector<std::string> problems;  // found in the rules in this position
  ById<PlayerId, Player> players;
  AutoPlay auto_play;
  SeatId thinking = SeatId::none;     // the seat whose bot is thinking
  bool hint_asked = false;            // a hint is shown, or is being thought about …
  std::optional<ThoughtReport> hint;  // … none: still
  std::vector<int> dice;              // typed for the next action

  std::vector<scripting::Option> options;
  std::vector<std::string> notices;  // options that have no effect, as phrases
  std::vector<VariantState> variants;
  std::vector<RuleFileState> files;
  std::string deleted;  // the file that UndoDelete brings back; or ""
  // The text of the rules in force (editor/desk/match_rules.h).
  std::shared_ptr<const RulesetText> in_force;  // null while there is no game
  std::string in_force_since;                   // "the start", "before move 1", "move 3"
  bool saved_in_force = false;                  // the saved rules are in force
  std::vector<std::string> not_in_force;        // files whose saved text is not in force
  std::uint64_t load_count = 0;                 // how often the saved rules have been tried
  std::vector<scripting::Finding> findings;     // what is wrong with the saved rules; or empty
  std::optional<RuleChangeReport> change;       // made by the step at the cursor

  // The expression of the rules that is being looked at (ShowSet) and its value; "": it has none.
  std::string set_text;
  SetReport set;

  WhatIfState what_if;  // off where the viewer may not know everything

  HistorySteps steps;  // the tree by node number, so each step follows its parent
  NodeId cursor = NodeId::root;
  std::optional<ComparisonReport> comparison;
  std::string drawing;           // the position, as text for Arrange
  std::optional<ParReport> par;  // for the owner, and for everybody once the game is over
  std::string file;              // the saved match
};

// Nothing in the game is hidden from the viewer. A test of a position tells everything about it,
// and so does a replay under changed rules, which could show more than those in force.
inline bool sees_all(const GameState& game) { return !game.secrets || game.viewer == k_owner; }
inline bool may_make_test(const GameState& game) { return game.playing && sees_all(game); }
inline bool may_ask_what_if(const GameState& game) { return game.playing && sees_all(game); }

enum class NoticeType { info, refused, failed };

// The result of the last command, if there is something to report.
struct Notice : Reason {
  NoticeType type = NoticeType::info;
  std::uint64_t number = 0;  // a new number for each notice
  // The rules of a new game in which what was refused would be in force; null: none.
  std::shared_ptr<const RulesetText> anew = {};
};

struct DeskState {
  std::uint64_t version = 0;
  std::vector<RulesetInfo> rulesets;
  std::uint64_t pictured = 0;      // how many positions have been computed for pictures
  std::vector<SavedMatch> kept;    // saved matches that were begun, the latest first
  std::vector<RecentFile> recent;  // existing ones, the latest first
  std::optional<GamePreview> preview;
  // How the lesson that was opened last sets up a game, and how many were opened.
  StartGame lesson;
  std::uint64_t lessons = 0;
  std::optional<PackOffer> pack;
  std::optional<SharedGame> shared;
  std::string sender;  // SetSender
  std::optional<GameState> game;
  std::filesystem::path folder;  // the last one in which a record was opened or saved
  Notice notice;
  std::string save_problem;  // why something cannot be saved; "": everything is
};

}  // namespace hr::editor
