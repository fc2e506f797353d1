// SPDX-License-Identifier: MIT
// The marks on cells: regions, targets, the last move, winning lines, the effects of a rule change,
// notes and the keyboard cursor. Each has its own shape, never only a colour.
#include <algorithm>
#include <cmath>
#include <map>

#include "core/board/marks.h"
#include "editor/board/board_painter.h"
#include "editor/board/region_legend.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

int light(ImU32 colour) {
  return static_cast<int>(3 * (colour & 255) + 6 * (colour >> 8 & 255) + (colour >> 16 & 255)) / 10;
}

// The owner's colour, darker or lighter where it would not stand out from cells.
ImU32 region_colour(SeatId seat, const Colours& colours) {
  constexpr int k_too_close = 48;
  if (!is_seat(seat)) return colours.text;
  const ImU32 colour = owner_colour(seat);
  const bool close = std::abs(light(colour) - light(colours.cell)) < k_too_close;
  return close ? mixed(colour, colours.text, 0.55F) : colour;
}

}  // namespace

void BoardPainter::regions() {
  for (const RegionLine& line : regions_.lines) {
    const float room = line.room * camera_.scale;
    const float heavy = std::clamp(std::min(0.045F * camera_.scale, 0.2F * room), 1.0F, 3.5F * ui_);
    const float width = line.quiet ? std::max(1.0F, 0.6F * heavy) : heavy;
    const float off =
        std::min((0.9F + 1.5F * static_cast<float>(line.depth)) * width + 1, 0.5F * room);
    const ImVec2 a = pen_.pixel(line.from), b = pen_.pixel(line.to);
    list_.AddLine(
        {a.x + line.from_lead.x * off, a.y + line.from_lead.y * off},
        {b.x + line.to_lead.x * off, b.y + line.to_lead.y * off},
        line.quiet ? mixed(colours_.cell, colours_.text, 0.6F) : region_colour(line.seat, colours_),
        width);
  }
}

void BoardPainter::region_signs() {
  for (const RegionSign& sign : regions_.signs) {
    if (sign.printed) continue;
    const float r = radius(sign.cell);
    const float size = std::clamp(0.55F * r, 10 * ui_, 14 * ui_);
    if (r < 8 * ui_) continue;
    const ImVec2 middle = pen_.pixel(picture_->at(sign.cell).middle);
    const float far = picture_->square ? 0.98F * r : 0.72F * r;
    const ImVec2 at{middle.x + (sign.corner % 2 == 0 ? -far : far),
                    middle.y + (sign.corner < 2 ? -far : far)};
    draw_letter_disc(list_, pen_, sign.letter, sign.seat, at, size);
    pen_.expose("sign", sign.letter, at, size, 0.5F);
  }
}

// In a cell too small for letters, a small picture of it, as in the legend, that is larger than the
// cell: a piece does not cover it. On a map of the board it is smaller.
void BoardPainter::small_sign(const RegionSign& sign, ImVec2 at) {
  const float r = radius(sign.cell);
  const float half = std::floor(std::min(std::max(1.5F * r, 9 * ui_), 0.5F * camera_.scale));
  const RegionName region{sign.letter, sign.name, sign.look, 0, true};
  draw_small_cell(list_, pen_, looks_, region, sign.seat, at, half);
  pen_.expose("sign", sign.letter, at, half, 0.5F);
}

// Printed on the board; on a cell without a fill in the colour of its owner.
void BoardPainter::printed_signs() {
  for (const RegionSign& sign : regions_.signs) {
    if (!sign.printed) continue;
    ImVec2 at = pen_.pixel(picture_->at(sign.cell).middle);
    const float r = radius(sign.cell);
    if (1.15F * r < 10 * std::sqrt(ui_)) {
      small_sign(sign, at);
      continue;
    }
    const bool named = label_size(sign.cell, false) > 0;  // below
    const float size = (named ? 0.95F : 1.15F) * r;
    if (named) at.y -= 0.2F * r;
    const bool filled = sign.look.fill != Tint::plain;
    const ImU32 ink =
        filled ? colours_.text : mixed(region_colour(sign.seat, colours_), colours_.text, 0.3F);
    read_mark(sign.letter) == k_house ? pen_.house(at, 0.5F * r, ink)
                                      : pen_.text(sign.letter, at, size, ink);
    pen_.expose("sign", sign.letter, at, size, 0.5F);
  }
}

