// SPDX-License-Identifier: MIT
// The rules in force as plain data, which everybody may know: what somebody needs who draws the
// board, names what is on it, or asks what can be typed.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/base/ids.h"
#include "core/board/board_plan.h"
#include "core/game/holds.h"

namespace hr {

class Game;

// A piece that there can be in a zone.
struct PieceType {
  std::string kind;
  SeatId owner = SeatId::none;
  std::string text;  // "white's cube"
};

struct ZoneType {
  std::string name;
  SeatId seat = SeatId::none;  // of a per-seat zone: whose
  Holds holds = Holds::one;
  std::vector<PieceType> pieces;
};

struct GameReport : BoardPlan {
  std::string name, by, about;
  std::vector<std::string> card;
  std::vector<ZoneType> zones;  // as Report has them: a per-seat zone once for each seat
  // How kinds are told apart in drawings, by their names; none where there is one kind only.
  std::map<std::string, std::string, std::less<>> letters;
  std::vector<std::string> verbs;  // by VerbId, those of the engine's own too
  bool secrets = false;            // something is hidden from somebody
  bool par = false;                // a best run can be asked for
  bool cell_values = false;        // … and cells count differently in it

  bool has_verb(const std::string& verb) const;
};

GameReport game_report(const Game& game);

}  // namespace hr
