// SPDX-License-Identifier: MIT
// Private notes as a line of a record:
// {"notes":"red","cells":{"B3":{"text":"grave?","passages":2}}}
// The seat is the one that the player had at the start.
#pragma once

#include "core/record/record.h"
#include "core/record/record_lines.h"

namespace hr {

RecordJson notes_json(const std::string& seat, const Notes& notes);

// Throws Error or a JSON exception when the line is malformed; unless `again`, also when the seat
// has notes already.
void take_notes(Record& record, const RecordJson& line, bool again);

}  // namespace hr
