// SPDX-License-Identifier: MIT
#include "core/record/record_notes.h"

#include <algorithm>

#include "core/base/read_json.h"
#include "core/base/utf8.h"
#include "core/base/words.h"

namespace hr {

namespace {

Note note_of(const RecordJson& entry) {
  check_json_keys(entry, {"text", "passages"});
  Note out;
  if (entry.contains("text")) out.text = json_text(entry, "text");
  if (entry.contains("passages"))
    out.passages = static_cast<int>(json_integer(entry, "passages", 0, Notes::k_max_passages));
  return out;
}

}  // namespace

RecordJson notes_json(const std::string& seat, const Notes& notes) {
  RecordJson cells = RecordJson::object();
  for (const auto& [cell, note] : notes.all()) {
    RecordJson& entry = cells[cell] = RecordJson::object();
    if (!note.text.empty()) entry["text"] = note.text;
    if (note.passages > 0) entry["passages"] = note.passages;
  }
  return {{"notes", seat}, {"cells", std::move(cells)}};
}

void take_notes(Record& record, const RecordJson& line, bool again) {
  if (record.seats.empty()) throw Error("expected the seats above the notes");
  check_json_keys(line, {"notes", "cells"});
  const std::string& seat = json_text(line, "notes");
  const auto found = std::ranges::find(record.seats, seat);
  if (found == record.seats.end())
    throw Error("expected notes of " + list_text(record.seats, "or") + ", got " + hr::quote(seat));
  record.notes.resize(record.seats.size());
  Notes& notes = record.notes[PlayerId(found - record.seats.begin())];
  if (!notes.all().empty() && !again) throw Error("expected the notes of " + seat + " once");
  notes = {};
  for (const auto& [cell, entry] : json_object(line, "cells").items()) {
    if (!harmless_length(cell)) throw Error("expected the name of a cell, got " + hr::quote(cell));
    notes.put(cell, note_of(entry));
  }
}

}  // namespace hr
