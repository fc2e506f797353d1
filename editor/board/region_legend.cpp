// SPDX-License-Identifier: MIT
#include "editor/board/region_legend.h"

#include <algorithm>
#include <cmath>

#include "core/board/marks.h"
#include "editor/board/board_painter.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

constexpr float k_text = 14, k_row = 22, k_sign = 20, k_beside = 4,
                k_legend_gap = 16;  // at scale 1
constexpr int k_max_discs = 4;

// One for each seat that has such a region, if they are few.
int discs_of(const RegionName& entry) {
  const bool lettered = !entry.printed && !entry.look.declared();
  return lettered && entry.seats <= k_max_discs ? std::max(1, entry.seats) : 1;
}

float signs_width(const RegionName& entry) {
  return ui::scaled(k_sign) * static_cast<float>(discs_of(entry)) + ui::scaled(k_beside);
}

float width_of(const RegionName& entry) {
  ImFont* const font = ui::context().fonts.strong;
  const std::string& name = entry.name;
  const float text =
      font->CalcTextSizeA(ui::scaled(k_text), 1e9F, 0, name.data(), name.data() + name.size()).x;
  return signs_width(entry) + text;
}

// Calls place(entry, its offset from the upper left corner); returns the size of all rows.
template <class Place>
ImVec2 in_rows(std::span<const RegionName> names, float width, const Place& place) {
  ImVec2 at{0, 0};
  float widest = 0;
  for (const RegionName& entry : names) {
    const float wide = width_of(entry);
    if (at.x > 0 && at.x + wide > width) at = {0, at.y + ui::scaled(k_row)};
    place(entry, at);
    widest = std::max(widest, at.x + wide);
    at.x += wide + ui::scaled(k_legend_gap);
  }
  return {widest, names.empty() ? 0 : at.y + ui::scaled(k_row)};
}

void draw_sign(ImDrawList& list, BoardPen& pen, const PieceLooks& looks, const RegionName& entry,
               ImVec2 at) {
  if (entry.printed || entry.look.declared())
    return draw_small_cell(list, pen, looks, entry, SeatId::none, at, 0.62F * ui::scaled(k_text));
  const int discs = discs_of(entry);
  for (int i = 0; i < discs; ++i)
    draw_letter_disc(
        list, pen, entry.letter, entry.seats > 0 && discs > 1 ? SeatId(i) : SeatId::none,
        {at.x + static_cast<float>(i) * ui::scaled(k_sign), at.y}, 0.85F * ui::scaled(k_text));
}

}  // namespace

void draw_small_cell(ImDrawList& list, BoardPen& pen, const PieceLooks& looks,
                     const RegionName& region, SeatId seat, ImVec2 at, float half) {
  const Colours& colours = ui::colours();
  const bool stripes = region.look.fill == Tint::owner && !is_seat(seat);
  const int count = stripes ? std::max(1, region.seats) : 1;
  const float wide = 2 * half / static_cast<float>(count);
  for (int i = 0; i < count; ++i) {
    const float x = at.x - half + wide * static_cast<float>(i);
    list.AddRectFilled({x, at.y - half}, {x + wide, at.y + half},
                       tinted(colours.cell, region.look.fill, stripes ? SeatId(i) : seat));
  }
  list.AddRect({at.x - half, at.y - half}, {at.x + half, at.y + half}, colours.text, 0, 0,
               std::max(1.0F, ui::context().scale));
  const PieceLook* const look = looks.ground(region.look.drawing);
  const float r = 0.86F * half;
  if (look != nullptr)
    draw_look(pen, *look, seat, printed_inks(seat, region.look.fill, colours.cell), false,
              {{at.x, at.y}, {r, 0}, {0, r}});
  if (region.letter.empty() || half < 4.5F * ui::context().scale) return;  // it would be a smudge
  read_mark(region.letter) == k_house
      ? pen.house(at, 0.72F * half, colours.text)
      : pen.text(region.letter, at, std::floor(1.5F * half), colours.text);
}

void draw_letter_disc(ImDrawList& list, BoardPen& pen, const std::string& letter, SeatId seat,
                      ImVec2 at, float size) {
  const Colours& colours = ui::colours();
  list.AddCircleFilled(at, 0.62F * size, is_seat(seat) ? owner_colour(seat) : colours.text);
  list.AddCircle(at, 0.62F * size, colours.text, 0, ui::context().scale);
  pen.text(letter, at, size, is_seat(seat) ? on_owner(seat) : colours.panel);
}

ImVec2 legend_size(std::span<const RegionName> names, float width) {
  return in_rows(names, width, [](const RegionName&, ImVec2) {});
}

void draw_legend(ImDrawList& list, std::span<const RegionName> names, const PieceLooks& looks,
                 ImVec2 from, float width) {
  const Camera camera;
  BoardPen pen(list, camera);
  const Colours& colours = ui::colours();
  const float size = ui::scaled(k_text), half = ui::scaled(k_row) / 2;
  in_rows(names, width, [&](const RegionName& entry, ImVec2 at) {
    const ImVec2 sign{from.x + at.x + ui::scaled(k_sign) / 2, from.y + at.y + half};
    draw_sign(list, pen, looks, entry, sign);
    const ImVec2 words{from.x + at.x + signs_width(entry), sign.y};
    pen.text(entry.name, words, size, colours.muted, 0);
    const ImVec2 end{from.x + at.x + width_of(entry), words.y + half};
    ui::expose("legend " + entry.name, "legend", entry.name, {words.x, words.y - half}, end);
  });
}

}  // namespace hr::editor
