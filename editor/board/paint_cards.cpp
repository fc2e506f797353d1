// SPDX-License-Identifier: MIT
// Cards: a face with the name of its kind, or its rank and suit; a back for one that is not seen.
#include <algorithm>
#include <cctype>
#include <cmath>
#include <functional>
#include <optional>

#include "core/base/words.h"
#include "editor/board/board_painter.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

constexpr ImU32 k_paper = IM_COL32(255, 255, 255, 255), k_ink = IM_COL32(28, 32, 38, 255);
constexpr ImU32 k_small_print = IM_COL32(70, 76, 86, 255);
// Widths of cards at scale 1: of an enlarged one, and from which all, or the name, can be read.
constexpr float k_enlarged = 150, k_readable = 96, k_name_readable = 56;
constexpr int k_max_under = 2;  // the cards that are seen under the top one of a pile

ImU32 suit_ink(const std::string& suit) {
  const std::optional<std::uint32_t> colour = suit_colour(suit);
  if (!colour) return k_ink;
  return IM_COL32(*colour >> 16, *colour >> 8 & 0xff, *colour & 0xff, 255);
}

// "sort weapon" → "weapon", but "cost 3" stays: a number alone says nothing.
std::string value_of(const std::string& attribute) {
  const std::size_t space = attribute.rfind(' ');
  if (space == std::string::npos || space + 1 == attribute.size()) return attribute;
  const char first = attribute[space + 1];
  return std::isalpha(static_cast<unsigned char>(first)) != 0 ? attribute.substr(space + 1)
                                                              : attribute;
}

// The edges of a card, in pixels.
struct CardBox {
  ImVec2 from, to;
  float width() const { return to.x - from.x; }
  float round() const { return 0.1F * width(); }
  CardBox moved(float x, float y) const { return {{from.x + x, from.y + y}, {to.x + x, to.y + y}}; }
  CardBox inner(float by) const { return {{from.x + by, from.y + by}, {to.x - by, to.y - by}}; }
};

// Draws a piece's drawing; false: it has none.
using Draw = std::function<bool(const PieceFace&, const PieceAxes&)>;

class CardPainter {
 public:
  // All must outlive it.
  CardPainter(ImDrawList& list, BoardPen& pen, const BoardScene& scene, const PieceLooks& looks,
              Draw drawn)
      : list_(list), pen_(pen), scene_(scene), looks_(looks), drawn_(std::move(drawn)) {}

  // `alone`: only the top one of several equal cards.
  void card(const BoardContents& contents, CellId cell, const CardBox& whole, bool alone = false);
  void card_arrived(const CardBox& box);
  void card_place(const CardBox& box, const std::string& name);
  void card_marks(const CardBox& box, CellMarks marks);
  void enlarged(const PieceReport& piece, const CardBox& small, const Box& whole);

 private:
  void card_pile(const PieceReport& piece, bool back, const std::string& note,
                 const CardBox& whole);
  void card_face(const PieceFace& face, const CardBox& box);
  void card_name(const std::string& name, const CardBox& box);
  void card_back(const CardBox& box);
  void card_sheet(const CardBox& box, ImU32 edge);
  void card_note(const std::string& text, ImVec2 middle, const CardBox& box);

  ImDrawList& list_;
  BoardPen& pen_;
  const BoardScene& scene_;
  const PieceLooks& looks_;
  Draw drawn_;
  const Colours& colours_ = ui::colours();
  float ui_ = ui::context().scale;  // scale of the window
};

// A card on the table, or a place for one.
void CardPainter::card(const BoardContents& contents, CellId cell, const CardBox& whole,
                       bool alone) {
  const ZoneReport& zone = scene_.report->zones[contents.shown.zones.front()];
  const CellReport& found = zone.cells[nth(cell)];
  const bool slot = zone.holds != Holds::bag;
  if (found.pieces.empty() && !found.hidden) return card_place(whole, slot ? found.name : "");
  PieceReport piece =
      found.pieces.empty() ? PieceReport{.kind = "back", .back = true} : found.pieces.back();
  if (alone) piece.count = 1;
  const bool back = found.hidden || piece.back;
  std::string note = slot ? found.name : "";
  if (!slot && piece.count > 1) note = "×" + std::to_string(piece.count);
  if (!slot && back) note = found.hidden ? "" : std::to_string(piece.count);
  card_pile(piece, back, note, whole);
}