void BoardPainter::winners(const Report& report) {
  if (!report.win) return;
  const Board& board = scene_.game->board;
  const auto each = [&](const std::vector<std::string>& names, auto&& draw) {
    for (const std::string& name : names) {
      const std::optional<CellId> cell = board.find(name);
      if (!cell) continue;
      for (const Tile& tile : picture_->tiles)
        if (tile.cell == *cell && pen_.in_sight(tile.box)) draw(tile);
    }
  };
  for (std::size_t p = 0; p < report.win->parts.size(); ++p) {
    const ImU32 colour = owner_colour(SeatId(2 + p));
    each(report.win->parts[p].cells, [&](const Tile& t) { pen_.fill(t, faded(colour, 0.35F)); });
  }
  each(report.win->cells, [&](const Tile& t) {
    const ImU32 gold = colours_.last | IM_COL32_A_MASK;
    pen_.fill(t, faded(gold, 0.45F));
    pen_.frame(t, mixed(gold, colours_.text, 0.4F), std::max(2.0F, 0.055F * camera_.scale), 1);
  });
  for (const WinReport::CutPart& part : report.win->parts)
    each(part.marks, [&](const Tile& t) { pen_.frame(t, colours_.bad, 2.5F * ui_, 1); });
}

// An arrow, if a single piece moved.
void BoardPainter::last_action(const BoardContents& contents) {
  CellId from = CellId::none, to = CellId::none;
  int count = 0;
  for (std::size_t c = 0; c < contents.marks.size(); ++c) {
    if ((contents.marks[c] & mark_bit(Highlight::from)) != 0) from = CellId(c), ++count;
    if ((contents.marks[c] & mark_bit(Highlight::to)) != 0) to = CellId(c), ++count;
  }
  if (count != 2 || from == to || from == CellId::none || to == CellId::none) return;
  if (!picture_->at(from).shown || !picture_->at(to).shown) return;
  const ImVec2 a = pen_.pixel(picture_->at(from).middle), b = pen_.pixel(picture_->at(to).middle);
  const PicturePoint way{b.x - a.x, b.y - a.y};
  const float far = length(way), r = 0.45F * radius(to);
  if (far < 2 * r) return;
  const PicturePoint dir = way * (1 / far), side{-dir.y, dir.x};
  const ImU32 colour = mixed(colours_.last | IM_COL32_A_MASK, colours_.text, 0.35F);
  const PicturePoint start = PicturePoint{a.x, a.y} + dir * (0.35F * radius(from));
  const PicturePoint tip = PicturePoint{b.x, b.y} - dir * radius(to), neck = tip - dir * r;
  list_.AddLine({start.x, start.y}, {neck.x, neck.y}, colour, std::max(2.0F, 0.16F * radius(to)));
  const PicturePoint left = neck + side * (0.6F * r), right = neck - side * (0.6F * r);
  list_.AddTriangleFilled({tip.x, tip.y}, {right.x, right.y}, {left.x, left.y}, colour);
}

// Wide and pale, so that what is on the cells can be read.
void BoardPainter::route() {
  std::vector<ImVec2> way;
  for (const CellId cell : scene_.route)
    if (picture_->at(cell).shown) way.push_back(pen_.pixel(picture_->at(cell).middle));
  if (way.size() < 2) return;
  const float wide = std::max(3 * ui_, 0.3F * radius(scene_.route.front()));
  const int count = static_cast<int>(way.size());
  const ImU32 colour = mixed(colours_.cell, colours_.accent, 0.55F);
  list_.AddPolyline(way.data(), count, colour, ImDrawFlags_None, wide);
  for (const ImVec2& at : way) list_.AddCircleFilled(at, wide / 2, colour);
}

