// SPDX-License-Identifier: MIT
#include "editor/board/card_layout.h"

#include <algorithm>
#include <cmath>

#include "core/picture/picture_parts.h"

namespace hr::editor {

namespace {

// In widths of a hand's cards.
constexpr PicturePoint k_hand_card{1, 1.25F}, k_source_card{0.97F, 1.15F};
constexpr PicturePoint k_row_card{0.86F, 0.9F}, k_bag_card{0.7F, 0.76F};
constexpr PicturePoint k_printed_card{0.84F,
                                      1.02F};  // in a bag: with room for what is printed on it
constexpr float k_card_gap = 0.14F, k_group_gap = 0.4F, k_line_gap = 0.18F;
constexpr float k_heading_room = 0.38F;  // above the cards
constexpr float k_area_pad = 0.16F, k_area_gap = 0.2F;
constexpr float k_letter = 0.56F;  // the width of a letter, in sizes of the text

// The room that a group takes, and how its cards stand in it.
struct CardGroup {
  PicturePoint card;
  float width = 0, height = 0;
  int columns = 1;
};

// Whether the next group begins a line of its own.
bool breaks(const DrawnBoard& group, const DrawnBoard& next, CardLines lines) {
  if (lines == CardLines::one) return false;
  const auto band = [lines](BoardPlace place) {
    if (lines == CardLines::shared && place == BoardPlace::common) return BoardPlace::others;
    return place == BoardPlace::hand ? BoardPlace::own : place;
  };
  return band(group.place) != band(next.place);
}

// The more a card matters to whoever looks, the larger it is: supplies and discards are the least.
PicturePoint card_size(const DrawnBoard& drawn) {
  if (drawn.place == BoardPlace::hand) return k_hand_card;
  if (drawn.source) return k_source_card;
  if (drawn.row) return k_row_card;
  return drawn.printed ? k_printed_card : k_bag_card;
}

CardGroup group_in(const DrawnBoard& drawn, float width, bool in_area) {
  CardGroup out{.card = card_size(drawn)};
  const auto cards = std::max(1, static_cast<int>(drawn.cards.size()));
  const int most = static_cast<int>((width + k_card_gap) / (out.card.x + k_card_gap));
  out.columns = std::clamp(most, 1, cards);
  const auto columns = static_cast<float>(out.columns);
  const auto rows = static_cast<float>((cards + out.columns - 1) / out.columns);
  const std::string heading = in_area ? drawn.heading_at_seat() : drawn.heading();
  const float letters = static_cast<float>(heading.size()) * k_letter * k_card_heading;
  out.width = std::max(columns * (out.card.x + k_card_gap) - k_card_gap, std::min(letters, width));
  out.height = k_heading_room + rows * (out.card.y + k_card_gap) - k_card_gap;
  return out;
}

struct Placed {
  CardGroup group;
  PicturePoint at;
};

// Where everything is, in widths of a hand's cards.
struct Arrangement {
  std::vector<Placed> groups;
  std::vector<SeatArea> areas;
  PicturePoint size;

