// SPDX-License-Identifier: MIT
// The pieces in cells, as drawings or with letters or a count; stacks as layers with their height;
// and the small text in cells.
#include <algorithm>
#include <cmath>

#include "editor/board/board_painter.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

constexpr float k_layer = 0.2F;  // offset per piece of a stack, in radii

bool are_two_drawings(const std::vector<PieceSymbol>& symbols, const PieceLooks& looks) {
  return symbols.size() == 2 && std::ranges::all_of(symbols, [&](const PieceSymbol& symbol) {
           return symbol.height <= 1 && symbol.note.empty() &&
                  looks.find(symbol.face.kind, symbol.face.owner) != nullptr;
         });
}

}  // namespace

// In pixels. The axes are those of a full-size piece, which leaves room for the layers of a stack.
void BoardPainter::symbol(const PieceSymbol& symbol, PicturePoint middle, PicturePoint across,
                          PicturePoint along, float size) {
  const auto layers = static_cast<float>(symbol.below.size());
  const float shrink =
      size * (symbol.height > 1 ? 1 / (1 + 0.5F * k_layer * layers) : 1.0F) * 0.92F;
  PieceAxes at{middle, across * shrink, along * shrink};
  const float r = at.radius();
  const PicturePoint up{0, -k_layer * r};
  at.middle = middle - up * (layers / 2);
  for (const PieceFace& face : symbol.below) {
    if (!drawn(face, at)) shape(face.owner, at, true);
    at.middle = at.middle + up;
  }
  if (drawn(symbol.face, at)) {
    if (!symbol.note.empty()) note(symbol, at);
  } else {
    shape(symbol.face.owner, at, false);
    scene_.presented && !symbol.note.empty() ? note(symbol, at) : letters(symbol, at);
  }
  if (symbol.height > 1) height(std::to_string(symbol.height), at);
}

void BoardPainter::letters(const PieceSymbol& symbol, const PieceAxes& at) {
  if (symbol.text.empty()) return;
  constexpr float k_sample = 100;  // at which it is measured
  const float wide = pen_.text_size(symbol.text, k_sample).x / k_sample;
  const float size = std::floor(at.radius() * letters_room(symbol.face.owner, wide));
  if (size < 6 * std::sqrt(ui_)) return;
  pen_.text(symbol.text, {at.middle.x, at.middle.y}, size, on_owner(symbol.face.owner));
  pen_.expose("letters", symbol.text, {at.middle.x, at.middle.y}, size, 0.5F);
}

// Text of a cell, such as the number of a jewel, is written on the piece there; if there are an
// owned and an unowned piece, on the owned one.
void BoardPainter::name_symbols(std::vector<PieceSymbol>& symbols, CellId cell) const {
  const auto number = nth(cell);
  if (number >= scene_.labels.size() || scene_.labels[number].empty()) return;
  const auto nobodys = [](const PieceSymbol& symbol) { return !is_seat(symbol.face.owner); };
  if (!std::ranges::all_of(symbols, nobodys)) std::erase_if(symbols, nobodys);
  if (symbols.size() != 1 || symbols[0].height > 1) return;
  symbols[0].text = symbols[0].note = scene_.labels[number];
  symbols[0].raised = number < scene_.badges.size() && !scene_.badges[number].empty();
}

// A bar in the owner's colour, with the letters of its kind if it has any; several beside each
// other. Along a link it reaches from cell to cell.
void BoardPainter::bars(const std::vector<PieceSymbol>& symbols, CellId cell) {
  const PieceSpot& spot = picture_->at(cell);
  const auto [a, b] = scene_.game->board.link_cells().ends(cell);
  const bool across = scene_.game->board.link_cells().across();
  const PicturePoint half = across ? spot.across
                                   : (picture_->at(b).middle - picture_->at(a).middle) *
                                         (scene_.game->board.is_grid() ? 0.5F : 0.25F);
  const PicturePoint whole =
      across ? spot.middle : (picture_->at(a).middle + picture_->at(b).middle) * 0.5F;
  const PicturePoint side = spot.along * (1 / length(spot.along));
  const auto all = static_cast<float>(symbols.size());
  const float room = 2 * length(spot.along), wide = std::min(0.11F, 0.9F * room / all);
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    const float off = (static_cast<float>(i) - (all - 1) / 2) * room / all;
    const PicturePoint middle = whole + side * off;
    const SeatId owner = symbols[i].face.owner;
    const ImU32 colour = is_seat(owner) ? owner_colour(owner) : colours_.text;
    const float thick = std::max(2 * ui_, wide * camera_.scale);
    const ImVec2 from = pen_.pixel(middle - half), to = pen_.pixel(middle + half);
    list_.AddLine(from, to, mixed(colour, IM_COL32_BLACK, 0.5F), thick + 1.5F * ui_);
    list_.AddLine(from, to, colour, thick);
    const float letters = pen_.fitting(symbols[i].text, 1.4F * thick, 1.2F * thick, 8);
    if (!symbols[i].text.empty() && letters > 0 && is_seat(owner))
      pen_.text(symbols[i].text, pen_.pixel(middle), letters, on_owner(owner));
  }
}

