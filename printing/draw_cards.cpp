// SPDX-License-Identifier: MIT
// Draws cards to cut out: side by side in the middle of a bare page, with marks in the margins to
// cut along, and on the next page their backs, whose pattern goes on beyond the edge of each.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "core/base/ids.h"
#include "core/base/words.h"
#include "core/game/card_face.h"
#include "core/game/game_def.h"
#include "core/game/sheets.h"
#include "drawing/colours.h"
#include "printing/blocks.h"

namespace hr::printing {

namespace {

constexpr double k_bleed = mm(3), k_page_edge = mm(6);
constexpr std::size_t k_max_cards = 1000;

struct CardSide {
  double width, height;
};
CardSide side_of(CardSheet::Size size) {
  if (size == CardSheet::Size::mini) return {mm(44), mm(63)};
  return {mm(63), mm(88)};
}

// How many there are when the game begins; at least one.
std::size_t copies_of(const GameDef& definition, const KindDef& kind) {
  std::size_t out = 0;
  for (const auto& [zone, count] : kind.begins_in)
    out += nth(count) * (definition.zones[zone].per_seat ? definition.seats.size() : 1);
  return std::max<std::size_t>(out, 1);
}

std::vector<const KindDef*> cards_of(const GameDef& definition) {
  std::vector<const KindDef*> out;
  for (const KindDef& kind : definition.kinds)
    if (is_printed_card(definition, kind))
      out.insert(out.end(), std::min(copies_of(definition, kind), k_max_cards - out.size()), &kind);
  return out;
}

Ink ink_of(const std::string& suit) {
  const std::optional<std::uint32_t> colour = suit_colour(suit);
  return colour ? Ink{k_black, *colour} : Ink{k_black};
}

// The line x + slope * y = at within a rectangle from (0, 0).
std::array<PagePoint, 2> diagonal(double at, double slope, double width, double height) {
  const auto on = [&](double y) { return PagePoint{at - slope * y, y}; };
  const auto clipped = [&](PagePoint spot) {
    const double x = std::clamp(spot.x, 0.0, width);
    return PagePoint{x, (at - x) / slope};
  };
  return {clipped(on(0)), clipped(on(height))};
}

class CardPages {
 public:
  CardPages(Paper& paper, CardSheet::Size size, const GameDef& definition)
      : paper_(paper), canvas_(paper.canvas()), definition_(definition), side_(side_of(size)) {
    const auto [width, height] = paper.page();
    columns_ = std::max(1, static_cast<int>((width - 2 * k_page_edge) / side_.width));
    rows_ = std::max(1, static_cast<int>((height - 2 * k_page_edge) / side_.height));
    corner_ = {(width - columns_ * side_.width) / 2, (height - rows_ * side_.height) / 2};
  }

  void draw(const std::vector<const KindDef*>& cards) {
    const auto page = static_cast<std::size_t>(columns_ * rows_);
    for (std::size_t from = 0; from < cards.size(); from += page) {
      const std::size_t count = std::min(page, cards.size() - from);
      if (from > 0) paper_.next_page();
      for (std::size_t i = 0; i < count; ++i) draw_face(*cards[from + i], place(i, false));
      draw_marks();
      paper_.next_page();
      for (std::size_t i = 0; i < count; ++i) draw_back(place(i, true));
      draw_marks();
    }
    paper_.advance(paper_.room());
  }

 private:
  // Backs are in mirrored order: the paper is turned over along its left edge.
  PagePoint place(std::size_t number, bool mirrored) const {
    const int row = static_cast<int>(number) / columns_;
    const int column = static_cast<int>(number) % columns_;
    return {corner_.x + (mirrored ? columns_ - 1 - column : column) * side_.width,
            corner_.y + row * side_.height};
  }

  // In the margins, clear of the bleed.
  void draw_marks() {
    constexpr LineStyle k_mark{.ink = k_dim, .width = 0.4};
    const double right = corner_.x + columns_ * side_.width;
    const double low = corner_.y + rows_ * side_.height, clear = k_bleed + mm(0.5);
    const double long_mark = mm(4);
    for (int i = 0; i <= columns_; ++i) {
      const double x = corner_.x + i * side_.width;
      for (const double y : {corner_.y - clear - long_mark, low + clear})
        canvas_.line(std::array{PagePoint{x, y}, PagePoint{x, y + long_mark}}, k_mark);
    }
    for (int i = 0; i <= rows_; ++i) {
      const double y = corner_.y + i * side_.height;
      for (const double x : {corner_.x - clear - long_mark, right + clear})
        canvas_.line(std::array{PagePoint{x, y}, PagePoint{x + long_mark, y}}, k_mark);
    }
  }

  // Relative to a card's width and height.
  PagePoint spot(PagePoint corner, double across, double along) const {
    return {corner.x + across * side_.width, corner.y + along * side_.height};
  }

