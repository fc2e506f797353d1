// SPDX-License-Identifier: MIT
// How the board itself is drawn, where the rules say so (`look`): the fill of cells, drawings on
// them, lines between them. Windows and paper show it; it changes nothing in the game. A drawing is
// named as for kinds: one of ours, or one of the ruleset's own. core/board/marks.h says what that
// means for each cell and link.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace hr {

// Each theme has its own shade of them. owner: the colour of the seat whose region it is.
enum class Tint : std::uint8_t {
  plain,
  red,
  orange,
  yellow,
  green,
  blue,
  violet,
  brown,
  grey,
  owner
};
inline constexpr std::array<std::string_view, 10> k_tints{
    "plain", "red", "orange", "yellow", "green", "blue", "violet", "brown", "grey", "owner"};

// How a grid is drawn: its squares in two colours or in one, or as lines with pieces on their
// crossings; or as a table without an edge: the cells with something on them, and what is around.
enum class GridStyle : std::uint8_t { chequered, plain, points, table };
inline constexpr std::array<std::string_view, 4> k_grid_styles{"chequered", "plain", "points",
                                                               "table"};

enum class LinkLine : std::uint8_t { single, heavy, dashed, dotted, twofold, none };
inline constexpr std::array<std::string_view, 6> k_link_lines{"single", "heavy",  "dashed",
                                                              "dotted", "double", "none"};

struct CellLook {
  Tint fill = Tint::plain;
  std::string drawing = {};  // "": none
  // Of a region: how a legend explains it, "": by its name; and whether it is marked at all.
  std::string legend = {};
  bool marked = true;
  bool declared() const { return fill != Tint::plain || !drawing.empty(); }
  friend bool operator==(const CellLook&, const CellLook&) = default;
};

struct LinkLook {
  Tint colour = Tint::plain;
  LinkLine line = LinkLine::single;
  friend bool operator==(const LinkLook&, const LinkLook&) = default;
};

// Of the lines between cells: of those that are drawn anyway, and by direction, where it differs.
struct LinkLooks {
  std::optional<LinkLook> all = {};
  std::map<std::string, LinkLook, std::less<>> directions = {};
  friend bool operator==(const LinkLooks&, const LinkLooks&) = default;
};

struct BoardLook {
  GridStyle style = GridStyle::chequered;
  CellLook cells = {}, closed = {};
  std::map<std::string, CellLook, std::less<>> regions = {};  // by the region's name
  LinkLooks links = {};
  // By the name of a region: of lines between its cells, before `links`.
  std::map<std::string, LinkLooks, std::less<>> region_links = {};
  friend bool operator==(const BoardLook&, const BoardLook&) = default;
};

}  // namespace hr
