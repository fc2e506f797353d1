// SPDX-License-Identifier: MIT
#include "editor/play/notes_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "core/base/words.h"
#include "core/table/fixed_sentences.h"
#include "editor/panels/tab_ids.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

const std::string& seat_name(const GameState& game) { return game.report.seats[game.viewer].name; }

// The key includes the seat, so that one seat never sees what another has typed.
std::string key(const GameState& game, const std::string& cell) {
  return fmt::format("{}/{}", index(game.viewer), cell);
}

void draw_text(const GameState& game, const NoteReport& note, TypedTexts& typed, Requests& requests,
               texts::Text hint) {
  if (const auto text = typed.field(key(game, note.cell), "text", note.text, hint))
    requests.add(WriteNote{game.viewer, note.cell, *text});
}

void draw_passages(const GameState& game, const NoteReport& note, Requests& requests) {
  const auto click = [&](const char* label, int more, bool possible) {
    const ui::Disabled disabled(!possible);
    if (ui::button(label)) requests.add(MarkPassage{game.viewer, note.cell, more});
    ui::tip(more > 0 ? texts::notes::passage_more : texts::notes::passage_fewer);
  };
  click("-", -1, note.passages > 0);
  ui::same_line(4);
  ImGui::AlignTextToFramePadding();
  ui::line(std::to_string(note.passages));
  ui::same_line(4);
  click("+", 1, true);
}

class NotesPanel : public Panel {
 public:
  explicit NotesPanel(std::shared_ptr<const MarkTool> marks) : marks_(std::move(marks)) {}

  std::string_view name() const override { return texts::tabs::notes; }
  const char* id() const override { return tab_ids::notes; }

  void draw(const DeskState& state, Requests& requests) override {
    const GameState& game = *state.game;
    if (!game.playing) return;
    if (std::exchange(match_, game.match) != game.match) forget_typed();
    if (!may_note(game)) return draw_nobody(game);
    draw_heading(game, requests);
    draw_general(game, requests);
    draw_cells(game, requests);
    draw_new(state, requests);
    draw_board(game);
  }

 private:
  void forget_typed() {
    typed_.forget_all();
    cell_.clear();
    text_.clear();
    refused_.clear();
    asked_at_ = 0;
  }

  static void draw_nobody(const GameState& game) {
    ui::text(game.viewer == k_turn ? "The game is hidden while the screen is being passed."_text
                                   : fixed_sentences(texts::language()).owner_notes);
  }

  void draw_heading(const GameState& game, Requests& requests) const {
    ui::strong(fill(texts::notes::for_player, sentence(seat_name(game))));
    ui::muted(fixed_sentences(texts::language()).own_notes);
    if (ui::button(marks_->on() ? texts::play::back_to_play : texts::notes::take))
      requests.act("marks");
    ui::tip(fill("{} (M to start, Esc to stop)", texts::notes::take_help));
    ui::flow(ui::button_width(texts::notes::undo));
    {
      const ui::Disabled disabled(!game.report.notes.may_undo);
      if (ui::button(texts::notes::undo)) requests.add(UndoNote{game.viewer});
    }
    ui::flow(ui::button_width(texts::notes::redo));
    const ui::Disabled disabled(!game.report.notes.may_redo);
    if (ui::button(texts::notes::redo)) requests.add(RedoNote{game.viewer});
  }

  void draw_general(const GameState& game, Requests& requests) {
    const ui::Section section(texts::notes::general);
    if (!section) return;
    const ui::Named named("general");
    ImGui::SetNextItemWidth(-1);
    draw_text(game, note_on(game, ""), typed_, requests, texts::notes::general_empty);
  }

  void draw_cells(const GameState& game, Requests& requests) {
    const auto& notes = game.report.notes.notes;
    const auto count =
        std::ranges::count_if(notes, [](const NoteReport& note) { return !note.cell.empty(); });
    const ui::Section section(fill(texts::notes::of_cells, count) + "###cells");
    if (!section) return;
    if (count == 0) ui::muted(texts::notes::of_cells_none);
    for (const NoteReport& note : notes)
      if (!note.cell.empty()) draw_cell(game, note, requests);
  }