// Discs with the numbers of the first cell and the last one.
void BoardPainter::route_ends() {
  if (scene_.route.size() < 2) return;
  for (const std::size_t i : {std::size_t(0), scene_.route.size() - 1}) {
    const PieceSpot& spot = picture_->at(scene_.route[i]);
    if (!spot.shown) continue;
    const float r = radius(scene_.route[i]);
    const float size = std::clamp(0.62F * r, 9 * ui_, 16 * ui_);
    const ImVec2 middle = pen_.pixel(spot.middle), at{middle.x - 0.75F * r, middle.y - 0.75F * r};
    const std::string number = std::to_string(i + 1);
    const float half = std::max(0.7F * size, 0.5F * pen_.text_size(number, size).x + 0.3F * size);
    const ImVec2 low{at.x - half, at.y - 0.7F * size}, high{at.x + half, at.y + 0.7F * size};
    list_.AddRectFilled(low, high, colours_.accent, 0.7F * size);
    list_.AddRect(low, high, colours_.panel, 0.7F * size, 0, std::max(1.0F, 1.2F * ui_));
    pen_.text(number, at, size, letters_on(colours_.accent));
    pen_.expose("route end", number, at, size, 0.5F);
  }
}

// A dot on an empty cell; corner marks around an occupied one. `risky`: in the colour of warnings.
void BoardPainter::target(CellId cell, bool occupied, bool risky) {
  const ImVec2 at = pen_.pixel(picture_->at(cell).middle);
  if (scene_.game->board.link_cells().has(cell)) {  // a short line, where the piece would be
    const PieceSpot& spot = picture_->at(cell);
    list_.AddLine(pen_.pixel(spot.middle - spot.across * 0.5F),
                  pen_.pixel(spot.middle + spot.across * 0.5F), colours_.target | IM_COL32_A_MASK,
                  std::max(3 * ui_, 0.06F * camera_.scale));
    return;
  }
  const float r = radius(cell);
  const ImU32 colour = (risky ? colours_.bad : colours_.target) | IM_COL32_A_MASK;
  if (risky) warning(at, r);
  if (!occupied) {
    const float dot = std::max(0.3F * r, 3 * ui_);
    list_.AddCircleFilled(at, dot, colour);
    list_.AddCircle(at, dot, colours_.cell, 0, std::max(1.0F, 1.2F * ui_));
    return;
  }
  const float far = 1.08F * r, arm = 0.42F * r, width = std::clamp(0.13F * r, 2.0F, 4.5F * ui_);
  for (const float x : {-1.0F, 1.0F})
    for (const float y : {-1.0F, 1.0F}) {
      const std::array<ImVec2, 3> corner{ImVec2{at.x + x * far, at.y + y * (far - arm)},
                                         ImVec2{at.x + x * far, at.y + y * far},
                                         ImVec2{at.x + x * (far - arm), at.y + y * far}};
      list_.AddPolyline(corner.data(), 3, colour, ImDrawFlags_None, width);
    }
}

// A disc with an exclamation mark at the upper right corner.
void BoardPainter::warning(ImVec2 at, float r) {
  const float half = std::clamp(0.36F * r, 7 * ui_, 14 * ui_);
  const ImVec2 corner{at.x + 0.85F * r, at.y - 0.85F * r};
  list_.AddCircleFilled(corner, half, colours_.bad);
  list_.AddCircle(corner, half, colours_.cell, 0, std::max(1.0F, ui_));
  pen_.text("!", corner, std::floor(1.6F * half), letters_on(colours_.bad));
  pen_.expose("warning", "!", corner, std::floor(1.6F * half), 0.5F);
}

// A small ring, which many cells can have without hiding the board.
void BoardPainter::place(CellId cell) {
  const ImVec2 at = pen_.pixel(picture_->at(cell).middle);
  const float r = std::max(0.16F * radius(cell), 2.5F * ui_);
  list_.AddCircleFilled(at, r, faded(colours_.target | IM_COL32_A_MASK, 0.75F));
}

