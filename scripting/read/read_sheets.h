// SPDX-License-Identifier: MIT
// Reads the sheets of a ruleset's table. Done only for printing and checking; games do not need
// them.
#pragma once

#include "core/game/sheets.h"
#include "scripting/read/field_reader.h"

namespace hr::scripting {

// `field` is the ruleset's `sheets` or its result, nil for none; `variants` are those in force.
// Throws Error.
Sheets read_sheets(const FieldReader& field, const GameDef& def,
                   const std::vector<std::string>& variants);
BoardPicture read_picture(const FieldReader& picture, const GameDef& game);

}  // namespace hr::scripting
