// SPDX-License-Identifier: MIT
#include "editor/play/view_as_dialog.h"

#include <fmt/format.h>

#include <cstdlib>
#include <string_view>
#include <utility>

#include "core/base/words.h"
#include "core/table/fixed_sentences.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr texts::Text k_view_as_title = texts::view::as;
constexpr std::string_view k_view_as = "view_as ", k_everything = "owner";

// As in Viewpoint::reveals(), for a viewer who is not chosen yet.
bool reveals(const GameState& game, SeatId viewer) {
  return game.secrets && game.turn_viewer != k_owner && viewer != game.turn_viewer;
}

std::string called(const GameState& game, SeatId viewer) {
  if (nth(viewer) < game.report.seats.size()) return game.report.seats[viewer].called;
  return game.game->seats[viewer].name;  // behind the curtain
}

class ViewAsDialog : public Panel {
 public:
  std::string_view name() const override { return k_view_as_title; }

  bool open(const std::string& name) override {
    if (!name.starts_with(k_view_as)) return false;
    const std::string who = name.substr(k_view_as.size());
    wanted_ = who == k_everything ? k_owner : SeatId(std::atoi(who.c_str()));
    opening_ = true;
    return true;
  }

  void draw(const DeskState& state, Requests& requests) override {
    const bool there = state.game && state.game->playing;
    if (std::exchange(opening_, false) && there) {
      if (!reveals(*state.game, wanted_)) return requests.add(ViewAs{wanted_});
      ImGui::OpenPopup(k_view_as_title.c_str());
    }
    bool stays = true;
    const ui::Dialog dialog(k_view_as_title, 480, &stays);
    if (!dialog) return;
    if (!there || pressed(Key::escape)) return ImGui::CloseCurrentPopup();
    ask(*state.game, requests);
  }

 private:
  void ask(const GameState& game, Requests& requests) const {
    const bool all = wanted_ == k_owner;
    const std::string who = all ? "" : sentence(called(game, wanted_));
    const FixedSentences& sentences = fixed_sentences(texts::language());
    ui::text(all ? sentences.sees_all : with_name(sentences.sees_seat, who));
    ui::text(sentences.look_is_logged);
    const std::string label = all ? texts::view::as_owner : fill(texts::view::as_player, who);
    if (ui::primary(label)) {
      requests.add(ViewAs{wanted_});
      ImGui::CloseCurrentPopup();
    }
    ui::flow(ui::button_width(texts::common::cancel));
    if (ui::button(texts::common::cancel)) ImGui::CloseCurrentPopup();
  }

  SeatId wanted_ = k_owner;
  bool opening_ = false;
};

}  // namespace

std::unique_ptr<Panel> make_view_as_dialog() { return std::make_unique<ViewAsDialog>(); }

std::string view_as_action(SeatId viewer) {
  return fmt::format("dialog.{}{}", k_view_as,
                     viewer == k_owner ? std::string(k_everything) : std::to_string(index(viewer)));
}

}  // namespace hr::editor
