// SPDX-License-Identifier: MIT
#include "editor/play/log_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/base/words.h"
#include "core/table/fixed_sentences.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_max_completions = 8;

class LogPanel : public Panel {
 public:
  explicit LogPanel(std::shared_ptr<BoardTool> tool) : tool_(std::move(tool)) {}

  std::string_view name() const override { return texts::tabs::log; }

  void draw(const DeskState& state, Requests& requests) override {
    const GameState& game = *state.game;
    if (std::exchange(viewer_, game.viewer) != game.viewer)
      typed_.clear();  // typed by another player
    const float frame = ImGui::GetFrameHeightWithSpacing(), room = ImGui::GetContentRegionAvail().y;
    const bool low = room < 2 * frame + 1.5F * ImGui::GetTextLineHeight();
    draw_lines(game, room - (low ? 1.0F : 2.0F) * frame, requests);
    draw_notice(state, low, requests);
    draw_entry(game, requests);
  }

 private:
  // Clicking the line of a move goes to its position. Older lines are only in the history.
  void draw_lines(const GameState& game, float height, Requests& requests) {
    const ui::Child lines("lines", {0, std::max(height, ImGui::GetTextLineHeight())});
    for (const LogLine& line : game.report.log)
      if (!line.repeats) draw_line(game, line, requests);
    if (std::exchange(seen_, game.report.log_size) != game.report.log_size) to_end_ = 2;
    if (to_end_ == 0) return;
    ImGui::SetScrollHereY(1);  // the final height is known only in the next frame
    --to_end_;
  }

  static void draw_line(const GameState& game, const LogLine& line, Requests& requests) {
    if (!line.type) ImGui::Indent(ui::scaled(18));
    ui::text(line.text);
    if (!line.type) ImGui::Unindent(ui::scaled(18));
    if (line.type && game.report.may_undo && ImGui::IsItemClicked())
      requests.add(GoToStep{line.step});
  }

  // A refusal stays until the next command. It has room for a line; longer ones lie over the log,
  // so that nothing moves. Where the room is low, all lie over the log.
  void draw_notice(const DeskState& state, bool low, Requests& requests) const {
    const auto& c = ui::colours();
    const Notice& notice = state.notice;
    const std::string& stuck = state.game->report.stuck;
    const bool silent = notice.text.empty() || notice.number == tool_->said;
    const std::string& text = silent ? stuck : notice.text;
    if (low && text.empty()) return;
    const float line = ImGui::GetTextLineHeight();
    ImVec2 at = ImGui::GetCursorScreenPos();
    if (low) at.y -= line + ImGui::GetStyle().ItemSpacing.y;
    const float room = ImGui::GetContentRegionAvail().x;
    const float high = std::max(ImGui::CalcTextSize(text.c_str(), nullptr, false, room).y, line);
    ImGui::SetCursorScreenPos({at.x, at.y + line - high});
    ImGui::PushStyleColor(ImGuiCol_ChildBg, c.panel);
    {
      const ui::Child over("notice", {0, high}, false, ImGuiWindowFlags_NoScrollbar);
      ui::coloured(silent ? c.warning : notice.type == NoticeType::info ? c.good : c.bad, text);
      if (!silent && !notice.place.empty()) draw_place(notice.place, requests);
    }
    ImGui::PopStyleColor();
    ImGui::SetCursorScreenPos({at.x, at.y + line + ImGui::GetStyle().ItemSpacing.y});
  }

  static void draw_place(const std::string& place, Requests& requests) {
    ui::tip(fill("{}\nClick to go there.", place));
    if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (ImGui::IsItemClicked()) requests.show(place);
  }

  void draw_entry(const GameState& game, Requests& requests) {
    if (!game.playing) return;
    const bool nobody = game.report.ended || game.report.legal.empty() || game.looks_on;
    const ui::Disabled disabled(nobody);
    ImGui::SetNextItemWidth(-1);
    const bool done = ui::entered("##action", typed_, hint(game));
    ui::note_unfinished(typed_);
    ui::expose_last("type a move", "field", typed_, ImGui::IsItemActive());
    if (game.looks_on) ui::tip(fixed_sentences(texts::language()).looks_on);
    const bool active = ImGui::IsItemActive();
    const std::vector<std::string> found =
        typed_.empty() ? std::vector<std::string>{}
                       : completions(game.report, typed_, k_max_completions);
    if (active && !found.empty()) draw_completions(found);
    if (active && pressed(Chord{.key = Key::space, .ctrl = true}))
      typed_ = completed(found, typed_);
    if (!done || typed_.empty()) return;
    requests.add(PlayTyped{k_owner, typed_});
    typed_.clear();
    ImGui::SetKeyboardFocusHere(-1);
  }

  static std::string hint(const GameState& game) {
    if (game.looks_on) return texts::play::view_as_current_to_play;
    if (game.report.legal.empty()) return texts::play::no_legal_moves;
    return fill(texts::play::type_a_move, game.report.legal.front().text);
  }

  static void draw_completions(const std::vector<std::string>& found) {
    const ImVec2 below = ImGui::GetItemRectMin();
    static constexpr texts::Text k_hint = "Ctrl+Space to complete"_text;
    const float least =
        ImGui::CalcTextSize(k_hint.c_str()).x + 2 * ImGui::GetStyle().WindowPadding.x;
    ImGui::SetNextWindowPos(below, ImGuiCond_Always, {0, 1});
    ImGui::SetNextWindowSizeConstraints({least, 0}, {FLT_MAX, FLT_MAX});
    ImGui::BeginTooltip();
    for (const std::string& text : found) ui::line(text);
    ImGui::PushStyleColor(ImGuiCol_Text, ui::colours().muted);
    ui::line(k_hint);
    ImGui::PopStyleColor();
    ImGui::EndTooltip();
  }

  std::shared_ptr<BoardTool> tool_;
  std::string typed_;
  int seen_ = 0;
  int to_end_ = 0;  // frames left in which to scroll to the end
  SeatId viewer_ = k_turn;
};

}  // namespace

std::vector<std::string> completions(const Report& report, const std::string& typed,
                                     std::size_t most) {
  const std::string start = lower_case(typed);
  std::vector<std::string> out;
  for (const ActionReport& action : report.legal)
    if (out.size() < most && lower_case(action.text).starts_with(start)) out.push_back(action.text);
  for (const ActionReport& action : report.legal)  // the verb may be left out
    if (const std::size_t gap = action.text.find(' ');
        out.size() < most && gap != std::string::npos)
      if (lower_case(action.text.substr(gap + 1)).starts_with(start) &&
          std::ranges::find(out, action.text) == out.end())
        out.push_back(action.text);
  return out;
}

std::string completed(const std::vector<std::string>& found, const std::string& typed) {
  if (found.empty()) return typed;
  std::string out = found.front();
  for (const std::string& other : found)
    out.resize(std::ranges::mismatch(out, other).in1 - out.begin());
  return out.size() < typed.size() ? typed : out;
}

std::unique_ptr<Panel> make_log_panel(std::shared_ptr<BoardTool> tool) {
  return std::make_unique<LogPanel>(std::move(tool));
}

}  // namespace hr::editor
