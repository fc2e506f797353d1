// SPDX-License-Identifier: MIT
#include "editor/play/mark_tool.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"
#include "editor/play/notes_panel.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

struct Mark {
  const char *label, *brief, *text, *help;  // brief: for narrow windows
  int passages = 0;
};

constexpr std::array k_marks{
    Mark{"? maybe", "?", "?", "Something may be here"},
    Mark{"! sure", "!", "!", "Something is here"},
    Mark{"x empty", "x", "x", "Nothing is here"},
    Mark{"# obstacle", "#", "#", "Nothing can pass through here"},
    Mark{"custom mark", "own", "", "Any text you type"},
    Mark{"+1 passage", "+1", "",
         "Something passed through here; drag along its path to count every cell", 1},
    Mark{"-1 passage", "-1", "", "Removes one passage", -1},
};
constexpr int k_own = 4;

bool narrow() { return ImGui::GetContentRegionAvail().x < ui::scaled(640); }

using WordList = std::vector<std::string>;

// Finds a mark of one or more words in a text.
WordList::iterator find_mark(WordList& text, const WordList& mark) {
  return mark.empty() ? text.end()
                      : std::search(text.begin(), text.end(), mark.begin(), mark.end());
}

}  // namespace

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

void MarkTool::toggle(const DeskState& state) {
  if (on_) return end();
  if (!state.game || !may_note(*state.game)) return;
  follow(state);
  on_ = true;
}

void MarkTool::end() { on_ = false; }

// What one viewer has typed must not be visible to the next.
void MarkTool::follow(const DeskState& state) {
  const SeatId viewer = state.game && may_note(*state.game) ? state.game->viewer : k_turn;
  const std::uint64_t match = state.game ? state.game->match : 0;
  if (viewer == viewer_ && match == match_) return;
  viewer_ = viewer;
  match_ = match;
  on_ = false;
  chosen_ = 0;
  own_.clear();
  typed_.forget_all();
}

std::string MarkTool::mark() const { return chosen_ == k_own ? own_ : k_marks[chosen_].text; }

int MarkTool::passages() const { return k_marks[chosen_].passages; }

void MarkTool::draw(const GameState& game, Requests& requests) {
  const ui::Named named("Marks");
  const SeatReport& seat = game.report.seats[game.viewer];
  const bool brief = narrow();
  ui::coloured(
      ui::colours().warning,
      fmt::format("Taking notes that only {} sees{}. Press Esc to stop.", sentence(seat.name),
                  brief ? "" : ": clicks write notes instead of playing"));
  draw_marks(brief);
  if (chosen_ == k_own) draw_own();
  ui::flow(ui::button_width("Back to play"));
  if (ui::button("Back to play")) requests.act("marks");
  use_keys();
}

void MarkTool::draw_marks(bool brief) {
  for (int i = 0; i < static_cast<int>(k_marks.size()); ++i) {
    const Mark& mark = k_marks[i];
    const char* const label = brief ? mark.brief : mark.label;
    if (i > 0) ui::flow(ui::button_width(label));
    if (ui::tab(label, i == chosen_)) chosen_ = i;
    ui::tip(fmt::format("{}\n{}", mark.help, i + 1));
  }
}

void MarkTool::draw_own() {
  const float width = ui::scaled(140);
  ui::flow(width);
  ImGui::SetNextItemWidth(width);
  if (const auto text =
          typed_.field(fmt::format("{}/own", index(viewer_)), "own", own_, "Your mark"))
    own_ = *text;
}

// Digits choose a mark by position.
void MarkTool::use_keys() {
  const ImGuiIO& io = ImGui::GetIO();
  if (ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel) ||
      io.WantTextInput)
    return;
  for (int i = 0; i < static_cast<int>(k_marks.size()); ++i)
    if (pressed(Chord{.key = key_of(static_cast<char>('1' + i))})) chosen_ = i;
  // Not during a stroke: releasing the button could then play a move.
  if (pressed(Key::escape) && !ImGui::IsAnyMouseDown()) end();
}

// A path counts a passage on every cell but the first. A stroke adds the mark to all cells or
// removes it from all, depending on the first.
void MarkTool::use(const GameState& game, const std::vector<std::string>& cells,
                   Requests& requests) const {
  if (cells.empty()) return;
  if (passages() != 0) {
    for (std::size_t i = cells.size() > 1 ? 1 : 0; i < cells.size(); ++i)
      if (passages() > 0 || note_on(game, cells[i]).passages > 0)
        requests.add(MarkPassage{game.viewer, cells[i], passages()});
    return;
  }
  const std::string what = mark();
  const bool off = has_mark(note_on(game, cells.front()).text, what);
  for (const std::string& cell : cells) {
    const std::string text = note_on(game, cell).text;
    if (!what.empty() && has_mark(text, what) == off)
      requests.add(WriteNote{game.viewer, cell, with_mark(text, what)});
  }
}

std::string MarkTool::hint(const GameState& game, const std::string& cell) const {
  const NoteReport note = note_on(game, cell);
  std::string noted = note_line(note);
  if (!noted.ends_with('.')) noted += '.';
  if (passages() > 0) return noted + " Click to count a passage.";
  if (passages() < 0) return noted + (note.passages > 0 ? " Click to remove a passage." : "");
  if (mark().empty()) return noted + " Type a mark above the board first.";
  return fmt::format("{} Click to {} {}.", noted, has_mark(note.text, mark()) ? "remove" : "add",
                     mark());
}

}  // namespace hr::editor
