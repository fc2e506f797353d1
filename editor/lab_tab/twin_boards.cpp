// SPDX-License-Identifier: MIT
#include "editor/lab_tab/twin_boards.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "editor/board/board_canvas.h"
#include "editor/lab_tab/scrubber.h"
#include "editor/lab_tab/what_if_text.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

using scripting::WhatIfPosition;
using scripting::WhatIfSide;

constexpr texts::Text k_back_to_play = texts::play::back_to_play;
constexpr float k_beside_gain =
    1.15F;  // boards are beside each other unless they gain more than this

struct Twin {
  texts::Text title;
  BoardCanvas canvas = {};
  BoardScene scene = {};
  std::shared_ptr<const Report> report = {};
  std::string standing = {};
};

// Pixels a unit of a board in such a room.
float board_scale(const WhatIfSide& side, float width, float height) {
  const BoardLayout layout =
      layout_of(*side.game, BoardView(), drawn_boards(*side.game, *side.report), width, height);
  return std::min(width / std::max(layout.bounds.width(), 0.01F),
                  height / std::max(layout.bounds.height(), 0.01F));
}

class TwinBoards : public Panel {
 public:
  std::string_view name() const override { return "What if"_text; }

  void draw(const DeskState& state, Requests& requests) override {
    const WhatIfState& what_if = state.game->what_if;
    if (!what_if.on) return;
    const int frame = ImGui::GetFrameCount();
    if (std::exchange(frame_, frame) + 1 < frame) twins_[0].canvas.focus();  // arrows step at once
    const ui::Named named("What if");
    draw_title(requests);
    if (!what_if.problem.empty()) return ui::coloured(ui::colours().bad, what_if.problem);
    if (what_if.position == nullptr) return ui::muted("Replaying the game…"_text);
    if (what_if.position != position_) follow(what_if);
    draw_boards();
    draw_step(what_if, requests);
  }

 private:
  void draw_title(Requests& requests) {
    ImGui::AlignTextToFramePadding();
    ui::coloured(ui::colours().warning, "What if: nothing is played here."_text);
    ui::flow(ui::button_width(k_back_to_play));
    if (ui::button(k_back_to_play) || escapes()) requests.add(EndWhatIf{});
    ui::tip("Shows the game again, as it is (Esc)"_text);
  }

  static bool escapes() {
    return !ImGui::GetIO().WantTextInput && pressed(Key::escape) &&
           !ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
  }

  void follow(const WhatIfState& what_if) {
    if (line_ != what_if.line) take_line(*what_if.line);
    line_ = what_if.line;
    position_ = what_if.position;
    take(twins_[0], position_->played);
    take(twins_[1], position_->again);
    for (const WhatIfPosition::Cell& cell : position_->differing) {
      mark(twins_[0], cell.played_zone, cell.name);
      mark(twins_[1], cell.again_zone, cell.name);
    }
    if (has_stopped(line_->found, what_if.moment))
      twins_[1].standing = fill("It stopped before this step. {}", twins_[1].standing);
  }

  void take_line(const WhatIfLine& line) {
    marks_.assign(line.moments.size(), MomentMark::none);
    for (const WhatIfStep& step : line.found.differences) {
      const auto at = std::ranges::find(line.moments, step.step, &WhatIfMoment::step);
      if (at != line.moments.end())
        marks_[static_cast<std::size_t>(at - line.moments.begin())] =
            step.refusal.empty() ? MomentMark::differs : MomentMark::refused;
    }
  }

  static void take(Twin& twin, const WhatIfSide& side) {
    twin.report = side.report;
    twin.standing = standing_text(*side.report);
    twin.scene.game = side.game;
    twin.scene.report = twin.report.get();
    twin.scene.tools = twin.scene.keys = false;
    ++twin.scene.version;
    twin.scene.marks.clear();
    const auto [from, to] = last_action(*side.game, *side.report);
    if (from != CellId::none) twin.scene.marks.push_back({from, Highlight::from});
    if (to != CellId::none) twin.scene.marks.push_back({to, Highlight::to});
  }

  static void mark(Twin& twin, std::size_t zone, const std::string& name) {
    const auto cell = twin.scene.game->board.find(name);
    if (!cell) return;
    for (const int board : boards_with(drawn_boards(*twin.scene.game, *twin.report), zone))
      twin.scene.marks.push_back({*cell, Highlight::differs, board});
  }

