// SPDX-License-Identifier: MIT
// The rules in force as plain data that everybody may know: what a client needs to draw the board,
// to name what is on it, and to know what can be typed.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/ids.h"
#include "core/base/words.h"
#include "core/board/board_look.h"
#include "core/board/board_plan.h"
#include "core/bots/bot_spec.h"
#include "core/game/card_face.h"
#include "core/language/holds.h"
#include "core/picture/picture.h"
#include "core/table/fixed_sentences.h"
#include "core/table/footprints.h"
#include "core/table/move_diagrams.h"
#include "core/table/note_marks.h"

namespace hr {

class Game;

// A piece that a zone can hold.
struct PieceType {
  std::string kind;
  SeatId owner = SeatId::none;
  std::string text;  // "white's cube"
};

struct ZoneType {
  std::string name;
  SeatId seat = SeatId::none;  // of a per-seat zone: whose
  Holds holds = Holds::one;
  int room = 1;  // the most pieces on a cell; pile: of each
  PlaceType place_type = PlaceType::cells;
  int slots = 0;     // of a row of cards
  bool open = true;  // every seat sees all of it
  std::vector<PieceType> pieces;
};

// From which zone a verb's actions take an argument that names a card or a place in a row; several
// if there are several such zones.
struct CardSource {
  VerbId verb = VerbId::none;
  int argument = 0;
  std::string zone;
  bool own = true;  // false: of any seat, where it is per seat
};

struct GameReport : BoardPlan {
  std::string name, by, about;
  std::vector<std::string> card;
  std::vector<ZoneType> zones;  // as in Report: a per-seat zone appears once for each seat
  // What is written on the pieces of each kind, by its name: for all owners, or for each seat. Its
  // letter, unless the rules say something else; nothing if there is only one kind.
  std::map<std::string, std::vector<std::string>, std::less<>> letters;
  // The drawing of each kind that declares one (KindDef::looks), and the ruleset's own drawings.
  std::map<std::string, std::vector<std::string>, std::less<>> looks;
  std::map<std::string, std::string> drawings;
  BoardLook look;                                           // of the board
  std::map<std::string, CardFace, std::less<>> card_faces;  // by kind
  std::vector<CardSource> card_sources;
  std::vector<PlacedFootprint> footprints;  // only in the report of a table, which plays the game
  std::vector<MoveDiagram> diagrams;        // how pieces move, for the rules card
  ById<VerbId, std::string> verbs;          // built-in ones included
  std::vector<ViewType> views;              // of the board, the usual one first
  bool secrets = false;                     // the game has hidden information
  bool captures = false;                    // pieces can be captured
  bool rolls = true;                        // dice may be rolled
  bool par = false;                         // the best run can be requested
  std::vector<NoteMark> note_marks = hr::note_marks();
  FixedSentences sentences = fixed_sentences();
  std::vector<PlayerType> player_types = hr::player_types();
  bool cell_values = false;  // its cells can have different values

  // What is written on a piece; "": nothing.
  std::string_view letters_on(std::string_view kind, SeatId owner) const;
  // The same if the rules say it, instead of a drawing.
  std::string_view label_on(std::string_view kind, SeatId owner) const;
  bool has_verb(const std::string& verb) const;
  // Whether these words begin with a verb, however it is typed: "start over 3" with start_over.
  bool begins_with_verb(Words typed) const;
};

GameReport game_report(const Game& game);

}  // namespace hr
