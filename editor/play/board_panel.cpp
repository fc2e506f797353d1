// SPDX-License-Identifier: MIT
#include "editor/play/board_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "editor/board/board_canvas.h"
#include "editor/play/cell_hint.h"
#include "editor/play/notes_panel.h"
#include "editor/play/picker.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_max_buttons = 16;
constexpr const char* k_choice = "choice";

// The contents of a board, transferred to a board with more cells: closed cells are empty.
Report spread(const Report& report, const Board& from, const Board& to) {
  Report out = report;
  for (ZoneReport& zone : out.zones) {
    std::vector<CellReport> cells(to.cells());
    for (std::size_t c = 0; c < zone.cells.size(); ++c)
      if (const auto at = to.find(from.name(CellId(static_cast<std::int16_t>(c)))))
        cells[nth(*at)] = zone.cells[c];
    for (int c = 0; c < to.cells(); ++c)
      cells[c].name = to.name(CellId(static_cast<std::int16_t>(c)));
    zone.cells = std::move(cells);
  }
  out.win.reset();
  return out;
}

class BoardPanel : public Panel {
 public:
  BoardPanel(std::shared_ptr<BoardTool> tool, std::shared_ptr<MarkTool> marks)
      : tool_(std::move(tool)), marks_(std::move(marks)) {}

  const char* name() const override { return "Board"; }

  void draw(const DeskState& state, Requests& requests) override {
    const GameState& game = *state.game;
    if (!game.playing) return;
    if (tool_->open() && tool_->board != nullptr) return edit(state);
    if (state.version != version_) follow(state);
    scene_.report = &game.report;
    scene_.paint = marks_->on();
    if (marks_->on()) return make_marks(game, requests);
    stroke_.clear();
    const float below = other_height(game) + 2 * ImGui::GetTextLineHeightWithSpacing();
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const BoardInput input = canvas_.draw(scene_, {0, std::max(room.y - below, ui::scaled(80))});
    if (input.focused) ui::context().board_keys = ImGui::GetFrameCount();
    if (input.clicked) click(game, input.clicked->cell, requests);
    if (input.dragged) drag(game, *input.dragged, requests);
    if (input.right_clicked) open_menu(input.right_clicked->cell);
    hint(game, input.hovered);
    if (pressed(Key::escape) && !picker_.empty()) picker_.put_down(), touch();
    draw_others(game, requests);
    draw_choice(game, requests);
    draw_menu(game, requests);
  }

 private:
  // Rebuilds the marks when something has changed.
  void follow(const DeskState& state) {
    version_ = state.version;
    const GameState& game = *state.game;
    // A new viewer or board resets what was picked.
    const bool others = std::exchange(viewer_, game.viewer) != game.viewer;
    if (others || scene_.game != game.game) drop_all();
    if (others && game.secrets) look_anew();
    picker_.follow(game.report);
    scene_.game = game.game;
    scene_.labels = game.labels;
    scene_.badges = game.cell_values;
    scene_.marks.clear();
    mark_last(game);
    mark_change(game);
    mark_compared(game);
    mark_picked(game);
    others_ = Picker().items(game.report);
  }

  void mark_named(const std::vector<std::string>& cells, Highlight what) {
    for (const std::string& name : cells)
      if (const auto cell = scene_.game->board.find(name)) mark(*cell, what);
  }

  // Draws the board for the Board tab and passes clicks and strokes to it.
  void edit(const DeskState& state) {
    const GameState& game = *state.game;
    if (version_ != 0 || edited_ != state.version || scene_.game != tool_->board) {
      version_ = 0;
      edited_ = state.version;
      report_ = spread(game.report, game.game->board, tool_->board->board);
    }
    scene_.game = tool_->board;
    scene_.report = &report_;
    scene_.paint = tool_->paints;
    scene_.labels.clear();
    scene_.badges.clear();
    scene_.marks.clear();
    mark_named(tool_->closed, Highlight::closed);
    mark_named(tool_->marked, Highlight::chosen);
    if (game.change) mark_change(game);
    const float below = ImGui::GetTextLineHeightWithSpacing();
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const BoardInput input = canvas_.draw(scene_, {0, std::max(room.y - below, ui::scaled(80))});
    ui::coloured(ui::colours().warning, "Editing the board. " + tool_->hint);
    const auto name = [&](const CellRef& at) { return scene_.game->board.name(at.cell); };
    for (const CellRef& at : input.painted) stroke_.push_back(name(at));
    if (input.stroke_ended && !stroke_.empty()) tool_->cells_painted(std::exchange(stroke_, {}));
    if (input.clicked && !tool_->paints) tool_->cell_clicked(name(*input.clicked));
  }

