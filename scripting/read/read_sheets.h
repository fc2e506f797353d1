// SPDX-License-Identifier: MIT
// The sheets of a ruleset's table, read when they are wanted: the rules get by without them.
#pragma once

#include "core/game/sheets.h"
#include "scripting/read/field_reader.h"

namespace hr::scripting {

// `field` is what the ruleset's `sheets` is, or returns; nil: none.
Sheets read_sheets(const FieldReader& field, const Definition& def);
BoardPicture read_picture(const FieldReader& picture, const Definition& game);

}  // namespace hr::scripting