void BoardPainter::pieces(const BoardContents& contents, CellId cell, PicturePoint off) {
  const PieceSpot& piece_spot = picture_->at(cell);
  std::vector<PieceSymbol> symbols = symbols_of(*scene_.game, *scene_.report, contents.shown, cell);
  if (scene_.game->board.link_cells().has(cell)) return bars(symbols, cell);
  constexpr std::size_t k_max_symbols = 9;
  name_symbols(symbols, cell);
  const std::size_t all = symbols.size();
  if (all > k_max_symbols) symbols.resize(k_max_symbols - 1);
  const bool overlap = are_two_drawings(symbols, looks_);
  const std::vector<SymbolPlace> places =
      overlap ? places_for_two_drawings()
              : places_for(static_cast<int>(std::min(all, k_max_symbols)));
  const PicturePoint middle = pen_.on_screen(piece_spot.middle + off);
  const PicturePoint across = piece_spot.across * camera_.scale,
                     along = piece_spot.along * camera_.scale;
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    const SymbolPlace& place = places[i];
    const PicturePoint at = middle + across * place.at.x + along * place.at.y;
    // The upper one stands out from the same colour behind it.
    if (i == 1 && overlap) list_.AddCircleFilled({at.x, at.y}, 0.6F * radius(cell), colours_.cell);
    symbol(symbols[i], at, across, along, place.radius);
  }
  if (all > k_max_symbols) {
    const PicturePoint at = middle + across * places.back().at.x + along * places.back().at.y;
    const std::string more = std::string("+").append(std::to_string(all - symbols.size()));
    const float size = pen_.fitting(more, 2 * places.back().radius * length(across), 14 * ui_);
    if (size > 0) pen_.text(more, {at.x, at.y}, size, colours_.text);
  }
}

// One drawing on a plate over all its cells.
void BoardPainter::large(const LargePiece& piece) {
  Box plate = k_no_box, room = k_no_box;
  for (const Tile& tile : picture_->tiles) {
    if (std::ranges::find(piece.cells, tile.cell) == piece.cells.end()) continue;
    const PieceSpot& spot = picture_->at(tile.cell);
    const PicturePoint reach{spot.radius(), spot.radius()};
    for (const PicturePoint at : {spot.middle - reach, spot.middle + reach}) take(room, at);
    for (const PicturePoint corner : tile.outline) take(plate, corner);
  }
  if (!pen_.in_sight(plate)) return;
  const ImU32 colour = is_seat(piece.owner) ? owner_colour(piece.owner) : colours_.text;
  const float inset = 0.06F, round = 0.16F * camera_.scale;
  const ImVec2 from = pen_.pixel({plate.left + inset, plate.top + inset});
  const ImVec2 to = pen_.pixel({plate.right - inset, plate.bottom - inset});
  list_.AddRectFilled(from, to, mixed(colours_.cell, colour, 0.18F), round);
  list_.AddRect(from, to, mixed(mixed(colours_.cell, colour, 0.5F), colours_.text, 0.3F), round, 0,
                std::max(1.0F, 0.03F * camera_.scale));
  const PicturePoint middle =
      pen_.on_screen({(room.left + room.right) / 2, (room.top + room.bottom) / 2});
  const float r = std::min(room.width(), room.height()) / 2 * camera_.scale;
  this->piece({piece.owner, piece.kind}, middle, r);
  pen_.expose("large piece", piece.kind, {middle.x, middle.y}, r, 0.5F);
}

