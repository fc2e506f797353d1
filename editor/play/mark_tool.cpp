// SPDX-License-Identifier: MIT
#include "editor/play/mark_tool.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"
#include "core/table/note_marks.h"
#include "editor/play/notes_panel.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

bool narrow() { return ImGui::GetContentRegionAvail().x < ui::scaled(640); }

}  // namespace

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

bool MarkTool::own() const { return note_marks()[chosen_].own; }
NoteBrush MarkTool::brush() const {
  NoteBrush out = note_marks()[chosen_].brush;
  if (own()) out.mark = own_;
  return out;
}

void MarkTool::draw(const GameState& game, Requests& requests) {
  const ui::Named named(texts::notes::marks);
  const SeatReport& seat = game.report.seats[game.viewer];
  const bool brief = narrow();
  ui::coloured(ui::colours().warning,
               brief
                   ? fill("Taking notes that only {} sees. Press Esc to stop.", sentence(seat.name))
                   : fill("Taking notes that only {} sees: clicks write notes instead of playing. "
                          "Press Esc to stop.",
                          sentence(seat.name)));
  draw_marks(brief);
  if (own()) draw_own();
  ui::flow(ui::button_width(texts::play::back_to_play));
  if (ui::button(texts::play::back_to_play)) requests.act("marks");
  use_keys();
}

void MarkTool::draw_marks(bool brief) {
  for (std::size_t i = 0; i < note_marks().size(); ++i) {
    const NoteMark& mark = note_marks()[i];
    const char* const label = (brief ? mark.brief : mark.label).c_str();
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
          typed_.field(fmt::format("{}/own", index(viewer_)), "own", own_, texts::notes::own_mark))
    own_ = *text;
}

// Digits choose a mark by position.
void MarkTool::use_keys() {
  const ImGuiIO& io = ImGui::GetIO();
  if (ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel) ||
      io.WantTextInput)
    return;
  for (std::size_t i = 0; i < note_marks().size(); ++i)
    if (pressed(Chord{.key = key_of(static_cast<char>('1' + static_cast<int>(i)))})) chosen_ = i;
  // Not during a stroke: releasing the button could then play a move.
  if (pressed(Key::escape) && !ImGui::IsAnyMouseDown()) end();
}

void MarkTool::use(const GameState& game, const std::vector<std::string>& cells,
                   Requests& requests) const {
  if (cells.empty() || (own() && split_words(own_).empty())) return;
  requests.add(MarkCells{game.viewer, cells, brush()});
}

std::string MarkTool::hint(const GameState& game, const std::string& cell) const {
  return mark_hint(note_on(game, cell), brush(), texts::language());
}

}  // namespace hr::editor
