// SPDX-License-Identifier: MIT
// Everything below the pieces: staircases, links, cells with their highlights, captions.
#include <algorithm>
#include <cmath>

#include "core/board/edited_board.h"
#include "editor/board/board_painter.h"
#include "editor/board/card_layout.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

// Filled cells with a drawing are of one piece, like a standing board with holes, and not
// chequered.
bool of_one_piece(const DrawnCell& drawn) {
  return drawn.look.fill != Tint::plain && !drawn.look.drawing.empty();
}

ImU32 ground_colour(const PieceLooks& looks, const Tile& tile) {
  const Colours& colours = ui::colours();
  const DrawnCell& drawn = looks.cell(tile.cell);
  const bool light = tile.shade == 0 || of_one_piece(drawn);
  return tinted(light ? colours.cell : colours.cell_other, drawn.look.fill, drawn.filled_for);
}

// False: there is no drawing, or it would be too small.
bool draw_on_cell(BoardPen& pen, const PieceLooks& looks, const DrawnCell& cell,
                  const PieceAxes& at, ImU32 on) {
  const PieceLook* const look = looks.ground(cell.look.drawing);
  return look != nullptr && draw_look(pen, *look, cell.drawn_for,
                                      printed_inks(cell.drawn_for, cell.look.fill, on), false, at);
}

void draw_closed(BoardPen& pen, const PieceLooks& looks, const Tile& place, float scale) {
  const Colours& colours = ui::colours();
  const DrawnCell& drawn = looks.cell(CellId::none);
  const ImU32 colour =
      tinted(mixed(colours.ground, colours.cell, 0.4F), drawn.look.fill, SeatId::none);
  pen.fill(place, colour);
  pen.edge(place, mixed(colour, colours.edge, 0.5F), std::max(1.0F, ui::scaled(1)));
  const PicturePoint middle{(place.box.left + place.box.right) / 2,
                            (place.box.top + place.box.bottom) / 2};
  const float r = 0.8F * room_around(place.outline, middle) * scale;
  draw_on_cell(pen, looks, drawn, {pen.on_screen(middle), {r, 0}, {0, r}}, colour);
}

}  // namespace

void draw_cell_drawings(BoardPen& pen, const PieceLooks& looks, const Picture& picture,
                        float scale) {
  for (const Tile& tile : picture.tiles) {
    if (tile.cell == CellId::none || !pen.in_sight(tile.box)) continue;
    const DrawnCell& cell = looks.cell(tile.cell);
    const PieceSpot& spot = picture.at(tile.cell);
    if (cell.look.drawing.empty() || !spot.shown || !inside(tile.outline, spot.middle)) continue;
    const float size = picture.names_in_cells ? 0.78F * scale : scale;  // with the name below
    PieceAxes at{pen.on_screen(spot.middle), spot.across * size, spot.along * size};
    if (picture.names_in_cells) at.middle = at.middle - spot.along * (0.2F * scale);
    if (draw_on_cell(pen, looks, cell, at, ground_colour(looks, tile)))
      pen.expose("drawing", cell.look.drawing, {at.middle.x, at.middle.y}, at.radius(), 0.5F);
  }
}

std::vector<BoardContents> contents_of(const BoardScene& scene) {
  std::vector<BoardContents> out;
  const int cells = scene.game->board.cells();
  const Report nothing;
  for (DrawnBoard& shown :
       drawn_boards(*scene.game, scene.report != nullptr ? *scene.report : nothing))
    out.push_back({std::move(shown), ById<CellId, CellMarks>(nth(cells), 0)});
  for (BoardContents& each : out)
    if (scene.report != nullptr) each.large = large_pieces(*scene.game, *scene.report, each.shown);
  for (const CellMark& mark : scene.marks)
    for (std::size_t b = 0; b < out.size(); ++b)
      if (mark.cell != CellId::none && (mark.board < 0 || mark.board == static_cast<int>(b)))
        out[b].marks[mark.cell] |= mark_bit(mark.what);
  return out;
}

BoardPainter::BoardPainter(ImDrawList& list, const BoardScene& scene, const BoardLayout& layout,
                           const Camera& camera, const RegionMarks& regions,
                           const PieceLooks& looks)
    : list_(list),
      scene_(scene),
      layout_(layout),
      picture_(&layout.picture),
      camera_(camera),
      regions_(regions),
      looks_(looks),
      colours_(ui::colours()),
      ui_(ui::context().scale),
      pen_(list, camera) {}

float BoardPainter::radius(CellId cell) const {
  return picture_->at(cell).radius() * camera_.scale;
}

