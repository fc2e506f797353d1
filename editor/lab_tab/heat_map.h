// SPDX-License-Identifier: MIT
// The board with what bots' games have shown of each cell, as `houserules lab` prints it.
#pragma once

#include "core/table/game_report.h"
#include "scripting/lab/lab_sheet.h"

namespace hr::editor {

// As wide as the panel, at most. Nothing if the maps are of another board.
void draw_heat_maps(const GameReport& game, const scripting::LabSheet& sheet);

}  // namespace hr::editor
