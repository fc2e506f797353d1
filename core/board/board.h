// SPDX-License-Identifier: MIT
// A board: an immutable graph of cells with named directions, cell names both ways, and a drawing
// position and outline for each cell. Grids (2-D, 3-D, hexagonal, wrapped), free graphs and the
// surface of a cube come out alike; hardly anybody needs to know which it was. Values; shared by
// all who play on it. An altered board has fewer cells, numbered anew without gaps; each keeps its
// coordinates, its place and, beside a new name, its old one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/bits.h"
#include "core/base/ids.h"

namespace hr {

// How the cells of a grid are linked. `hex` is a rhombus of hexagons: n, s, e, w, nw and se.
enum class Links : std::uint8_t { all, orthogonal, diagonal, hex };

struct GridSpec {
  int columns = 1;
  int rows = 1;
  int levels = 1;
  Links links = Links::all;
  bool wrap_columns = false;  // the last column lies beside the first
  bool wrap_rows = false;
  friend bool operator==(const GridSpec&, const GridSpec&) = default;
};

// A free graph. Links lead one way; a link meant to lead both ways is listed in a direction each.
struct GraphSpec {
  struct Direction {
    std::string name;
    std::vector<std::pair<std::string, std::string>> links;  // from, to
    friend bool operator==(const Direction&, const Direction&) = default;
  };
  std::vector<std::string> cells;
  std::vector<Direction> directions;
  std::vector<std::pair<double, double>> positions;  // one a cell, or none: a circle then
  friend bool operator==(const GraphSpec&, const GraphSpec&) = default;
};

// Edits to a board, in its own cells. Cells that are closed take their links
// along.
struct BoardAlterations {
  std::vector<CellId> closed;
  std::vector<std::pair<CellId, CellId>> cuts;   // both ways
  std::vector<std::pair<CellId, CellId>> links;  // both ways
  std::vector<std::pair<CellId, std::string>> names;
};

// A point for drawing: one unit a cell; x to the right, y away from the viewer, z up.
struct Point {
  double x = 0, y = 0, z = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

// Column, row and level of a grid's cell, counted from 1; for a graph: its number, 1, 1; on a cube:
// twice the solid() position of its middle.
struct Coordinates {
  int x = 1, y = 1, z = 1;
  friend bool operator==(const Coordinates&, const Coordinates&) = default;
};

class Board {
 public:
  Board() = default;  // no cells: for games without a board

  // Throws Error when a size, a name or a link makes no sense.
  static Board grid(const GridSpec& spec);
  static Board graph(const GraphSpec& spec);
  // The surface of a cube of n × n octagons a face, with small squares between them; n is even,
  // from 2 to 10. How its cells are called stands in cube_surface.cpp.
  static Board cube_surface(int n);

  // The same grid in another size; throws Error for a board that is none.
  Board resized(Coordinates size) const;
  // The board altered, which has not been altered yet. A link that is added leads in a direction
  // that has the same step everywhere and has none there yet; or else in "link_1" or "link_2" …,
  // and back in "link_1_back", so that no straight way leads on over it. Throws Error when these
  // are too many, or no cell is left.
  Board altered(const BoardAlterations& change) const;

  int cells() const { return static_cast<int>(names_.size()); }
  int directions() const { return static_cast<int>(direction_names_.size()); }
  int links() const;  // pairs of neighbouring cells
  bool is_grid() const { return grid_; }
  bool is_hex() const { return hex_; }
  const GridSpec& spec() const { return spec_; }  // of a grid
  int closed() const { return closed_; }          // cells that were taken out
  int cube() const { return cube_; }              // octagons along an edge of a cube; 0: it is none
  // True when the links of each cell lead to different cells and no straight line comes back to
  // where it started: then a direction and a distance are known from the two ends.
  bool straight() const { return straight_; }
  // Columns, rows, levels (a graph: cells, 1, 1), closed cells among them.
  Coordinates size() const { return size_; }

  CellId link(CellId cell, DirectionId direction) const {
    return links_[nth(direction)][nth(cell)];
  }
  const std::vector<CellId>& links(DirectionId direction) const { return links_[nth(direction)]; }
  const CellSet& neighbours(CellId cell) const { return neighbours_[nth(cell)]; }

  const std::string& name(CellId cell) const { return names_[nth(cell)]; }
  // The name that the ruleset knows the cell by, whatever it is called now.
  const std::string& declared_name(CellId cell) const {
    return (declared_names_.empty() ? names_ : declared_names_)[nth(cell)];
  }
  // By either name; letter case does not matter.
  std::optional<CellId> find(std::string_view name) const;
  CellId cell(Coordinates at) const;  // of a grid or a cube; or none
  Coordinates where(CellId cell) const { return coordinates_[nth(cell)]; }

  const std::string& name(DirectionId direction) const { return direction_names_[nth(direction)]; }
  const std::vector<std::string>& direction_names() const { return direction_names_; }
  std::optional<DirectionId> direction(std::string_view name) const;
  DirectionId opposite(DirectionId direction) const { return opposites_[nth(direction)]; }
  // What a seat may face: a direction, or on grids any point of the compass, as pieces that move
  // only aslant go forward all the same.
  std::vector<std::string> faces() const;
  // What a word such as "forward_left", "ne", "diagonal" or "all" means to one who faces `facing`
  // ("": nowhere, so relative words mean nothing). Empty: no such direction here.
  std::vector<DirectionId> resolve(std::string_view word, std::string_view facing) const;

  // Direction and number of links of the straight way between two cells, if there is one.
  std::optional<std::pair<DirectionId, int>> heading(CellId from, CellId to) const;
  // Links of the shortest way; -1 when there is none.
  int distance(CellId from, CellId to) const;

  Point position(CellId cell) const { return positions_[nth(cell)]; }
  // The corners of the cell's polygon around position(), in order.
  std::vector<Point> outline(CellId cell) const;
  // On a cube, position() and outline() are those of its net. On the solid, which lies from 0 to
  // cube() along each axis, a cell has its middle here, and its flat parts, one on each face that
  // it lies on: the corners of each in order.
  Point solid(CellId cell) const;
  std::vector<std::vector<Point>> facets(CellId cell) const;

 private:
  void finish();  // fills what follows from names and links
  void find_opposites();
  bool straight_from(CellId cell) const;
  void name_grid_cells();
  void link_grid(const GridSpec& spec);
  std::vector<Point> net_outline(CellId cell) const;
  void add_link(const Board& declared, CellId a, CellId b);

  GridSpec spec_;
  bool grid_ = false;
  bool hex_ = false;
  int cube_ = 0;
  int closed_ = 0;
  bool straight_ = true;
  Coordinates size_{0, 0, 0};
  std::vector<std::string> names_;
  std::vector<std::string> declared_names_;              // empty: the same
  std::vector<CellId> places_;                           // of a grid with closed cells: by place
  std::vector<std::pair<std::string, CellId>> by_name_;  // lower case, sorted
  std::vector<Coordinates> coordinates_;
  std::vector<Point> positions_;
  std::vector<std::string> direction_names_;
  std::vector<DirectionId> opposites_;
  std::vector<std::vector<CellId>> links_;  // by direction, then cell
  std::vector<CellSet> neighbours_;
};

}  // namespace hr