  // Below the boards there is room for what is said about the step, and for the controls.
  void draw_boards() {
    const float gap = ui::scaled(10), line = ImGui::GetTextLineHeightWithSpacing();
    ImVec2 room = ImGui::GetContentRegionAvail();
    room.y -= 2 * line + ImGui::GetFrameHeight() + 2 * ImGui::GetStyle().ItemSpacing.y;
    room.y = std::max(room.y, ui::scaled(60));
    const bool beside = are_beside(room, gap, 3 * line);
    const ImVec2 each{beside ? (room.x - gap) / 2 : room.x, beside ? room.y : (room.y - gap) / 2};
    focused_ = false;
    for (Twin& twin : twins_) {
      if (&twin != twins_.data() && beside) ImGui::SameLine(0, gap);
      const ui::Child side(twin.title, each, false,
                           ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
      draw_heading(twin, beside ? 2 : 1);
      focused_ = twin.canvas.draw(twin.scene).focused || focused_;
    }
  }

  // Always as high, so that the boards do not move from step to step.
  static void draw_heading(const Twin& twin, float lines) {
    ui::strong(twin.title);
    const ui::Child standing(
        "standing", {0, lines * ImGui::GetTextLineHeight() + ImGui::GetStyle().ItemSpacing.y},
        false, ImGuiWindowFlags_NoScrollbar);
    ui::muted(twin.standing);
  }

  bool are_beside(ImVec2 room, float gap, float words) {
    const auto key = std::pair(position_->again.game, std::pair(room.x, room.y));
    if (std::exchange(shaped_for_, key) == key) return beside_;
    const WhatIfSide& side = position_->again;
    beside_ = board_scale(side, (room.x - gap) / 2, room.y - words) * k_beside_gain >=
              board_scale(side, room.x, (room.y - gap) / 2 - words);
    return beside_;
  }

  void draw_step(const WhatIfState& what_if, Requests& requests) {
    const std::size_t last = marks_.size() - 1, now = std::min(what_if.moment, last);
    const WhatIfMoment& moment = line_->moments[now];
    {
      const ui::Child words("step", {0, 2 * ImGui::GetTextLineHeightWithSpacing()}, false,
                            ImGuiWindowFlags_NoScrollbar);
      ui::text(now == 0 ? fill("Setup, then {} steps", last)
                        : fill("{} of {}: {}", now, last, moment.action));
      draw_verdict(moment.step);
    }
    const auto go = [&](std::size_t to) { requests.add(ShowMoment{to}); };
    draw_jump(texts::find::previous, now, -1, go);
    draw_jump(texts::find::next, now, 1, go);
    if (const auto chosen = scrubber(marks_, now, focused_)) go(*chosen);
  }

  // What is to be said about this step, in a line.
  void draw_verdict(int number) const {
    const auto& steps = line_->found.differences;
    const auto step = std::ranges::find(steps, number, &WhatIfStep::step);
    if (step != steps.end() && !step->refusal.empty())
      return ui::coloured(ui::colours().bad,
                          fill("Not allowed by the changed rules: {}", step->refusal));
    ui::muted(position_->differing.empty()
                  ? std::string("Both boards are alike."_text)
                  : texts::counted("{} cell in a frame differs.", "{} cells in a frame differ.",
                                   std::ssize(position_->differing)));
  }

  template <class Go>
  void draw_jump(texts::Text label, std::size_t now, int way, const Go& go) const {
    std::size_t to = now;
    const std::size_t end = way < 0 ? 0 : marks_.size() - 1;
    while (to != end) {
      to += static_cast<std::size_t>(way);
      if (marks_[to] != MomentMark::none) break;
    }
    const bool none = to == now || marks_[to] == MomentMark::none;
    {
      const ui::Disabled disabled(none);
      if (ui::button(label)) go(to);
    }
    ui::tip(way < 0 ? "Goes back to a step with a difference"_text
                    : "Goes on to a step with a difference"_text);
    ImGui::SameLine();
  }

  std::array<Twin, 2> twins_{Twin{"As it was played"_text}, Twin{"Under the changed rules"_text}};
  std::shared_ptr<const WhatIfLine> line_;
  std::shared_ptr<const WhatIfPosition> position_;
  std::vector<MomentMark> marks_;
  std::pair<std::shared_ptr<const GameReport>, std::pair<float, float>> shaped_for_;
  bool beside_ = true, focused_ = false;
  int frame_ = -1;  // in which it was drawn last
};

}  // namespace

std::unique_ptr<Panel> make_twin_boards() { return std::make_unique<TwinBoards>(); }

}  // namespace hr::editor
