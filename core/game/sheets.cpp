// SPDX-License-Identifier: MIT
#include "core/game/sheets.h"

#include <algorithm>
#include <string_view>

#include "core/board/board_lines.h"
#include "core/board/cell_shape.h"
#include "core/board/marks.h"
#include "core/game/game_def.h"
#include "core/language/term_table.h"

namespace hr {

namespace {

constexpr std::string_view k_seat = "{seat}";

class Naming {
 public:
  Naming(const std::string& seat, std::size_t number) : seat_(seat), number_(number) {}

  void operator()(std::string& text) const {
    for (std::size_t at = text.find(k_seat); at != std::string::npos;
         at = text.find(k_seat, at + seat_.size()))
      text.replace(at, k_seat.size(), seat_);
  }
  void operator()(std::vector<std::string>& texts) const { std::ranges::for_each(texts, *this); }

  void operator()(Writing& block) const { (*this)(block.text); }
  void operator()(Points& block) const { (*this)(block.items); }
  void operator()(CardCopy& /*block*/) const {}
  void operator()(BoardPicture& block) const {
    (*this)(block.labels);
    for (BoardNote& note : block.notes) (*this)(note.text);
    if (!block.marked_for.empty()) block.marked = block.marked_for[number_];
  }
  void operator()(SheetTable& block) const {
    (*this)(block.head);
    for (auto& row : block.rows)
      for (SheetCell& entry : row) (*this)(entry.text);
  }
  void operator()(Question& block) const {
    (*this)(block.text);
    (*this)(block.choices);
  }
  void operator()(Blanks& block) const { (*this)(block.labels); }
  void operator()(CutOuts& block) const {
    for (CutOut& piece : block.pieces) (*this)(piece.texts);
  }
  void operator()(CardSheet& /*block*/) const {}
  void operator()(AnswerKey& /*block*/) const {}

 private:
  const std::string& seat_;
  std::size_t number_;
};

bool wider_than_high(const Board& board) {
  if (board.is_grid() && board.size().z > 1) return false;  // levels are drawn below each other
  Point low = board.position(CellId(0)), high = low;
  for (int c = 0; c < board.cells(); ++c)
    for (const Point& corner : outline(board, CellId(c))) {
      low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
      high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
    }
  return high.x - low.x > 1.1 * (high.y - low.y);
}

// The region that an end wants cut apart, if it is one.
void mark_ends(const GameDef& definition, CellSet& marked) {
  for (const EndDef& end : definition.ends)
    for (const RegionDef& region : definition.regions)
      if (word_of(end.type).cuts_apart && end.to && is_region(*end.to) &&
          end.to->name == region.name)
        for (const CellSet& cells : region.cells) marked |= cells;
}

// Names of rows and columns at the edges, instead of names on crossings of lines.
void name_edges(const Board& board, BoardPicture& picture) {
  picture.labels.assign(picture.labels.size(), "");
  const Coordinates size = board.size();
  const auto note = [&](Coordinates at, std::string text, double right, double up) {
    const CellId cell = board.cell(at);
    if (cell == CellId::none) return;
    const Point spot = board.position(cell);
    picture.notes.push_back({std::move(text), spot.x + right, spot.y + up});
  };
  for (int x = 1; x <= size.x; ++x) note({x, 1, 1}, column_label(board, x), 0, -0.8);
  for (int y = 1; y <= size.y; ++y) note({1, y, 1}, std::to_string(y), -0.8, 0);
}

BoardPicture plain_board(const GameDef& definition) {
  const int cells = definition.board.cells();
  BoardPicture out{
      .cells = CellSet(cells), .marked = CellSet(cells), .marks = marks_of(definition)};
  for (int c = 0; c < definition.board.plain_cells(); ++c) out.cells.add(CellId(c));
  for (int c = 0; c < cells; ++c) out.labels.push_back(definition.board.name(CellId(c)));
  out.links = definition.board.shape() == BoardShape::graph;
  mark_ends(definition, out.marked);
  if (definition.look.style == GridStyle::points && definition.board.is_grid() &&
      !definition.board.is_hex())
    name_edges(definition.board, out);
  return out;
}

}  // namespace

bool is_answer_key(const Sheet& sheet) {
  return std::ranges::any_of(
      sheet.blocks, [](const Block& block) { return std::holds_alternative<AnswerKey>(block); });
}

bool is_extra(const Sheet& sheet) {
  const auto mini = [](const Block& block) {
    const auto* const cards = std::get_if<CardSheet>(&block);
    return cards != nullptr && cards->size == CardSheet::Size::mini;
  };
  return is_answer_key(sheet) || !sheet.off_variant.empty() ||
         std::ranges::any_of(sheet.blocks, mini);
}

Sheet sheet_of(const Sheet& sheet, const GameDef& definition, SeatId seat) {
  Sheet out = sheet;
  const auto number = nth(seat);
  const Naming naming(definition.seats[number].name, number);
  naming(out.title);
  for (Block& block : out.blocks) std::visit(naming, block);
  return out;
}

bool is_printed_card(const GameDef& definition, const KindDef& kind) {
  return kind.card >= 0 && definition.zones[kind.zone].faces == 0;
}

Sheets plain_sheets(const GameDef& definition) {
  Sheets out;
  const bool cards = std::ranges::any_of(
      definition.kinds, [&](const KindDef& kind) { return is_printed_card(definition, kind); });
  const bool cells_for_kinds =
      std::ranges::any_of(definition.kinds, [](const KindDef& kind) { return kind.card >= 0; });
  const bool board =
      definition.board.plain_cells() > 0 || (definition.board.cells() > 0 && !cells_for_kinds);
  if (board && definition.look.style != GridStyle::table)
    out.push_back({.title = definition.name,
                   .blocks = {plain_board(definition)},
                   .landscape = wider_than_high(definition.board)});
  if (cards) {
    out.push_back({.title = definition.name + ": cards", .blocks = {CardSheet()}});
    out.push_back({.title = definition.name + ": cards, mini",
                   .blocks = {CardSheet{.size = CardSheet::Size::mini}}});
  }
  if (!definition.card.empty())
    out.push_back({.title = definition.name + ": the rules", .blocks = {CardCopy()}});
  return out;
}

}  // namespace hr