// The colours that marks add to that of a cell, and how much of each.
template <class Add>
void BoardPainter::each_wash(CellMarks marks, float prospect, const Add& add) const {
  const auto is = [marks](Highlight what) { return (marks & mark_bit(what)) != 0; };
  if (is(Highlight::from) || is(Highlight::to))
    add(colours_.last | IM_COL32_A_MASK, is(Highlight::to) ? 0.5F : 0.28F);
  if (is(Highlight::chosen)) add(colours_.accent, 0.38F);
  if (is(Highlight::shown)) add(colours_.word, 0.4F);
  if (prospect >= 0) add(colours_.good, 0.1F + 0.6F * prospect);
}

// Of a crossing of lines, which remain in sight.
void BoardPainter::wash(const Tile& tile, CellMarks marks) {
  each_wash(marks, prospect_at(scene_, tile.cell), [&](ImU32 with, float share) {
    pen_.fill(tile, faded(with, share));
    pen_.edge(tile, faded(with, share), std::max(1.0F, ui_));
  });
  if ((marks & mark_bit(Highlight::shown)) != 0) pen_.hatch(tile, colours_.word, 9 * ui_, -1);
}

void BoardPainter::tile(const Tile& tile, CellMarks marks, bool hidden) {
  const auto is = [marks](Highlight what) { return (marks & mark_bit(what)) != 0; };
  ImU32 colour = is(Highlight::closed) ? mixed(colours_.ground, colours_.text, 0.3F)
                                       : ground_colour(looks_, tile);
  if (hidden) colour = mixed(colours_.hidden, colour, 0.25F);
  const float prospect = prospect_at(scene_, tile.cell);
  if (tile.bare && !hidden && !is(Highlight::closed)) {
    if (!tile.link) return wash(tile, marks);
    if (marks == 0 && prospect < 0) return;
  }
  each_wash(marks, prospect, [&](ImU32 with, float share) { colour = mixed(colour, with, share); });
  if (tile.light < 1) colour = mixed(IM_COL32(0, 0, 0, 255), colour, tile.light);
  pen_.fill(tile, colour);
  if (hidden) pen_.hatch(tile, mixed(colours_.hidden, colours_.text, 0.28F), 7 * ui_, 1);
  if (is(Highlight::closed))
    for (const float slope : {1.0F, -1.0F})
      pen_.hatch(tile, mixed(colours_.ground, colours_.text, 0.55F), 6 * ui_, slope);
  if (is(Highlight::shown)) pen_.hatch(tile, colours_.word, 9 * ui_, -1);
  const bool one_piece = of_one_piece(looks_.cell(tile.cell));
  pen_.edge(tile, one_piece ? mixed(colour, colours_.text, 0.08F) : colours_.edge,
            std::max(1.0F, std::floor(ui_ + 0.5F)));
}

void BoardPainter::turn_to(int board) {
  picture_ = &layout_.of(board);
  pen_.move_to(layout_.origins[static_cast<std::size_t>(board)], picture_->square);
}

void BoardPainter::ground() {
  for (const Tile& plate : picture_->plates) {
    const ImU32 colour = tinted(colours_.cell, looks_.usual().fill, SeatId::none);
    pen_.fill(plate, colour);
    pen_.edge(plate, colour, 1);
  }
  for (const Box& band : picture_->bands)
    list_.AddRectFilled(pen_.pixel({band.left, band.top}), pen_.pixel({band.right, band.bottom}),
                        mixed(colours_.ground, colours_.edge, 0.5F), 0.17F * camera_.scale);
  for (const Tile& closed : picture_->closed)
    if (pen_.in_sight(closed.box)) draw_closed(pen_, looks_, closed, camera_.scale);
  for (const PictureLink& link : picture_->links) {
    const LinkLook& look = link.look;
    ImU32 colour = mixed(colours_.ground, picture_->plates.empty() ? colours_.edge : colours_.text,
                         picture_->plates.empty() ? 0.9F : 0.6F);
    if (look.colour != Tint::plain)
      colour = tinted(tinted(colour, look.colour, SeatId::none), look.colour, SeatId::none);
    pen_.link(pen_.pixel(link.from), pen_.pixel(link.to), look.line, colour,
              std::max(1.0F, 0.04F * camera_.scale));
  }
  for (const Caption& caption : picture_->captions) {
    // Presented, those of rows and columns are as large as the margin allows.
    const float share = caption.title ? 0.62F : scene_.presented ? 0.36F : 0.45F;
    const float most = scene_.presented ? 60 : caption.title ? 18 : 15;
    const float size = std::min(most * ui_, share * camera_.scale);
    if (size < 7 * std::sqrt(ui_)) continue;
    const float side = caption.side == TextAlign::left     ? 0
                       : caption.side == TextAlign::centre ? 0.5F
                                                           : 1;
    pen_.text(caption.text, pen_.pixel(caption.at), std::floor(size),
              caption.title ? colours_.text : colours_.muted, side);
    pen_.expose("caption", caption.text, pen_.pixel(caption.at), std::floor(size), side);
  }
}

