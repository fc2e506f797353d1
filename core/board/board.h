// SPDX-License-Identifier: MIT
// A board: an immutable graph of cells with named directions, cell names in both directions, and
// for each cell a position and outline for drawing. Grids (2-D, 3-D, hexagonal, wrapped), free
// graphs and the surface of a cube have the same interface, and little code needs to know which one
// it is. Boards are values. An altered board has fewer cells, renumbered without gaps; each keeps
// its coordinates, its position and its old name, which is still understood if it has a new one.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/bits.h"
#include "core/base/ids.h"
#include "core/board/neighbours.h"

namespace hr {

// How the cells of a grid are linked. `hex` is a rhombus of hexagons: n, s, e, w, nw and se.
enum class Links : std::uint8_t { all, orthogonal, diagonal, hex };

// What a board is made as. Who makes something else of each has a switch, so that a new shape is
// not forgotten.
enum class BoardShape : std::uint8_t { grid, hexagons, cube, graph };

struct GridSpec {
  int columns = 1;
  int rows = 1;
  int levels = 1;
  Links links = Links::all;
  bool wrap_columns = false;  // the last column is next to the first
  bool wrap_rows = false;
  friend bool operator==(const GridSpec&, const GridSpec&) = default;
};

// A free graph. Links lead one way; a link both ways must be listed in two directions.
struct GraphSpec {
  struct Direction {
    std::string name;
    std::vector<std::pair<std::string, std::string>> links;  // from, to
    friend bool operator==(const Direction&, const Direction&) = default;
  };
  std::vector<std::string> cells;
  std::vector<Direction> directions;
  // one per cell; or empty: the cells form a circle
  std::vector<std::pair<double, double>> positions;
  std::optional<std::vector<std::string>> drawn =
      {};  // directions whose links are drawn; none: all
  friend bool operator==(const GraphSpec&, const GraphSpec&) = default;
};

// Edits to a board, in its own cells. Closed cells lose their links.
struct BoardAlterations {
  std::vector<CellId> closed;
  std::vector<std::pair<CellId, CellId>> cuts;   // both ways
  std::vector<std::pair<CellId, CellId>> links;  // both ways
  std::vector<std::pair<CellId, std::string>> names;
};

// A point for drawing: one unit per cell; x to the right, y away from the viewer, z up.
struct Point {
  double x = 0, y = 0, z = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

// Column, row and level of a grid cell, counted from 1; for a graph: its number, 1, 1; on a cube:
// twice the position of its centre on the solid (cell_shape.h).
struct Coordinates {
  int x = 1, y = 1, z = 1;
  friend bool operator==(const Coordinates&, const Coordinates&) = default;
};

// What a cell stands for: a place of the board, a link between two of them, a sort of card, or a
// place in a row of cards. A set may have cells of several of them: one bit each.
enum class PlaceType : std::uint8_t {
  nothing = 0,
  cells = 1,
  links = 2,
  either = 3,
  cards = 4,
  slots = 8
};

// Cells that stand for the links of a board, after its places; most boards have none.
class LinkCells {
 public:
  LinkCells() = default;
  // `first`: the number of other cells; `across`: see across().
  LinkCells(int first, bool across) : first_(first), across_(across) {}

  int count() const { return static_cast<int>(ends_.size()); }
  bool has(CellId cell) const { return index(cell) >= first_ && index(cell) < first_ + count(); }
  // The two cells that a link joins, in ascending order.
  std::pair<CellId, CellId> ends(CellId link) const { return ends_[nth(index(link) - first_)]; }
  CellId between(CellId a, CellId b) const;  // none: these have no link, or it has no cell
  // Pieces on links are drawn across them, as walls between cells.
  bool across() const { return across_; }
  void add(CellId a, CellId b) { ends_.push_back(std::minmax({a, b})); }

 private:
  int first_ = 0;
  bool across_ = false;
  std::vector<std::pair<CellId, CellId>> ends_;
};

// Cells that stand for sorts of cards, and for places in a row of cards, after those for links;
// only games with cards have any. They have no links.
struct CardCells {
  int first = 0;  // those for sorts of cards
  int sorts = 0;
  int slots = 0;
  int first_slot() const { return first + sorts; }
};

class Board {
 public:
  Board() = default;  // no cells: for games without a board

  // Throws Error when a size, a name or a link makes no sense.
  static Board grid(const GridSpec& spec);
  static Board graph(const GraphSpec& spec);
  // The surface of a cube with n × n octagons on each face, and small squares between them; n must
  // be even, from 2 to 10. cube_surface.cpp describes the names of the cells.
  static Board cube_surface(int n);

  // The same grid in a different size; throws Error if the board is not a grid.
  Board resized(Coordinates size) const;
  // The altered board; this board must not have been altered yet. A new link gets an existing
  // direction if that means the same step everywhere and is free there; otherwise "link_1",
  // "link_2" … and back "link_1_back", so that no straight line leads across it. Throws Error when
  // there are too many directions, or no cell is left.
  Board altered(const BoardAlterations& change) const;

  // Without the cells that stand for links and cards.
  Board plain() const;

  int cells() const { return static_cast<int>(names_.size()); }  // all, whatever they stand for
  // The places of the board, which come first.
  int plain_cells() const {
    return cells() - links_as_cells_.count() - cards_.sorts - cards_.slots;
  }
  const LinkCells& link_cells() const { return links_as_cells_; }
  int directions() const { return static_cast<int>(direction_names_.size()); }
  int links() const { return neighbours_.links() / 2; }  // number of pairs of neighbouring cells
  BoardShape shape() const { return made_.shape; }
  // Whether its cells have columns, rows and levels: of squares or of hexagons.
  bool is_grid() const {
    return made_.shape == BoardShape::grid || made_.shape == BoardShape::hexagons;
  }
  bool is_hex() const { return made_.shape == BoardShape::hexagons; }
  const GridSpec& spec() const { return made_.spec; }  // of a grid
  int closed() const { return closed_; }               // number of closed cells
  int cube() const { return made_.cube; }  // octagons along an edge of the cube; 0: not a cube
  // True when the links of each cell lead to different cells and no straight line returns to its
  // start; then two cells determine a direction and a distance.
  bool straight() const { return straight_; }
  // Columns, rows, levels (a graph: cells, 1, 1), including closed cells.
  Coordinates size() const { return made_.size; }

