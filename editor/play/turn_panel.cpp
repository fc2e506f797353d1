// SPDX-License-Identifier: MIT
#include "editor/play/turn_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/base/words.h"
#include "core/table/fixed_sentences.h"
#include "core/table/report_text.h"
#include "editor/panels/owner_mark.h"
#include "editor/ui/free_keys.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr texts::Text k_back = texts::view::as_current;
constexpr float k_turn_gap = 24;  // at scale 1

std::string pass_label(const std::string& player) {
  return fill(texts::turn::pass_screen_to, sentence(player));
}

// The owner's mark and the sentence.
float title_width(const std::string& sentence) {
  const ui::FontScope letters(ui::title_font());
  return ImGui::GetTextLineHeight() + ImGui::GetStyle().ItemSpacing.x +
         ImGui::CalcTextSize(sentence.c_str()).x;
}

// The sentence about the turn, without what can be done if that is too long for a row; but a task
// has to be read.
std::string title_of(const GameState& game, float room) {
  std::string whole = turn_sentence(game);
  if (title_width(whole) <= room || !game.report.task.empty()) return whole;
  return game.playing ? short_turn_text(game.report, game.thinking) : whole;
}

// Of the title and of what is beside it.
float row_height() {
  const ui::FontScope letters(ui::title_font());
  const float title = ImGui::GetTextLineHeight();
  return std::max(title, ui::context().fonts.body->FontSize + 2 * ImGui::GetStyle().FramePadding.y);
}

// The title, and what is to the right of it where there is room.
struct TurnLine {
  std::string title;
  bool title_fits = true;
  std::string viewing;       // "": a banner says it, nothing is secret, or there is no room
  bool way_back = false;     // beside it, so that no banner covers the board
  std::string passing = {};  // the button's label
  bool passing_below = false;
  float width = 0;  // of all that is beside each other
};

bool answers_draw(const GameState& game) {
  return game.passes_to.empty() && !game.looks_on && !game.report.steps.answers_draw.empty();
}

// Whether whose view this is, and the way back, are all that a banner would hold.
bool only_views(const GameState& game) {
  return game.problems.empty() && !answers_draw(game) && !game.looks_on;
}

// Whose view it is, and the button beside that.
float way_back_width(const std::string& viewing) {
  return ImGui::CalcTextSize(viewing.c_str()).x + ImGui::GetStyle().ItemSpacing.x +
         ui::button_width(k_back);
}

TurnLine turn_line(const GameState& game, float room) {
  TurnLine out{.title = title_of(game, room), .viewing = ""};
  out.width = title_width(out.title);
  out.title_fits = out.width <= room;
  const float gap = ui::scaled(k_turn_gap);
  if (game.chosen_viewer != k_turn) {
    const float wide = gap + way_back_width(game.report.viewing);
    out.way_back = only_views(game) && out.width + wide <= room;
    if (out.way_back) out.viewing = game.report.viewing, out.width += wide;
    return out;
  }
  if (!game.passes_to.empty()) {
    out.passing = pass_label(game.passes_to);
    const float wide = gap + ui::button_width(out.passing);
    out.passing_below = out.width + wide > room;
    if (!out.passing_below) out.width += wide;
  }
  if (!game.secrets) return out;
  out.viewing = game.report.viewing;
  const float wide = gap + ImGui::CalcTextSize(out.viewing.c_str()).x;
  out.width + wide > room ? out.viewing.clear() : void(out.width += wide);
  return out;
}

class TurnPanel : public Panel {
 public:
  std::string_view name() const override { return "Turn"_text; }

