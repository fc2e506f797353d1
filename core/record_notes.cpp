// SPDX-License-Identifier: MIT
#include "core/record_notes.h"

#include <algorithm>

#include "core/utf8.h"
#include "core/words.h"

namespace hr {

namespace {

Note note_of(const RecordJson& entry) {
  Note out;
  out.text = entry.value("text", std::string());
  const std::int64_t passages = entry.value("passages", std::int64_t{0});
  if (passages < 0 || passages > Notes::k_most_passages)
    throw Error("expected a count of passages from 0 to " + std::to_string(Notes::k_most_passages) +
                ", got " + std::to_string(passages));
  out.passages = static_cast<int>(passages);
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

void take_notes(Record& record, const RecordJson& line) {
  if (record.seats.empty()) throw Error("expected the seats above the notes");
  const std::string seat = line.at("notes");
  const auto found = std::ranges::find(record.seats, seat);
  if (found == record.seats.end())
    throw Error("expected notes of " + list_text(record.seats, "or") + ", got " + hr::quoted(seat));
  record.notes.resize(record.seats.size());
  Notes& notes = record.notes[static_cast<std::size_t>(found - record.seats.begin())];
  if (!notes.all().empty()) throw Error("expected the notes of " + seat + " once");
  for (const auto& [cell, entry] : line.at("cells").items()) {
    if (!harmless_length(cell)) throw Error("expected the name of a cell, got " + hr::quoted(cell));
    notes.put(cell, note_of(entry));
  }
}

}  // namespace hr
