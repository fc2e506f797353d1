// SPDX-License-Identifier: MIT
// A drawing of a piece: shapes in flat colours, two of which are only named: `owner`, the colour of
// the piece's owner, and `outline`. `svg` is always an SVG document of our own writing, with
// {owner} and {outline} where those colours go, so it can be painted without further checks. Plain
// data.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hr::drawing {

inline constexpr std::size_t k_max_drawing = 32 << 10;  // bytes of a file
inline constexpr std::string_view k_ending = ".svg";

struct Drawing {
  std::string svg;
  friend bool operator==(const Drawing&, const Drawing&) = default;
};

// Reads a file. Throws Error "NAME:LINE: sentence" for whatever is not in the part of SVG that
// drawings may use (docs/drawings.md).
Drawing read_drawing(std::string_view text, const std::string& name);

// Our own drawings, by name.
const std::vector<std::string>& drawing_names();
bool is_drawing(std::string_view name);
// An error if there is none of this name.
const Drawing& own_drawing(std::string_view name);

// One of a ruleset's own, which are given by name, or else of ours; an empty one if there is none.
Drawing find_drawing(const std::string& name, const std::map<std::string, std::string>& own);

// Red, green and blue: 0xRRGGBB.
using Rgb = std::uint32_t;
struct Inks {
  Rgb owner = 0xffffff, outline = 0;
  friend auto operator<=>(const Inks&, const Inks&) = default;
};

// The document in these colours.
std::string tinted(const Drawing& drawing, Inks inks);

}  // namespace hr::drawing
