// SPDX-License-Identifier: MIT
#include "editor/play/board_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/table/cell_text.h"
#include "core/table/fixed_sentences.h"
#include "core/table/picker.h"
#include "editor/board/board_canvas.h"
#include "editor/play/cell_hint.h"
#include "editor/play/gestures.h"
#include "editor/play/move_buttons.h"
#include "editor/play/notes_panel.h"
#include "editor/play/refusal_bubble.h"
#include "editor/play/turn_panel.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr const char* k_choice = "choice";

// The best that is thought to come of choosing a cell next, after what was picked, by cell; -1
// where nothing goes on. Empty without a thought.
ById<CellId, float> prospects(const std::optional<ThoughtReport>& thought,
                              const std::vector<CellId>& picked, int cells) {
  if (!thought) return {};
  ById<CellId, float> out(static_cast<std::size_t>(cells), -1.0F);
  for (const ActionThought& each : thought->actions) {
    const std::vector<CellId> way = cells_of(each.action);
    if (way.size() <= picked.size() || !std::equal(picked.begin(), picked.end(), way.begin()))
      continue;
    float& best = out[way[picked.size()]];
    best = std::max(best, static_cast<float>(each.points));
  }
  return out;
}

class BoardPanel : public Panel {
 public:
  BoardPanel(std::shared_ptr<BoardTool> tool, std::shared_ptr<MarkTool> marks)
      : tool_(std::move(tool)), marks_(std::move(marks)) {}

  std::string_view name() const override { return texts::tabs::board; }

  void draw(const DeskState& state, Requests& requests) override {
    const GameState& game = *state.game;
    if (!game.playing) return;
    if (tool_->open() && tool_->board != nullptr) return edit(state);
    const ShownRun run = tool_->shown_run();
    if (state.version != version_ || run != run_) follow(state, run);
    scene_.report = &game.report;
    scene_.version = state.version;
    scene_.paint = marks_->on();
    constexpr float k_presented_cell = 20;
    scene_.tools = !tool_->bare;
    scene_.presented = tool_->bare;
    scene_.least_cell = tool_->bare ? k_presented_cell : 0;
    if (marks_->on()) return make_marks(game, requests);
    stroke_.clear();
    play(state, requests);
  }

 private:
  void play(const DeskState& state, Requests& requests) {
    const GameState& game = *state.game;
    tool_->said = std::max(tool_->said, bubble_.follow(state));
    const ImVec2 from = ImGui::GetCursorScreenPos(), room = ImGui::GetContentRegionAvail();
    const bool handle = tool_->takes_positions() && may_make_test(game);
    const float hint = tool_->bare ? 0 : cell_hint_height(room.y, handle);
    const float below = buttons_.height(game.report) + hint;
    const float height = std::max(room.y - below, ui::scaled(80));
    const float others = below + ImGui::GetWindowHeight() - room.y;  // than the board's
    tool_->wanted_height =
        others + canvas_.useful_height(scene_, room.x, tool_->most_height - others);
    const BoardInput input = canvas_.draw(scene_, {0, height});
    if (std::exchange(carried_, input.carried) != input.carried) touch();
    if (input.clicked) click(state, *input.clicked, requests);
    if (input.dragged) drag(state, *input.dragged, requests);
    if (input.right_clicked) open_menu(input.right_clicked->cell);
    if (!tool_->bare) draw_cell_hint(game, input.hovered, handle, hint);
    tool_->picking = !picker_.empty();
    if (pressed(Key::escape) && !picker_.empty()) picker_.put_down(), touch();
    if (const auto item = buttons_.draw(game, requests)) {
      picker_.put_down();
      take(game, *item, requests);
    }
    draw_choice(game, requests);
    draw_menu(game, requests);
    if (bubble_.shown())
      bubble_.draw(canvas_.cell_box(bubble_.at()), held_ ? canvas_.cell_box(held_) : Box(),
                   {from.x, from.y, from.x + room.x, from.y + height}, requests);
  }

  // Rebuilds the marks when something has changed.
  void follow(const DeskState& state, ShownRun run) {
    version_ = state.version;
    run_ = run;
    const GameState& game = *state.game;
    // A new viewer or board resets what was picked.
    const bool others = std::exchange(viewer_, game.viewer) != game.viewer;
    if (others || scene_.game != game.game) drop_all();
    if (others && game.secrets) look_anew();
    if (std::exchange(match_, game.match) != game.match) canvas_.focus();  // the keys play at once
    picker_.follow(game.report);
    scene_.game = game.game;
    scene_.labels = game.labels;
    scene_.badges = game.cell_values;
    scene_.route = route_of(game);
    if (!game.report.legal.empty()) scene_.falls = falling(game.game->board, game.report);
    scene_.marks.clear();
    mark_last(game);
    mark_change(game);
    if (game.comparison)
      for (const auto& at : game.comparison->cells) mark_named({at.cell}, Highlight::to);
    mark_picked(game);
    scene_.ghosts = picker_.empty() && !game.looks_on ? ghosts_of(*game.game, game.report)
                                                      : std::vector<Ghost>();
    mark_named(game.set.cells, Highlight::shown);
    scene_.prospects = prospects(game.hint, picker_.picked(), game.game->board.cells());
    buttons_.follow(game);
  }

