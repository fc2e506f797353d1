// SPDX-License-Identifier: MIT
#include "core/table/note_marks.h"

#include <algorithm>

#include "core/base/message.h"
#include "core/base/words.h"

namespace hr {

namespace {

using WordList = std::vector<std::string>;

// Finds a mark of one or more words in a text.
WordList::iterator find_mark(WordList& text, const WordList& mark) {
  return mark.empty() ? text.end() : std::ranges::search(text, mark).begin();
}

// What a click does; nothing if it has no effect.
Message click_text(const NoteReport& note, const NoteBrush& brush) {
  const auto& [mark, passages, erase] = brush;
  const bool blank = note.text.empty() && note.passages == 0;
  if (erase) return blank ? Message() : Message("Click to erase it.");
  if (passages > 0) return Message("Click to count a passage.");
  if (passages < 0) return note.passages > 0 ? Message("Click to remove a passage.") : Message();
  if (split_words(mark).empty()) return Message("Type a mark above the board first.");
  return has_mark(note.text, mark) ? Message("Click to remove {mark}.", mark)
                                   : Message("Click to add {mark}.", mark);
}

}  // namespace

const std::vector<NoteMark>& note_marks() {
  static const std::vector<NoteMark> k_marks{
      {"? maybe", "?", "Something may be here", {.mark = "?"}},
      {"! sure", "!", "Something is here", {.mark = "!"}},
      {"x empty", "x", "Nothing is here", {.mark = "x"}},
      {"# obstacle", "#", "Nothing can pass through here", {.mark = "#"}},
      {"custom mark", "own", "Any text you type", {}, true},
      {"+1 passage",
       "+1",
       "Something passed through here; drag along its path to count every cell",
       {.passages = 1}},
      {"-1 passage", "-1", "Removes one passage", {.passages = -1}},
      {"erase", "erase", "Removes all notes on a cell", {.erase = true}},
  };
  return k_marks;
}

bool has_mark(const std::string& text, const std::string& mark) {
  WordList words = split_words(text);
  return find_mark(words, split_words(mark)) != words.end();
}

std::string with_mark(const std::string& text, const std::string& mark) {
  WordList words = split_words(text);
  const WordList wanted = split_words(mark);
  const auto at = find_mark(words, wanted);
  if (at == words.end())
    words.insert(words.end(), wanted.begin(), wanted.end());
  else
    words.erase(at, at + std::ssize(wanted));
  return joined(words);
}

std::string mark_hint(const NoteReport& note, const NoteBrush& brush, Language language) {
  std::string noted = note_message(note).in(language);
  if (!noted.ends_with('.')) noted += '.';
  const std::string click = click_text(note, brush).in(language);
  return click.empty() ? noted : noted + " " + click;
}

}  // namespace hr
