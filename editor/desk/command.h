// SPDX-License-Identifier: MIT
// What a person asks of the desk, as plain data: every click and key that means something for a
// game becomes one of these. Those that a table knows (core/table/command.h) mean the same here,
// except that the owner, in a command about playing, stands for whoever looks at the screen.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/table/command.h"

namespace hr::editor {

inline constexpr SeatId k_owner = SeatId::owner;
inline constexpr SeatId k_turn = SeatId::to_act;  // of eyes: those of whoever is to act

// Matches: begin one, go on with one that was kept or with any record, leave it (it is kept), and
// throw a kept one away.
struct StartGame {
  std::string ruleset;  // RulesetInfo::id
  Settings settings;
  std::vector<std::string> variants;
  std::vector<Player> players;             // by seat; those that are missing are persons
  std::vector<int> dice;                   // thrown by hand: their sum alone, or their faces
  std::optional<std::uint64_t> seed = {};  // where chance starts from; none: anywhere
  std::filesystem::path folder = {};       // the rules that lie here; "": those of the title
};
struct OpenRecord {
  std::string file;
};
// What a game would be like if it began so; it does not. Ruleset "": none is asked for any more.
struct PreviewGame {
  StartGame start;
};
struct LeaveGame {};
struct DeleteMatch {
  std::string file;
};
struct Restart {};  // a new game with the rules, options and players of the one at hand
// A folder of rules of one's own; `like`: the RulesetInfo it is a copy of, or "" for the smallest
// game.
struct NewRuleset {
  std::string name, like;
};

// Playing.
struct TypeDice {  // for the next action; none: they are rolled
  std::vector<int> faces;
};
// What differs between this moment and the one at the cursor; none: nothing is compared.
struct Compare {
  NodeId with = NodeId::none;
};
struct ViewAs {
  SeatId viewer = k_turn;
};
struct PassScreen {};  // whoever acted has read what came of it: the curtain may fall
struct LiftCurtain {};
struct AutoPlay {
  bool on = false;
  int pause = 500;  // milliseconds between actions of bots
};

// Rules. A file is named below the ruleset's folder; the first change of a shipped ruleset makes a
// copy of one's own.
struct SetOption {
  std::string name, value;
};
struct ResetOption {
  std::string name;  // "": all of them
};
struct SetVariant {
  std::string name;
  bool on = true;
};
struct SaveFile {
  std::string name, text;
  bool more = false;  // ReloadRules or others that belong to it follow: the files are not tried yet
};
struct ReloadRules {     // puts the files as they are on disk in force, …
  bool restart = false;  // … in a new game
};
struct SaveDraft {  // what is typed and not saved, and what was on disk when that was begun
  std::string name, text, base;
};
struct DiscardDraft {
  std::string name;
};
struct RestoreFile {  // to what was shipped
  std::string name;
};
struct RestoreOriginals {
};                      // every file that was shipped, as it was; what was there is set aside …
struct UndoRestore {};  // … and comes back
// An edited board is written to variants/NAME.board and put in force, instead of any other board;
// without a text the file is taken away, and the board is as the ruleset declares it.
struct SaveBoard {
  std::string name;
  std::optional<std::string> text;
};

// Files anywhere.
struct SaveRecord {
  std::string path;
};
struct ExportSeat {
  SeatId seat = k_owner;
  std::string path;
};

using DeskCommand =
    std::variant<StartGame, PreviewGame, OpenRecord, LeaveGame, DeleteMatch, Restart, NewRuleset,
                 Act, Choose, TakeBack, StartOver, ChangeAnswer, TypeDice, Undo, Redo, GoTo,
                 GoToStep, Promote, Compare, ViewAs, PassScreen, LiftCurtain, ReplacePlayer,
                 AutoPlay, BotMove, WriteNote, MarkPassage, UndoNote, RedoNote, UseClock, SetOption,
                 ResetOption, SetVariant, SaveFile, ReloadRules, SaveDraft, DiscardDraft,
                 RestoreFile, RestoreOriginals, UndoRestore, SaveBoard, PutPieces, GiveTurn,
                 Arrange, SaveRecord, ExportSeat>;
using DeskCommands = std::vector<DeskCommand>;

}  // namespace hr::editor