  // The text is to the right of the cell name if there is room, else below it.
  void draw_cell(const GameState& game, const NoteReport& note, Requests& requests) {
    const ui::Named named(note.cell);
    ImGui::AlignTextToFramePadding();
    ui::strong(note.cell);
    if (!note.on_board)
      ui::coloured(ui::colours().warning, fixed_sentences(texts::language()).note_off_board);
    const float passages = ui::scaled(130), name = ui::scaled(76);
    if (ImGui::GetContentRegionAvail().x > passages + name + ui::scaled(120) && note.on_board &&
        ImGui::GetItemRectSize().x < name)
      ImGui::SameLine(name);
    ImGui::SetNextItemWidth(std::max(ui::scaled(90), ImGui::GetContentRegionAvail().x - passages));
    draw_text(game, note, typed_, requests, texts::notes::no_text);
    ImGui::SameLine();
    draw_passages(game, note, requests);
  }

  void draw_new(const DeskState& state, Requests& requests) {
    const GameState& game = *state.game;
    const ui::Section section(texts::notes::add);
    if (!section) return;
    const ui::Named named("new");
    if (asked_at_ != 0 && state.version != asked_at_) took(state);
    const std::string& owner = seat_name(game);
    ImGui::SetNextItemWidth(ui::scaled(90));
    if (const auto cell =
            typed_.field(key(game, "*cell"), "cell", cell_[owner], texts::notes::cell))
      cell_[owner] = *cell;
    ImGui::SameLine();
    ImGui::SetNextItemWidth(-ui::button_width(texts::notes::add_button) - ui::scaled(10));
    const auto text = typed_.field(key(game, "*text"), "text", text_[owner], texts::notes::note);
    if (text) text_[owner] = *text;
    ImGui::SameLine();
    const bool go = ui::button(texts::notes::add_button) || (text && pressed(Key::enter));
    if (go && !text_[owner].empty()) {
      asked_at_ = state.version;
      noticed_ = state.notice.number;
      refused_to_ = game.viewer;
      requests.add(WriteNote{game.viewer, cell_[owner], text_[owner]});
    }
    if (!refused_.empty() && refused_to_ == game.viewer) ui::coloured(ui::colours().bad, refused_);
    ui::muted(texts::notes::from_board);
  }

  void took(const DeskState& state) {
    const bool refused =
        state.notice.number != noticed_ && state.notice.type == NoticeType::refused;
    refused_ = refused ? state.notice.text : "";
    asked_at_ = 0;
    if (refused) return;
    const std::string& owner = seat_name(*state.game);
    cell_[owner].clear();
    text_[owner].clear();
  }

  static void draw_board(const GameState& game) {
    if (game.report.notes.board.empty()) return;
    const ui::Section section(texts::notes::as_board, false);
    if (!section) return;
    const ui::Child board("drawn", {0, ui::scaled(260)}, true,
                          ImGuiWindowFlags_HorizontalScrollbar);
    ui::mono(game.report.notes.board);
  }

  std::shared_ptr<const MarkTool> marks_;
  TypedTexts typed_;
  std::uint64_t match_ = 0;
  std::map<std::string, std::string> cell_, text_;  // the new note, by seat
  std::uint64_t asked_at_ = 0, noticed_ = 0;
  std::string refused_;
  SeatId refused_to_ = k_turn;  // the viewer whose command was refused
};

}  // namespace

bool may_note(const GameState& game) { return game.playing && is_seat(game.viewer); }

NoteReport note_on(const GameState& game, const std::string& cell) {
  return hr::note_on(game.report.notes, cell);
}

void draw_note(const GameState& game, const std::string& cell, TypedTexts& typed,
               Requests& requests) {
  if (!may_note(game)) return ui::text(fixed_sentences(texts::language()).owner_notes);
  const ui::Named named(texts::notes::note);
  const NoteReport note = note_on(game, cell);
  ui::strong(fill("{}: notes for {}", cell, sentence(seat_name(game))));
  ImGui::SetNextItemWidth(ui::scaled(240));
  draw_text(game, note, typed, requests, texts::notes::note);
  ImGui::AlignTextToFramePadding();
  ui::line("Passages"_text);
  ImGui::SameLine();
  draw_passages(game, note, requests);
}

std::unique_ptr<Panel> make_notes_panel(std::shared_ptr<const MarkTool> marks) {
  return std::make_unique<NotesPanel>(std::move(marks));
}

}  // namespace hr::editor