// Half transparent.
void BoardPainter::ghost(CellRef at, const BoardContents& contents) {
  const auto found = std::ranges::find_if(scene_.ghosts, [&](const Ghost& ghost) {
    return ghost.at == at.cell &&
           (!is_seat(contents.shown.seat) || contents.shown.seat == ghost.piece.owner);
  });
  if (found == scene_.ghosts.end() || !layout_.shown(at)) return;
  turn_to(at.board);
  const int first = list_.VtxBuffer.Size;
  const LargePiece& would_be = found->piece;
  if (found->whole)
    large(would_be);
  else
    for (const CellId cell : would_be.cells)
      piece({would_be.owner, would_be.kind}, pen_.on_screen(picture_->at(cell).middle),
            radius(cell));
  for (ImDrawVert& corner :
       std::span(list_.VtxBuffer.Data + first, list_.VtxBuffer.Data + list_.VtxBuffer.Size))
    corner.col = faded(corner.col, 0.6F);
  for (const CellId cell : would_be.cells) {
    const PicturePoint middle = pen_.on_screen(picture_->at(cell).middle);
    pen_.expose("ghost", scene_.game->board.name(cell), {middle.x, middle.y}, radius(cell), 0.5F);
  }
}

// The value of a cell that is worth more than others: a plate at its lower edge with a star and the
// number, as large as fits.
void BoardPainter::badge(CellId cell) {
  const auto number = nth(cell);
  if (number >= scene_.badges.size() || scene_.badges[number].empty()) return;
  if (scene_.presented && number < scene_.labels.size() && !scene_.labels[number].empty()) return;
  const PieceSpot& piece_spot = picture_->at(cell);
  const PicturePoint at = pen_.on_screen(piece_spot.middle);
  const float r = radius(cell);
  const std::string words = "★" + scene_.badges[number];
  float size = pen_.fitting(words, 1.7F * r, std::min(15 * ui_, 0.62F * r), 6);
  const ImVec2 low{at.x, at.y + 0.78F * r};
  if (size <= 0) return list_.AddCircleFilled(low, 0.3F * r, colours_.warning);
  const ImVec2 room = pen_.text_size(words, size);
  const float half = room.x / 2 + 0.25F * size, high = 0.56F * size;
  list_.AddRectFilled({low.x - half, low.y - high}, {low.x + half, low.y + high}, colours_.raised,
                      high);
  list_.AddRect({low.x - half, low.y - high}, {low.x + half, low.y + high}, colours_.warning, high,
                0, std::max(1.0F, ui_));
  pen_.text(words, low, size, colours_.text);
  pen_.expose("badge", words, low, size, 0.5F);
}

void BoardPainter::piece(const PieceFace& face, PicturePoint middle, float radius) {
  const std::string text(scene_.game->letters_on(face.kind, face.owner));
  symbol({.face = face, .text = text, .below = {}}, middle, {radius, 0}, {0, radius}, 1);
}

void BoardPainter::carried(CellRef from, const BoardContents& contents, PicturePoint at) {
  turn_to(from.board);
  if (contents.shown.of_cards()) return cards(contents, {from.cell, at});
  const std::vector<PieceSymbol> symbols =
      symbols_of(*scene_.game, *scene_.report, contents.shown, from.cell);
  if (symbols.empty()) return;
  const float r = radius(from.cell);
  symbol(symbols.back(), at, {r, 0}, {0, r}, 1);
}

std::string_view BoardPainter::label_of(CellId cell) const {
  const auto number = nth(cell);
  if (number < scene_.labels.size()) return scene_.labels[number];
  if (picture_->names_in_cells) return scene_.game->board.name(cell);
  return {};
}

// 0: no label, or not legible.
float BoardPainter::label_size(CellId cell, bool noted) const {
  const float r = radius(cell);
  const std::string_view words = label_of(cell);
  if (words.empty()) return 0;
  const float most = (noted ? 0.6F : 0.9F) * r;
  return pen_.fitting(words, 1.9F * r, scene_.presented ? most : std::min(14 * ui_, most));
}

// In the middle of an empty cell, above a note, or small below what is printed on the cell.
void BoardPainter::label(CellId cell, bool noted) {
  float size = label_size(cell, noted);
  if (size <= 0) return;
  ImVec2 at = pen_.pixel(picture_->at(cell).middle);
  const float r = radius(cell);
  if (has_printed_sign(regions_, cell) || !looks_.cell(cell).look.drawing.empty()) {
    size = pen_.fitting(label_of(cell), 1.3F * r, std::min(size, 0.42F * r), 7);
    at.y += 0.66F * r;
  } else if (noted) {
    at.y -= 0.2F * r;
  }
  if (size <= 0) return;
  const float ink = ui::context().theme == Theme::contrast ? 0.9F : 0.72F;
  pen_.text(label_of(cell), at, size, mixed(colours_.cell, colours_.text, ink));
  pen_.expose("label", label_of(cell), at, size, 0.5F);
}

}  // namespace hr::editor
