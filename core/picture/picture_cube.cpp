// SPDX-License-Identifier: MIT
// The surface of a cube, unfolded or as a solid in perspective. Only the sides of a solid that face
// the viewer are included, so no part covers another.
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "core/board/cell_shape.h"
#include "core/picture/picture_parts.h"

namespace hr {

namespace {

Point minus(const Point& a, const Point& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
double dot(const Point& a, const Point& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
Point cross(const Point& a, const Point& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

Point middle_of(const std::vector<Point>& corners) {
  Point out;
  for (const Point& p : corners) out = {out.x + p.x, out.y + p.y, out.z + p.z};
  const auto n = static_cast<double>(corners.size());
  return {out.x / n, out.y / n, out.z / n};
}

float area_of(const std::vector<PicturePoint>& outline) {
  float twice = 0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const PicturePoint a = outline[i], b = outline[(i + 1) % outline.size()];
    twice += a.x * b.y - a.y * b.x;
  }
  return std::abs(twice) / 2;
}

// A camera in front of a cube that reaches from 0 to n along each axis.
class Eye {
 public:
  Eye(int n, Rotation turn) : half_(n / 2.0), turn_(turn), far_(k_eye * n) {}

  // Right, away and up, relative to the middle of the cube.
  Point turned(const Point& p) const {
    const double x = p.x - half_, y = p.y - half_, z = p.z - half_;
    const double right = x * std::cos(turn_.yaw) + y * std::sin(turn_.yaw);
    const double away = y * std::cos(turn_.yaw) - x * std::sin(turn_.yaw);
    return {right, away * std::cos(turn_.pitch) - z * std::sin(turn_.pitch),
            z * std::cos(turn_.pitch) + away * std::sin(turn_.pitch)};
  }
  PicturePoint spot(const Point& p) const {
    const Point at = turned(p);
    const double nearer = far_ / (far_ + at.y);
    return {static_cast<float>(at.x * nearer), static_cast<float>(-at.z * nearer)};
  }
  // How much a facet faces the viewer; at 0 or less it is invisible.
  double facing(const std::vector<Point>& facet) const {
    const Point a = turned(facet[0]), b = turned(facet[1]), c = turned(facet[2]);
    Point normal = cross(minus(b, a), minus(c, a));
    const double outward = dot(normal, a);
    const double length = std::sqrt(dot(normal, normal)) * (outward < 0 ? -1 : 1);
    normal = {normal.x / length, normal.y / length, normal.z / length};
    const Point way = minus({0, -far_, 0}, a);
    return dot(normal, way) / std::sqrt(dot(way, way));
  }

 private:
  double half_;
  Rotation turn_;
  double far_;
};

bool octagon(const Board& board, CellId cell) { return outline(board, cell).size() == 8; }

// For a cell on one side: the axes of that side as the viewer sees them.
void stand_on_side(PieceSpot& to, const Eye& eye, const std::vector<Point>& facet) {
  const Point middle = middle_of(facet);
  const Point first = minus(facet[0], middle);
  // Two perpendicular vectors in the side, as long as a piece's radius.
  const double radius = 0.84 * std::sqrt(dot(first, first)) * (facet.size() == 8 ? 0.924 : 0.707);
  Point normal = cross(minus(facet[1], facet[0]), minus(facet[2], facet[0]));
  normal = {std::abs(normal.x), std::abs(normal.y), std::abs(normal.z)};
  const bool flat = normal.z > normal.x && normal.z > normal.y;
  const bool sideways = normal.x > normal.y && normal.x > normal.z;
  const Point u = sideways ? Point{0, radius, 0} : Point{radius, 0, 0};
  const Point v = flat ? Point{0, radius, 0} : Point{0, 0, radius};
  const PicturePoint at = eye.spot(middle);
  to.middle = at;
  to.across = eye.spot({middle.x + u.x, middle.y + u.y, middle.z + u.z}) - at;
  to.along = eye.spot({middle.x + v.x, middle.y + v.y, middle.z + v.z}) - at;
}

// For a cell on an edge, whose parts face different ways: as large as fits both parts.
PieceSpot upright(const Picture& picture, CellId cell, PicturePoint middle, float radius) {
  const auto fits = [&](float r) {
    for (int i = 0; i < 8; ++i) {
      const float angle = static_cast<float>(i) * 0.7853982F;
      const PicturePoint at = middle + PicturePoint{r * std::cos(angle), r * std::sin(angle)};
      bool in = false;
      for (auto tile = picture.tiles.rbegin();
           tile != picture.tiles.rend() && tile->cell == cell && !in; ++tile)
        in = inside(tile->outline, at);
      if (!in) return false;
    }
    return true;
  };
  for (int tries = 0; tries < 12 && !fits(radius); ++tries) radius *= 0.8F;
  return {middle, {radius, 0}, {0, radius}, 0, true};
}

void add_solid_cell(Picture& out, const Board& board, const Eye& eye, CellId cell) {
  PieceSpot piece_spot;
  PicturePoint sum;
  float area = 0;
  const std::vector<std::vector<Point>> facets = hr::facets(board, cell);
  for (const std::vector<Point>& facet : facets) {
    const double facing = eye.facing(facet);
    if (facing <= 0.002) continue;
    std::vector<PicturePoint> outline;
    for (const Point& corner : facet) outline.push_back(eye.spot(corner));
    const float part = area_of(outline);
    sum = sum + eye.spot(middle_of(facet)) * part;
    area += part;
    stand_on_side(piece_spot, eye, facet);
    piece_spot.shown = true;
    const Box box = box_of(outline);
    out.tiles.push_back({cell, std::move(outline), box,
                         static_cast<std::uint8_t>(octagon(board, cell) ? 0 : 1),
                         0.74F + 0.26F * static_cast<float>(facing)});
  }
  if (piece_spot.shown && facets.size() > 1)
    piece_spot = upright(out, cell, sum * (1 / area), 0.5F * std::sqrt(area));
  out.piece_spots.push_back(piece_spot);
}

}  // namespace

Picture net_picture(const Board& board) {
  Picture out;
  out.names_in_cells = true;
  for (int c = 0; c < board.plain_cells(); ++c) {
    const auto cell = CellId(c);
    add_cell(out, cell, flat_outline(board, cell), flat_middle(board, cell), 0,
             octagon(board, cell) ? 0 : 1);
  }
  // Face names, where the net leaves room.
  const auto n = static_cast<float>(board.cube());
  const auto name = [&](const char* text, float x, float y, TextAlign side) {
    out.captions.push_back({text, {x, -y}, side, true});
  };
  name("Up", n - 0.6F, 2.5F * n, TextAlign::right);
  name("Down", n - 0.6F, 0.5F * n, TextAlign::right);
  name("Left", 0.5F * n, 2 * n + 0.7F, TextAlign::centre);
  name("Right", 2.5F * n, 2 * n + 0.7F, TextAlign::centre);
  name("Front", 2 * n + 0.3F, n - 0.75F,
       TextAlign::left);  // at its lower corner, the only one free
  name("Back", 3.5F * n, 2 * n + 0.7F, TextAlign::centre);
  out.panes.push_back({"", out.bounds});
  return out;
}

Picture solid_picture(const Board& board, Rotation turn) {
  Picture out;
  out.names_in_cells = true;
  const Eye eye(board.cube(), turn);
  for (int c = 0; c < board.plain_cells(); ++c) add_solid_cell(out, board, eye, CellId(c));
  // The same bounds for every rotation, so that nothing jumps.
  const float reach = 0.92F * static_cast<float>(board.cube());
  out.bounds = {-reach, -reach, reach, reach};
  out.panes.push_back({"", out.bounds});
  return out;
}

}  // namespace hr
