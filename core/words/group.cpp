// SPDX-License-Identifier: MIT
#include "core/words/group.h"

#include <algorithm>

#include "core/base/message.h"
#include "core/engine/engine.h"
#include "core/language/with_end.h"
#include "core/words/contents.h"
#include "core/words/seat_names.h"

namespace hr {

namespace {

CellSet without(const CellSet& a, const CellSet& b) {
  CellSet out = a;
  for (CellId c = b.next(); c != CellId::none; c = b.next(c)) out.remove(c);
  return out;
}

CellSet plain_cells_of(const Board& board) {
  CellSet out(board.cells());
  for (int c = 0; c < board.plain_cells(); ++c) out.add(CellId(c));
  return out;
}

bool intersect(const CellSet& a, const CellSet& b) {
  for (std::size_t i = 0; i < a.words().size(); ++i)
    if ((a.words()[i] & b.words()[i]) != 0) return true;
  return false;
}

// All of `cells` that are connected to one of them.
CellSet connected_to(const Board& board, const CellSet& cells, CellId from) {
  CellSet out(board.cells());
  std::vector<CellId> open{from};
  out.add(from);
  while (!open.empty()) {
    const NeighbourList around = board.neighbours(open.back());
    open.pop_back();
    for (const CellId c : around)
      if (cells.has(c) && !out.has(c)) out.add(c), open.push_back(c);
  }
  return out;
}

// A seat's visible pieces in a zone instance, of one kind or (none) of all.
CellSet pieces(const View& view, ZoneInstance zone, SeatId seat, KindId kind) {
  const int cells = view.game().cells();
  CellSet out(cells);
  for (int c = 0; c < cells; ++c)
    for (const Pieces& found : contents(view, zone, CellId(c)).pieces)
      if (found.piece.owner == seat && (kind == KindId::none || found.piece.kind == kind))
        out.add(CellId(c));
  return out;
}

// A declared end that depends on pieces, for one seat: what its word (core/language/end_word.h)
// looks at.
class Sought {
 public:
  Sought(const View& view, const EndDef& end, SeatId seat) : view_(view), end_(end), seat_(seat) {
    const Game& game = view.game();
    kind_ = end.kind.empty() ? KindId::none : game.kind(end.kind);
    const ZoneId zone = kind_ == KindId::none ? ZoneId(0) : game.definition().kinds[kind_].zone;
    zone_ = game.layout().zone_instance(zone, seat);
  }

  ZoneInstance zone() const { return zone_; }
  const Board& board() const { return view_.game().board(); }
  int n() const { return end_.n; }
  // The seat's pieces that count, as far as the viewer sees them.
  CellSet own() const { return pieces(view_, zone_, seat_, kind_); }
  CellSet from() const { return cells(end_.from); }
  CellSet to() const { return cells(end_.to); }
  CellSet nothing() const { return CellSet(board().cells()); }
  static bool meet(const CellSet& a, const CellSet& b) { return intersect(a, b); }
  // All groups of these pieces of which decides(group) holds.
  template <class F>
  CellSet groups(const F& decides) const {
    CellSet out = nothing();
    for (const CellSet& group : parts_of(board(), own()))
      if (decides(group)) out |= group;
    return out;
  }

  // The cells that fulfil the end; empty if it is not fulfilled.
  CellSet found() const {
    return with_end(end_.type, [&](auto word) { return word.found(*this); });
  }

 private:
  CellSet cells(const Set& set) const {
    return view_.cells(view_.game().bind(set, ZoneId::none, "ends"), seat_);
  }