  void draw_face(const KindDef& kind, PagePoint corner) {
    const CardFace face = card_face(definition_, kind);
    if (!face.rank.empty() && !face.suit.empty()) return draw_suited(face, corner);
    const Font name{0.13 * side_.width, true};
    canvas_.text_in(spot(corner, 0.5, 0.12), sentence(spoken(kind.name)), name, 0.86 * side_.width,
                    ink_of(face.suit));
    canvas_.line(std::array{spot(corner, 0.1, 0.19), spot(corner, 0.9, 0.19)}, {.ink = k_pale});
    const double side = 0.56 * side_.width;
    const PagePoint middle = spot(corner, 0.5, 0.24 + 0.5 * side / side_.height);
    double y = 0.3;
    if (const auto drawing = drawing_of(kind)) {
      canvas_.drawing({middle.x - side / 2, middle.y - side / 2}, side, *drawing,
                      {0xffffff, 0x000000});
      y = 0.72;
    } else if (!kind.labels.empty() && !kind.labels.front().empty()) {
      canvas_.text_in(middle, kind.labels.front(), {0.6 * side, true}, 0.86 * side_.width);
      y = 0.72;
    }
    const Font small{0.085 * side_.width, false};
    for (const std::string& line : face.lines) {
      if (y > 0.94) break;
      canvas_.text_in(spot(corner, 0.5, y), line, small, 0.86 * side_.width);
      y += 1.4 * small.size / side_.height;
    }
  }

  void draw_suited(const CardFace& face, PagePoint corner) {
    const Ink ink = ink_of(face.suit);
    const std::string sign = suit_sign(face.suit);
    const Font small{0.17 * side_.width, true}, large{0.5 * side_.width, true};
    const auto draw_corner = [&] {
      canvas_.text_in(spot(corner, 0.14, 0.09), face.rank, small, 0.22 * side_.width, ink);
      canvas_.text_in(spot(corner, 0.14, 0.17), sign, {0.8 * small.size, true}, 0.22 * side_.width,
                      ink);
    };
    draw_corner();
    canvas_.begin_turned(spot(corner, 0.5, 0.5));
    draw_corner();
    canvas_.end_turned();
    canvas_.text_in(spot(corner, 0.5, 0.42), face.rank, large, 0.8 * side_.width, ink);
    canvas_.text_in(spot(corner, 0.5, 0.66), sign, {0.3 * side_.width, true}, 0.8 * side_.width,
                    ink);
  }

  // Only one that the rules declare.
  std::optional<drawing::Drawing> drawing_of(const KindDef& kind) const {
    if (kind.looks.empty()) return {};
    drawing::Drawing out = drawing::find_drawing(kind.looks.front(), definition_.drawings);
    if (out.svg.empty()) return {};
    return out;
  }

  void draw_back(PagePoint corner) {
    constexpr Ink k_ground{k_shade, 0xc8d6e6};
    constexpr LineStyle k_lattice{.ink = {k_pale, 0x6f8fb0}, .width = 0.6};
    constexpr double k_inset = mm(4.5), k_pitch = mm(5);
    canvas_.box({corner.x - k_bleed, corner.y - k_bleed}, side_.width + 2 * k_bleed,
                side_.height + 2 * k_bleed, k_ground, {.ink = k_ground, .width = 0});
    const double width = side_.width - 2 * k_inset, height = side_.height - 2 * k_inset;
    const PagePoint inner{corner.x + k_inset, corner.y + k_inset};
    for (const double slope : {1.0, -1.0})
      for (double at = slope > 0 ? k_pitch : k_pitch - height;
           at < (slope > 0 ? width + height : width); at += k_pitch) {
        auto ends = diagonal(at, slope, width, height);
        for (PagePoint& end : ends) end = {inner.x + end.x, inner.y + end.y};
        canvas_.line(ends, k_lattice);
      }
    const std::array frame{inner, PagePoint{inner.x + width, inner.y},
                           PagePoint{inner.x + width, inner.y + height},
                           PagePoint{inner.x, inner.y + height}, inner};
    canvas_.line(frame, {.ink = {k_dim, 0x3f6288}, .width = 1.2});
    const double wide = 0.72 * side_.width, high = 0.16 * side_.width;
    canvas_.box({corner.x + (side_.width - wide) / 2, corner.y + (side_.height - high) / 2}, wide,
                high, k_white, {.ink = {k_dim, 0x3f6288}, .width = 0.8});
    canvas_.text_in(spot(corner, 0.5, 0.5), definition_.name, {0.6 * high, true}, 0.92 * wide);
  }

  Paper& paper_;
  Canvas& canvas_;
  const GameDef& definition_;
  CardSide side_;
  int columns_ = 1, rows_ = 1;
  PagePoint corner_;
};

}  // namespace

void draw(Paper& paper, const CardSheet& block, const GameDef& definition) {
  CardPages(paper, block.size, definition).draw(cards_of(definition));
}

}  // namespace hr::printing
