// SPDX-License-Identifier: MIT
#include "editor/board_edit/board_tab.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "core/base/words.h"
#include "editor/board_edit/board_edits.h"
#include "editor/board_edit/board_files.h"
#include "editor/board_edit/piece_tool.h"
#include "editor/board_edit/region_tool.h"
#include "editor/panels/change_text.h"
#include "editor/panels/tab_ids.h"
#include "editor/ui/typed_texts.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

enum class Tool : std::uint8_t { close, open, link, cut, name, region, pieces };

struct ToolText {
  texts::Text label, hint, again;  // again: after the first of two cells
};
constexpr std::array<ToolText, 7> k_tools{{
    {texts::board_edit::close, texts::board_edit::close_hint, {}},
    {"Open cells"_text, "Drag over closed cells to bring them back."_text, {}},
    {texts::board_edit::link, texts::board_edit::link_hint, texts::board_edit::link_to},
    {texts::board_edit::unlink, texts::board_edit::unlink_hint, texts::board_edit::unlink_from},
    {"Name"_text, "Click a cell to give it a name."_text, "Type a name for {}, then Enter."_text},
    {texts::board_edit::region, texts::board_edit::region_hint, {}},
    {"Pieces"_text, {}, {}},
}};

constexpr texts::Text k_no_tool = "Choose a tool, then use it on the board."_text;

std::vector<std::string> closed_cells(const GameReport& game) {
  std::vector<std::string> out;
  if (game.edited == nullptr) return out;
  const Board& whole = game.edited->whole;
  for (int cell = 0; cell < whole.cells(); ++cell)
    if (!game.board.find(whole.declared_name(CellId(cell))))
      out.push_back(whole.name(CellId(cell)));
  return out;
}

class BoardTab : public Panel {
 public:
  explicit BoardTab(std::shared_ptr<BoardTool> tool) : pointer_(std::move(tool)) {}

  std::string_view name() const override { return texts::tabs::board; }
  const char* id() const override { return tab_ids::board; }

  void leave(Requests& /*requests*/) override {
    tool_.reset();
    first_.clear();
  }

  void draw(const DeskState& state, Requests& requests) override {
    const GameState& game = *state.game;
    if (!game.playing) return ui::text("The rules cannot be loaded, so there is no board."_text);
    edits_.follow(state);
    if (game.game->board.cells() == 0) return ui::text("This game has no board."_text);
    follow(game);
    take_clicked(state, requests);
    draw_edits(state, requests);
    draw_tools(state, requests);
    if (game.change) draw_change(*game.change);
    for (const std::string& notice : game.notices)
      ui::coloured(ui::colours().warning, sentence(notice) + ".");
    if (game.game->board.is_grid()) draw_size(state, requests);
    files_.draw(state, edits_, requests);
    show_tool(game);
  }

 private:
  void follow(const GameState& game) {
    if (match_ == game.file) return;
    match_ = game.file;
    tool_.reset();
    first_.clear();
    typed_.forget_all();
  }

  // Handles the cells that were clicked or painted on the board.
  void take_clicked(const DeskState& state, Requests& requests) {
    const std::vector<std::string> cells = std::exchange(pointer_->clicked_cells, {});
    if (!cells.empty()) use(state, cells, requests);
  }

  void draw_edits(const DeskState& state, Requests& requests) {
    const auto step = [&](texts::Text label, const BoardEdit* edit, auto&& take) {
      // The owner's secret setup must not be shown to players.
      const bool theirs = edit != nullptr && state.game->secrets && state.game->viewer != k_owner &&
                          !std::holds_alternative<SaveBoard>(edit->apply);
      const ui::Disabled disabled(edit == nullptr || theirs);
      if (ui::button(label)) take();
      if (edit != nullptr && !theirs) ui::tip(edit->what);
    };
    step("Undo edit"_text, edits_.last(), [&] { edits_.undo(state, requests); });
    ui::flow(ui::button_width("Redo edit"_text));
    step("Redo edit"_text, edits_.next(), [&] { edits_.redo(state, requests); });
  }

  void draw_tools(const DeskState& state, Requests& requests) {
    const ui::Section section(texts::board_edit::tools);
    if (!section) return;
    for (std::size_t i = 0; i < k_tools.size(); ++i) {
      if (i > 0)
        ui::flow(ImGui::CalcTextSize(k_tools[i].label.c_str()).x + ImGui::GetFrameHeight() +
                 ImGui::GetStyle().ItemInnerSpacing.x);
      if (!ui::radio(k_tools[i].label, tool_ && *tool_ == Tool(i))) continue;
      tool_ = Tool(i);
      first_.clear();
      edits_.refuse("");
    }
    ui::text(hint(*state.game));
    if (tool_ == Tool::name && !first_.empty()) draw_name(state, requests);
    if (tool_ == Tool::region) region_.draw(*state.game);
    if (tool_ == Tool::pieces) pieces_.draw(state, edits_, requests);
    draw_cells(state, requests);
    if (!edits_.refusal().empty()) ui::coloured(ui::colours().bad, edits_.refusal());
  }

  std::string hint(const GameState& game) const {
    if (!tool_) return k_no_tool;
    if (tool_ == Tool::pieces) return pieces_.hint(game);
    const ToolText& text = k_tools[static_cast<std::size_t>(*tool_)];
    if (first_.empty()) return text.hint;
    return fmt::format(fmt::runtime(text.again.words()), first_);
  }

