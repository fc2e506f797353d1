// SPDX-License-Identifier: MIT
// Reads `look`: the drawing of a kind's pieces; and of the board, its cells, regions and links.
#pragma once

#include "core/game/game_def.h"
#include "core/game/ruleset_text.h"
#include "scripting/read/field_reader.h"

namespace hr::scripting {

// The drawings and labels of a kind: one for all owners, or one for each seat; none: not declared.
// A drawing of the ruleset is checked, and added to the definition, which must have all seats.
void read_looks(const FieldReader& kind, const RulesetText& ruleset_text, GameDef& definition,
                KindDef& def);

// How the board is drawn; the definition must have board, seats and regions.
void read_board_look(const FieldReader& look, const RulesetText& ruleset_text, GameDef& definition);

}  // namespace hr::scripting
