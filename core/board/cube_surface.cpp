// SPDX-License-Identifier: MIT
// The surface of a cube, tiled with octagons and small squares (4.8.8, folded over the edges): an
// octagon on each of the n × n squares of a face, and a small cell at each of their corners; on an
// edge of the cube it is folded over the edge, and at a corner of the cube it has only three
// neighbours.
//
// Names. The faces are U, D, F, B, R and L: up, down, front, back, right and left. Seen from
// outside, as in the net
//
//       U
//     L F R B
//       D
//
// a face has columns A, B, C … from the left and rows 1, 2, 3 … from below: octagons are where odd
// columns (A, C, E …) and odd rows meet, squares where even ones do. "F-C1" is an octagon of the
// front, "F-B2" a square. Cells on edges are named after both faces, in the order given above, and
// are numbered from left to right, from front to back, or upwards: of three, "UF-2" is the middle
// one. Corners are named after three faces: "UFR". In the net they belong to the first face of
// their name, as do their directions, which are the points of the compass in the net.
#include <array>
#include <cmath>
#include <string>

#include "core/base/error.h"
#include "core/board/board.h"
#include "core/board/cell_shape.h"
#include "core/board/compass.h"

namespace hr {

namespace {

// Positions on the solid, doubled to make them integers: x to the right, y to the back, z up; from
// 0 to `size`.
using SolidPoint = std::array<int, 3>;

// A face: where its column 0 and row 0 meet, the directions of columns and rows, and the direction
// into the solid; and its place in the net, in faces.
struct Face {
  char letter;
  SolidPoint origin, column, row, inward;
  int net_x, net_y;
};
constexpr std::array<Face, 6> k_faces{{{'U', {0, 0, 1}, {1, 0, 0}, {0, 1, 0}, {0, 0, -1}, 1, 2},
                                       {'L', {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {1, 0, 0}, 0, 1},
                                       {'F', {0, 0, 0}, {1, 0, 0}, {0, 0, 1}, {0, 1, 0}, 1, 1},
                                       {'R', {1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {-1, 0, 0}, 2, 1},
                                       {'B', {1, 1, 0}, {-1, 0, 0}, {0, 0, 1}, {0, -1, 0}, 3, 1},
                                       {'D', {0, 1, 0}, {1, 0, 0}, {0, -1, 0}, {0, 0, 1}, 1, 0}}};

// The letters of the faces at coordinate 0 and at the maximum of each axis; the axes in the order
// used in names.
struct Axis {
  std::size_t axis;
  char low, high;
};
constexpr std::array<Axis, 3> k_axes{{{2, 'D', 'U'}, {1, 'F', 'B'}, {0, 'L', 'R'}}};

// The distance from the corner of a unit square to the nearest corner of the regular octagon in it.
const double k_cut = 1 - std::sqrt(0.5);

class CubeSurface {
 public:
  explicit CubeSurface(int size) : size_(size) {}

  std::string letters(const SolidPoint& spot) const {
    std::string out;
    for (const Axis& axis : k_axes) {
      if (spot[axis.axis] == 0) out += axis.low;
      if (spot[axis.axis] == size_) out += axis.high;
    }
    return out;
  }

  // The face that a spot belongs to in the net.
  const Face& home(const SolidPoint& spot) const {
    const char letter = letters(spot)[0];
    for (const Face& face : k_faces)
      if (face.letter == letter) return face;
    return k_faces[0];
  }

  int column(const Face& face, const SolidPoint& spot) const {
    return along(face, face.column, spot);
  }
  int row(const Face& face, const SolidPoint& spot) const { return along(face, face.row, spot); }

  SolidPoint spot(const Face& face, int column, int row, int depth = 0) const {
    SolidPoint out{};
    for (std::size_t i = 0; i < 3; ++i)
      out[i] = size_ * face.origin[i] + column * face.column[i] + row * face.row[i] +
               depth * face.inward[i];
    return out;
  }

  // The spot at a column and row of a face. Beyond one edge it is folded over to the next face;
  // beyond two edges there is none (returns false).
  bool fold(const Face& face, int column, int row, SolidPoint& out) const {
    const int c = std::min(std::max(column, 0), size_), r = std::min(std::max(row, 0), size_);
    if (c != column && r != row) return false;
    out = spot(face, c, r, std::abs(column - c) + std::abs(row - r));
    return true;
  }

  std::string name(const SolidPoint& spot) const {
    std::string on = letters(spot);
    const Face& face = home(spot);
    if (on.size() == 3) return on;
    if (on.size() == 1)
      return on + "-" + static_cast<char>('A' + column(face, spot) - 1) +
             std::to_string(row(face, spot));
    for (const int along : spot)
      if (along != 0 && along != size_) return on + "-" + std::to_string(along / 2);
    return on;
  }

  // Every cell once: face by face and row by row, then the edges, then the corners.
  std::vector<SolidPoint> cells() const {
    std::vector<SolidPoint> out;
    for (const Face& face : k_faces)
      for (int r = 1; r < size_; ++r)
        for (int c = 2 - r % 2; c < size_; c += 2) out.push_back(spot(face, c, r));
    for (const std::size_t faces : {2U, 3U})
      for (int z = size_; z >= 0; z -= 2)
        for (int y = 0; y <= size_; y += 2)
          for (int x = 0; x <= size_; x += 2)
            if (letters({x, y, z}).size() == faces) out.push_back({x, y, z});
    return out;
  }

 private:
  int along(const Face& face, const SolidPoint& axis, const SolidPoint& spot) const {
    int out = 0;
    for (std::size_t i = 0; i < 3; ++i) out += axis[i] * (spot[i] - size_ * face.origin[i]);
    return out;
  }

  int size_;
};

SolidPoint spot_of(Coordinates c) { return {c.x, c.y, c.z}; }

// The corners of a cell's shape around its centre: an octagon, or a small square standing on its
// corner.
std::vector<std::pair<double, double>> shape(bool octagon) {
  if (!octagon) return {{k_cut, 0}, {0, k_cut}, {-k_cut, 0}, {0, -k_cut}};
  const double far = .5, near = .5 - k_cut;
  return {{far, near},   {near, far},   {-near, far}, {-far, near},
          {-far, -near}, {-near, -far}, {near, -far}, {far, -near}};
}

}  // namespace

Board Board::cube_surface(int n) {
  if (n < 2 || n > 10 || n % 2 != 0)
    throw Error("board: expected an even number from 2 to 10 of octagons along an edge, got " +
                std::to_string(n));
  const int size = 2 * n;
  const CubeSurface surface(size);
  Board board;
  board.made_ = {.shape = BoardShape::cube, .cube = n};
  const std::vector<SolidPoint> spots = surface.cells();
  const auto place = [&](const SolidPoint& s) {
    return nth(s[0] + (size + 1) * (s[1] + (size + 1) * s[2]));
  };
  std::vector<CellId> cells(nth((size + 1) * (size + 1) * (size + 1)), CellId::none);
  for (const SolidPoint& spot : spots) {
    cells[place(spot)] = CellId(static_cast<int>(board.names_.size()));
    const Face& face = surface.home(spot);
    board.names_.push_back(surface.name(spot));
    board.coordinates_.push_back({spot[0], spot[1], spot[2]});
    board.positions_.push_back({(face.net_x * size + surface.column(face, spot)) / 2.0,
                                (face.net_y * size + surface.row(face, spot)) / 2.0, 0});
  }
  board.made_.size = {static_cast<int>(spots.size()), 1, 1};
  for (const CompassPoint& compass : k_compass) {
    board.direction_names_.emplace_back(compass.name);
    auto& links = board.links_.emplace_back(spots.size(), CellId::none);
    for (std::size_t c = 0; c < spots.size(); ++c) {
      const Face& face = surface.home(spots[c]);
      const bool octagon = spots[c][0] % 2 + spots[c][1] % 2 + spots[c][2] % 2 == 2;
      const bool aslant = compass.x != 0 && compass.y != 0;
      if (!octagon && !aslant) continue;
      const int far = aslant ? 1 : 2;  // to the next square, or to the next octagon
      SolidPoint to{};
      if (surface.fold(face, surface.column(face, spots[c]) + far * compass.x,
                       surface.row(face, spots[c]) + far * compass.y, to))
        links[c] = cells[place(to)];
    }
  }
  board.finish();
  return board;
}

Point solid(const Board& board, CellId cell) {
  const Coordinates c = board.where(cell);
  return {c.x / 2.0, c.y / 2.0, c.z / 2.0};
}

std::vector<std::vector<Point>> facets(const Board& board, CellId cell) {
  const int cube = board.cube();
  const CubeSurface surface(2 * cube);
  const SolidPoint spot = spot_of(board.where(cell));
  const bool octagon = spot[0] % 2 + spot[1] % 2 + spot[2] % 2 == 2;
  std::vector<std::vector<Point>> out;
  for (const Face& face : k_faces) {
    if (surface.letters(spot).find(face.letter) == std::string::npos) continue;
    const double column = surface.column(face, spot) / 2.0, row = surface.row(face, spot) / 2.0;
    const auto on_solid = [&](double c, double r) {
      std::array<double, 3> p{};
      for (std::size_t i = 0; i < 3; ++i)
        p[i] = cube * face.origin[i] + c * face.column[i] + r * face.row[i];
      return Point{p[0], p[1], p[2]};
    };
    std::vector<Point>& facet = out.emplace_back();
    for (const auto& [dc, dr] : shape(octagon)) {
      const double c = column + dc, r = row + dr;
      if (c >= 0 && c <= cube && r >= 0 && r <= cube) facet.push_back(on_solid(c, r));
    }
    if (facet.size() == 2) facet.push_back(on_solid(column, row));  // the corner of the cube
  }
  return out;
}

std::vector<Point> net_outline(const Board& board, CellId cell) {
  const SolidPoint spot = spot_of(board.where(cell));
  const Point middle = board.position(cell);
  std::vector<Point> out;
  for (const auto& [x, y] : shape(spot[0] % 2 + spot[1] % 2 + spot[2] % 2 == 2))
    out.push_back({middle.x + x, middle.y + y, 0});
  return out;
}

}  // namespace hr
