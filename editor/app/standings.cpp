// SPDX-License-Identifier: MIT
#include "editor/app/standings.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/table/drawn_boards.h"
#include "editor/board/board_layout.h"
#include "editor/panels/owner_mark.h"
#include "editor/play/score_panel.h"
#include "editor/play/turn_panel.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

// Lines of text in the column: those of the title, of the clock, and of what there may be more.
constexpr float k_title_lines = 4, k_clock_lines = 4.5F, k_line = 1.45F;
constexpr float k_words = 13;            // of a column, in letters as high as a line
constexpr float k_least_letters = 0.6F;  // as high as usual

float letters() { return ImGui::GetTextLineHeight(); }

// The boards as they are fitted into a room: pixels per unit, and how wide they are.
struct Fit {
  float scale = 0, width = 0;
};

Fit fit_in(const GameState& game, float width, float height) {
  const GameReport& rules = *game.game;
  const BoardView view{.type = rules.views.empty() ? ViewType::flat : rules.views.front(),
                       .turn = {}};
  const BoardLayout layout =
      layout_of(rules, view, drawn_boards(rules, game.report), width, height);
  const float wide = layout.bounds.width(), high = layout.bounds.height();
  if (wide <= 0 || high <= 0) return {};
  const float scale = std::min(width / wide, height / high);
  return {scale, scale * wide};
}

std::string last_event(const Report& report) {
  const auto told = [](const LogLine& line) { return !line.repeats && !line.text.empty(); };
  const auto last = std::find_if(report.log.rbegin(), report.log.rend(), told);
  return last == report.log.rend() ? "" : last->text;
}

void draw_seat_mark(SeatId seat) {
  const float size = letters();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_owner_mark(*ImGui::GetWindowDrawList(), {at.x + size / 2, at.y + size / 2}, size * 0.42F,
                  seat);
  ImGui::Dummy({size, size});
}

texts::Text clock_label(const ClockReport& clock) {
  return clock.running ? texts::clock::pause
         : clock.begun ? texts::clock::resume
                       : texts::clock::start;
}

// Fonts of the time and of the button, and how much larger they are.
struct ClockLetters {
  ImFont* digits = nullptr;
  float larger = 1;
  ImFont* words = nullptr;
  float words_larger = 1;
};

// The time, which a click starts and stops too, and the button that does.
void draw_clock(const ClockReport& clock, ClockLetters letters_of, Requests& requests) {
  const ui::Named named("Clock");
  const std::string text = clock_text(clock);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  bool clicked = false;
  {
    const ui::FontScope font(letters_of.digits);
    ImGui::SetWindowFontScale(letters_of.larger);
    const ImVec2 size = ImGui::CalcTextSize(text.c_str());
    clicked = ImGui::InvisibleButton("time", size);
    ImGui::GetWindowDrawList()->AddText(at, clock.up ? ui::colours().bad : ui::colours().text,
                                        text.c_str());
    ui::expose_last("time", "button", text);
    ui::meet(text, letters_of.digits);
  }
  const ui::FontScope font(letters_of.words);
  ImGui::SetWindowFontScale(letters_of.words_larger);
  const float high = ImGui::GetItemRectSize().y;
  ImGui::SameLine(0, letters());
  ImGui::SetCursorScreenPos(
      {ImGui::GetCursorScreenPos().x, at.y + (high - ImGui::GetFrameHeight()) / 2});
  clicked = ui::button(clock_label(clock)) || clicked;
  ImGui::SetCursorScreenPos({at.x, at.y + high + ImGui::GetStyle().ItemSpacing.y});
  using What = UseClock::Operation;
  if (clicked) requests.add(UseClock{clock.running ? What::pause : What::start});
}

// "White: 3", and the clock that is drawn after it.
std::string standing_text(const ScoreLine& line) {
  return line.name + (line.score ? ": " + std::to_string(*line.score) : "");
}

const SeatClockReport* clock_of(const Report& report, SeatId seat) {
  const auto& clocks = report.seat_clocks.seats;
  return nth(seat) < clocks.size() && !clocks[seat].text.empty() ? &clocks[seat] : nullptr;
}

float line_width(const Report& report, const ScoreLine& line) {
  const SeatClockReport* const clock = clock_of(report, line.seat);
  return letters() + ui::scaled(4) + ImGui::CalcTextSize(standing_text(line).c_str()).x +
         (clock != nullptr ? ui::scaled(8) + ImGui::CalcTextSize(clock->text.c_str()).x : 0);
}

// What players have, each below a name.
float lines_below(const Scoreboard& scores) {
  return static_cast<float>(std::ranges::count_if(
      scores.players, [](const ScoreLine& line) { return line.counted || !line.has.empty(); }));
}