  void draw(const DeskState& state, Requests& requests) override {
    const GameState& game = *state.game;
    if (!game.playing) return ui::coloured(ui::colours().bad, turn_sentence(game));
    const ui::Named named("Turn");
    const ImVec2 top = ImGui::GetCursorScreenPos();
    const TurnLine line = turn_line(game, ImGui::GetContentRegionAvail().x);
    draw_turn(game, line.title, requests);
    if (!line.viewing.empty()) draw_viewing(game, line.viewing, top.y);
    if (line.way_back) draw_back(top.y, requests);
    if (!line.passing.empty()) draw_passing(line, top.y, requests);
    // As high with a button as without, so that the board stays where it is.
    const float high = row_height() + ImGui::GetStyle().ItemSpacing.y;
    const bool one_row = line.title_fits && !line.passing_below;
    const ImVec2 below{top.x, one_row ? top.y + high : ImGui::GetCursorScreenPos().y};
    if (!line.way_back &&
        (game.chosen_viewer != k_turn || !game.problems.empty() || answers_draw(game)))
      draw_banner(game, {top.x, top.y + high}, requests);
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

  static void draw_turn(const GameState& game, const std::string& title, Requests& requests) {
    const ui::FontScope letters(ui::title_font());
    const SeatId seat = seat_of(game);
    if (is_seat(seat)) {
      const float size = ImGui::GetTextLineHeight();
      const ImVec2 at = ImGui::GetCursorScreenPos();
      draw_owner_mark(*ImGui::GetWindowDrawList(), {at.x + size / 2, at.y + size / 2}, size * 0.42F,
                      seat);
      ImGui::Dummy({size, size});
      ImGui::SameLine();
    }
    ui::text(title);
    if (is_seat(game.thinking)) draw_hurry(requests);
  }

  // On the same line, so that nothing moves.
  static void draw_hurry(Requests& requests) {
    const ui::FontScope letters(ui::context().fonts.body);
    ImGui::SameLine();
    if (ui::link("Move now"_text, ui::colours().accent)) requests.add(HurryBot{});
    ui::tip("Ends the bot's thinking: it plays the best move it has found"_text);
  }

  static void draw_viewing(const GameState& game, const std::string& text, float top) {
    beside_title(top, ImGui::GetTextLineHeight());
    ui::coloured(game.viewer == k_owner ? ui::colours().warning : ui::colours().muted, text);
  }

  static void draw_back(float top, Requests& requests) {
    beside_title(top, ImGui::GetFrameHeight(), ImGui::GetStyle().ItemSpacing.x);
    if (ui::primary(k_back)) requests.add(ViewAs{k_turn});
  }

  static void draw_passing(const TurnLine& line, float top, Requests& requests) {
    if (!line.passing_below) beside_title(top, ImGui::GetFrameHeight());
    const bool enter = nothing_has_keys() && pressed(Key::enter);
    if (ui::primary(line.passing) || enter) requests.add(PassScreen{});
  }

  // On the line of the title that begins there, and in its middle.
  static void beside_title(float top, float height, float gap = ui::scaled(k_turn_gap)) {
    ImGui::SameLine(0, gap);
    const float middle = (row_height() - height) / 2;
    ImGui::SetCursorScreenPos({ImGui::GetCursorScreenPos().x, top + middle});
  }

  // Messages that come and go lie over the board, which they must not move.
  static void draw_banner(const GameState& game, ImVec2 at, Requests& requests) {
    const ImVec2 pad{ui::scaled(6), ui::scaled(2)};
    const float room = ImGui::GetContentRegionAvail().x - 2 * pad.x;
    const std::string text =
        game.report.viewing +
        (game.looks_on ? " " + fixed_sentences(texts::language()).until_back : "");
    float high = game.chosen_viewer == k_turn ? 0 : way_back_high(text, room);
    if (answers_draw(game)) high += draw_high(game.report.steps.draw, room);
    for (const std::string& problem : game.problems) high += lines_high(problem, room);
    ImGui::SetCursorScreenPos(at);
    ImGui::PushStyleColor(ImGuiCol_ChildBg, ui::colours().raised);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, pad);
    const ui::Child banner("banner", {0, high + 2 * pad.y}, true, ImGuiWindowFlags_NoScrollbar);
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
    for (const std::string& problem : game.problems) ui::coloured(ui::colours().bad, problem);
    if (answers_draw(game)) draw_offer(game.report.steps, room, requests);
    if (game.chosen_viewer != k_turn) draw_way_back(text, room, requests);
  }

  static bool draw_on_one_row(const std::string& text, float room) {
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    return ImGui::CalcTextSize(text.c_str()).x + gap + ui::button_width(texts::steps::accept_draw) +
               gap + ui::button_width(texts::steps::decline_draw) <=
           room;
  }

  static float draw_high(const std::string& text, float room) {
    const float row = ImGui::GetFrameHeight() + ImGui::GetStyle().ItemSpacing.y;
    return row + (draw_on_one_row(text, room) ? 0 : lines_high(text, room));
  }

  static void draw_offer(const TableStepsReport& steps, float room, Requests& requests) {
    const bool beside = draw_on_one_row(steps.draw, room);
    if (beside) ImGui::AlignTextToFramePadding();
    ui::coloured(ui::colours().accent, steps.draw);
    if (beside) ui::same_line();
    const SeatId seat = steps.answers_draw.front();
    if (ui::button(texts::steps::accept_draw)) requests.add(OfferDraw{seat});
    ui::same_line();
    if (ui::button(texts::steps::decline_draw)) requests.add(DeclineDraw{seat});
  }

  static float way_back_high(const std::string& text, float room) {
    return ImGui::GetFrameHeight() + (way_back_width(text) <= room ? 0 : lines_high(text, room));
  }

  static void draw_way_back(const std::string& text, float room, Requests& requests) {
    const bool beside = way_back_width(text) <= room;
    if (beside) ImGui::AlignTextToFramePadding();
    ui::coloured(ui::colours().warning, text);
    if (beside) ui::same_line();
    if (ui::primary(k_back)) requests.add(ViewAs{k_turn});
  }

  static float lines_high(const std::string& text, float room) {
    return ImGui::CalcTextSize(text.c_str(), nullptr, false, room).y +
           ImGui::GetStyle().ItemSpacing.y;
  }
};

}  // namespace

std::string turn_sentence(const GameState& game) {
  if (!game.playing) return "The rules cannot be loaded: fix the marked errors, then save."_text;
  return turn_text(game.report, game.thinking);
}

float turn_width(const GameState& game, float room) { return turn_line(game, room).width; }

std::unique_ptr<Panel> make_turn_panel() { return std::make_unique<TurnPanel>(); }

}  // namespace hr::editor