  const View& view_;
  const EndDef& end_;
  SeatId seat_;
  KindId kind_ = KindId::none;
  ZoneInstance zone_ = ZoneInstance::none;
};

void add_parts(const View& view, const EndDef& end, PieceGroup& group) {
  const Board& board = view.game().board();
  const CellSet marks = Sought(view, end, group.seat).to();
  for (const CellId mark : marks.list())
    if (group.cells.has(mark)) group.marks.push_back(mark);
  for (CellSet& cells : parts_of(board, without(plain_cells_of(board), group.cells))) {
    BoardPart& part = group.parts.emplace_back(BoardPart{std::move(cells), {}});
    for (const CellId mark : marks.list())
      if (part.cells.has(mark)) part.marks.push_back(mark);
  }
}

Message names(const Game& game, std::span<const CellId> cells) {
  std::vector<std::string> out;
  out.reserve(cells.size());
  for (const CellId cell : cells) out.push_back(game.board().name(cell));
  return Message::all_of(out);
}

}  // namespace

std::vector<CellSet> parts_of(const Board& board, const CellSet& cells) {
  std::vector<CellSet> out;
  for (CellSet left = cells; left.next() != CellId::none; left = without(left, out.back()))
    out.push_back(connected_to(board, cells, left.next()));
  return out;
}

bool cuts(const Board& board, const CellSet& set, const CellSet& marks) {
  const CellSet outside = without(plain_cells_of(board), set);
  CellSet left = without(marks, set);
  for (CellId mark = left.next(); mark != CellId::none; mark = left.next()) {
    left.remove(mark);
    if (intersect(connected_to(board, outside, mark), left)) return false;
  }
  return true;
}

std::optional<PieceGroup> group_at(const View& view, CellId cell) {
  const Game& game = view.game();
  for (const ZoneInstance zone : game.layout().zone_instances())
    for (const Pieces& found : contents(view, zone, cell).pieces) {
      const SeatId seat = found.piece.owner;
      if (seat == SeatId::none) continue;
      PieceGroup out{.seat = seat, .zone = zone, .cells = {}, .marks = {}, .parts = {}};
      for (const EndDef& end : game.definition().ends) {
        if (!word_of(end.type).cuts_apart) continue;
        const Sought sought(view, end, seat);
        const CellSet own = sought.own();
        if (sought.zone() != zone || !own.has(cell)) continue;
        out.cells = connected_to(game.board(), own, cell);
        add_parts(view, end, out);
        return out;
      }
      out.cells = connected_to(game.board(), pieces(view, zone, seat, KindId::none), cell);
      return out;
    }
  return std::nullopt;
}

std::optional<PieceGroup> winning_group(const View& view) {
  const Header& header = view.state().header();
  const GameDef& def = view.game().definition();
  if (!header.ended || header.reason != EndReason::end || header.end >= def.ends.size()) return {};
  const EndDef& end = def.ends[header.end];
  if (!lists(end.type, EndLists::kind)) return {};
  const EndResult result = result_of(end);
  for (int s = 0; s < view.game().seats(); ++s) {
    const bool won = (header.winners & seat_bit(SeatId(s))) != 0;
    if ((result == EndResult::wins && !won) || (result == EndResult::loses && won)) continue;
    const Sought sought(view, end, SeatId(s));
    PieceGroup out{.seat = SeatId(s),
                   .zone = sought.zone(),
                   .cells = sought.found(),
                   .marks = {},
                   .parts = {}};
    if (out.cells.size() == 0) continue;  // hidden from the viewer, or another seat's
    if (word_of(end.type).cuts_apart) add_parts(view, end, out);
    return out;
  }
  return {};
}

std::vector<std::string> group_text(const Game& game, const PieceGroup& group, Language language) {
  const std::vector<CellId> cells = group.cells.list();
  std::vector<std::string> out{Message("{Seat's} group of {n} {n:cell|cells}: {cells}.",
                                       seat_message(game, group.seat), cells.size(),
                                       names(game, cells))
                                   .in(language)};
  if (!group.marks.empty())
    out.push_back(
        Message("Marked cells in the group: {cells}.", names(game, group.marks)).in(language));
  for (const BoardPart& part : group.parts) {
    const Message said =
        part.marks.empty()
            ? Message(
                  "Part outside the group: {n} {n:cell|cells}, including none of the marked "
                  "cells.",
                  part.cells.size())
            : Message("Part outside the group: {n} {n:cell|cells}, including {marked}.",
                      part.cells.size(), names(game, part.marks));
    out.push_back(said.in(language));
  }
  return out;
}

}  // namespace hr