// With the edges of the cards below, if there are several.
void CardPainter::card_pile(const PieceReport& piece, bool back, const std::string& note,
                            const CardBox& whole) {
  const int under = std::min(piece.count - 1, k_max_under);
  const float wide = whole.width(), step = std::max(2.0F, std::round(0.045F * wide));
  CardBox top = whole;
  top.to.x -= step * static_cast<float>(under), top.to.y -= step * static_cast<float>(under);
  for (int i = under; i > 0; --i) {
    const float by = step * static_cast<float>(i);
    card_sheet(top.moved(by, by), k_ink);
  }
  const float middle = (top.from.x + top.to.x) / 2, low = top.to.y - 0.19F * wide;
  if (back) {
    card_back(top);
    return card_note(note, {middle, (top.from.y + top.to.y) / 2}, top);
  }
  card_sheet(top, mixed(is_seat(piece.owner) ? owner_colour(piece.owner) : k_ink, k_ink, 0.3F));
  CardBox print = top;
  if (!note.empty()) print.to.y = low - 0.15F * wide;
  card_face({piece.owner, piece.kind}, print);
  card_note(note, {middle, low}, top);
}

// Where a card can lie.
void CardPainter::card_place(const CardBox& box, const std::string& name) {
  list_.AddRectFilled(box.from, box.to, mixed(colours_.ground, colours_.cell, 0.5F), box.round());
  list_.AddRect(box.from, box.to, mixed(colours_.ground, colours_.text, 0.35F), box.round(), 0,
                std::max(1.0F, ui_));
  const float size =
      pen_.fitting(name, 0.8F * box.width(), std::min(14 * ui_, 0.3F * box.width()), 8);
  if (!name.empty() && size > 0)
    pen_.text(name, {(box.from.x + box.to.x) / 2, (box.from.y + box.to.y) / 2}, size,
              colours_.muted);
}

void CardPainter::card_sheet(const CardBox& box, ImU32 edge) {
  list_.AddRectFilled(box.from, box.to, k_paper, box.round());
  list_.AddRect(box.from, box.to, edge, box.round(), 0, std::max(1.0F, 0.02F * box.width()));
}

// What is printed on a card: its rank and suit; or its name and its drawing or label, if the rules
// declare one, else its other attributes.
void CardPainter::card_face(const PieceFace& face, const CardBox& box) {
  const float wide = box.width(), high = box.to.y - box.from.y;
  const float x = (box.from.x + box.to.x) / 2;
  const auto found = scene_.game->card_faces.find(face.kind);
  const CardFace print = found == scene_.game->card_faces.end() ? CardFace{} : found->second;
  if (!print.rank.empty() && !print.suit.empty()) {
    const ImU32 ink = suit_ink(print.suit);
    const float large = std::floor(std::min(0.52F * wide, 0.5F * high));
    if (const float fit = pen_.fitting(print.rank, 0.86F * wide, large, 5); fit > 0)
      pen_.text(print.rank, {x, box.from.y + 0.34F * high}, fit, ink);
    const std::string sign = suit_sign(print.suit);
    const float size = pen_.fitting(sign, 0.86F * wide, std::min(0.32F * wide, 0.3F * high), 5);
    if (size > 0) pen_.text(sign, {x, box.from.y + 0.76F * high}, size, ink);
    return;
  }
  const float line = 0.19F * wide;
  const PieceLook* const look = looks_.find(face.kind, face.owner);
  const float half = std::min(0.36F * wide, (high - 2.2F * line) / 2);
  const PicturePoint middle{x, box.to.y - half - 0.2F * line};
  card_name(spoken(face.kind), box);
  if (look != nullptr && look->declared && drawn_(face, {middle, {half, 0}, {0, half}})) return;
  if (const std::string label(scene_.game->label_on(face.kind, face.owner)); !label.empty()) {
    if (const float size = pen_.fitting(label, 0.86F * wide, 1.6F * half, 5); size > 0)
      pen_.text(label, {middle.x, middle.y}, size, k_ink);
    return;
  }
  float y = box.from.y + 0.26F * wide + line;
  for (const std::string& text : card_lines(*scene_.game, face.kind)) {
    if (y + 0.5F * line > box.to.y) break;
    const auto fitting = [&](const std::string& words) {
      return pen_.fitting(words, 0.9F * wide, std::min(15 * ui_, 0.95F * line), 7);
    };
    const std::string words = fitting(text) < 10 * ui_ ? value_of(text) : text;
    if (const float size = fitting(words); size > 0) pen_.text(words, {x, y}, size, k_small_print);
    y += line;
  }
}

