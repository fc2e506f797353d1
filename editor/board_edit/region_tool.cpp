// SPDX-License-Identifier: MIT
#include "editor/board_edit/region_tool.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr texts::Text k_all = texts::board_edit::all_players;

const RegionDef* region_at(const GameReport& game, int number) {
  const auto& regions = game.regions;
  return number >= 0 && number < std::ssize(regions) ? &regions[number] : nullptr;
}

}  // namespace

// A region with a part per seat has no part for all seats.
std::vector<std::string> RegionTool::seats(const GameReport& game) const {
  std::vector<std::string> out;
  const RegionDef* const region = region_at(game, region_);
  if (region != nullptr && region->cells.size() <= 1) out.emplace_back(k_all);
  for (const SeatDef& seat : game.seats) out.push_back(seat.name);
  return out;
}

void RegionTool::draw(const GameState& state) {
  const GameReport& game = *state.game;
  std::vector<std::string> names;
  for (const RegionDef& region : game.regions) names.push_back(sentence(spoken(region.name)));
  if (names.empty()) return ui::text("This game has no regions."_text);
  const float width = std::min(ui::scaled(220), ImGui::GetContentRegionAvail().x * 0.6F);
  region_ = std::min(region_, static_cast<int>(names.size()) - 1);
  ImGui::SetNextItemWidth(width);
  if (ui::choose(texts::board_edit::which_region, region_, names)) seat_ = 0;
  const std::vector<std::string> whose = seats(game);
  seat_ = std::min(seat_, static_cast<int>(whose.size()) - 1);
  ImGui::SetNextItemWidth(width);
  std::vector<std::string> shown;
  for (const std::string& seat : whose) shown.push_back(sentence(seat));
  ui::choose(texts::board_edit::player, seat_, shown);
  const std::vector<std::string> now = cells(game);
  ui::muted(now.empty() ? std::string("No cells."_text)
                        : fill("Cells: {}.", Message::all_of(now).in(texts::language())));
}

std::vector<std::string> RegionTool::cells(const GameReport& game) const {
  std::vector<std::string> out;
  const RegionDef* const region = region_at(game, region_);
  if (region == nullptr || region->cells.empty()) return out;
  const auto part =
      region->cells.size() == 1 ? 0U : std::min<std::size_t>(seat_, region->cells.size() - 1);
  for (const CellId cell : region->cells[part].list()) out.push_back(game.board.name(cell));
  return out;
}

void RegionTool::paint(const DeskState& state, const std::vector<std::string>& painted,
                       const std::string& file, BoardEdits& edits, Requests& requests) {
  const GameReport& game = *state.game->game;
  const RegionDef* const region = region_at(game, region_);
  if (region == nullptr) return edits.refuse("This game has no regions."_text);
  std::vector<std::string> now = cells(game);
  const auto is_in = [&](const std::string& cell) {
    const auto at = game.board.find(cell);
    return at && std::ranges::find(now, game.board.name(*at)) != now.end();
  };
  const bool out = is_in(painted.front());
  for (const std::string& cell : painted) {
    const auto at = game.board.find(cell);
    if (at && is_in(cell) == out)
      out ? static_cast<void>(std::erase(now, game.board.name(*at)))
          : now.push_back(game.board.name(*at));
    if (!at) return edits.refuse(fill("{} is closed or is not a cell of this board.", cell));
  }
  const std::string whose = seats(game)[seat_];
  edits.change(
      state, file,
      out ? fill(texts::board_edit::done_region_remove, spoken(region->name), cells_text(painted))
          : fill(texts::board_edit::done_region_add, spoken(region->name), cells_text(painted)),
      [&](BoardDraft& draft) {
        draft.mark(region->name, whose == k_all.words() ? "" : whose, now);
      },
      requests);
}

}  // namespace hr::editor
