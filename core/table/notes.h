// SPDX-License-Identifier: MIT
// One player's private notes, like a sheet of paper beside the board: for each cell a short text
// and a count of passages, and one text that belongs to no cell. Notes are not part of the game: no
// state, rule or hash depends on them, and they have their own undo. Cells are stored by name, so
// notes outlive the board that they were made on; whether a name is a cell is not checked here.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace hr {

struct Note {
  std::string text;
  int passages = 0;
  bool blank() const { return text.empty() && passages == 0; }
  friend bool operator==(const Note&, const Note&) = default;
};

class Notes {
 public:
  static constexpr std::size_t k_max_length = 200;  // characters in one text
  static constexpr int k_max_passages = 999;

  // By cell name; "" is the note that belongs to no cell. None of them is blank.
  const std::map<std::string, Note>& all() const { return notes_; }
  Note at(const std::string& cell) const;

  // write() replaces the text of a note, count() adds to its passages; a note that becomes blank is
  // removed. Throws Refusal when the text is too long or contains harmful characters, or when the
  // count would leave the range 0 to 999.
  void write(const std::string& cell, const std::string& text);
  void count(const std::string& cell, int more);
  // Replaces these notes, by cell, as one step that undo() takes back as a whole. Throws Refusal as
  // write() and count() do; then nothing is changed.
  void change_all(const std::map<std::string, Note>& after);
  void put(const std::string& cell, const Note& note);  // replaces both; cannot be undone

  bool may_undo() const { return done_ > 0; }
  bool may_redo() const { return done_ < steps_.size(); }
  // Return the cell whose note they have changed, or the last of several. Throw Refusal when there
  // is nothing to undo or redo.
  std::string undo();
  std::string redo();

 private:
  struct NoteChange {
    std::string cell;
    Note before, after;
  };
  void set(const std::string& cell, const Note& note);

  std::map<std::string, Note> notes_;
  std::vector<std::vector<NoteChange>> steps_;  // none is empty
  std::size_t done_ = 0;                        // how many of the steps are in effect
};

}  // namespace hr
