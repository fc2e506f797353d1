// SPDX-License-Identifier: MIT
#include "editor/play/turn_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/base/words.h"
#include "editor/panels/owner_mark.h"
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

constexpr const char* k_back = "View as current player";
constexpr const char* k_until_back = " Nobody can play until you go back.";

std::string pass_label(const std::string& player) {
  return fmt::format("Pass the screen to {}", sentence(player));
}

class TurnPanel : public Panel {
 public:
  const char* name() const override { return "Turn"; }

  void draw(const DeskState& state, Requests& requests) override {
    const GameState& game = *state.game;
    if (!game.playing) return ui::coloured(ui::colours().bad, turn_sentence(game));
    const ui::Named named("Turn");
    draw_turn(game, requests);
    const ImVec2 top = ImGui::GetCursorScreenPos();
    const bool again = std::exchange(match_, game.match) == game.match && row_;
    row_ = again || game.secrets || !game.passes_to.empty();
    if (row_) draw_viewer_row(game, requests);
    const ImVec2 below = ImGui::GetCursorScreenPos();
    if (game.chosen_viewer != k_turn || !game.problems.empty()) draw_banner(game, top, requests);
    ImGui::SetCursorScreenPos(below);
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

  static void draw_turn(const GameState& game, Requests& requests) {
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
    if (is_seat(game.thinking)) draw_hurry(requests);
  }

  // On the same line, so that nothing moves.
  static void draw_hurry(Requests& requests) {
    const ui::FontScope letters(ui::context().fonts.body);
    ImGui::SameLine();
    if (ui::link("Move now", ui::colours().accent)) requests.add(HurryBot{});
    ui::tip("Ends the bot's thinking: it plays the best move it has found");
  }

  static void draw_passing(const GameState& game, Requests& requests) {
    if (game.passes_to.empty()) return;
    const std::string label = pass_label(game.passes_to);
    if (game.secrets) ui::flow(ui::button_width(label));
    const bool enter = enter_is_free() && pressed(Key::enter);
    if (ui::primary(label) || enter) requests.add(PassScreen{});
  }

  // Once there has been something in it, its room is kept, so that the board stays where it is.
  static void draw_viewer_row(const GameState& game, Requests& requests) {
    const std::string text = game.secrets ? viewing(game) : "";
    const float wide = ImGui::CalcTextSize(text.c_str()).x + longest_button(game) +
                       ImGui::GetStyle().ItemSpacing.x;
    const float rows = wide > ImGui::GetContentRegionAvail().x ? 2 : 1;
    const ui::Child row("viewer", {0, rows * ImGui::GetFrameHeightWithSpacing()}, false,
                        ImGuiWindowFlags_NoScrollbar);
    if (game.chosen_viewer != k_turn) return;  // a banner says it
    ImGui::AlignTextToFramePadding();
    if (!text.empty())
      ui::coloured(game.viewer == k_owner ? ui::colours().warning : ui::colours().muted, text);
    draw_passing(game, requests);
  }

  static std::string viewing(const GameState& game) {
    return game.viewer == k_owner
               ? "Viewing as owner: everything is visible."
               : fmt::format("Viewing as {}.", sentence(game.report.seats[game.viewer].called));
  }

  static float longest_button(const GameState& game) {
    float out = 0;
    for (const Player& player : game.players)
      out = std::max(out, ui::button_width(pass_label(player.name)));
    return game.players.size() > 1 ? out : 0;
  }

  // Messages that come and go lie over the board, which they must not move.
  static void draw_banner(const GameState& game, ImVec2 at, Requests& requests) {
    const ImVec2 pad{ui::scaled(6), ui::scaled(2)};
    const float room = ImGui::GetContentRegionAvail().x - 2 * pad.x;
    const std::string text = viewing(game) + (game.looks_on ? k_until_back : "");
    float high = game.chosen_viewer == k_turn ? 0 : way_back_high(text, room);
    for (const std::string& problem : game.problems) high += lines_high(problem, room);
    ImGui::SetCursorScreenPos(at);
    ImGui::PushStyleColor(ImGuiCol_ChildBg, ui::colours().raised);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, pad);
    const ui::Child banner("banner", {0, high + 2 * pad.y}, true, ImGuiWindowFlags_NoScrollbar);
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
    for (const std::string& problem : game.problems) ui::coloured(ui::colours().bad, problem);
    if (game.chosen_viewer != k_turn) draw_way_back(text, room, requests);
  }

  static bool on_one_row(const std::string& text, float room) {
    return ImGui::CalcTextSize(text.c_str()).x + ImGui::GetStyle().ItemSpacing.x +
               ui::button_width(k_back) <=
           room;
  }

  static float way_back_high(const std::string& text, float room) {
    return ImGui::GetFrameHeight() + (on_one_row(text, room) ? 0 : lines_high(text, room));
  }

  static void draw_way_back(const std::string& text, float room, Requests& requests) {
    const bool beside = on_one_row(text, room);
    if (beside) ImGui::AlignTextToFramePadding();
    ui::coloured(ui::colours().warning, text);
    if (beside) ui::same_line();
    if (ui::primary(k_back)) requests.add(ViewAs{k_turn});
  }

  static float lines_high(const std::string& text, float room) {
    return ImGui::CalcTextSize(text.c_str(), nullptr, false, room).y +
           ImGui::GetStyle().ItemSpacing.y;
  }

  std::uint64_t match_ = 0;
  bool row_ = false;
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
  if (is_seat(game.thinking)) return sentence(report.seats[game.thinking].called) + " is thinking";
  const std::vector<std::string> what = verbs(game);
  if (report.times > 1)
    return fmt::format("{}: {} ({} left)", name, list_text(what, "or"), report.times);
  if (is_asked(game)) return fmt::format("{}: {}", name, list_text(what, "or"));
  return what.size() > 1 ? fmt::format("{}'s turn: {}", name, list_text(what, "or"))
                         : name + "'s turn";
}

float turn_width(const GameState& game) {
  const ui::FontScope letters(ui::context().fonts.title);
  return ImGui::GetTextLineHeight() + ImGui::GetStyle().ItemSpacing.x +
         ImGui::CalcTextSize(turn_sentence(game).c_str()).x;
}

std::unique_ptr<Panel> make_turn_panel() { return std::make_unique<TurnPanel>(); }

}  // namespace hr::editor