  // The same with the keyboard.
  void draw_cells(const DeskState& state, Requests& requests) {
    ImGui::SetNextItemWidth(-1);
    const auto cells = typed_.field("cells", "cells", "", "Or type cells here, then Enter"_text);
    if (cells && !split_words(*cells).empty()) use(state, split_words(*cells), requests);
  }

  void draw_name(const DeskState& state, Requests& requests) {
    const Board& board = state.game->game->board;
    const auto cell = board.find(first_);
    const std::string now =
        cell && board.name(*cell) != board.declared_name(*cell) ? board.name(*cell) : std::string();
    ImGui::SetNextItemWidth(ui::scaled(180));
    if (const auto name = typed_.field("name", "name", now, "Default name"_text))
      edits_.change(
          state, files_.name(*state.game),
          name->empty() ? fill(texts::board_edit::done_unname, first_)
                        : fill(texts::board_edit::done_name, first_, *name),
          [&](BoardDraft& draft) { draft.rename(first_, *name); }, requests);
  }

  void use(const DeskState& state, const std::vector<std::string>& cells, Requests& requests) {
    if (!tool_) return edits_.refuse(k_no_tool);
    switch (*tool_) {
      case Tool::close:
      case Tool::open:
        return paint(state, cells, requests);
      case Tool::link:
      case Tool::cut:
        return connect_all(state, cells, requests);
      case Tool::name:
        first_ = cells.front();
        return;
      case Tool::region:
        return region_.paint(state, cells, files_.name(*state.game), edits_, requests);
      case Tool::pieces:
        return pieces_.put(state, cells.front(), edits_, requests);
    }
  }

  void paint(const DeskState& state, const std::vector<std::string>& cells, Requests& requests) {
    const bool close = tool_ == Tool::close;
    edits_.change(
        state, files_.name(*state.game),
        close ? fill(texts::board_edit::done_close, cells_text(cells))
              : fill(texts::board_edit::done_open, cells_text(cells)),
        [&](BoardDraft& draft) { draft.set_closed(cells, close); }, requests);
  }

  // Pairs of cells form one edit; a single cell waits for its partner.
  void connect_all(const DeskState& state, const std::vector<std::string>& cells,
                   Requests& requests) {
    std::vector<std::pair<std::string, std::string>> pairs;
    if (cells.size() > 1) first_.clear();  // dragged or typed: the first of them begins a pair
    for (const std::string& cell : cells) {
      if (first_.empty() || first_ == cell)
        first_ = first_ == cell ? "" : cell;
      else
        pairs.emplace_back(std::exchange(first_, {}), cell);
    }
    if (pairs.empty()) return;
    const bool link = tool_ == Tool::link;
    std::vector<std::string> named;
    for (const auto& [from, to] : pairs) named.push_back(fill(texts::board_edit::pair, from, to));
    edits_.change(
        state, files_.name(*state.game),
        link ? fill(texts::board_edit::done_link, fmt::join(named, ", "))
             : fill(texts::board_edit::done_unlink, fmt::join(named, ", ")),
        [&](BoardDraft& draft) {
          for (const auto& [from, to] : pairs) link ? draft.link(from, to) : draft.cut(from, to);
        },
        requests);
  }

  void draw_size(const DeskState& state, Requests& requests) {
    const ui::Section section("Size"_text);
    if (!section) return;
    const Board& board = state.game->game->board;
    const Coordinates now = board.size();
    Coordinates size = now;
    const auto draw = [&](texts::Text label, int& value) {
      const ui::Named named(label);
      ImGui::AlignTextToFramePadding();
      ui::text(label);
      ImGui::SameLine(ui::scaled(90));
      if (ui::button("-")) --value;
      ui::same_line(4);
      ImGui::SetNextItemWidth(ui::scaled(56));
      if (const auto typed = typed_.field(label, "value", std::to_string(value)))
        value = std::atoi(typed->c_str());
      ui::same_line(4);
      if (ui::button("+")) ++value;
    };
    draw("Columns"_text, size.x);
    draw("Rows"_text, size.y);
    if (board.spec().levels > 1) draw("Levels"_text, size.z);
    if (size == now) return;
    edits_.change(
        state, files_.name(*state.game), fill(texts::board_edit::done_size, size.x, size.y),
        [&](BoardDraft& draft) { draft.resize(size); }, requests);
  }

  void show_tool(const GameState& game) {
    BoardTool& out = *pointer_;
    if (drawn_from_ != game.game) {
      drawn_from_ = game.game;
      out.board = whole_game(game.game);
    }
    out.drawn = ImGui::GetFrameCount();
    out.closed = closed_cells(*game.game);
    out.paints = tool_ == Tool::close || tool_ == Tool::open || tool_ == Tool::region;
    out.connects = tool_ == Tool::link || tool_ == Tool::cut;
    out.hint = hint(game);
    out.marked.clear();
    if (tool_ == Tool::region) out.marked = region_.cells(*game.game);
    if (!first_.empty()) out.marked = {first_};
  }

  std::shared_ptr<BoardTool> pointer_;
  std::shared_ptr<const GameReport> drawn_from_;
  std::optional<Tool> tool_;  // none until one is chosen, so that no click does what nobody meant
  std::string first_;         // the first of two cells, or the cell to name
  BoardEdits edits_;
  BoardFiles files_;
  PieceTool pieces_;
  RegionTool region_;
  TypedTexts typed_;
  std::string match_;
};

}  // namespace

std::unique_ptr<Panel> make_board_tab(std::shared_ptr<BoardTool> tool) {
  return std::make_unique<BoardTab>(std::move(tool));
}

}  // namespace hr::editor