  CellId link(CellId cell, DirectionId direction) const {
    return links_[nth(direction)][nth(cell)];
  }
  const std::vector<CellId>& links(DirectionId direction) const { return links_[nth(direction)]; }
  NeighbourList neighbours(CellId cell) const { return neighbours_.of(cell); }

  const std::string& name(CellId cell) const { return names_[nth(cell)]; }
  // The name that the ruleset has for the cell, whatever it is called now.
  const std::string& declared_name(CellId cell) const {
    return (declared_names_.empty() ? names_ : declared_names_)[nth(cell)];
  }
  // Finds a cell by either name; letter case does not matter.
  std::optional<CellId> find(std::string_view name) const;
  CellId cell(Coordinates at) const;  // on a grid or a cube; none if there is no such cell
  Coordinates where(CellId cell) const { return coordinates_[nth(cell)]; }

  const std::string& name(DirectionId direction) const { return direction_names_[nth(direction)]; }
  const std::vector<std::string>& direction_names() const { return direction_names_; }
  std::optional<DirectionId> direction(std::string_view name) const;
  DirectionId opposite(DirectionId direction) const { return opposites_[nth(direction)]; }
  // The directions that a seat may face: those of the board, and on grids any point of the compass,
  // because pieces that only move diagonally also move forward.
  std::vector<std::string> faces() const;
  // The directions meant by a word such as "forward_left", "ne", "diagonal" or "all" for a seat
  // that faces `facing` ("": none, so relative words mean nothing). Empty: no such direction here.
  std::vector<DirectionId> resolve(std::string_view word, std::string_view facing) const;

  // The direction and the number of links of the straight line between two cells, if there is one.
  std::optional<std::pair<DirectionId, int>> heading(CellId from, CellId to) const;
  // The number of links of the shortest path; -1 when there is none.
  int distance(CellId from, CellId to) const;

  // For drawing; on a cube, in its net. Shapes of cells: core/board/cell_shape.h.
  Point position(CellId cell) const { return positions_[nth(cell)]; }

 private:
  friend Board with_link_cells(const Board& board, bool across);
  friend Board with_cards(const Board& board, const std::vector<std::string>& cards, int slots);
  friend CardCells card_cells(const Board& board) {
    CardCells out = board.cards_;
    out.first = board.cells() - out.sorts - out.slots;
    return out;
  }
  friend NeighbourList drawn_neighbours(const Board& board, CellId cell);
  friend bool is_tiled(const Board& board) { return board.tiled_; }
  void finish();  // computes what follows from names and links
  void find_opposites();
  bool straight_from(CellId cell) const;
  void name_grid_cells();
  void link_grid(const GridSpec& spec);
  void add_link(const Board& declared, CellId a, CellId b);
  Board without(const CellSet& closed) const;

  // What it was made as, whatever has been closed, cut or linked since.
  struct Made {
    BoardShape shape = BoardShape::graph;
    GridSpec spec = {};
    int cube = 0;
    Coordinates size{0, 0, 0};
  };

  Made made_;
  bool tiled_ = false;
  int closed_ = 0;
  bool straight_ = true;
  std::vector<std::string> names_;
  std::vector<std::string> declared_names_;  // empty: the same as names_
  std::vector<CellId> places_;  // for a grid with closed cells: by place in the full grid
  std::vector<std::pair<std::string, CellId>> by_name_;  // lower case, sorted
  std::vector<Coordinates> coordinates_;
  std::vector<Point> positions_;
  std::vector<std::string> direction_names_;
  std::vector<DirectionId> opposites_;
  std::vector<std::vector<CellId>> links_;  // by direction, then cell
  Neighbours neighbours_;
  std::vector<DirectionId> undrawn_;  // directions whose links are not drawn
  Neighbours drawn_;                  // if there are any: along the other links
  LinkCells links_as_cells_;
  CardCells cards_;
};

CardCells card_cells(const Board& board);

// What a cell stands for.
inline PlaceType place_type_of(const Board& board, CellId cell) {
  const CardCells cards = card_cells(board);
  if (index(cell) >= cards.first_slot()) return PlaceType::slots;
  if (index(cell) >= cards.first) return PlaceType::cards;
  return board.link_cells().has(cell) ? PlaceType::links : PlaceType::cells;
}

// The neighbours of a cell to which drawings show a line.
NeighbourList drawn_neighbours(const Board& board, CellId cell);

// A graph whose cells are places of a grid (core/board/cell_rows.h), with lines to adjacent places
// only: drawn as squares, like a grid with gaps.
bool is_tiled(const Board& board);

// The same board with a cell for each pair of linked cells, for games with pieces on links. These
// cells come after all others, have no links and lie between the two; each is called after both,
// "A1/B1", and "B1/A1" is understood. Throws Error when there are no links, or too many.
Board with_link_cells(const Board& board, bool across = false);

// The same board with a cell for each sort of card, of these names, and one for each of `slots`
// places in a row, called "#1", "#2" and so on. They have no links and lie below all others. Throws
// Error when a name is taken, or there are too many.
Board with_cards(const Board& board, const std::vector<std::string>& cards, int slots);

}  // namespace hr