  // Clicks and strokes write notes. A frame around the board shows it, besides the line above.
  void make_marks(const GameState& game, Requests& requests) {
    if (!picker_.empty()) drop_all(), touch();
    marks_->draw(game, requests);
    const float below = ImGui::GetTextLineHeightWithSpacing();
    const ImVec2 from = ImGui::GetCursorScreenPos(), room = ImGui::GetContentRegionAvail();
    const float height = std::max(room.y - below, ui::scaled(80));
    const BoardInput input = canvas_.draw(scene_, {0, height});
    if (input.focused) ui::context().board_keys = ImGui::GetFrameCount();
    if (input.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    ImGui::GetWindowDrawList()->AddRect(from, {from.x + room.x, from.y + height},
                                        ui::colours().warning, ui::scaled(4), 0, ui::scaled(3));
    const auto name = [&](const CellRef& at) { return game.game->board.name(at.cell); };
    for (const CellRef& at : input.painted) {
      stroke_.push_back(name(at));
      mark(at.cell, Highlight::chosen);
    }
    if (input.stroke_ended) {
      marks_->use(game, std::exchange(stroke_, {}), requests);
      touch();
    }
    if (input.clicked && input.by_key) marks_->use(game, {name(*input.clicked)}, requests);
    if (input.right_clicked) open_menu(input.right_clicked->cell);
    {
      const ui::Child line("hint", {0, below}, false, ImGuiWindowFlags_NoScrollbar);
      const CellRef& at = input.hovered ? *input.hovered : canvas_.cursor();
      if (input.hovered || input.focused) ui::text(marks_->hint(game, name(at)));
    }
    draw_menu(game, requests);
  }

  void mark(CellId cell, Highlight what) { scene_.marks.push_back({cell, what, -1}); }

  void mark_last(const GameState& game) {
    const auto& log = game.report.log;
    const auto last = std::find_if(log.rbegin(), log.rend(),
                                   [](const LogLine& line) { return line.type.has_value(); });
    if (last == log.rend() || !last->arguments) return;
    std::vector<CellId> cells;
    for (const NamedArgument& argument : *last->arguments)
      if (const auto* name = std::get_if<std::string>(&argument))
        if (const auto cell = game.game->board.find(*name)) cells.push_back(*cell);
    for (std::size_t i = 0; i < std::min<std::size_t>(cells.size(), 2); ++i)
      mark(cells[i], cells.size() > 1 && i == 0 ? Highlight::from : Highlight::to);
  }

  void mark_change(const GameState& game) {
    if (!game.change) return;
    const auto mark_all = [&](const std::vector<ChangedAction>& actions, Highlight what) {
      for (const ChangedAction& action : actions) {
        if (action.cells.empty()) continue;
        mark_named({action.cells.back()}, what);
      }
    };
    mark_all(game.change->removed, Highlight::lost);
    mark_all(game.change->added, Highlight::gained);
  }

  void drop_all() {
    picker_.put_down();
    choice_.clear();
    choice_from_ = menu_cell_ = CellId::none;
  }

  // The cursor and the zoom could reveal what the last player did in secret.
  void look_anew() {
    canvas_.set_cursor({0, CellId(0)});
    canvas_.fit();
  }

  // Marks the differences from the compared position.
  void mark_compared(const GameState& game) {
    if (!game.comparison) return;
    for (const ComparisonReport::Cell& at : game.comparison->cells)
      mark_named({at.cell}, Highlight::to);
  }

  void mark_picked(const GameState& game) {
    for (const CellId cell : picker_.picked()) mark(cell, Highlight::chosen);
    if (picker_.empty()) return;
    for (const CellId cell : picker_.next(game.report)) mark(cell, Highlight::target);
  }

  void touch() { version_ = 0; }

  void click(const GameState& game, CellId cell, Requests& requests) {
    const Picked picked = picker_.click(game.game->board, game.report, cell);
    touch();
    if (picked.put_down) picker_.put_down();
    if (picked.ready.size() == 1 && !picked.onward)
      return choose(game, picked.ready.front(), requests);
    if (!picked.ready.empty()) {
      choice_ = picked.ready;
      choice_from_ = picked.onward ? cell : CellId::none;
      opening_ = true;
      return;
    }
    if (picked.onward) picker_.pick_up(cell), offer_items(game);
    if (!picked.typed.empty()) requests.add(Act{k_owner, picked.typed});
  }

  void drag(const GameState& game, const std::pair<CellRef, CellRef>& way, Requests& requests) {
    picker_.put_down();
    const Picked start = picker_.click(game.game->board, game.report, way.first.cell);
    if (!start.onward) return;
    picker_.pick_up(way.first.cell);
    click(game, way.second.cell, requests);
    if (!opening_) picker_.put_down();
  }

  // What can be chosen next and is no cell comes in a menu.
  void offer_items(const GameState& game) {
    items_ = picker_.items(game.report);
    if (!items_.empty()) opening_ = true;
  }

  void take(const GameState& game, const PickerItem& item, Requests& requests) {
    if (item.complete) return choose(game, item.action, requests);
    picker_.take(game.report, item);
    touch();
    offer_items(game);
  }

  void choose(const GameState& game, std::size_t which, Requests& requests) {
    const ActionReport& action = game.report.legal[which];
    picker_.put_down();
    touch();
    requests.add(Choose{action.seat, action.action});
  }

  // A menu, if several moves fit a click.
  void draw_choice(const GameState& game, Requests& requests) {
    if (opening_) ImGui::OpenPopup(k_choice);
    opening_ = false;
    const ui::Popup popup(k_choice);
    if (!popup) {  // closed: the rest is cancelled
      if (!std::exchange(items_, {}).empty()) picker_.put_down(), touch();
      return;
    }
    if (!items_.empty()) return draw_items(game, requests);
    if (choice_.empty()) return ImGui::CloseCurrentPopup();
    for (const std::size_t i : choice_) {
      if (i >= game.report.legal.size()) continue;
      if (ui::row(game.report.legal[i].text)) choose(game, i, requests);
    }
    if (choice_from_ != CellId::none &&
        ui::row(fmt::format("Continue from {}…", game.game->board.name(choice_from_)))) {
      picker_.pick_up(choice_from_);
      touch();
    }
  }

  // The menu of what can be chosen next, after what was chosen before.
  void draw_items(const GameState& game, Requests& requests) {
    const std::vector<PickerItem> items = items_;
    for (const PickerItem& item : items)
      if (item.action < game.report.legal.size() && ui::row(item.text)) {
        items_.clear();
        take(game, item, requests);
        return ImGui::CloseCurrentPopup();
      }
    ImGui::Separator();
    if (!picker_.next(game.report).empty() && ui::row("Choose on the board…")) items_.clear();
    if (ui::row("Cancel")) items_.clear(), picker_.put_down(), touch();
    if (items_.empty()) ImGui::CloseCurrentPopup();
  }

  // Below the board, so that it covers nothing.
  static void hint(const GameState& game, const std::optional<CellRef>& at) {
    const ui::Child line("hint", {0, 2 * ImGui::GetTextLineHeightWithSpacing()}, false,
                         ImGuiWindowFlags_NoScrollbar);
    if (at) ui::text(cell_hint(game, *at));
  }

  // Moves that name no cell are buttons below the board.
  float other_height(const GameState& game) const {
    if (others_.empty() || others_.size() > k_max_buttons) return 0;
    const float room = ImGui::GetContentRegionAvail().x;
    float x = 0, lines = 1;
    for (const PickerItem& item : others_) {
      if (item.action >= game.report.legal.size()) continue;
      const float width = ui::button_width(label(item)) + ImGui::GetStyle().ItemSpacing.x;
      if (x > 0 && x + width > room) x = 0, lines += 1;
      x += width;
    }
    return lines * ImGui::GetFrameHeightWithSpacing() + ImGui::GetStyle().ItemSpacing.y;
  }

  void draw_others(const GameState& game, Requests& requests) {
    if (others_.size() > k_max_buttons) return;
    const ui::Named named("Do");
    bool first = true;
    for (const PickerItem& item : others_) {
      if (item.action >= game.report.legal.size()) continue;
      const ActionReport& action = game.report.legal[item.action];
      if (!std::exchange(first, false)) ui::flow(ui::button_width(label(item)));
      if (action.range)
        draw_range(action, requests);
      else if (ui::button(label(item) + "##" + std::to_string(item.action)))
        picker_.put_down(), take(game, item, requests);
    }
  }
  static std::string label(const PickerItem& item) {
    return item.complete ? item.text : item.text + "…";
  }

  // A number between the first and the second argument.
  void draw_range(const ActionReport& action, Requests& requests) {
    const auto low = static_cast<int>(action.action.arguments[0]);
    const auto high = static_cast<int>(action.action.arguments[1]);
    const std::string verb = action.text.substr(0, action.text.find(' '));
    ImGui::SetNextItemWidth(ui::scaled(120));
    number_ = std::clamp(number_, low, high);
    ui::number("##number", number_);
    ui::same_line();
    if (ui::button(fmt::format("{} {}", verb, number_)))
      requests.add(Act{action.seat, fmt::format("{} {}", verb, number_)});
  }

  void open_menu(CellId cell) {
    menu_cell_ = cell;
    opening_menu_ = true;
  }

  // The context menu of a cell: its moves, and the private note of this seat.
  void draw_menu(const GameState& game, Requests& requests) {
    if (opening_menu_) ImGui::OpenPopup("cell menu");
    const ui::Popup popup("cell menu");
    if (!popup) return;
    if (menu_cell_ == CellId::none) return ImGui::CloseCurrentPopup();
    const std::string& cell = game.game->board.name(menu_cell_);
    ui::strong(cell);
    for (std::size_t i = 0; i < game.report.legal.size() && !marks_->on(); ++i) {
      const std::vector<CellId> cells = cells_of(game.report.legal[i]);
      if (cells.empty() || cells.front() != menu_cell_) continue;
      if (ui::row(game.report.legal[i].text)) choose(game, i, requests);
    }
    if (!may_note(game)) return;
    ImGui::Separator();
    if (std::exchange(opening_menu_, false)) {
      typed_.forget_all();
      ImGui::SetKeyboardFocusHere();
    }
    draw_note(game, cell, typed_, requests);
  }

  std::shared_ptr<BoardTool> tool_;
  std::shared_ptr<MarkTool> marks_;
  Report report_;  // while editing the board
  std::uint64_t edited_ = 0;
  std::vector<std::string> stroke_;
  BoardCanvas canvas_;
  BoardScene scene_;
  Picker picker_;
  std::uint64_t version_ = 0;
  SeatId viewer_ = k_turn;
  std::vector<PickerItem> others_, items_;  // moves without a cell first; what comes next
  std::vector<std::size_t> choice_;
  CellId choice_from_ = CellId::none, menu_cell_ = CellId::none;
  bool opening_ = false, opening_menu_ = false;
  TypedTexts typed_;  // the note being typed
  int number_ = 0;
};

}  // namespace

std::unique_ptr<Panel> make_board_panel(std::shared_ptr<BoardTool> tool,
                                        std::shared_ptr<MarkTool> marks) {
  return std::make_unique<BoardPanel>(std::move(tool), std::move(marks));
}

}  // namespace hr::editor
