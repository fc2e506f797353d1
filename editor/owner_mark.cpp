// SPDX-License-Identifier: MIT
#include "editor/owner_mark.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "editor/theme.h"

namespace hr::editor {

namespace {

// Corners around the middle; 0: a disc. Turned so, in eighths of a right angle.
struct Shape {
  const char* name;
  int corners;
  float turn;  // of the first corner, in degrees from the right, clockwise
  float size;  // of its radius, for shapes to look equally large
};

constexpr std::array<Shape, 8> k_shapes{{{"disc", 0, 0, 1},
                                         {"square", 4, 45, 1.12F},
                                         {"triangle", 3, -90, 1.22F},
                                         {"diamond", 4, 0, 1.15F},
                                         {"hexagon", 6, 0, 1.05F},
                                         {"pentagon", 5, -90, 1.08F},
                                         {"downward triangle", 3, 90, 1.22F},
                                         {"octagon", 8, 22.5F, 1.03F}}};

const Shape& shape_of(int seat) {
  return k_shapes[static_cast<std::size_t>(std::max(seat, 0)) % k_shapes.size()];
}

}  // namespace

const char* owner_shape(int seat) { return shape_of(seat).name; }

void draw_owner_mark(ImDrawList& list, ImVec2 middle, float radius, int seat) {
  const ImU32 fill = owner_colour(seat), edge = on_owner(seat);
  const Shape& shape = shape_of(seat);
  const float thick = std::max(1.0F, radius * 0.09F);
  if (shape.corners == 0 || seat < 0) {
    list.AddCircleFilled(middle, radius, fill);
    list.AddCircle(middle, radius, edge, 0, thick);
    return;
  }
  std::array<ImVec2, 8> points;
  for (int i = 0; i < shape.corners; ++i) {
    const float angle =
        (shape.turn + 360.0F * static_cast<float>(i) / static_cast<float>(shape.corners)) *
        std::numbers::pi_v<float> / 180;
    points[static_cast<std::size_t>(i)] = {middle.x + std::cos(angle) * radius * shape.size,
                                           middle.y + std::sin(angle) * radius * shape.size};
  }
  list.AddConvexPolyFilled(points.data(), shape.corners, fill);
  list.AddPolyline(points.data(), shape.corners, edge, ImDrawFlags_Closed, thick);
}

}  // namespace hr::editor