void BoardPainter::marks_above(CellId cell, CellMarks marks, bool occupied) {
  const auto is = [marks](Highlight what) { return (marks & mark_bit(what)) != 0; };
  const ImVec2 at = pen_.pixel(picture_->at(cell).middle);
  const float r = radius(cell);
  if (const float prospect = prospect_at(scene_, cell); prospect >= 0)
    pen_.prospect(prospect, at, r, occupied);
  else if (is(Highlight::target) || is(Highlight::risky))
    target(cell, occupied || label_size(cell, false) > 0, is(Highlight::risky));
  else if (is(Highlight::place))
    place(cell);
  const float small = std::clamp(0.36F * r, 6 * ui_, 12 * ui_);
  if (is(Highlight::gained)) pen_.sign({at.x + 0.72F * r, at.y + 0.72F * r}, small, true);
  if (is(Highlight::lost)) pen_.sign({at.x + 0.72F * r, at.y + 0.72F * r}, small, false);
  if (is(Highlight::problem)) {
    const float far = 0.9F * r;
    for (const float y : {-1.0F, 1.0F})
      list_.AddLine({at.x - far, at.y - y * far}, {at.x + far, at.y + y * far}, colours_.bad,
                    std::clamp(0.14F * r, 2.0F, 4 * ui_));
  }
  if (is(Highlight::differs)) {
    const float far = 1.15F * r;
    list_.AddRect({at.x - far, at.y - far}, {at.x + far, at.y + far}, colours_.bad, 0, 0,
                  std::clamp(0.16F * r, 2.0F, 4 * ui_));
  }
}

// A slip in the lower part of the cell with the text and the passage count.
void BoardPainter::note(CellId cell, const NoteReport& found) {
  const float r = radius(cell);
  std::string words = found.text;
  if (found.passages > 0)
    words.append(words.empty() ? "×" : " ×").append(std::to_string(found.passages));
  const float size = std::floor(std::min(13 * ui_, 0.62F * r));
  const ImVec2 middle = pen_.pixel(picture_->at(cell).middle);
  const ImU32 paper = ui::context().theme == Theme::light ? IM_COL32(255, 246, 190, 240)
                                                          : IM_COL32(250, 236, 160, 240);
  const ImVec2 at{middle.x, middle.y + 0.62F * r};
  if (size < 8 * ui_) {
    list_.AddRectFilled({at.x - 0.3F * r, at.y - 0.3F * r}, {at.x + 0.3F * r, at.y + 0.3F * r},
                        paper);
    return;
  }
  const float wide = 2.1F * r;
  words = pen_.cut(words, wide - 6 * ui_, size);
  const ImVec2 room = pen_.text_size(words, size);
  const float half = room.x / 2 + 3 * ui_, high = 0.58F * size;
  list_.AddRectFilled({at.x - half, at.y - high}, {at.x + half, at.y + high}, paper, 2 * ui_);
  list_.AddRect({at.x - half, at.y - high}, {at.x + half, at.y + high}, IM_COL32(120, 100, 20, 160),
                2 * ui_);
  pen_.text(words, at, size, IM_COL32(40, 34, 8, 255));
  pen_.expose("note", words, at, size, 0.5F);
}

void BoardPainter::notes() {
  if (!scene_.notes || scene_.report == nullptr) return;
  for (const NoteReport& found : scene_.report->notes.notes) {
    if (!found.on_board || found.cell.empty()) continue;
    const std::optional<CellId> cell = scene_.game->board.find(found.cell);
    if (cell && picture_->at(*cell).shown) note(*cell, found);
  }
}

CellSet BoardPainter::noted() const {
  CellSet out(static_cast<int>(picture_->piece_spots.size()));
  if (!scene_.notes || scene_.report == nullptr) return out;
  for (const NoteReport& found : scene_.report->notes.notes)
    if (found.on_board && !found.cell.empty())
      if (const std::optional<CellId> cell = scene_.game->board.find(found.cell)) out.add(*cell);
  return out;
}

