// SPDX-License-Identifier: MIT
#include "core/picture/picture.h"
#include "core/board/cell_shape.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "core/picture/picture_parts.h"
#include "tests/editor/board/boards.h"

namespace hr::tests {

namespace {

bool overlap(const Box& a, const Box& b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

std::vector<BoardView> board_views(const Board& board) {
  std::vector<BoardView> out;
  for (const ViewType type : hr::views_of(board)) out.push_back({.type = type, .turn = {}});
  return out;
}

// Where a ray from the viewer's eye through a point of the picture meets a cube that reaches from 0
// to n along each axis.
std::optional<Point> cast(int n, Rotation turn, PicturePoint at) {
  const double far = k_eye * n;
  const auto back = [&](double right, double away,
                        double up) {  // rotated back
    const double y = away * std::cos(turn.pitch) + up * std::sin(turn.pitch);
    const double z = up * std::cos(turn.pitch) - away * std::sin(turn.pitch);
    return std::array<double, 3>{right * std::cos(turn.yaw) - y * std::sin(turn.yaw),
                                 right * std::sin(turn.yaw) + y * std::cos(turn.yaw), z};
  };
  const auto eye = back(0, -far, 0), through = back(at.x, 0, -at.y);
  double enter = 0, leave = 1e9;
  for (std::size_t i = 0; i < 3; ++i) {
    const double way = through[i] - eye[i];
    const double a = (-n / 2.0 - eye[i]) / way, b = (n / 2.0 - eye[i]) / way;
    enter = std::max(enter, std::min(a, b));
    leave = std::min(leave, std::max(a, b));
  }
  if (enter >= leave) return {};
  std::array<double, 3> p{};
  for (std::size_t i = 0; i < 3; ++i) p[i] = eye[i] + (through[i] - eye[i]) * enter + n / 2.0;
  return Point{p[0], p[1], p[2]};
}

// Whether a point is inside a flat polygon in space, that is, whether the triangles from it to the
// sides add up to the polygon.
bool in_facet(const std::vector<Point>& facet, const Point& p) {
  const auto area = [](const Point& a, const Point& b, const Point& c) {
    const Point u{b.x - a.x, b.y - a.y, b.z - a.z}, v{c.x - a.x, c.y - a.y, c.z - a.z};
    return std::hypot(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x) / 2;
  };
  double whole = 0, parts = 0;
  for (std::size_t i = 0; i < facet.size(); ++i) {
    parts += area(p, facet[i], facet[(i + 1) % facet.size()]);
    if (i > 1) whole += area(facet[0], facet[i - 1], facet[i]);
  }
  return parts < whole + 1e-4;
}

}  // namespace

TEST_CASE("every point that a cell's piece covers is in that cell, in every view", "[editor]") {
  for (const NamedBoard& named : all_boards())
    for (const BoardView& view : board_views(named.board))
      for (const float aspect : {0.5F, 1.4F, 3.0F}) {
        const Picture picture = picture_of(named.board, view, aspect, named.look);
        int wrong = 0, shown = 0;
        for (int c = 0; c < named.board.cells(); ++c) {
          const CellId cell = CellId(c);
          const PieceSpot& at = picture.at(cell);
          if (!at.shown) continue;
          ++shown;
          for (const PicturePoint by : {PicturePoint{0, 0}, PicturePoint{1, 0}, PicturePoint{-1, 0},
                                        PicturePoint{0, 1}, PicturePoint{0, -1}})
            wrong += hit(picture, at.middle + at.across * by.x + at.along * by.y) != cell;
        }
        INFO(about(named, view));
        CHECK(wrong == 0);
        if (view.type == ViewType::solid)
          CHECK(shown >= named.board.cells() / 3);
        else
          CHECK(shown == card_cells(named.board).first);
      }
}

TEST_CASE("everything is inside the bounds of its picture, and no cell is beyond them",
          "[editor]") {
  for (const NamedBoard& named : all_boards())
    for (const BoardView& view : board_views(named.board)) {
      const Picture picture = picture_of(named.board, view, 1.5F, named.look);
      const Box& all = picture.bounds;
      bool inside = true;
      for (const Tile& tile : picture.tiles)
        inside = inside && tile.box.left >= all.left - 1e-3F && tile.box.top >= all.top - 1e-3F &&
                 tile.box.right <= all.right + 1e-3F && tile.box.bottom <= all.bottom + 1e-3F;
      INFO(about(named, view));
      CHECK(inside);
      CHECK(hit(picture, {all.left - 1, all.top - 1}) == CellId::none);
      CHECK(hit(picture, {all.right + 1, all.bottom + 1}) == CellId::none);
    }
}

TEST_CASE("floors are in panes that do not touch, arranged to fit the room", "[editor]") {
  const Board board = Board::grid({.columns = 6, .rows = 6, .levels = 6});
  const Picture wide = picture_of(board, {}, 6), high = picture_of(board, {}, 0.2F);
  REQUIRE(wide.panes.size() == 6);
  CHECK(wide.panes[0].title == "I");
  CHECK(wide.panes[5].title == "VI");
  CHECK(wide.panes[5].box.top == wide.panes[0].box.top);
  CHECK(high.panes[5].box.left == high.panes[0].box.left);
  const Picture even = picture_of(board, {}, 1.4F);
  for (std::size_t a = 0; a < 6; ++a)
    for (std::size_t b = 0; b < a; ++b) CHECK_FALSE(overlap(even.panes[a].box, even.panes[b].box));
  CHECK(even.panes[3].box.top > even.panes[2].box.bottom);
}

TEST_CASE("closed places of a grid with a look are shown where their cells would be", "[editor]") {
  const Board whole = Board::grid({.columns = 4, .rows = 3, .levels = 2});
  BoardAlterations change;
  change.closed = {whole.find("B2-I").value()};
  const Board board = whole.altered(change);
  for (const ViewType view : {ViewType::flat, ViewType::stacked}) {
    const BoardLook walled{.closed = {.drawing = "wall"}};
    const Picture before = picture_of(whole, {.type = view, .turn = {}}, 1.5F, walled);
    const Picture now = picture_of(board, {.type = view, .turn = {}}, 1.5F, walled);
    CHECK(before.closed.empty());
    REQUIRE(now.closed.size() == 1);
    CHECK(now.tiles.size() == before.tiles.size() - 1);
    const PicturePoint middle = before.at(whole.find("B2-I").value()).middle;
    CHECK(inside(now.closed[0].outline, middle));
    CHECK(hit(now, middle) == CellId::none);
  }
}

TEST_CASE("stacked floors are above each other, and distant rows are smaller", "[editor]") {
  const Board board = Board::grid({.columns = 4, .rows = 5, .levels = 3});
  const Picture picture = picture_of(board, {.type = ViewType::stacked, .turn = {}}, 1);
  const auto at = [&](const char* cell) { return picture.at(board.find(cell).value()); };
  CHECK(at("A1-II").middle.y < at("A5-I").middle.y);
  CHECK(at("A1-III").middle.y < at("A5-II").middle.y);
  CHECK(length(at("B5-I").across) < length(at("B1-I").across));
  for (const Pane& pane : picture.panes)
    for (const Pane& other : picture.panes)
      if (&pane != &other) CHECK_FALSE(overlap(pane.box, other.box));
}

TEST_CASE("however a cube is turned, pointing agrees with a ray cast at the solid", "[editor]") {
  const Board board = Board::cube_surface(4);
  std::vector<std::vector<std::vector<Point>>> facets;
  for (int c = 0; c < board.cells(); ++c) facets.push_back(hr::facets(board, CellId(c)));
  int on = 0, off = 0, wrong = 0;
  for (float yaw = -3.1F; yaw < 3.1F; yaw += 0.47F)
    for (float pitch = -1.4F; pitch < 1.41F; pitch += 0.35F) {
      const Rotation turn{yaw, pitch};
      const Picture picture = picture_of(board, {.type = ViewType::solid, .turn = turn}, 1);
      for (float x = -3.9F; x < 4; x += 0.53F)
        for (float y = -3.9F; y < 4; y += 0.53F) {
          const CellId cell = hit(picture, {x, y});
          const auto p = cast(4, turn, {x, y});
          if (cell == CellId::none) {
            ++off;
            // A side seen edge-on is left out.
            if (p) {
              int near = 0;
              for (const float dx : {-0.12F, 0.12F})
                for (const float dy : {-0.12F, 0.12F})
                  near += !cast(4, turn, {x + dx, y + dy}).has_value();
              wrong += near == 0;
            }
            continue;
          }
          ++on;
          bool found = false;
          for (const auto& facet : facets[nth(cell)]) found = found || (p && in_facet(facet, *p));
          wrong += !found;
        }
    }
  CHECK(on > 5000);
  CHECK(off > 2000);
  CHECK(wrong <= on / 2000);
}

TEST_CASE("turning a cube brings every cell into view", "[editor]") {
  const Board board = Board::cube_surface(6);
  std::vector<bool> seen(static_cast<std::size_t>(board.cells()));
  for (const float pitch : {-0.7F, 0.7F})
    for (float yaw = 0; yaw < 6.2F; yaw += 1.5F) {
      const Picture picture = picture_of(board, {.type = ViewType::solid, .turn = {yaw, pitch}}, 1);
      for (std::size_t c = 0; c < seen.size(); ++c)
        seen[c] = seen[c] || picture.piece_spots[c].shown;
    }
  CHECK(std::ranges::count(seen, false) == 0);
}

TEST_CASE("a mountain is drawn as staircases with their names", "[editor]") {
  const Board board =
      Seated("robot_miner", {{"mountains", "one each"}, {"teams", "2"}}).game->board;
  const Picture picture = picture_of(board, {}, 1.5F);
  CHECK(picture.bands.size() == 20);
  CHECK_FALSE(picture.links.empty());
  std::string titles, names;
  for (const Caption& caption : picture.captions)
    (caption.title ? titles : names) += caption.text + " ";
  CHECK(titles == "blue red ");
  CHECK(names.find("3x 4x 5x 6x 7x 8x 9x 10x 11x 12x 3x") != std::string::npos);
  CHECK(names.find("12 11 10 9 8 7 6 5 4 3 2 1") != std::string::npos);
  const auto y = [&](const char* cell) { return picture.at(board.find(cell).value()).middle.y; };
  CHECK(y("red-7x-5") == y("blue-3x-5"));
  CHECK(y("red-7x-6") < y("red-7x-5"));
}

namespace {

// "A0 B1 …": the captions that are not titles, with a coordinate each.
std::string captions_of(const Picture& picture) {
  std::string out;
  for (const Caption& caption : picture.captions) out += caption.text + " ";
  return out;
}

Board places(const std::vector<GraphSpec::Direction>& directions) {
  return Board::graph({.cells = {"A1", "C1", "A2", "C2"},
                       .directions = directions,
                       .positions = {{0, 0}, {2, 0}, {0, 1}, {2, 1}}});
}

}  // namespace

TEST_CASE("a graph of places on a grid has letters and numbers at its edges", "[editor]") {
  const Picture lines = picture_of(places({{"e", {{"A1", "C1"}}}}), {}, 1);
  CHECK(captions_of(lines) == "A C 2 1 ");
  CHECK_FALSE(lines.names_in_cells);
  CHECK(lines.bands.empty());
  CHECK(lines.links.size() == 1);
  CHECK_FALSE(lines.square);
  const Picture squares = picture_of(places({{"n", {{"A1", "A2"}}}}), {}, 1);
  CHECK(squares.square);
  CHECK(squares.links.empty());
  CHECK(squares.tiles[0].outline.size() == 4);
  CHECK(squares.tiles[0].shade != squares.tiles[2].shade);
}

TEST_CASE("only the links that a graph draws are in its picture", "[editor]") {
  const Board board = Board::graph({.cells = {"a", "b", "c"},
                                    .directions = {{"on", {{"a", "b"}}}, {"across", {{"b", "c"}}}},
                                    .positions = {},
                                    .drawn = {{"on"}}});
  CHECK(picture_of(board, {}, 1).links.size() == 1);
}

TEST_CASE("a grid of points has lines along its rows and columns, and the look others",
          "[editor]") {
  const Board board = Board::grid({.columns = 3, .rows = 3});
  const BoardLook points{.style = GridStyle::points};
  const Picture plain = picture_of(board, {}, 1, points);
  CHECK(plain.links.size() == 12);
  CHECK(plain.plates.size() == 1);
  CHECK(std::ranges::all_of(plain.tiles, &Tile::bare));
  CHECK_FALSE(plain.square);
  CHECK(picture_of(board, {}, 1).links.empty());
  // Neighbours almost touch.
  const PieceSpot& a1 = plain.at(CellId(0));
  CHECK(2 * a1.radius() >= 0.88F * length(plain.at(CellId(1)).middle - a1.middle));

  GameReport game = game_of(board, points);
  game.look.links.directions["ne"] = {.line = LinkLine::dashed};
  const auto lines = [&] { return hr::picture_of(game, game.look, {}, 1).links.size(); };
  CHECK(lines() == 12 + 4);
  // A region decides for lines between its own cells: the middle column keeps its rows.
  RegionDef river{.name = "river", .cells = {CellSet(board.cells())}};
  for (const char* cell : {"B1", "B2", "B3"}) river.cells[0].add(*board.find(cell));
  game.regions.push_back(river);
  game.look.region_links["river"].directions["n"] = {.line = LinkLine::none};
  CHECK(lines() == 12 + 4 - 2);

  CHECK(picture_of(Board::grid({.columns = 3, .rows = 3, .links = Links::diagonal}), {}, 1, points)
            .links.size() == 8);
  CHECK(picture_of(Board::grid({.columns = 3, .rows = 3, .links = Links::hex}), {}, 1, points)
            .links.size() == 16);
  // No line leads round the board.
  CHECK(picture_of(Board::grid({.columns = 3, .rows = 3, .wrap_columns = true}), {}, 1, points)
            .links.size() == 12);
  CHECK(
      picture_of(Board::grid({.columns = 3, .rows = 3, .levels = 2}), {}, 1, points).links.size() ==
      24);
}

TEST_CASE("a plain grid is not chequered, and closed places without a look are not shown",
          "[editor]") {
  const Board whole = Board::grid({.columns = 3, .rows = 3});
  const auto shades = [&](const BoardLook& look) {
    std::set<int> out;
    for (const Tile& tile : picture_of(whole, {}, 1, look).tiles) out.insert(tile.shade);
    return out.size();
  };
  CHECK(shades({}) == 2);
  CHECK(shades({.style = GridStyle::plain}) == 1);
  BoardAlterations change;
  change.closed = {CellId(0)};
  const Board board = whole.altered(change);
  CHECK(picture_of(board, {}, 1).closed.empty());
}

TEST_CASE("a board without cells is an empty picture", "[editor]") {
  CHECK(picture_of(Board(), {}, 1).tiles.empty());
}

TEST_CASE("other views are offered only for boards that have them", "[editor]") {
  CHECK(hr::views_of(Board::grid({.columns = 3, .rows = 3})).size() == 1);
  CHECK(hr::views_of(Board::grid({.columns = 3, .rows = 3, .levels = 2})) ==
        std::vector{ViewType::flat, ViewType::stacked});
  CHECK(hr::views_of(Board::cube_surface(4)) == std::vector{ViewType::flat, ViewType::solid});
}

}  // namespace hr::tests
