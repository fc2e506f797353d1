// SPDX-License-Identifier: MIT
#include "editor/play/turn_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "core/base/words.h"
#include "editor/board/owner_mark.h"
#include "editor/ui/free_keys.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

// The verbs of the legal moves.
std::vector<std::string> verbs(const GameState& game) {
  std::vector<std::string> names;
  for (const ActionReport& action : game.report.legal)
    if (std::ranges::find(names, action.verb) == names.end()) names.push_back(action.verb);
  return names;
}

// Whether the legal moves answer a question of the rules, instead of making an ordinary turn.
bool is_asked(const GameState& game) {
  return !game.report.legal.empty() && std::ranges::all_of(game.report.legal, &ActionReport::asked);
}

const SeatReport* to_act(const GameState& game) {
  const auto found = std::ranges::find(game.report.seats, true, &SeatReport::to_act);
  return found == game.report.seats.end() ? nullptr : &*found;
}

class TurnPanel : public Panel {
 public:
  const char* name() const override { return "Turn"; }

  void draw(const DeskState& state, Requests& requests) override {
    const GameState& game = *state.game;
    if (!game.playing) return ui::coloured(ui::colours().bad, turn_sentence(game));
    const ui::Named named("Turn");
    draw_turn(game);
    if (!game.passes_to.empty()) ImGui::AlignTextToFramePadding();
    draw_viewer(game, requests);
    draw_passing(game, requests);
    for (const std::string& problem : game.problems) ui::coloured(ui::colours().bad, problem);
  }

 private:
  static SeatId seat_of(const GameState& game) {
    if (game.report.win) return game.report.win->seat;
    if (!game.report.ended && is_seat(game.viewer) && game.report.seats[game.viewer].to_act)
      return game.viewer;  // of several seats to act, the one named in the sentence
    for (std::size_t s = 0; s < game.report.seats.size(); ++s)
      if (game.report.ended ? game.report.seats[s].won : game.report.seats[s].to_act)
        return SeatId(s);
    return k_owner;
  }

  static void draw_turn(const GameState& game) {
    const ui::FontScope letters(ui::context().fonts.title);
    const SeatId seat = seat_of(game);
    if (is_seat(seat)) {
      const float size = ImGui::GetTextLineHeight();
      const ImVec2 at = ImGui::GetCursorScreenPos();
      draw_owner_mark(*ImGui::GetWindowDrawList(), {at.x + size / 2, at.y + size / 2}, size * 0.42F,
                      seat);
      ImGui::Dummy({size, size});
      ImGui::SameLine();
    }
    ui::text(turn_sentence(game));
  }

  static void draw_passing(const GameState& game, Requests& requests) {
    if (game.passes_to.empty()) return;
    const std::string label = fmt::format("Pass the screen to {}", game.passes_to);
    if (is_seat(game.viewer)) ui::flow(ui::button_width(label));
    const bool enter = enter_is_free() && pressed(Key::enter);
    if (ui::primary(label) || enter) requests.add(PassScreen{});
  }

  static void draw_viewer(const GameState& game, Requests& requests) {
    if (!game.secrets && game.chosen_viewer == k_turn) return;
    const bool owner = game.viewer == k_owner;
    const std::string text =
        owner ? "Viewing as owner: everything is visible."
              : fmt::format("Viewing as {}.", game.report.seats[game.viewer].name);
    ui::coloured(
        owner || game.chosen_viewer != k_turn ? ui::colours().warning : ui::colours().muted, text);
    if (game.chosen_viewer == k_turn) return;
    ui::flow(ui::button_width("View as current player"));
    if (ui::button("View as current player")) requests.add(ViewAs{k_turn});
  }
};

}  // namespace

std::string turn_sentence(const GameState& game) {
  if (!game.playing) return "The rules cannot be loaded: fix the marked errors, then save.";
  const Report& report = game.report;
  if (report.ended) return report.outcome;
  const SeatReport* const next = to_act(game);
  if (next == nullptr) return "Nobody can move.";
  const auto actors = std::ranges::count(report.seats, true, &SeatReport::to_act);
  const bool mine = is_seat(game.viewer) && report.seats[game.viewer].to_act;
  const SeatReport& who = mine ? report.seats[game.viewer] : *next;
  if (!mine && actors > 1) return "All players choose secretly at the same time.";
  const std::string name = sentence(who.called);
  const std::vector<std::string> what = verbs(game);
  if (report.times > 1)
    return fmt::format("{}: {} ({} left)", name, list_text(what, "or"), report.times);
  if (is_asked(game)) return fmt::format("{}: {}", name, list_text(what, "or"));
  return what.size() > 1 ? fmt::format("{}'s turn: {}", name, list_text(what, "or"))
                         : name + "'s turn";
}

std::unique_ptr<Panel> make_turn_panel() { return std::make_unique<TurnPanel>(); }

}  // namespace hr::editor
