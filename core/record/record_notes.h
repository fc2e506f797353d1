// SPDX-License-Identifier: MIT
// Private notes as a line of a record:
// {"notes":"red","cells":{"B3":{"text":"grave?","passages":2}}}, named by the seat that the player
// sat in at the start.
#pragma once

#include "core/record/record.h"
#include "core/record/record_lines.h"

namespace hr {

RecordJson notes_json(const std::string& seat, const Notes& notes);

// Throws Error or a JSON exception when the line does not hold what belongs there; unless `again`,
// also when there are notes of that seat already.
void take_notes(Record& record, const RecordJson& line, bool again);

}  // namespace hr