bool has_scores(const Scoreboard& scores) {
  return std::ranges::any_of(scores.players,
                             [](const ScoreLine& line) { return line.score.has_value(); });
}

}  // namespace

float standings_width(const GameState& game, ImVec2 room) {
  constexpr float k_least = 230, k_least_share = 0.24F, k_max_table_share = 0.5F,
                  k_as_large = 0.97F;
  const float line = ImGui::GetTextLineHeightWithSpacing(), edge = ui::scaled(12);
  const float least = std::max(ui::scaled(k_least), k_least_share * room.x);
  const Fit above = fit_in(game, room.x, room.y - 3 * line);
  const Fit beside = fit_in(game, room.x - least - edge, room.y - edge);
  if (beside.scale <= 0 || beside.scale < k_as_large * above.scale) return 0;
  return std::floor(  // all that the board leaves
      std::clamp(room.x - beside.width - edge, least, std::max(least, k_max_table_share * room.x)));
}

void draw_standings_beside(const DeskState& state, ImVec2 size, Panel& turn, Requests& requests) {
  const GameState& game = *state.game;
  const Report& report = game.report;
  Scoreboard scores = scoreboard(report, game.game.get());
  for (ScoreLine& line : scores.players) line.status.clear();  // the title says it
  const bool clock = report.clock.length > 0;
  const ui::Child column("Standings", size);
  const float lines = k_title_lines + (clock ? k_clock_lines : 0) +
                      k_line * (static_cast<float>(scores.players.size()) + lines_below(scores) +
                                2 * static_cast<float>(report.reminders.size()) + 3);
  const Fonts& fonts = ui::context().fonts;
  const float least = k_least_letters * fonts.body->FontSize;
  const float high = std::max(std::min(size.x / k_words, size.y / lines), least);
  const float gap = high * (k_line - 1), larger = high / fonts.body->FontSize;
  ImGui::SetWindowFontScale(larger);
  ui::context().on_wall = true;
  turn.draw(state, requests);
  ui::context().on_wall = false;
  ImGui::Dummy({0, gap});
  const float title = fonts.title->FontSize;  // of the letters that are sharp at any size
  if (clock)
    draw_clock(report.clock,
               {fonts.wall, larger * fonts.large->FontSize / title, fonts.wall, high / title},
               requests);
  ImGui::SetWindowFontScale(high / fonts.large->FontSize);  // which stays sharp
  const ui::FontScope font(fonts.large);
  for (const std::string& reminder : std::exchange(scores.reminders, {})) ui::text(reminder);
  ImGui::Dummy({0, gap});
  draw(scores, report.seat_clocks);
  ImGui::Dummy({0, gap});
  ui::muted(last_event(report));
}

void draw_standings_above(const DeskState& state, Panel& turn, Requests& requests) {
  const GameState& game = *state.game;
  const Report& report = game.report;
  const ui::Named named("Standings");
  const ImVec2 top = ImGui::GetCursorScreenPos();
  const float room = ImGui::GetContentRegionAvail().x, left = turn_width(game, room);
  turn.draw(state, requests);
  const Scoreboard scores = scoreboard(report);
  const ui::FontScope font(ui::context().fonts.strong);
  const float gap = ui::scaled(14);
  if (has_scores(scores) || report.seat_clocks.control.any()) {
    float width = gap * static_cast<float>(scores.players.size() - 1);
    for (const ScoreLine& line : scores.players) width += line_width(report, line);
    const ImVec2 below = ImGui::GetCursorScreenPos();
    const bool beside = left + 2 * gap + width < room;
    if (beside) ImGui::SetCursorScreenPos({top.x + room - width, top.y + ui::scaled(4)});
    for (std::size_t i = 0; i < scores.players.size(); ++i) {
      const ScoreLine& line = scores.players[i];
      if (i > 0 && beside) ImGui::SameLine(0, gap);
      if (i > 0 && !beside) ui::flow(gap + line_width(report, line));
      draw_seat_mark(line.seat);
      ImGui::SameLine(0, ui::scaled(4));
      ui::line(standing_text(line));
      if (const SeatClockReport* const clock = clock_of(report, line.seat); clock != nullptr) {
        ImGui::SameLine(0, ui::scaled(8));
        ui::coloured(clock_colour(*clock), clock->text);
      }
    }
    if (beside) ImGui::SetCursorScreenPos(below);
  }
  if (report.clock.length > 0)
    draw_clock(report.clock, {ui::context().fonts.title, 1, ui::context().fonts.body, 1}, requests);
  for (const std::string& reminder : report.reminders) ui::text(reminder);
}

}  // namespace hr::editor
