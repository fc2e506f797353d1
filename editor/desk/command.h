// SPDX-License-Identifier: MIT
// What a user asks of the desk, as plain data: every click and key that means something for a game
// becomes one of these. Commands that a table also knows (core/table/command.h) mean the same here,
// except that in a command about playing, no seat means whoever is looking at the screen.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/table/command.h"
#include "editor/what_if/what_if_state.h"
#include "scripting/source/tokens.h"

namespace hr::editor {

inline constexpr SeatId k_owner = SeatId::owner;
inline constexpr SeatId k_turn = SeatId::to_act;  // as a viewer: whoever is to act

// Matches: start one, open a saved one or any record, leave one (it is saved), delete a saved one.
struct StartGame {
  std::string ruleset;  // RulesetInfo::id
  Settings settings;
  std::vector<std::string> variants;
  ById<PlayerId, Player> players;          // missing ones are human
  std::vector<int> dice;                   // rolled by hand: only their sum, or each face
  std::optional<std::uint64_t> seed = {};  // of the random generator; none: a random one
  std::filesystem::path folder = {};       // of the rules; "": that of the ruleset
};
struct OpenRecord {
  std::string file;
};
struct OpenLesson {  // leaves the open match, and shows how a game would be set up
                     // (DeskState::lesson)
  std::string path;
};
// Packs (scripting/pack/pack.h): shows what one is and by whom (DeskState::pack), until it is
// played or closed. The open match is left only when it is played.
struct OpenPack {
  std::string source;  // a file, or a link
};
struct PlayPack {};
struct ClosePack {};
struct OpenPath {  // a record, a lesson, a pack, or the folder of a ruleset or a file in it, which
                   // is started
  std::string path;
  int together = 1;  // so many were dropped at once, of which this is the first
};
// Shows what a game started this way would be like, without starting it. An empty ruleset ends the
// preview.
struct PreviewGame {
  StartGame start;
};
struct LeaveGame {};
struct DeleteMatch {
  std::string file;
};
struct Restart {                                  // a new game of the same players
  std::shared_ptr<const RulesetText> rules = {};  // null: those in force
};
// Creates a ruleset in the user's folder. `like`: the RulesetInfo::id to copy, or "" for a template
// (scripting/templates).
struct NewRuleset {
  std::string name, like;
  std::string game_template = "lines";
};

// Playing.
struct TypeDice {  // for the next action; empty: they are rolled
  std::vector<int> faces;
};
// Compares this position with the one at the cursor; none: ends the comparison.
struct Compare {
  NodeId with = NodeId::none;
};
struct ViewAs {
  SeatId viewer = k_turn;
};
struct PassScreen {};  // whoever acted has seen the result: the curtain may fall
struct LiftCurtain {};
struct HurryBot {};   // the bot that is thinking moves now
struct AskHint {};    // what a strong bot would do, for the player who looks
struct HurryHint {};  // whoever thinks about it answers now
struct DropHint {};
struct AutoPlay {
  bool on = false;
  int pause = 500;  // milliseconds before each action of a bot
};

// Rules. File names are relative to the ruleset's folder. The first change of an installed ruleset
// makes a copy of it in the user's folder.
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
  bool more = false;  // related commands follow: do not load the rules yet
};
struct ReloadRules {     // puts the saved files in force, …
  bool restart = false;  // … in a new game
};
struct SaveDraft {  // an unsaved text, and the text on disk when editing started
  std::string name, text, base;
};
struct DiscardDraft {
  std::string name;
};
struct RestoreFile {  // to the original
  std::string name;
};
struct RestoreOriginals {};  // in every file that has one; the current files are set aside …
struct UndoRestore {};       // … and restored by this
// Files of the ruleset, none of which is ever overwritten. A file that is deleted is kept in a
// backup, from which UndoDelete brings the last one back.
struct AddFile {
  std::string name, text;
};
// Puts a drawing from elsewhere among the files, under its own name.
struct ImportDrawing {
  std::string path;
};
struct RenameFile {
  std::string name, to;
};
struct DeleteFile {
  std::string name;
};
struct UndoDelete {};
// Writes a scenario into the ruleset's tests that plays the steps to a position and expects what is
// there. Its file is named after it.
struct MakeTest {
  std::string name;
  NodeId node = NodeId::none;  // none: at the cursor
};
// Writes an edited board to variants/NAME.board and puts it in force in place of any other board.
// Without a text, deletes that file and goes back to the board that the ruleset declares.
struct SaveBoard {
  std::string name;
  std::optional<std::string> text;
};

// Shows what the expression at this place of a file means in the position, after a short pause in
// typing; between two different places: that selection. An empty file ends it.
struct ShowSet {
  std::string file;
  scripting::SourcePosition from, to;
};

// Shows the game beside the same game under changed rules (GameState::what_if), until EndWhatIf;
// for whoever may see everything that is hidden in it.
struct AskWhatIf {
  WhatIfRules rules = {};
};
struct ShowMoment {  // WhatIfState::moment
  std::size_t moment = 0;
};
struct EndWhatIf {};

// Files in any folder.
struct SaveRecord {
  std::string path;
};
struct SaveLesson {  // how the open match or the previewed game is set up
  std::string path;
};
struct ExportSeat {
  SeatId seat = k_owner;
  std::string path;
};
struct SavePack {  // of the open match: its rules in force, and the other files of its folder
  std::string path;
};
// Shows the same as a link (DeskState::shared), or no longer.
struct ShareGame {
  bool on = true;
};
// What the user is called in what they share: in links and packs. "": nothing is said of it.
struct SetSender {
  std::string name;
};
struct SavePages {
  std::string path;
  std::shared_ptr<const std::string> pdf;
};

using DeskCommand =
    std::variant<StartGame, PreviewGame, OpenRecord, OpenLesson, OpenPack, PlayPack, ClosePack,
                 OpenPath, LeaveGame, DeleteMatch, Restart, NewRuleset, PlayTyped, PlayChosen,
                 TakeBack, StartOver, ChangeAnswer, Resign, OfferDraw, DeclineDraw, TypeDice, Undo,
                 Redo, GoTo, GoToStep, Promote, Compare, ViewAs, PassScreen, LiftCurtain,
                 ReplacePlayer, AutoPlay, BotMove, HurryBot, AskHint, HurryHint, DropHint,
                 WriteNote, MarkPassage, MarkCells, UndoNote, RedoNote, UseClock, SetSeatClocks,
                 RunSeatClocks, SetOption, ResetOption, SetVariant, SaveFile, ReloadRules,
                 SaveDraft, DiscardDraft, RestoreFile, RestoreOriginals, UndoRestore, AddFile,
                 ImportDrawing, RenameFile, DeleteFile, UndoDelete, MakeTest, SaveBoard, ShowSet,
                 AskWhatIf, ShowMoment, EndWhatIf, PutPieces, GiveTurn, Arrange, SaveRecord,
                 SaveLesson, ExportSeat, SavePack, ShareGame, SetSender, SavePages>;
using DeskCommands = std::vector<DeskCommand>;

}  // namespace hr::editor
