// SPDX-License-Identifier: MIT
#include "core/table/notes.h"

#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "core/base/message.h"
#include "core/base/utf8.h"

namespace hr {

namespace {

void check(const Note& note) {
  const auto length = harmless_length(note.text);
  if (!length)
    throw Refusal(Message("A note is a line of plain text, without control characters."));
  if (*length > Notes::k_max_length)
    throw Refusal(Message("A note has at most {max} characters; this has {n}.", Notes::k_max_length,
                          *length));
  if (note.passages < 0 || note.passages > Notes::k_max_passages)
    throw Refusal(Message("A count of passages goes from 0 to {max}; this would be {n}.",
                          Notes::k_max_passages, note.passages));
}

}  // namespace

Note Notes::at(const std::string& cell) const {
  const auto found = notes_.find(cell);
  return found == notes_.end() ? Note() : found->second;
}

void Notes::write(const std::string& cell, const std::string& text) {
  change_all({{cell, {.text = text, .passages = at(cell).passages}}});
}

void Notes::count(const std::string& cell, int more) {
  const Note before = at(cell);
  const int bounded = std::clamp(more, -2 * k_max_passages, 2 * k_max_passages);
  change_all({{cell, {.text = before.text, .passages = before.passages + bounded}}});
}

void Notes::put(const std::string& cell, const Note& note) {
  check(note);
  set(cell, note);
}

void Notes::change_all(const std::map<std::string, Note>& after) {
  std::vector<NoteChange> step;
  for (const auto& [cell, note] : after) {
    check(note);
    if (Note before = at(cell); note != before) step.push_back({cell, std::move(before), note});
  }
  if (step.empty()) return;
  for (const NoteChange& change : step) set(change.cell, change.after);
  steps_.resize(done_);
  steps_.push_back(std::move(step));
  ++done_;
}

std::string Notes::undo() {
  if (!may_undo()) throw Refusal(Message("There is no note to undo."));
  const std::vector<NoteChange>& last = steps_[--done_];
  for (const NoteChange& change : last) set(change.cell, change.before);
  return last.back().cell;
}

std::string Notes::redo() {
  if (!may_redo()) throw Refusal(Message("There is no note to redo."));
  const std::vector<NoteChange>& next = steps_[done_++];
  for (const NoteChange& change : next) set(change.cell, change.after);
  return next.back().cell;
}

void Notes::set(const std::string& cell, const Note& note) {
  if (note.blank())
    notes_.erase(cell);
  else
    notes_[cell] = note;
}

}  // namespace hr
