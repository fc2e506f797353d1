// SPDX-License-Identifier: MIT
#include "editor/play/position_dialog.h"

#include <utility>

#include "core/table/fixed_sentences.h"
#include "editor/panels/pending_command.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr texts::Text k_position_title = texts::position::title;

class PositionDialog : public Panel {
 public:
  std::string_view name() const override { return k_position_title; }
  bool open(const std::string& name) override { return name == "position" && (opening_ = true); }

  void draw(const DeskState& state, Requests& requests) override {
    if (opening_) ImGui::OpenPopup(k_position_title.c_str());
    bool stays = true;
    const ui::Dialog dialog(k_position_title, 620, &stays);
    if (!dialog) return;
    const bool there = state.game && state.game->playing && state.game->viewer != k_turn;
    const bool begins = std::exchange(opening_, false);
    if (!there || pending_.done(state) || pressed(Key::escape)) {
      text_.clear();
      return ImGui::CloseCurrentPopup();
    }
    const GameState& game = *state.game;
    if (game.secrets && game.viewer != k_owner) return draw_refusal();
    if (begins) {
      pending_.forget();
      text_ = game.drawing;
      ImGui::SetKeyboardFocusHere();
    }
    draw_text(state, requests);
  }

 private:
  static void draw_refusal() {
    ui::text(owners_alone_message(Message("set up a position")).in(texts::language()));
    if (ui::primary(texts::common::close)) ImGui::CloseCurrentPopup();
  }

  void draw_text(const DeskState& state, Requests& requests) {
    {
      const ui::FontScope letters(ui::context().fonts.mono);
      ui::area("##position", text_, {-1, ImGui::GetTextLineHeight() * 16});
      ui::expose_last("position", "area", text_, ImGui::IsItemActive());
    }
    ui::muted(texts::position::about);
    if (!pending_.complaint().empty()) ui::coloured(ui::colours().bad, pending_.complaint());
    const bool wanted =
        ui::primary(texts::position::set_up) || pressed(Chord{.key = Key::enter, .ctrl = true});
    ui::tip("Ctrl+Enter"_text);
    ui::flow(ui::button_width(texts::common::cancel));
    if (ui::button(texts::common::cancel)) return ImGui::CloseCurrentPopup();
    if (wanted) pending_.send(state, requests, Arrange{text_});
  }

  bool opening_ = false;
  std::string text_;
  PendingCommand pending_;
};

}  // namespace

std::unique_ptr<Panel> make_position_dialog() { return std::make_unique<PositionDialog>(); }

}  // namespace hr::editor
