// SPDX-License-Identifier: MIT
// Builds the pictures of the different kinds of boards; internal to picture*.cpp.
#pragma once

#include "core/picture/picture.h"

namespace hr {

Picture grid_picture(const Board& board, const BoardLook& look, float aspect);
Picture stacked_picture(const Board& board, const BoardLook& look);
Picture graph_picture(const Board& board);
Picture net_picture(const Board& board);
Picture solid_picture(const Board& board, Rotation turn);

// Distance of the viewer from the middle of a solid, in cubes.
inline constexpr double k_eye = 3.4;
inline constexpr float k_margin = 0.62F;  // for row and column names
inline constexpr float k_title = 0.8F;

std::vector<PicturePoint> flat_outline(const Board& board, CellId cell);  // y downwards
PicturePoint flat_middle(const Board& board, CellId cell);

// Adds a cell with one tile and a circle for its pieces.
void add_cell(Picture& picture, CellId cell, std::vector<PicturePoint> outline, PicturePoint middle,
              int pane, int shade);
Box box_of(const std::vector<PicturePoint>& outline);

}  // namespace hr
