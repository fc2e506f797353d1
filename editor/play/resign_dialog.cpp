// SPDX-License-Identifier: MIT
#include "editor/play/resign_dialog.h"

#include <fmt/format.h>

#include <utility>

#include "core/base/words.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

class ResignDialog : public Panel {
 public:
  std::string_view name() const override { return texts::steps::resign; }

  bool open(const std::string& name) override {
    opening_ = opening_ || name == "resign";
    return name == "resign";
  }

  void draw(const DeskState& state, Requests& requests) override {
    const SeatId seat = state.game ? state.game->report.steps.resigns : SeatId::none;
    if (std::exchange(opening_, false) && is_seat(seat))
      ImGui::OpenPopup(texts::steps::resign.c_str());
    bool stays = true;
    const ui::Dialog dialog(texts::steps::resign, 480, &stays);
    if (!dialog) return;
    if (!is_seat(seat) || pressed(Key::escape)) return ImGui::CloseCurrentPopup();
    ui::text(fill(texts::steps::resign_question, sentence(state.game->report.seats[seat].called)));
    ui::text(texts::steps::resign_about);
    if (ui::primary(texts::steps::resign)) {
      requests.add(Resign{seat});
      ImGui::CloseCurrentPopup();
    }
    ui::flow(ui::button_width(texts::common::cancel));
    if (ui::button(texts::common::cancel)) ImGui::CloseCurrentPopup();
  }

 private:
  bool opening_ = false;
};

}  // namespace

std::unique_ptr<Panel> make_resign_dialog() { return std::make_unique<ResignDialog>(); }

}  // namespace hr::editor