// What a board file adds or removes, where the picture shows no links: a line from cell to cell,
// and a bar between two cells. Under the pieces.
void BoardPainter::edited_links() {
  const auto& edited = scene_.game->edited;
  if (edited == nullptr || !picture_->links.empty()) return;
  const auto draw = [&](const BoardChanges::WordPair& pair, const char* what, bool bar) {
    const auto a = scene_.game->board.find(pair.first.text);
    const auto b = scene_.game->board.find(pair.second.text);
    if (!a || !b || !picture_->at(*a).shown || !picture_->at(*b).shown) return;
    const PicturePoint from = picture_->at(*a).middle, to = picture_->at(*b).middle;
    const PicturePoint way = to - from, middle = (from + to) * 0.5F;
    const PicturePoint side = PicturePoint{-way.y, way.x} * 0.35F;
    const ImVec2 begin = pen_.pixel(bar ? middle - side : from);
    const ImVec2 end = pen_.pixel(bar ? middle + side : to);
    const float thick = std::max(3 * ui_, (bar ? 0.09F : 0.06F) * camera_.scale);
    list_.AddLine(begin, end, mixed(colours_.edge, colours_.text, bar ? 0.8F : 0.45F), thick);
    ui::expose(std::string(what) + " " + pair.first.text + " " + pair.second.text, what, "",
               {std::min(begin.x, end.x), std::min(begin.y, end.y)},
               {std::max(begin.x, end.x) + 1, std::max(begin.y, end.y) + 1});
  };
  for (const auto& pair : edited->changes.links) draw(pair, "link", false);
  for (const auto& pair : edited->changes.cuts) draw(pair, "cut", true);
}

// Before the other seats' cards: whose they are, and who is to act.
void BoardPainter::areas() {
  pen_.move_to({});
  for (const auto& [seat, box] : layout_.areas) {
    const ImVec2 from = pen_.pixel({box.left, box.top}), to = pen_.pixel({box.right, box.bottom});
    const float round = 0.1F * layout_.card * camera_.scale;
    const SeatReport& whose = scene_.report->seats[seat];
    list_.AddRectFilled(from, to, mixed(colours_.ground, colours_.cell, 0.45F), round);
    list_.AddRect(from, to, whose.to_act ? colours_.accent : colours_.edge, round, 0,
                  (whose.to_act ? 2 : 1) * std::max(1.0F, ui_));
    const float pad = 0.16F * layout_.card, size = k_card_heading * layout_.card * camera_.scale;
    const float letters = std::max(9 * ui_, std::floor(std::min(18 * ui_, 1.1F * size)));
    const PicturePoint at{box.left + pad, box.top + pad + 0.5F * k_card_heading * layout_.card};
    const float r = 0.42F * letters;
    const ImVec2 middle = pen_.pixel(at);
    shape(seat, {{middle.x + r, middle.y}, {r, 0}, {0, r}}, false);
    const std::string name = sentence(whose.called);
    const float wide = (box.width() - 2 * pad) * camera_.scale - 3 * r;
    if (const float fit = pen_.fitting(name, wide, letters, 8); fit > 0)
      pen_.text(name, {middle.x + 3 * r, middle.y}, fit, colours_.text, 0);
    ui::expose("area " + whose.name, "area", name, from, to);
  }
}

void BoardPainter::titles() {
  pen_.move_to({});
  for (int i = 0; i < static_cast<int>(layout_.titles.size()); ++i) {
    const Caption& title = layout_.titles[static_cast<std::size_t>(i)];
    if (title.text.empty()) continue;
    const bool cards = i >= layout_.boards();
    const float max_size = cards ? std::min(17 * ui_, k_card_heading * layout_.card * camera_.scale)
                                 : std::min(20 * ui_, 0.7F * camera_.scale);
    float size = std::max((cards ? 9.0F : 11.0F) * ui_, std::floor(max_size));
    if (cards)
      size = std::max(
          8 * ui_, pen_.fitting(title.text, layout_.of(i).bounds.width() * camera_.scale, size, 8));
    const float side = title.side == TextAlign::left ? 0 : 0.5F;
    pen_.text(title.text, pen_.pixel(title.at), size, colours_.text, side);
    pen_.expose("title", title.text, pen_.pixel(title.at), size, side);
  }
}

}  // namespace hr::editor
