// SPDX-License-Identifier: MIT
// Draws pieces to cut out, row by row: each has an outline to cut along, thin lines between its
// squares, and room for scissors. Squares that are called like a kind show its drawing.
#include <algorithm>
#include <array>
#include <optional>

#include "drawing/colours.h"
#include "printing/blocks.h"

namespace hr::printing {

namespace {

constexpr double k_gap = mm(4);
constexpr double k_max_size = 13;  // of letters

// The one of the first seat, if each has its own.
std::optional<drawing::Drawing> drawing_of(const GameDef& definition, const std::string& kind) {
  const auto found = std::ranges::find(definition.kinds, kind, &KindDef::name);
  if (found == definition.kinds.end()) return {};
  const std::string& look = found->looks.empty() ? kind : found->looks.front();
  drawing::Drawing out = drawing::find_drawing(look, definition.drawings);
  if (out.svg.empty()) return {};
  return out;
}

class CutOutDrawing {
 public:
  CutOutDrawing(Paper& paper, const CutOuts& block, const GameDef& definition)
      : paper_(paper), definition_(definition), side_(mm(static_cast<double>(block.side))) {
    std::vector<std::string> names;
    for (const SeatDef& seat : definition.seats) names.push_back(seat.name);
    colours_ = drawing::seat_colours(names);
    for (const CutOut& piece : block.pieces)
      for (const std::string& text : piece.texts)
        size_ = std::min(size_, fitting(text, 0.86 * square(piece)));
  }

  // Copies are side by side; a piece that is higher than its row, or does not fit into it, begins
  // the next row.
  void add(const CutOut& piece) {
    const double high = square(piece), wide = high * static_cast<double>(piece.texts.size());
    for (std::int64_t n = 0; n < piece.copies; ++n) {
      if (x_ > 0 && (x_ + wide > paper_.width() || high > row_)) end_row();
      if (x_ == 0) {
        paper_.need(high);
        row_ = high;
      }
      draw(piece, {paper_.left() + x_, paper_.y()});
      x_ += wide + k_gap;
    }
  }
  void end_row() {
    if (x_ > 0) paper_.advance(row_ + k_gap);
    x_ = row_ = 0;
  }

 private:
  double square(const CutOut& piece) const { return side_ * static_cast<double>(piece.size); }

  double fitting(const std::string& text, double max_width) {
    const double wide = paper_.canvas().width(text, {.size = k_max_size, .bold = true});
    return wide > max_width ? k_max_size * max_width / wide : k_max_size;
  }

  void draw(const CutOut& piece, PagePoint corner) {
    Canvas& canvas = paper_.canvas();
    const double side = square(piece), wide = side * static_cast<double>(piece.texts.size());
    canvas.box(corner, wide, side, piece.dark ? k_black : k_white, {.width = 1});
    if (canvas.in_colour()) colour_seats(piece, corner, side);
    for (std::size_t i = 0; i < piece.texts.size(); ++i) {
      const double left = corner.x + side * static_cast<double>(i);
      if (i > 0)
        canvas.line(std::array{PagePoint{left, corner.y}, PagePoint{left, corner.y + side}},
                    {.ink = k_pale, .width = 0.5});
      draw(piece.texts[i], {left, corner.y}, side, piece.dark);
    }
  }

  // Of the seat that a piece is called after; none: of no seat.
  std::optional<drawing::Rgb> colour_of(const std::string& text) const {
    for (std::size_t s = 0; s < definition_.seats.size(); ++s)
      if (definition_.seats[SeatId(static_cast<int>(s))].name == text) return colours_[s];
    return {};
  }
  void colour_seats(const CutOut& piece, PagePoint corner, double side) {
    for (std::size_t i = 0; i < piece.texts.size(); ++i)
      if (const auto colour = colour_of(piece.texts[i]))
        paper_.canvas().box({corner.x + side * static_cast<double>(i), corner.y}, side, side,
                            {piece.dark ? k_black : k_white, *colour}, {.width = 1});
  }

  void draw(const std::string& text, PagePoint corner, double side, bool dark) {
    Canvas& canvas = paper_.canvas();
    const double x = corner.x + side / 2;
    Ink ink = dark ? k_white : k_black;
    if (const auto colour = colour_of(text))
      ink.colour = drawing::is_light(*colour) ? 0x000000 : 0xffffff;
    const auto drawing = drawing_of(definition_, text);
    if (!drawing)
      return canvas.text_in({x, corner.y + side / 2}, text, {.size = size_, .bold = true},
                            0.9 * side, ink);
    canvas.drawing({corner.x + 0.16 * side, corner.y + 0.05 * side}, 0.68 * side, *drawing,
                   dark ? k_on_black : k_on_white);
    canvas.text_in({x, corner.y + 0.86 * side}, text,
                   {.size = std::min(size_, 0.2 * side), .bold = true}, 0.9 * side, ink);
  }

  Paper& paper_;
  const GameDef& definition_;
  std::vector<drawing::Rgb> colours_;  // by seat
  double side_, size_ = k_max_size;
  double x_ = 0, row_ = 0;
};

}  // namespace

void draw(Paper& paper, const CutOuts& block, const GameDef& definition) {
  CutOutDrawing cut_outs(paper, block, definition);
  for (const CutOut& piece : block.pieces) cut_outs.add(piece);
  cut_outs.end_row();
}

}  // namespace hr::printing
