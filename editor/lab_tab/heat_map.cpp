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

// What a cell is coloured by, and what is written on it.
struct HeatCell {
  float part = 0;  // of the most, from 0 to 1
  bool known = false;
  std::string words;
};

std::vector<HeatCell> cells_by_times(const LabFacts& facts, std::size_t cells) {
  const std::uint64_t most = *std::max_element(
      facts.targets.begin(), facts.targets.begin() + static_cast<std::ptrdiff_t>(cells));
  std::vector<HeatCell> out;
  for (std::size_t c = 0; c < cells; ++c) {
    const std::uint64_t times = facts.targets[c];
    out.push_back({most == 0 ? 0 : static_cast<float>(times) / static_cast<float>(most), times > 0,
                   in_hundred_games(times, facts.games)});
  }
  return out;
}

std::vector<HeatCell> cells_by_points(const LabFacts& facts, std::size_t cells) {
  double most = 0;
  for (std::size_t c = 0; c < cells; ++c) most = std::max(most, facts.target_points[c].value_or(0));
  std::vector<HeatCell> out;
  for (std::size_t c = 0; c < cells; ++c) {
    const std::optional<double> points = facts.target_points[c];
    const bool known = points.has_value() && most > 0;
    out.push_back({known ? static_cast<float>(*points / most) : 0, known,
                   known ? fmt::format("{:.0f}", 100 * *points) : "–"});
  }
  return out;
}

class HeatMap {
 public:
  HeatMap(const GameReport& game, const std::vector<HeatCell>& cells, float width) : cells_(cells) {
    const BoardView view{.type = views_of(game.board).front(), .turn = {}};
    const float tallest = ui::scaled(k_tallest_map);
    layout_.picture = picture_of(game.board, view, width / tallest);
    layout_.origins.emplace_back();
    layout_.bounds = layout_.picture.bounds;
    const float unit = std::min({width / layout_.bounds.width(), tallest / layout_.bounds.height(),
                                 ui::scaled(k_largest_unit)});
    size_ = {layout_.bounds.width() * unit, layout_.bounds.height() * unit};
  }

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
    const HeatCell& cell = cells_[nth(tile.cell)];
    const ImU32 colour = cell.known ? mixed(c.cell, c.accent, 0.08F + 0.72F * cell.part) : c.cell;
    pen.fill(tile, colour);
    pen.edge(tile, c.edge, std::max(1.0F, ui::context().scale));
    const PieceSpot& spot = layout_.picture.at(tile.cell);
    const float room = 1.8F * spot.radius() * unit;
    const float size = pen.fitting(cell.words, room, std::min(ui::scaled(13), 0.6F * room), 8);
    if (size > 0) pen.text(cell.words, pen.pixel(spot.middle), size, letters_on(colour));
  }

  const std::vector<HeatCell>& cells_;
  BoardLayout layout_;
  ImVec2 size_;
};

// Returns the cell under the mouse, if there is one.
CellId draw_map(const GameReport& game, const std::vector<HeatCell>& cells, const char* name,
                const std::string& told) {
  const HeatMap map(game, cells, ImGui::GetContentRegionAvail().x);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::InvisibleButton(name, map.size());
  ui::expose_last(name, "plot", told);
  const bool over = ImGui::IsItemHovered();
  const CellId cell = map.draw(at);
  return over ? cell : CellId::none;
}

bool any_known(const std::vector<HeatCell>& cells) {
  return std::ranges::any_of(cells, &HeatCell::known);
}

// The best ones: "D4 61, E5 58, C3 55 of 100 points".
std::string best_points(const GameReport& game, const LabFacts& facts) {
  std::vector<std::size_t> order;
  for (std::size_t c = 0; c < nth(game.board.plain_cells()); ++c)
    if (facts.target_points[c]) order.push_back(c);
  std::ranges::stable_sort(order, std::greater{},
                           [&](std::size_t c) { return *facts.target_points[c]; });
  if (order.size() > k_named_cells) order.resize(k_named_cells);
  std::string out;
  for (const std::size_t c : order)
    out += fmt::format("{}{} {:.0f}", out.empty() ? "" : ", ", game.board.name(CellId(c)),
                       100 * *facts.target_points[c]);
  return out + " of 100 points";
}

}  // namespace

std::string in_hundred_games(std::uint64_t times, std::uint64_t games) {
  if (times == 0) return "–";
  const double value = 100 * static_cast<double>(times) / static_cast<double>(games);
  return fmt::format("{:.{}f}", value, value < 9.95 ? 1 : 0);
}

void draw_heat_map(const GameReport& game, const LabFacts& facts) {
  const std::size_t cells = nth(game.board.plain_cells());
  if (cells == 0 || facts.games == 0 || facts.targets.size() < cells) return;
  const std::vector<HeatCell> times = cells_by_times(facts, cells);
  if (!any_known(times)) return;
  ui::text("Where it is played: actions that end on each cell, in 100 games");
  if (const CellId cell = draw_map(game, times, "heat map", most_played(game, facts));
      cell != CellId::none)
    ui::tip(fmt::format("{}: {} in 100 games", game.board.name(cell), times[nth(cell)].words));
  if (facts.target_points.size() < cells) return;
  const std::vector<HeatCell> points = cells_by_points(facts, cells);
  if (!any_known(points)) return;
  ui::text("Who won from where: points of 100 of who ended an action on a cell");
  if (const CellId cell = draw_map(game, points, "points map", best_points(game, facts));
      cell != CellId::none)
    ui::tip(points[nth(cell)].known ? fmt::format("{}: {} of 100 points", game.board.name(cell),
                                                  points[nth(cell)].words)
                                    : fmt::format("{}: too few games", game.board.name(cell)));
}

}  // namespace hr::editor