// In one line at the top, or else in two if it has two words.
void CardPainter::card_name(const std::string& name, const CardBox& box) {
  const float wide = box.width(), x = (box.from.x + box.to.x) / 2, y = box.from.y + 0.2F * wide;
  const float most = std::min(0.24F * wide, 22 * ui_), room = 0.9F * wide;
  const std::size_t space = name.find(' ', name.size() / 3);
  const float size = pen_.fitting(name, room, most, 5);
  if (space == std::string::npos || size > 0.75F * most) {
    if (size > 0) pen_.text(name, {x, y}, size, k_ink);
    return;
  }
  const std::string first = name.substr(0, space), second = name.substr(space + 1);
  const float both = std::min(pen_.fitting(first, room, 0.9F * most, 5),
                              pen_.fitting(second, room, 0.9F * most, 5));
  if (both <= 0) return;
  pen_.text(first, {x, y - 0.5F * both}, both, k_ink);
  pen_.text(second, {x, y + 0.6F * both}, both, k_ink);
}

// A lattice in a frame.
void CardPainter::card_back(const CardBox& box) {
  const float line = std::max(1.0F, 0.02F * box.width());
  const CardBox inner = box.inner(0.07F * box.width());
  card_sheet(box, k_ink);
  list_.AddRectFilled(inner.from, inner.to, colours_.accent, inner.round());
  list_.PushClipRect(inner.from, inner.to, true);
  const float high = inner.to.y - inner.from.y, pitch = std::max(3.0F, 0.13F * box.width());
  for (float x = inner.from.x - high; x < inner.to.x + high; x += pitch) {
    list_.AddLine({x, inner.from.y}, {x + high, inner.to.y}, faded(k_paper, 0.5F), line);
    list_.AddLine({x + high, inner.from.y}, {x, inner.to.y}, faded(k_paper, 0.5F), line);
  }
  list_.PopClipRect();
}

// Beside the small card, or else on its other side, with a line for each attribute.
void CardPainter::enlarged(const PieceReport& piece, const CardBox& small, const Box& whole) {
  const std::vector<std::string> lines = card_lines(*scene_.game, piece.kind);
  const float readable = (lines.empty() ? k_name_readable : k_readable) * ui_;
  if (small.width() >= readable) return;
  const float wide = k_enlarged * ui_, line = 22 * ui_, gap = 8 * ui_;
  const float high = 0.42F * wide + line * static_cast<float>(lines.size());
  float left = small.to.x + gap;
  if (left + wide > whole.right) left = small.from.x - gap - wide;
  const float top = std::max(whole.top, small.to.y - high);  // below it, a refusal may be shown
  const CardBox box{{left, top}, {left + wide, top + high}};
  card_sheet(box.moved(3 * ui_, 3 * ui_), with_alpha(k_ink, 90));
  card_sheet(box, k_ink);
  card_name(spoken(piece.kind), box);
  const float x = left + wide / 2;
  float y = top + 0.36F * wide;
  std::string words;
  for (const std::string& text : lines) {
    pen_.text(text, {x, y}, pen_.fitting(text, 0.9F * wide, 16 * ui_, 5), k_ink);
    words += (words.empty() ? "" : ", ") + text;
    y += line;
  }
  ui::expose("enlarged " + piece.kind, "card", words, box.from, box.to);
}

// How many cards lie there, or the name of the place, on a plate.
void CardPainter::card_note(const std::string& text, ImVec2 middle, const CardBox& box) {
  const float size =
      pen_.fitting(text, 0.7F * box.width(), std::min(16 * ui_, 0.24F * box.width()), 7);
  if (text.empty() || size <= 0) return;
  const float half = pen_.text_size(text, size).x / 2 + 0.35F * size, high = 0.62F * size;
  const ImVec2 from{middle.x - half, middle.y - high}, to{middle.x + half, middle.y + high};
  list_.AddRectFilled(from, to, colours_.raised, high);
  list_.AddRect(from, to, colours_.text, high, 0, std::max(1.0F, ui_));
  pen_.text(text, middle, size, colours_.text);
}

