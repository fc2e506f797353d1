// SPDX-License-Identifier: MIT
// The private notes of one player, as on a sheet of paper beside the board: on each cell a short
// text and how often something passed there, and a text about no cell. They are no part of the
// game: no state, no rule and no hash meets them, and they have an undo of their own. Cells go by
// name, so notes outlive the board they were made on; whether a name is a cell is not asked here.
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
  static constexpr std::size_t k_max_length = 200;  // characters of a text
  static constexpr int k_max_passages = 999;

  // By the names of cells, "" for the text about none; none of them is blank.
  const std::map<std::string, Note>& all() const { return notes_; }
  Note at(const std::string& cell) const;

  // What stands on a cell from now on, the rest of its note as it was; blank is taken off. Throws
  // Refusal when the text is too long or none to be shown, or the count leaves 0 to 999.
  void write(const std::string& cell, const std::string& text);
  void count(const std::string& cell, int more);
  void put(const std::string& cell, const Note& note);  // both at once, and not to be undone

  bool may_undo() const { return done_ > 0; }
  bool may_redo() const { return done_ < changes_.size(); }
  // The cell whose note is as before again. Throws Refusal when there is none.
  std::string undo();
  std::string redo();

 private:
  struct NoteChange {
    std::string cell;
    Note before, after;
  };
  void change(const std::string& cell, Note after);
  void set(const std::string& cell, const Note& note);

  std::map<std::string, Note> notes_;
  std::vector<NoteChange> changes_;
  std::size_t done_ = 0;  // of the changes
};

}  // namespace hr