void BoardPainter::cursor(CellRef at, bool focused, bool hovered) {
  if (!layout_.shown(at)) return;
  turn_to(at.board);
  for (const Tile& tile : picture_->tiles) {
    if (tile.cell != at.cell) continue;
    if (focused) {
      pen_.frame(tile, colours_.panel, 5 * ui_, 0);
      pen_.frame(tile, colours_.cursor, 2.5F * ui_, 1 * ui_);
    } else if (hovered) {
      pen_.frame(tile, faded(colours_.cursor, 0.65F), 1.5F * ui_, 1 * ui_);
    }
  }
}

void BoardPainter::cells(const BoardContents& contents) {
  const auto marks_of = [&](CellId cell) { return contents.marks[cell]; };
  const ImDrawListFlags flags = list_.Flags;
  list_.Flags &= ~ImDrawListFlags_AntiAliasedFill;  // each is outlined anyway
  for (const Tile& t : picture_->tiles)
    if (pen_.in_sight(t.box))
      tile(t, marks_of(t.cell),
           scene_.report != nullptr && hidden(*scene_.report, contents.shown, t.cell));
  list_.Flags = flags;
  draw_cell_drawings(pen_, looks_, *picture_, camera_.scale);
  if (scene_.regions) regions();
  if (scene_.regions) printed_signs();
  if (scene_.report != nullptr) winners(*scene_.report);
  for (const Tile& t : picture_->tiles) {
    if ((marks_of(t.cell) & mark_bit(Highlight::chosen)) == 0) continue;
    pen_.frame(t, colours_.panel, 5 * ui_, 0);
    pen_.frame(t, colours_.accent, 3.5F * ui_, 0);
  }
}

bool BoardPainter::occupied(const BoardContents& contents, CellId cell) const {
  if (scene_.report == nullptr) return false;
  const auto number = nth(cell);
  return std::ranges::any_of(contents.shown.zones, [&](std::size_t zone) {
    const std::vector<CellReport>& cells = scene_.report->zones[zone].cells;
    return number < cells.size() && !cells[number].pieces.empty();
  });
}

void BoardPainter::board(int number, const BoardContents& contents) {
  turn_to(number);
  if (contents.shown.of_cards()) return cards(contents, {});
  ground();
  cells(contents);
  edited_links();
  if (number == 0) route();
  const CellSet papers = noted();
  const auto each = [&](auto&& draw) {
    for (std::size_t c = 0; c < picture_->piece_spots.size(); ++c) {
      const auto cell = CellId(c);
      const PieceSpot& at = picture_->at(cell);
      const PicturePoint reach{at.radius(), at.radius()};
      if (!at.shown) continue;
      const PicturePoint low = at.middle - reach, high = at.middle + reach;
      if (pen_.in_sight({low.x, low.y, high.x, high.y})) draw(cell);
    }
  };
  const Board& board = scene_.game->board;
  each([&](CellId cell) {  // below the pieces on cells
    if (board.link_cells().has(cell) && occupied(contents, cell)) pieces(contents, cell);
  });
  const auto slides = [&](CellId cell) {
    return std::ranges::any_of(contents.sliding, [&](auto& one) { return one.first == cell; });
  };
  CellSet part_of_large(static_cast<int>(picture_->piece_spots.size()));
  for (const LargePiece& piece : contents.large) {
    large(piece);
    for (const CellId cell : piece.cells) part_of_large.add(cell);
  }
  each([&](CellId cell) {
    if (board.link_cells().has(cell) || slides(cell) || part_of_large.has(cell)) return;
    if (occupied(contents, cell))
      pieces(contents, cell);
    else
      label(cell, papers.has(cell));
  });
  for (const auto& [cell, off] : contents.sliding) pieces(contents, cell, off);
  each([&](CellId cell) { badge(cell); });
  if (scene_.regions) region_signs();
  last_action(contents);
  if (number == 0) route_ends();
  notes();
  each([&](CellId cell) {
    if (contents.marks[cell] != 0 || prospect_at(scene_, cell) >= 0)
      marks_above(cell, contents.marks[cell], occupied(contents, cell));
  });
}

}  // namespace hr::editor