// The last move has brought a card here: a frame in the colour of last moves, and a small triangle
// below it.
void CardPainter::card_arrived(const CardBox& box) {
  const ImU32 colour = mixed(colours_.last | IM_COL32_A_MASK, colours_.text, 0.35F);
  const CardBox around = box.inner(-2 * ui_);
  list_.AddRect(around.from, around.to, colour, box.round(), 0, 4 * ui_);
  const float x = (box.from.x + box.to.x) / 2, half = std::max(5 * ui_, 0.09F * box.width());
  list_.AddTriangleFilled({x - half, box.to.y + half}, {x, box.to.y - 0.6F * half},
                          {x + half, box.to.y + half}, colour);
  pen_.expose("arrived", "", {x, box.to.y}, half, 0.5F);
}

// A frame; around cards that can be chosen also a small triangle above them.
void CardPainter::card_marks(const CardBox& box, CellMarks marks) {
  const auto is = [marks](Highlight what) { return (marks & mark_bit(what)) != 0; };
  const auto frame = [&](ImU32 colour, float width) {
    const CardBox around = box.inner(-0.5F * width);
    list_.AddRect(around.from, around.to, colour, box.round(), 0, width);
  };
  if (is(Highlight::shown)) frame(colours_.word, 4 * ui_);
  if (is(Highlight::chosen)) frame(colours_.accent, 4 * ui_);
  if (!is(Highlight::target)) return;
  const ImU32 colour = colours_.target | IM_COL32_A_MASK;
  frame(colour, 3 * ui_);
  const float x = (box.from.x + box.to.x) / 2, half = std::max(5 * ui_, 0.09F * box.width());
  list_.AddTriangleFilled({x - half, box.from.y - half}, {x + half, box.from.y - half},
                          {x, box.from.y + 0.6F * half}, colour);
}

// In whole pixels.
CardBox box_of(const BoardPen& pen, const Tile& tile, PicturePoint off = {}) {
  const ImVec2 from = pen.pixel({tile.box.left, tile.box.top});
  const ImVec2 to = pen.pixel({tile.box.right, tile.box.bottom});
  return {{std::round(from.x + off.x), std::round(from.y + off.y)},
          {std::round(to.x + off.x), std::round(to.y + off.y)}};
}

}  // namespace

void BoardPainter::cards(const BoardContents& contents, const CarriedCard& only) {
  const auto draw = [this](const PieceFace& face, const PieceAxes& at) { return drawn(face, at); };
  CardPainter painter(list_, pen_, scene_, looks_, draw);
  for (const Tile& tile : picture_->tiles) {
    if (only.cell == tile.cell) {
      const PicturePoint off = only.at - pen_.on_screen(picture_->at(tile.cell).middle);
      painter.card(contents, tile.cell, box_of(pen_, tile, off));
    }
    if (only.cell != CellId::none || !pen_.in_sight(tile.box)) continue;
    const CardBox box = box_of(pen_, tile);
    painter.card(contents, tile.cell, box);
    if (std::ranges::count(contents.arrived, tile.cell) > 0) painter.card_arrived(box);
    const CellMarks marks = contents.marks[tile.cell];
    if (marks == 0) continue;
    painter.card_marks(box, marks);
    marks_above(tile.cell, marks & ~mark_bit(Highlight::target), true);
  }
  if (only.cell != CellId::none) return;
  for (const Tile& tile : picture_->closed) painter.card_place(box_of(pen_, tile), "");
  for (const auto& [cell, off] : contents.sliding)
    for (const Tile& tile : picture_->tiles)
      if (tile.cell == cell)
        painter.card(contents, cell, box_of(pen_, tile, off * camera_.scale), true);
  notes();
}

void draw_enlarged_card(ImDrawList& list, const BoardScene& scene, const CanvasState& look,
                        CellRef at, std::span<const BoardContents> boards) {
  const auto board = static_cast<std::size_t>(at.board);
  const PieceReport* const card =
      scene.report == nullptr ? nullptr : face_up(*scene.report, boards[board].shown, at.cell);
  if (card == nullptr) return;
  BoardPen pen(list, look.camera());
  pen.move_to(look.layout().origins[board]);
  const auto no_drawing = [](const PieceFace&, const PieceAxes&) { return false; };
  CardPainter painter(list, pen, scene, look.looks(), no_drawing);
  for (const Tile& tile : look.layout().of(at.board).tiles)
    if (tile.cell == at.cell) painter.enlarged(*card, box_of(pen, tile), look.whole());
}

}  // namespace hr::editor
