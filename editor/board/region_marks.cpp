// SPDX-License-Identifier: MIT
#include "editor/board/region_marks.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/words.h"
#include "core/board/marks.h"

namespace hr::editor {

namespace {

using Corner = std::pair<long, long>;
using Edge = std::pair<Corner, Corner>;

struct MarkedRegion {
  std::string name;    // in the legend
  std::string letter;  // of its name in the rules
  std::string mark;    // declared by the rules
  SeatId seat = SeatId::none;
  CellSet cells;
  CellLook look = {};
  int depth = 0;
  bool filled() const { return look.fill != Tint::plain; }
  bool quiet() const { return !is_seat(seat) && mark.empty() && !look.declared(); }
};

Corner corner_of(PicturePoint spot) {
  return {std::lround(spot.x * 256), std::lround(spot.y * 256)};
}

Edge edge_of(PicturePoint a, PicturePoint b) {
  const Corner one = corner_of(a), other = corner_of(b);
  return one < other ? Edge{one, other} : Edge{other, one};
}

bool overlap(const CellSet& a, const CellSet& b) {
  for (std::size_t i = 0; i < a.words().size(); ++i)
    if ((a.words()[i] & b.words()[i]) != 0) return true;
  return false;
}

constexpr std::ptrdiff_t k_max_unmarked = 4;

CellLook look_of(const GameReport& game, const RegionDef& region) {
  const auto found = game.look.regions.find(region.name);
  return found == game.look.regions.end() ? CellLook() : found->second;
}

bool worth_marking(const GameReport& game, const RegionDef& region) {
  if (!look_of(game, region).marked) return false;
  const auto unmarked = [&](const RegionDef& each) {
    const CellLook look = look_of(game, each);
    return each.mark == 0 && !look.declared() && look.legend.empty() && look.marked;
  };
  return !unmarked(region) || std::ranges::count_if(game.regions, unmarked) <= k_max_unmarked;
}

std::vector<MarkedRegion> marked_regions(const GameReport& game) {
  std::vector<MarkedRegion> out;
  for (const RegionDef& region : game.regions) {
    if (!worth_marking(game, region)) continue;
    const CellLook look = look_of(game, region);
    for (std::size_t seat = 0; seat < region.cells.size(); ++seat) {
      const CellSet& cells = region.cells[seat];
      const bool ground = region.mark == 0 && !look.declared() && look.legend.empty() &&
                          2 * cells.size() >= game.board.plain_cells();
      if (cells.size() == 0 || ground) continue;
      MarkedRegion next{.name = look.legend.empty() ? spoken(region.name) : look.legend,
                        .letter = sentence(spoken(region.name)).substr(0, 1),
                        .mark = look.drawing.empty() ? mark_text(region.mark) : "",
                        .seat = region.cells.size() > 1 ? SeatId(seat) : SeatId::none,
                        .cells = cells,
                        .look = look};
      const auto taken = [&](const MarkedRegion& other) {
        return other.depth == next.depth && !other.filled() && overlap(other.cells, cells);
      };
      while (!next.filled() && std::ranges::any_of(out, taken)) ++next.depth;
      out.push_back(std::move(next));
    }
  }
  return out;
}

PicturePoint unit(PicturePoint a) { return a * (1 / std::max(length(a), 1e-6F)); }

// The offset at a corner of a polygon for a line one unit inside the side `side`, depending on
// whether both sides that meet there are on the border.
PicturePoint lead(PicturePoint corner, PicturePoint other, PicturePoint side, bool both) {
  const PicturePoint way = unit(other - corner);
  const float sine = std::max(0.2F, std::abs(cross(way, side)));
  return (both ? way + side : way) * (1 / sine);
}

class Rim {
 public:
  Rim(const Picture& picture, const MarkedRegion& region) : region_(region) {
    for (const Tile& tile : picture.tiles) {
      if (region.cells.has(tile.cell)) tiles_.push_back(&tile);
      if (region.quiet() && !tile.link)
        for (std::size_t i = 0; i < corners(tile).size(); ++i) ++all_[edge(tile, i)];
    }
    for (const Tile* const tile : tiles_)
      for (std::size_t i = 0; i < corners(*tile).size(); ++i) ++parts_[edge(*tile, i)];
  }

  void trace(std::vector<RegionLine>& out) const {
    const auto each = [&](const auto& add) {
      for (const Tile* const tile : tiles_)
        for (std::size_t i = 0; i < corners(*tile).size(); ++i)
          if (on_rim(*tile, i)) add(*tile, i);
    };
    // A region that lies apart from all others, as on a graph, has nothing but its own sides.
    bool borders = false;
    each([&](const Tile& tile, std::size_t i) { borders = borders || goes_on(tile, i); });
    each([&](const Tile& tile, std::size_t i) {
      if (!region_.quiet() || !borders || goes_on(tile, i)) out.push_back(line(tile, i));
    });
  }