  // Of the best run that the Game tab shows.
  std::vector<CellId> route_of(const GameState& game) const {
    if (!game.par || run_ == ShownRun::none) return {};
    if (run_ == ShownRun::left && !game.par->left) return {};
    std::vector<CellId> out;
    for (const std::string& name :
         run_ == ShownRun::whole ? game.par->whole.route : game.par->left->route)
      if (const auto cell = game.game->board.find(name)) out.push_back(*cell);
    return out;
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
      report_ = on_whole_board(game.report, game.game->board, tool_->board->board);
    }
    scene_.game = tool_->board;
    scene_.report = &report_;
    scene_.paint = tool_->paints;
    scene_.wipe();
    mark_named(tool_->closed, Highlight::closed);
    mark_named(tool_->marked, Highlight::chosen);
    if (game.change) mark_change(game);
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const std::string text = fill("Editing the board. {}", tool_->hint);
    const float below = edit_hint_height(text, room.x);
    const BoardInput input = canvas_.draw(scene_, {0, std::max(room.y - below, ui::scaled(80))});
    ui::coloured(ui::colours().warning, text);
    const auto name = [&](const CellRef& at) { return scene_.game->board.name(at.cell); };
    for (const CellRef& at : input.painted) stroke_.push_back(name(at));
    if (input.stroke_ended && !stroke_.empty()) tool_->cells_painted(std::exchange(stroke_, {}));
    if (input.clicked && !tool_->paints) tool_->cell_clicked(name(*input.clicked));
    if (input.dragged && tool_->connects)
      tool_->cells_painted({name(input.dragged->first), name(input.dragged->second)});
  }

  // Clicks and strokes write notes. A frame around the board shows it, besides the line above.
  void make_marks(const GameState& game, Requests& requests) {
    if (!picker_.empty()) drop_all(), touch();
    marks_->draw(game, requests);
    const float below = ImGui::GetTextLineHeightWithSpacing();
    const ImVec2 from = ImGui::GetCursorScreenPos(), room = ImGui::GetContentRegionAvail();
    const float height = std::max(room.y - below, ui::scaled(80));
    const BoardInput input = canvas_.draw(scene_, {0, height});
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
      const CellRef at = input.hovered ? *input.hovered : canvas_.cursor();
      if (at && (input.hovered || input.focused)) ui::text(marks_->hint(game, name(at)));
    }
    draw_menu(game, requests);
  }

  void mark(CellId cell, Highlight what) { scene_.marks.push_back({cell, what, -1}); }

  void mark_last(const GameState& game) {
    const auto [from, to] = last_action(*game.game, game.report);
    if (from != CellId::none) mark(from, Highlight::from);
    if (to != CellId::none) mark(to, Highlight::to);
  }

  void mark_change(const GameState& game) {
    if (!game.change) return;
    const auto mark_all = [&](const std::vector<ChangedAction>& actions, Highlight what) {
      for (const ChangedAction& action : actions)
        if (!action.cells.empty()) mark_named({action.cells.back()}, what);
    };
    mark_all(game.change->removed, Highlight::lost);
    mark_all(game.change->added, Highlight::gained);
  }

  void drop_all() {
    picker_.put_down();
    bubble_.end();
    choice_.clear();
    choice_from_ = menu_cell_ = CellId::none;
  }

  // The cursor and the zoom could reveal what the last player did in secret.
  void look_anew() {
    canvas_.set_cursor({0, CellId(0)});
    canvas_.fit();
  }

  // Where a piece that is picked or carried can go; with neither, where the only one that can be
  // moved can go, or where something can be put.
  void mark_picked(const GameState& game) {
    for (const CellId cell : picker_.picked()) mark(cell, Highlight::chosen);
    Picker from = picker_;
    if (carried_) {
      from.put_down();
      from.pick_up(carried_->cell);
    } else if (from.empty() && !game.looks_on) {
      if (const CellId only = only_start(game.report); only != CellId::none) from.pick_up(only);
    }
    for (const CellId cell : from.next(game.report))
      if (!is_card(game.game->board, cell)) {
        const bool risky = !warning_at(game.report, from, cell).empty();
        if (!from.empty()) mark(cell, risky ? Highlight::risky : Highlight::target);
      } else if (!game.looks_on) {  // at once, wherever it can be chosen
        for (const int group : groups_with(*game.game, game.report, from, cell))
          scene_.marks.push_back({cell, Highlight::target, group});
      }
    if (from.empty() && !game.looks_on) mark_places(game);
  }

  void mark_places(const GameState& game) {
    const Board& board = game.game->board;
    const std::vector<CellId> all = placing_cells(board, game.report);
    const Places count = how_many(board, game.report, all.size());
    for (const CellId cell : all)
      if (!warning_at(game.report, Picker(), cell).empty())
        mark(cell, Highlight::risky);
      else if (count != Places::all)
        mark(cell, count == Places::few ? Highlight::target : Highlight::place);
  }

  void touch() { version_ = 0; }

  void click(const DeskState& state, const CellRef& at, Requests& requests) {
    const GameState& game = *state.game;
    if (game.looks_on) return bubble_.say(at, fixed_sentences(texts::language()).looks_on);
    if (is_elsewhere(*game.game, game.report, picker_, at.board, at.cell))
      return bubble_.say(at, texts::Text(k_elsewhere));
    held_ = picker_.empty() ? CellRef() : CellRef{at.board, picker_.picked().back()};
    const Picked picked = picker_.click(game.game->board, game.report, at.cell);
    touch();
    if (picked.put_down) picker_.put_down();
    if (picked.ready.size() == 1 && !picked.onward)
      return choose(game, picked.ready.front(), requests);
    if (!picked.ready.empty()) {
      choice_ = picked.ready;
      choice_from_ = picked.onward ? at.cell : CellId::none;
      opening_ = true;
      return;
    }
    if (picked.onward) return picker_.pick_up(at.cell), offer_items(game);
    if (!picked.put_down) do_otherwise(state, at, picked.typed, requests);
  }

  // A click on a cell where no move goes on: a piece falls from there, or it is refused.
  void do_otherwise(const DeskState& state, const CellRef& at, const std::string& typed,
                    Requests& requests) {
    const GameState& game = *state.game;
    const auto falls = picker_.empty() ? falls_to(game.game->board, game.report, at.cell)
                                       : std::optional<std::size_t>();
    if (falls) return choose(game, *falls, requests);
    refuse(state, at, typed, requests);
  }

  // Says at the cell why the typed action is not legal; without one, what can be done instead.
  void refuse(const DeskState& state, const CellRef& at, const std::string& typed,
              Requests& requests) {
    const GameState& game = *state.game;
    if (typed.empty())
      return bubble_.say(
          at, no_move_text(*game.game, game.report, picker_, at.cell, turn_sentence(game)));
    bubble_.await(at, state);
    requests.add(PlayTyped{k_owner, typed});
  }

  void drag(const DeskState& state, const std::pair<CellRef, CellRef>& way, Requests& requests) {
    const GameState& game = *state.game;
    const auto& [from, to] = way;
    if (game.looks_on) return bubble_.say(to, fixed_sentences(texts::language()).looks_on);
    const Board& board = game.game->board;
    picker_.put_down();
    touch();
    if (const auto link = on_link(board, game.report, from.cell, to.cell))
      return choose(game, *link, requests);
    const Picked start = picker_.click(board, game.report, from.cell);
    if (!start.ready.empty() && !start.onward)
      return bubble_.say(from, by_a_click(board.name(from.cell), texts::language()));
    if (!start.onward)
      return refuse(state, to, dragged_text(board, game.report, from.cell, to.cell), requests);
    picker_.pick_up(from.cell);
    click(state, to, requests);
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
    requests.add(PlayChosen{action.seat, action.action});
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
        ui::row(fill(texts::play::continue_from, game.game->board.name(choice_from_)))) {
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
    if (!picker_.next(game.report).empty() && ui::row(texts::play::choose_on_board)) items_.clear();
    if (ui::row(texts::common::cancel)) items_.clear(), picker_.put_down(), touch();
    if (items_.empty()) ImGui::CloseCurrentPopup();
  }

  // Below the board, so that it covers nothing.
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
    const bool opens = std::exchange(opening_menu_, false);
    if (may_make_test(game)) {
      ImGui::Separator();
      if (ui::menu_item("Make a test of this position…"_text)) requests.act("dialog.test");
    }
    if (!may_note(game)) return;
    ImGui::Separator();
    if (opens) {
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
  std::uint64_t match_ = 0;
  BoardCanvas canvas_;
  BoardScene scene_;
  Picker picker_;
  std::uint64_t version_ = 0;
  ShownRun run_ = ShownRun::none;  // on the board
  SeatId viewer_ = k_turn;
  MoveButtons buttons_;
  RefusalBubble bubble_;
  CellRef held_;                    // what had been picked up when a click was refused
  std::optional<CellRef> carried_;  // while a piece is dragged
  std::vector<PickerItem> items_;   // what can be chosen next
  std::vector<std::size_t> choice_;
  CellId choice_from_ = CellId::none, menu_cell_ = CellId::none;
  bool opening_ = false, opening_menu_ = false;
  TypedTexts typed_;  // the note being typed
};

}  // namespace

std::unique_ptr<Panel> make_board_panel(std::shared_ptr<BoardTool> tool,
                                        std::shared_ptr<MarkTool> marks) {
  return std::make_unique<BoardPanel>(std::move(tool), std::move(marks));
}

}  // namespace hr::editor
