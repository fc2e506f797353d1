// SPDX-License-Identifier: MIT
#include "editor/play/history_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/base/words.h"
#include "core/table/fixed_sentences.h"
#include "editor/panels/tab_ids.h"
#include "editor/play/history_row.h"
#include "editor/play/history_tree.h"
#include "editor/ui/free_keys.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_max_differences = 300;

bool may_walk(const GameState& game) { return !game.secrets || game.viewer == k_owner; }

const HistoryStep* step_of(const GameState& game, NodeId node) {
  return find_step(game.steps, node);
}

std::string moment_text(const HistoryStep& step) {
  if (step.ply == 0 || step.type == StepType::start) return step.text;
  return fmt::format("{}. {}", step.ply, step.text);
}

class HistoryPanel : public Panel {
 public:
  std::string_view name() const override { return texts::tabs::history; }
  const char* id() const override { return tab_ids::history; }

  void draw(const DeskState& state, Requests& requests) override {
    const GameState& game = *state.game;
    if (!game.playing) return ui::muted("The game has not started."_text);
    if (ImGui::IsWindowAppearing()) ImGui::SetWindowFocus();
    draw_tools(game, requests);
    if (!may_walk(game)) ui::muted(fixed_sentences(texts::language()).no_history);
    ImGui::SetNextItemWidth(-1);
    const bool typed = ui::field("##find", filter_, texts::history::search);
    ui::expose_last("find", "field", filter_, ImGui::IsItemActive());
    if (typed || state.version != version_) order(state, game);
    const float below = game.comparison ? ImGui::GetContentRegionAvail().y * 0.4F : 0;
    draw_list(game, ImGui::GetContentRegionAvail().y - below, requests);
    if (game.comparison) draw_comparison(game, requests);
    if (may_walk(game)) use_keys(game, requests);
  }

 private:
  void order(const DeskState& state, const GameState& game) {
    version_ = state.version;
    std::vector<HistoryRow> rows =
        filter_.empty() ? history_rows(game.steps) : find_in_history(game.steps, filter_);
    // Rows above the first one that changed keep their positions.
    const auto same = [&](std::size_t i) {
      if (rows[i] != rows_[i]) return false;
      const int step = rows[i].step;
      const HistoryStep &is = game.steps[step], &was = steps_[step];
      return &is == &was || is == was;
    };
    std::size_t alike = 0;
    while (alike < std::min(rows.size(), rows_.size()) && same(alike)) ++alike;
    tops_.resize(std::min(tops_.size(), alike + 1));
    rows_ = std::move(rows);
    steps_ = game.steps;
  }

  void draw_tools(const GameState& game, Requests& requests) {
    const HistoryStep* const here = step_of(game, game.cursor);
    bool first = true;
    const auto tool = [&](texts::Text label, bool enabled, texts::Text help) {
      if (!std::exchange(first, false)) ui::flow(ui::button_width(label));
      const ui::Disabled disabled(!enabled);
      const bool clicked = ui::button(label);
      ui::tip(help);
      return clicked;
    };
    if (tool(texts::history::make_main_line, may_walk(game) && here != nullptr && !here->main,
             texts::history::make_main_line_help))
      requests.add(Promote{game.cursor});
    if (tool(texts::history::compare, true, texts::history::compare_help))
      requests.add(Compare{game.cursor});
    if (tool("Copy"_text, true, "Copies the position as text, which Set up position can read"_text))
      ImGui::SetClipboardText(game.drawing.c_str());
    if (tool(texts::history::set_up_dots, may_walk(game),
             "Sets up a position from text, such as one copied here"_text))
      requests.act("dialog.position");
  }

