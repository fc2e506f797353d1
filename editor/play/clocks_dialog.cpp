// SPDX-License-Identifier: MIT
#include "editor/play/clocks_dialog.h"

#include <algorithm>
#include <utility>

#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr int k_seconds_a_minute = 60;

class ClocksDialog : public Panel {
 public:
  std::string_view name() const override { return texts::seat_clocks::title; }

  bool open(const std::string& name) override {
    opening_ = opening_ || name == "clocks";
    return name == "clocks";
  }

  void draw(const DeskState& state, Requests& requests) override {
    const bool there = state.game && state.game->playing;
    if (std::exchange(opening_, false) && there) {
      take(state.game->report.seat_clocks.control);
      ImGui::OpenPopup(texts::seat_clocks::title.c_str());
    }
    bool stays = true;
    const ui::Dialog dialog(texts::seat_clocks::title, 520, &stays);
    if (!dialog) return;
    if (!there || pressed(Key::escape)) return ImGui::CloseCurrentPopup();
    draw_number(texts::seat_clocks::main, minutes_, k_max_time_seconds / k_seconds_a_minute);
    draw_number(texts::seat_clocks::increment, increment_, k_max_time_seconds);
    draw_number(texts::seat_clocks::turn, turn_, k_max_time_seconds);
    ui::muted(texts::seat_clocks::about);
    draw_buttons(state.game->report.seat_clocks.control.any(), requests);
  }

 private:
  // What was set before, or else what many people play with.
  void take(const TimeControl& control) {
    const TimeControl shown = control.any() ? control : TimeControl{10 * k_seconds_a_minute, 5, 0};
    minutes_ = (shown.main + k_seconds_a_minute - 1) / k_seconds_a_minute;
    increment_ = shown.increment;
    turn_ = shown.turn;
  }

  static void draw_number(texts::Text label, int& value, int most) {
    ImGui::SetNextItemWidth(ui::scaled(140));
    ui::number(label, value);
    value = std::clamp(value, 0, most);
  }

  void draw_buttons(bool has_clocks, Requests& requests) {
    const TimeControl wanted{.main = minutes_ * k_seconds_a_minute,
                             .increment = minutes_ > 0 ? increment_ : 0,
                             .turn = turn_};
    bool done = false;
    {
      const ui::Disabled disabled(!wanted.any());
      if (ui::primary(texts::seat_clocks::set)) requests.add(SetSeatClocks{wanted}), done = true;
    }
    if (has_clocks) {
      ui::flow(ui::button_width(texts::seat_clocks::none));
      if (ui::button(texts::seat_clocks::none)) requests.add(SetSeatClocks{}), done = true;
    }
    ui::flow(ui::button_width(texts::common::cancel));
    if (ui::button(texts::common::cancel) || done) ImGui::CloseCurrentPopup();
  }

  bool opening_ = false;
  int minutes_ = 0, increment_ = 0, turn_ = 0;
};

}  // namespace

std::unique_ptr<Panel> make_clocks_dialog() { return std::make_unique<ClocksDialog>(); }

}  // namespace hr::editor