 private:
  // Of a crossing of lines: of the square around it.
  static std::vector<PicturePoint> corners(const Tile& tile) {
    if (!tile.bare || tile.link) return tile.outline;
    const Box& box = tile.box;
    return {
        {box.left, box.top}, {box.right, box.top}, {box.right, box.bottom}, {box.left, box.bottom}};
  }
  static PicturePoint corner(const Tile& tile, std::size_t i) {
    const std::vector<PicturePoint> all = corners(tile);
    return all[i % all.size()];
  }
  static Edge edge(const Tile& tile, std::size_t i) {
    return edge_of(corner(tile, i), corner(tile, i + 1));
  }
  bool on_rim(const Tile& tile, std::size_t i) const { return parts_.at(edge(tile, i)) == 1; }
  // Whether there is another cell beyond this side.
  bool goes_on(const Tile& tile, std::size_t i) const {
    const auto found = all_.find(edge(tile, i));
    return found != all_.end() && found->second > 1;
  }

  RegionLine line(const Tile& tile, std::size_t i) const {
    const std::size_t n = corners(tile).size();
    const PicturePoint a = corner(tile, i), b = corner(tile, i + 1), along = unit(b - a);
    const PicturePoint middle{(tile.box.left + tile.box.right) / 2,
                              (tile.box.top + tile.box.bottom) / 2};
    return {a,
            b,
            lead(a, corner(tile, i + n - 1), along, on_rim(tile, i + n - 1)),
            lead(b, corner(tile, i + 2), along * -1, on_rim(tile, i + 1)),
            room_around(corners(tile), middle),
            region_.seat,
            region_.depth,
            region_.quiet()};
  }

  const MarkedRegion& region_;
  std::vector<const Tile*> tiles_;
  std::map<Edge, int> parts_;  // tiles of the region that have this side …
  std::map<Edge, int> all_;    // … and tiles of the board
};

// Adjacent in the picture, regardless of links.
bool touch(const Picture& picture, CellId a, CellId b) {
  constexpr float k_near = 1.1F;
  return length(picture.at(a).middle - picture.at(b).middle) < k_near;
}

// The topmost cell of each connected part, and of several the leftmost.
std::vector<CellId> first_cells(const Board& board, const Picture& picture, const CellSet& cells) {
  CellSet left = cells;
  std::vector<CellId> out;
  for (CellId start = left.next(); start != CellId::none; start = left.next()) {
    std::vector<CellId> part{start};
    left.remove(start);
    for (std::size_t i = 0; i < part.size(); ++i)
      for (const CellId to : left.list())
        if (board.neighbours(part[i]).has(to) || touch(picture, part[i], to))
          left.remove(to), part.push_back(to);
    std::erase_if(part, [&](CellId cell) { return !picture.at(cell).shown; });
    if (part.empty()) continue;
    out.push_back(*std::ranges::min_element(part, {}, [&](CellId cell) {
      const PicturePoint at = picture.at(cell).middle;
      return std::pair{at.y, at.x};
    }));
  }
  return out;
}

std::vector<CellId> shown_cells(const Picture& picture, const CellSet& cells) {
  std::vector<CellId> out;
  for (const CellId cell : cells.list())
    if (picture.at(cell).shown) out.push_back(cell);
  return out;
}

// "": none is shown.
std::string letter_of(const MarkedRegion& region) {
  return region.mark.empty() && !region.look.declared() ? region.letter : region.mark;
}

}  // namespace

bool has_printed_sign(const RegionMarks& marks, CellId cell) {
  return std::ranges::any_of(
      marks.signs, [cell](const RegionSign& sign) { return sign.printed && sign.cell == cell; });
}

RegionMarks region_marks(const GameReport& game, const Picture& picture) {
  RegionMarks out;
  if (game.board.cells() == 0) return out;
  std::map<CellId, int> signs;
  for (const MarkedRegion& region : marked_regions(game)) {
    if (!region.filled()) Rim(picture, region).trace(out.lines);
    const std::string letter = letter_of(region);
    const bool owned = region.look.fill == Tint::owner;
    const bool lettered = is_seat(region.seat) && region.mark.empty() && !letter.empty();
    const int seats = owned || lettered ? static_cast<int>(game.seats.size()) : 0;
    const RegionName name{letter, region.name, region.look, seats, !region.mark.empty()};
    if (std::ranges::find(out.names, name) == out.names.end()) out.names.push_back(name);
    if (letter.empty()) continue;
    const std::vector<CellId> cells = region.mark.empty()
                                          ? first_cells(game.board, picture, region.cells)
                                          : shown_cells(picture, region.cells);
    const bool printed = !region.mark.empty();
    for (const CellId cell : cells)
      if (const int corner = printed ? 0 : signs[cell]++; corner < 4)
        out.signs.push_back({cell, letter, region.name, region.seat, corner, printed, region.look});
  }
  return out;
}

}  // namespace hr::editor
