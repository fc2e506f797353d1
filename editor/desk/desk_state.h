// SPDX-License-Identifier: MIT
// What the desk lets be seen: all that panels draw, as plain data. Made anew only when something
// has changed, and then with another version. What a seat may not know is not in it while the
// window is looked at with that seat's eyes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/table/query.h"
#include "editor/desk/command.h"
#include "editor/rule_files/rule_file_state.h"
#include "editor/ui/shared_list.h"
#include "scripting/check/finding.h"
#include "scripting/source/option.h"
#include "scripting/source/variant_info.h"

namespace hr::editor {

// A ruleset that there is.
struct RulesetInfo {
  std::string id;  // the folder's name
  std::filesystem::path folder;
  std::filesystem::path shipped;  // the folder of the shipped one; "": there is none
  bool own = false;               // lies in the user's folder
  bool changed = false;           // … and is not as it was shipped
  std::string name, by, about;
  std::string complaint;  // why it cannot be read, instead of what follows
  std::vector<std::string> seats;
  std::vector<scripting::VariantInfo> variants;
  std::vector<scripting::Option> options;
  // What was in force when it was played last, as far as it still fits: where a new game begins.
  Settings last_settings;
  std::vector<std::string> last_variants;
  std::shared_ptr<const GameReport> game;  // under the default options
  // An option by which there are fewer or more seats, and from how many to how many; "": none.
  std::string seats_option;
  int fewest = 0, most = 0;
  std::string edition;  // of its files and all its variants; "": they cannot be read
};

// A game that might begin. While it cannot, what follows the complaint is as it was before.
struct GamePreview {
  StartGame start;
  std::string complaint;
  std::vector<std::string> seats;
  std::vector<scripting::Option> options;
  bool rolls = false;  // dice, when it is set up
};

// A match that was kept.
struct SavedMatch {
  std::string file;
  std::string ruleset, name;  // the title's id and name
  std::vector<std::string> players;
  std::uint32_t actions = 0;
  bool ended = false;
  std::string outcome;
  std::int64_t when = 0;  // seconds since 1970, when it was kept last
};

struct VariantState {
  scripting::VariantInfo note;
  bool on = false;
};

// A moment in the tree of the match, as the eyes that look may know of it.
struct HistoryStep : StepReport {
  bool on_line = false;  // of those from the root to the cursor
  bool main = false;
  friend bool operator==(const HistoryStep&, const HistoryStep&) = default;
};

using HistorySteps = SharedList<HistoryStep>;

struct GameState {
  std::string ruleset;      // the title's id
  bool own = false;         // the files are the user's
  bool changed = false;     // … and some are not as they were shipped
  bool set_aside = false;   // … or were, before all of them were made so: that can be taken back
  std::uint64_t match = 0;  // another one for each match that comes to lie open
  std::filesystem::path folder;
  std::string name, by, about;
  std::vector<std::string> card;
  std::shared_ptr<const GameReport> game;  // the rules in force as data, which all may know
  bool playing = false;                    // false: the rules could not be loaded yet
  std::vector<std::string> labels;         // what its sheets write on the cells, by cell; or none
  // What a run gets on a cell, by cell, where that is more than elsewhere; or none.
  std::vector<std::string> cell_values;

  // Whose eyes see the report, and whether somebody chose that; k_turn: nobody's, as the curtain is
  // down. `passes_to`: who is to come before the screen next.
  SeatId viewer = k_owner;
  SeatId chosen_viewer = k_turn;
  std::string passes_to;
  bool secrets = false;               // something is hidden from somebody
  Report report;                      // of the log, the last lines
  std::vector<std::string> problems;  // of the rules in this position
  std::vector<Player> players;
  AutoPlay auto_play;
  std::vector<int> dice;  // typed for the next action

  std::vector<scripting::Option> options;
  std::vector<std::string> notices;  // of options that do not act, as phrases
  std::vector<VariantState> variants;
  std::vector<RuleFileState> files;
  // Which text the game runs under (editor/desk/match_rules.h).
  std::shared_ptr<const Edition> in_force;  // null while there is no game
  std::string in_force_since;               // "it began", "action 3"
  bool saved_in_force = false;              // what is saved is what the game runs under
  std::vector<std::string> not_in_force;    // files that are saved otherwise than they are in force
  std::uint64_t load_count = 0;             // how often the files have been tried
  std::vector<scripting::Finding> findings;  // the verdict on what is saved, where it is bad
  std::optional<RuleChangeReport> change;    // by the step that the cursor is at

  HistorySteps steps;  // the tree, in the order of the moments' numbers, so each behind its parent
  NodeId cursor = NodeId::root;
  std::optional<ComparisonReport> comparison;
  std::string drawing;           // the position as text that Arrange reads
  std::optional<ParReport> par;  // for the owner's eyes, and everybody's when the game is over
  std::string file;              // where the match is kept
};

// What came of the last command, where there is something to say.
struct Notice {
  enum class Kind { info, refused, failed } kind = Kind::info;
  std::string text;
  std::uint64_t number = 0;  // another one for each
};

struct DeskState {
  std::uint64_t version = 0;
  std::vector<RulesetInfo> rulesets;
  std::vector<SavedMatch> kept;  // the latest first
  std::optional<GamePreview> preview;
  std::optional<GameState> game;
  std::filesystem::path folder;  // where a record was opened or written last
  Notice notice;
  std::string save_problem;  // while something cannot be kept: why
};

}  // namespace hr::editor
