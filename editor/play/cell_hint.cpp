// SPDX-License-Identifier: MIT
#include "editor/play/cell_hint.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "core/base/words.h"
#include "core/table/drawn_boards.h"
#include "editor/panels/dragged_position.h"
#include "editor/play/picker.h"
#include "editor/play/turn_panel.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_max_named = 4;  // actions that are named

// "B3: white cube", "Hand of Ann: 2 copper (coins 1)", "Market, #3: gold (cost 6, coins 3)".
std::string contents_hint(const GameState& game, const CellRef& at) {
  const std::vector<DrawnBoard> boards = drawn_boards(*game.game, game.report);
  const DrawnBoard& board = boards[std::min<std::size_t>(std::max(at.board, 0), boards.size() - 1)];
  std::string words = cell_words(game.report, board, at.cell);
  if (const PieceReport* const card = face_up(game.report, board, at.cell))
    if (const auto lines = card_lines(*game.game, card->kind); !lines.empty())
      words += fmt::format(" ({})", fmt::join(lines, ", "));
  const std::string& name = game.game->board.name(at.cell);
  if (!board.of_cards()) return name + ": " + words;
  return board.title + (name.starts_with('#') ? ", " + name : "") + ": " + words;
}

std::vector<std::string> legal_moves_hint(const GameState& game, CellId cell) {
  std::vector<std::string> out;
  for (const ActionReport& action : game.report.legal) {
    const std::vector<CellId> cells = cells_of(action);
    if (std::ranges::find(cells, cell) != cells.end()) out.push_back(action.text);
  }
  if (out.size() <= k_max_named) return out;
  const std::size_t more = out.size() - k_max_named;
  out.resize(k_max_named);
  out.push_back(fmt::format("{} more", more));
  return out;
}

// "A1, B2, C3, D4 or 7 more"
std::string some_of(std::vector<std::string> names) {
  if (names.size() > k_max_named + 1) {
    const std::size_t more = names.size() - k_max_named;
    names.resize(k_max_named);
    names.push_back(fmt::format("{} more", more));
  }
  return list_text(names, "or");
}

// Where the moves begin that lead to a cell.
std::vector<std::string> starts_towards(const GameState& game, CellId to) {
  std::vector<std::string> out;
  for (const ActionReport& action : game.report.legal) {
    const std::vector<CellId> cells = cells_of(action);
    if (cells.size() < 2 || cells.back() != to) continue;
    const std::string& name = game.game->board.name(cells.front());
    if (std::ranges::find(out, name) == out.end()) out.push_back(name);
  }
  return out;
}

// At the end of the part with the board, from there down; it takes no clicks.
void draw_over_log(const std::string& text) {
  const ImVec2 corner = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
  ImGui::SetNextWindowPos({corner.x, corner.y + size.y});
  ImGui::SetNextWindowSize({size.x, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, ui::scaled(2)});
  ImGui::BeginTooltip();
  ui::text(text);
  ImGui::EndTooltip();
  ImGui::PopStyleVar();
}

// Where a cell shows a piece of a player who has to wait: ": it is White's turn".
std::string turn_of_another(const GameState& game, CellId cell) {
  const auto& seats = game.report.seats;
  const auto next = std::ranges::find(seats, true, &SeatReport::to_act);
  if (std::ranges::count(seats, true, &SeatReport::to_act) != 1) return "";
  const auto waits = [&](const PieceReport& piece) {
    return is_seat(piece.owner) && !seats[piece.owner].to_act;
  };
  for (const ZoneReport& zone : game.report.zones)
    if (nth(cell) < zone.cells.size() && !zone.cells[nth(cell)].pieces.empty() &&
        waits(zone.cells[nth(cell)].pieces.back()))
      return fmt::format(": it is {}'s turn", sentence(next->called));
  return "";
}

}  // namespace

std::string no_move_hint(const GameState& game, const Picker& picker, CellId cell) {
  const Board& board = game.game->board;
  std::string nothing = fmt::format("Nothing can be done on {} now", board.name(cell));
  if (game.report.ended) return nothing + ": the game is over.";
  if (game.report.legal.empty())
    return game.report.stuck.empty() ? fmt::format("{}: {}.", nothing, turn_sentence(game))
                                     : fmt::format("{}. {}", nothing, game.report.stuck);
  const std::vector<std::string> movers = starts_towards(game, cell);
  if (picker.empty() && movers.size() > 1)
    return fmt::format("Several pieces can go to {}: click {} first.", board.name(cell),
                       some_of(movers));
  nothing += turn_of_another(game, cell);
  std::vector<std::string> cells, picked, others;
  for (const CellId next : picker.next(game.report)) cells.push_back(board.name(next));
  for (const CellId before : picker.picked()) picked.push_back(board.name(before));
  for (const PickerItem& item : picker.items(game.report)) others.push_back(item.text);
  std::vector<std::string> may;
  if (!cells.empty()) may.push_back("click " + some_of(std::move(cells)));
  if (!others.empty()) may.push_back("choose " + some_of(std::move(others)));
  const std::string after = picked.empty() ? "" : "after " + list_text(picked) + ", ";
  return fmt::format("{}; {}you can {}.", nothing, after, list_text(may, "or"));
}

std::string cell_hint(const GameState& game, const CellRef& at) {
  std::string out = contents_hint(game, at) + ".";
  const auto number = nth(at.cell);
  if (number < game.cell_values.size() && !game.cell_values[number].empty())
    out += fmt::format(" Worth {}.", game.cell_values[number]);
  const std::vector<std::string> may = legal_moves_hint(game, at.cell);
  if (!may.empty()) out += " Moves: " + list_text(may) + ".";
  return out;
}

float cell_hint_height(float room, bool handle) {
  constexpr float k_low = 260;
  if (handle) return ImGui::GetFrameHeightWithSpacing();
  return room < ui::scaled(k_low) ? 0 : ImGui::GetTextLineHeightWithSpacing();
}

void draw_cell_hint(const GameState& game, const std::optional<CellRef>& at, bool handle,
                    float height) {
  const std::string text = at ? cell_hint(game, *at) : "";
  const float room = ImGui::GetContentRegionAvail().x - (handle ? position_handle_width() : 0);
  const bool fits = height > 0 && ImGui::CalcTextSize(text.c_str()).x <= room;
  if (!fits && at) draw_over_log(text);
  if (height <= 0) return;
  {
    const ui::Child line("hint", {room, height}, false, ImGuiWindowFlags_NoScrollbar);
    if (fits) ui::text(text);
  }
  if (!handle) return;
  ImGui::SameLine();
  position_handle();
}

float edit_hint_height(const std::string& text, float width) {
  constexpr float k_narrow = 700;
  const float lines = width < ui::scaled(k_narrow) ? 2 : 1;
  const float needs = ImGui::CalcTextSize(text.c_str(), nullptr, false, width).y;
  return std::max(needs, lines * ImGui::GetTextLineHeight()) + ImGui::GetStyle().ItemSpacing.y;
}

}  // namespace hr::editor