  void draw_list(const GameState& game, float height, Requests& requests) {
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui::scaled(2), ui::scaled(2)));
    const ui::Child list(texts::history::steps, {0, height}, true, ImGuiWindowFlags_NoNav);
    ImGui::PopStyleVar();
    if (rows_.empty()) return ui::muted(texts::common::no_matches);
    measure(game);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
    const ImVec2 begin = ImGui::GetCursorPos();
    const float top = ImGui::GetScrollY(), bottom = top + ImGui::GetWindowHeight();
    const auto above = std::ranges::upper_bound(tops_, top) - tops_.begin();
    for (std::size_t i = std::max<std::ptrdiff_t>(above - 1, 0);
         i < rows_.size() && tops_[i] < bottom; ++i) {
      ImGui::SetCursorPos({begin.x, begin.y + tops_[i]});
      draw_row(game, rows_[i], requests);
    }
    ImGui::SetCursorPos({begin.x, begin.y + tops_.back()});
    ImGui::Dummy({0, 0});
    ImGui::PopStyleVar();
    follow_cursor(game);
    draw_menu(game, requests);
  }

  // The top of each row; long rows take several lines.
  void measure(const GameState& game) {
    const float width = ImGui::GetContentRegionAvail().x, letters = ImGui::GetFontSize();
    if (width != width_ || letters != letters_ || tops_.empty()) tops_.assign(1, 0);
    width_ = width;
    letters_ = letters;
    while (tops_.size() <= rows_.size()) {
      const HistoryRow& row = rows_[tops_.size() - 1];
      const HistoryStep& step = game.steps[row.step];
      tops_.push_back(tops_.back() + history_row_height(step, row, width));
    }
  }

  void draw_row(const GameState& game, const HistoryRow& row, Requests& requests) {
    const HistoryStep& step = game.steps[row.step];
    const bool compared = game.comparison && game.comparison->with == step.node;
    const RowClick click = history_row(
        step, row,
        {.cursor = step.node == game.cursor, .compared = compared, .drags = may_make_test(game)});
    if (click == RowClick::menu) {
      menu_ = step.node;
      open_menu_ = true;
    }
    if (click == RowClick::go && may_walk(game) && step.node != game.cursor)
      requests.add(GoTo{step.node});
  }

  // Scrolls to the cursor when it has moved.
  void follow_cursor(const GameState& game) {
    if (game.cursor == followed_) return;
    followed_ = game.cursor;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (game.steps[rows_[i].step].node != game.cursor) continue;
      const float top = tops_[i], seen = ImGui::GetWindowHeight();
      const bool in_sight =
          top >= ImGui::GetScrollY() && tops_[i + 1] <= ImGui::GetScrollY() + seen - ui::scaled(8);
      if (!in_sight) ImGui::SetScrollY(std::max(0.0F, top - seen / 2));
      return;
    }
  }

  void draw_menu(const GameState& game, Requests& requests) {
    if (std::exchange(open_menu_, false)) ImGui::OpenPopup("Step");
    const ui::Popup popup("Step");
    if (!popup) return;
    const HistoryStep* const step = step_of(game, menu_);
    if (step == nullptr) return ImGui::CloseCurrentPopup();
    if (ui::menu_item(texts::history::go_to, {}, may_walk(game) && menu_ != game.cursor))
      requests.add(GoTo{menu_});
    if (ui::menu_item("Compare with current position"_text, {}, menu_ != game.cursor))
      requests.add(Compare{menu_});
    if (ui::menu_item(texts::history::make_main_line, {}, may_walk(game) && !step->main))
      requests.add(Promote{menu_});
    if (ui::menu_item("Make a test of this position…"_text, {}, may_make_test(game)))
      requests.act(fmt::format("dialog.test {}", static_cast<int>(menu_)));
  }

  static void draw_comparison(const GameState& game, Requests& requests) {
    const ComparisonReport& found = *game.comparison;
    const ui::Child part(texts::history::comparison);
    const HistoryStep* const with = step_of(game, found.with);
    if (with != nullptr) ui::strong(fill(texts::history::compared_with, moment_text(*with)));
    if (found.with == game.cursor)
      ui::muted(texts::history::go_elsewhere);
    else if (found.sentences.empty())
      ui::text(texts::common::no_differences);
    for (std::size_t i = 0; i < std::min(found.sentences.size(), k_max_differences); ++i)
      ui::text(found.sentences[i]);
    if (found.sentences.size() > k_max_differences)
      ui::muted(fill(texts::common::and_more, found.sentences.size() - k_max_differences));
    if (ui::button(texts::history::stop_comparing)) requests.add(Compare{});
    if (with != nullptr && found.with != game.cursor && may_walk(game)) {
      ui::flow(ui::button_width(texts::history::go_to_compared));
      if (ui::button(texts::history::go_to_compared)) requests.add(GoTo{found.with});
    }
  }

  // Up and Down move between alternatives. The window handles Left, Right, Home and End.
  static void use_keys(const GameState& game, Requests& requests) {
    if (!ImGui::IsWindowFocused(ImGuiFocusedFlags_ChildWindows) || ImGui::IsAnyItemActive()) return;
    const int by =
        (pressed(Chord{.key = Key::down}) ? 1 : 0) - (pressed(Chord{.key = Key::up}) ? 1 : 0);
    if (by == 0) return;
    const std::vector<NodeId> beside = siblings(game.steps, game.cursor);
    const auto here = std::ranges::find(beside, game.cursor) - beside.begin();
    const auto there = here + by;
    if (there < 0 || there >= static_cast<std::ptrdiff_t>(beside.size())) return;
    requests.add(GoTo{beside[there]});
  }

  std::string filter_;
  std::vector<HistoryRow> rows_;
  HistorySteps steps_;       // the steps of rows_
  std::vector<float> tops_;  // of each row, and the end of the last one
  float width_ = 0, letters_ = 0;
  std::uint64_t version_ = 0;
  NodeId followed_ = NodeId::none, menu_ = NodeId::none;
  bool open_menu_ = false;
};

}  // namespace

std::unique_ptr<Panel> make_history_panel() { return std::make_unique<HistoryPanel>(); }

}  // namespace hr::editor