  void add(Arrangement part, PicturePoint by) {
    for (Placed& placed : part.groups) groups.push_back({placed.group, placed.at + by});
    for (const auto& [seat, box] : part.areas)
      areas.push_back(
          {seat, {box.left + by.x, box.top + by.y, box.right + by.x, box.bottom + by.y}});
    size = {std::max(size.x, by.x + part.size.x), std::max(size.y, by.y + part.size.y)};
  }
};

using Groups = std::span<const DrawnBoard>;

// Groups in lines, as text is set.
Arrangement in_lines(Groups groups, float width, CardLines lines, bool in_area = false) {
  Arrangement out;
  PicturePoint at;
  float high = 0;  // the highest group of the line
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const CardGroup group = group_in(groups[i], width, in_area);
    const bool line =
        i > 0 && (breaks(groups[i - 1], groups[i], lines) || at.x + group.width > width);
    if (line) at = {0, at.y + high + k_line_gap}, high = 0;
    out.groups.push_back({group, at});
    high = std::max(high, group.height);
    out.size = {std::max(out.size.x, at.x + group.width), at.y + high};
    at.x += group.width + k_group_gap;
  }
  return out;
}

// The groups of each of the other seats, which come first; with shared lines then the common ones.
std::vector<Groups> by_seat(Groups groups) {
  std::vector<Groups> out;
  for (std::size_t i = 0, first = 0; i < groups.size(); ++i) {
    const bool last = i + 1 == groups.size() || groups[i + 1].place != groups[i].place ||
                      groups[i + 1].seat != groups[i].seat;
    if (!last) continue;
    out.push_back(groups.subspan(first, i + 1 - first));
    first = i + 1;
  }
  return out;
}

// Areas in so many columns, all of one width; those beside each other are equally high.
Arrangement in_areas(std::span<const Groups> seats, float width, std::size_t columns) {
  const float wide =
      (width - static_cast<float>(columns - 1) * k_area_gap) / static_cast<float>(columns);
  Arrangement out;
  float top = 0;
  for (std::size_t i = 0; i < seats.size(); i += columns) {
    std::vector<Arrangement> row;
    float high = 0;
    for (std::size_t k = i; k < std::min(i + columns, seats.size()); ++k) {
      row.push_back(in_lines(seats[k], wide - 2 * k_area_pad, CardLines::apart, true));
      high = std::max(high, row.back().size.y + k_heading_room + 2 * k_area_pad);
    }
    for (std::size_t k = 0; k < row.size(); ++k) {
      const PicturePoint corner{static_cast<float>(k) * (wide + k_area_gap), top};
      out.add(std::move(row[k]), corner + PicturePoint{k_area_pad, k_area_pad + k_heading_room});
      out.areas.push_back(
          {seats[i + k].front().seat, {corner.x, corner.y, corner.x + wide, corner.y + high}});
    }
    top += high + k_area_gap;
  }
  out.size = {std::max(out.size.x, width), top - k_area_gap};
  return out;
}

// In as many columns as make them lowest.
Arrangement lowest_areas(std::span<const Groups> seats, float width) {
  Arrangement best = in_areas(seats, width, seats.size());
  for (std::size_t columns = seats.size() - 1; columns > 0; --columns)
    if (Arrangement other = in_areas(seats, width, columns); other.size.y < 0.98F * best.size.y)
      best = std::move(other);
  return best;
}

// Of one other seat, headings say it.
bool has_areas(Groups groups) {
  const auto of_others = [](const DrawnBoard& group) { return group.place == BoardPlace::others; };
  return std::ranges::any_of(groups, [&](const DrawnBoard& group) {
    return of_others(group) && group.seat != groups.front().seat;
  });
}

Arrangement arrange(Groups groups, float width, CardLines lines) {
  const auto at_seat = [lines](const DrawnBoard& group) {
    return group.place == BoardPlace::others ||
           (lines == CardLines::shared && group.place == BoardPlace::common);
  };
  const auto end = std::ranges::find_if_not(groups, at_seat);
  const std::size_t above = has_areas(groups) ? static_cast<std::size_t>(end - groups.begin()) : 0;
  Arrangement out;
  if (above > 0) out = lowest_areas(by_seat(groups.first(above)), width);
  const float top = above > 0 && above < groups.size() ? out.size.y + k_group_gap / 2 : out.size.y;
  out.add(in_lines(groups.subspan(above), width, lines), {0, top});
  return out;
}

// The largest cards with which the table fits.
CardFit fit_lines(Groups groups, float width, float height, float least, CardLines lines) {
  constexpr int k_steps = 120;
  constexpr float k_step = 0.975F;
  CardFit out{.card = std::max(width / 2, least), .lines = lines};
  for (int i = 0; i < k_steps; ++i, out.card *= k_step) {
    const PicturePoint size = arrange(groups, width / out.card, lines).size;
    out.width = size.x * out.card;
    out.height = size.y * out.card;
    const bool fits = out.width <= width && out.height <= height;
    if (fits || out.card * k_step < least) break;
  }
  return out;
}

Picture picture_of(const Board& board, const DrawnBoard& drawn, const CardGroup& group,
                   float unit) {
  Picture out;
  const float wide = group.card.x * unit, high = group.card.y * unit, gap = k_card_gap * unit;
  const auto corner = [&](int place) {
    return PicturePoint{
        static_cast<float>(place % group.columns) * (wide + gap),
        k_heading_room * unit + static_cast<float>(place / group.columns) * (high + gap)};
  };
  const auto outline = [&](PicturePoint at) {
    return std::vector{at, at + PicturePoint{wide, 0}, at + PicturePoint{wide, high},
                       at + PicturePoint{0, high}};
  };
  if (drawn.cards.empty())
    out.closed.push_back(
        {.cell = CellId::none, .outline = outline(corner(0)), .box = box_of(outline(corner(0)))});
  for (std::size_t i = 0; i < drawn.cards.size(); ++i) {
    const PicturePoint at = corner(static_cast<int>(i));
    add_cell(out, drawn.cards[i], outline(at), at + PicturePoint{wide / 2, high / 2}, 0, 0);
    PieceSpot& spot = out.piece_spots[drawn.cards[i]];
    spot.across = {wide / 2, 0};
    spot.along = {0, high / 2};
  }
  out.piece_spots.resize(nth(board.cells()));
  take(out.bounds, {0, 0});
  take(out.bounds, {group.width * unit, group.height * unit});
  return out;
}

}  // namespace

CardFit fit_cards(std::span<const DrawnBoard> groups, float width, float height, float least) {
  constexpr float k_much = 1.08F;
  const CardFit apart = fit_lines(groups, width, height, least, CardLines::apart);
  const CardFit shared = fit_lines(groups, width, height, least, CardLines::shared);
  const bool fits = apart.height <= height || shared.height > height;
  return fits && shared.card <= k_much * apart.card ? apart : shared;
}

CardFit fit_cards_below(std::span<const DrawnBoard> groups, float width, float height) {
  constexpr float k_one_line = 0.6F, k_hardly_smaller = 0.8F;
  const CardFit usual = fit_cards(groups, width, height, 0);
  const CardFit line = fit_lines(groups, width, k_one_line * height, 0, CardLines::one);
  return line.card >= k_hardly_smaller * usual.card && !has_areas(groups) ? line : usual;
}

CardPictures card_table(const Board& board, std::span<const DrawnBoard> groups, float width,
                        const CardFit& fit) {
  CardPictures out;
  const float card = fit.card;
  const Arrangement placed = arrange(groups, width / card, fit.lines);
  for (std::size_t i = 0; i < groups.size(); ++i) {
    out.pictures.push_back(picture_of(board, groups[i], placed.groups[i].group, card));
    out.origins.push_back(placed.groups[i].at * card);
  }
  for (const auto& [seat, box] : placed.areas)
    if (is_seat(seat))  // not of what is common
      out.areas.push_back(
          {seat, {box.left * card, box.top * card, box.right * card, box.bottom * card}});
  return out;
}

}  // namespace hr::editor
