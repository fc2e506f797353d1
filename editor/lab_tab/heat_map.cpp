// SPDX-License-Identifier: MIT
#include "editor/lab_tab/heat_map.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "editor/board/board_pen.h"
#include "editor/ui/blend.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

using scripting::LabFacts;

constexpr float k_tallest_map = 300, k_largest_unit = 52;  // at scale 1
constexpr std::size_t k_named_cells = 3;

// The most frequent ones: "D4 41, E5 38, C3 30 in 100 games".
std::string most_played(const GameReport& game, const LabFacts& facts) {
  std::vector<std::size_t> order;
  for (std::size_t c = 0; c < nth(game.board.plain_cells()); ++c)
    if (facts.targets[c] > 0) order.push_back(c);
  std::ranges::stable_sort(order, std::greater{}, [&](std::size_t c) { return facts.targets[c]; });
  if (order.size() > k_named_cells) order.resize(k_named_cells);
  std::string out;
  for (const std::size_t c : order)
    out += fmt::format("{}{} {}", out.empty() ? "" : ", ", game.board.name(CellId(c)),
                       in_hundred_games(facts.targets[c], facts.games));
  return out + " in 100 games";
}

class HeatMap {
 public:
  HeatMap(const GameReport& game, const LabFacts& facts, float width) : game_(game), facts_(facts) {
    const BoardView view{.type = views_of(game.board).front(), .turn = {}};
    const float tallest = ui::scaled(k_tallest_map);
    layout_.picture = picture_of(game.board, view, width / tallest);
    layout_.origins.emplace_back();
    layout_.bounds = layout_.picture.bounds;
    const float unit = std::min({width / layout_.bounds.width(), tallest / layout_.bounds.height(),
                                 ui::scaled(k_largest_unit)});
    size_ = {layout_.bounds.width() * unit, layout_.bounds.height() * unit};
    for (std::size_t c = 0; c < nth(game.board.plain_cells()); ++c)
      most_ = std::max(most_, facts.targets[c]);
  }

  bool empty() const { return most_ == 0; }
  ImVec2 size() const { return size_; }

  // Returns the cell under the mouse.
  CellId draw(ImVec2 from) const {
    const Box room{from.x, from.y, from.x + size_.x, from.y + size_.y};
    const Camera camera = fitted(layout_, room, 0.01F, 1e6F);
    BoardPen pen(*ImGui::GetWindowDrawList(), camera);
    pen.move_to({}, layout_.picture.square);
    for (const Tile& tile : layout_.picture.tiles)
      if (!tile.link) draw_tile(pen, tile, camera.scale);
    const float size = std::min(ui::scaled(13), 0.45F * camera.scale);
    for (const Caption& caption : layout_.picture.captions) {
      const float side = caption.side == TextAlign::left    ? 0
                         : caption.side == TextAlign::right ? 1
                                                            : 0.5F;
      if (size >= ui::scaled(7))
        pen.text(caption.text, pen.pixel(caption.at), size, ui::colours().muted, side);
    }
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    return hit(layout_.picture, camera.to_layout({mouse.x, mouse.y}));
  }

 private:
  void draw_tile(BoardPen& pen, const Tile& tile, float unit) const {
    const Colours& c = ui::colours();
    const std::uint64_t times = facts_.targets[nth(tile.cell)];
    const float part = static_cast<float>(times) / static_cast<float>(most_);
    const ImU32 colour = times == 0 ? c.cell : mixed(c.cell, c.accent, 0.08F + 0.72F * part);
    pen.fill(tile, colour);
    pen.edge(tile, c.edge, std::max(1.0F, ui::context().scale));
    const PieceSpot& spot = layout_.picture.at(tile.cell);
    const std::string words = in_hundred_games(times, facts_.games);
    const float room = 1.8F * spot.radius() * unit;
    const float size = pen.fitting(words, room, std::min(ui::scaled(13), 0.6F * room), 8);
    if (size > 0) pen.text(words, pen.pixel(spot.middle), size, letters_on(colour));
  }

  const GameReport& game_;
  const LabFacts& facts_;
  BoardLayout layout_;
  ImVec2 size_;
  std::uint64_t most_ = 0;
};

}  // namespace

std::string in_hundred_games(std::uint64_t times, std::uint64_t games) {
  if (times == 0) return "–";
  const double value = 100 * static_cast<double>(times) / static_cast<double>(games);
  return fmt::format("{:.{}f}", value, value < 9.95 ? 1 : 0);
}

void draw_heat_map(const GameReport& game, const LabFacts& facts) {
  const int cells = game.board.plain_cells();
  if (cells == 0 || facts.games == 0 || facts.targets.size() < nth(cells)) return;
  const HeatMap map(game, facts, ImGui::GetContentRegionAvail().x);
  if (map.empty()) return;
  const char* const title = "Where it is played: actions that end on each cell, in 100 games";
  ui::text(title);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::InvisibleButton("heat map", map.size());
  ui::expose_last("heat map", "plot", most_played(game, facts));
  const bool over = ImGui::IsItemHovered();
  const CellId cell = map.draw(at);
  if (over && cell != CellId::none)
    ui::tip(fmt::format("{}: {} in 100 games", game.board.name(cell),
                        in_hundred_games(facts.targets[nth(cell)], facts.games)));
}

}  // namespace hr::editor
