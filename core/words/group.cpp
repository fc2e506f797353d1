// SPDX-License-Identifier: MIT
#include "core/words/group.h"

#include <algorithm>

#include "core/base/words.h"
#include "core/engine/engine.h"
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

bool meet(const CellSet& a, const CellSet& b) {
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

// A declared end that depends on pieces, for one seat.
class Sought {
 public:
  Sought(const View& view, const EndDef& end, SeatId seat) : view_(view), end_(end), seat_(seat) {
    const Game& game = view.game();
    kind_ = end.kind.empty() ? KindId::none : game.kind(end.kind);
    const ZoneId zone = kind_ == KindId::none ? ZoneId(0) : game.definition().kinds[kind_].zone;
    zone_ = game.layout().zone_instance(zone, seat);
  }

  ZoneInstance zone() const { return zone_; }
  CellSet own() const { return pieces(view_, zone_, seat_, kind_); }
  CellSet marks() const { return cells(end_.to); }

  // The cells that fulfil the end; empty if it is not fulfilled.
  CellSet found() const {
    const CellSet mine = own();
    switch (end_.type) {
      case EndType::line:
        return lines(mine);
      case EndType::reach:
        return arrived(mine);
      case EndType::connects:
        return groups(mine, [&](const CellSet& group) {
          return meet(group, cells(end_.from)) && meet(group, marks());
        });
      case EndType::cuts:
        return groups(
            mine, [&](const CellSet& group) { return cuts(view_.game().board(), group, marks()); });
      // No pieces fulfil them.
      case EndType::repeats:
      case EndType::idle:
      case EndType::plies:
      case EndType::condition:
      case EndType::named:
      case EndType::rule:
        break;
    }
    return CellSet(view_.game().board().cells());
  }

 private:
  CellSet cells(const Set& set) const {
    return view_.cells(view_.game().bind(set, ZoneId::none, "ends"), seat_);
  }

  CellSet arrived(const CellSet& mine) const {
    CellSet out(view_.game().board().cells());
    const CellSet goal = marks();
    for (const CellId c : mine.list())
      if (goal.has(c)) out.add(c);
    return out;
  }

  template <class F>
  CellSet groups(const CellSet& mine, const F& decides) const {
    CellSet out(view_.game().board().cells());
    for (const CellSet& group : parts_of(view_.game().board(), mine))
      if (decides(group)) out |= group;
    return out;
  }

  CellSet lines(const CellSet& mine) const {
    const Board& board = view_.game().board();
    CellSet out(board.cells());
    for (CellId start = mine.next(); start != CellId::none; start = mine.next(start))
      for (int d = 0; d < board.directions(); ++d) {
        std::vector<CellId> line{start};
        for (CellId c = board.link(start, DirectionId(d));
             c != CellId::none && c != start && mine.has(c) &&
             static_cast<int>(line.size()) < end_.n;
             c = board.link(c, DirectionId(d)))
          line.push_back(c);
        if (static_cast<int>(line.size()) == end_.n)
          for (const CellId c : line) out.add(c);
      }
    return out;
  }

  const View& view_;
  const EndDef& end_;
  SeatId seat_;
  KindId kind_ = KindId::none;
  ZoneInstance zone_ = ZoneInstance::none;
};

void add_parts(const View& view, const EndDef& end, PieceGroup& group) {
  const Board& board = view.game().board();
  const CellSet marks = Sought(view, end, group.seat).marks();
  for (const CellId mark : marks.list())
    if (group.cells.has(mark)) group.marks.push_back(mark);
  for (CellSet& cells : parts_of(board, without(plain_cells_of(board), group.cells))) {
    BoardPart& part = group.parts.emplace_back(BoardPart{std::move(cells), {}});
    for (const CellId mark : marks.list())
      if (part.cells.has(mark)) part.marks.push_back(mark);
  }
}

std::string names(const Game& game, std::span<const CellId> cells) {
  std::vector<std::string> out;
  out.reserve(cells.size());
  for (const CellId cell : cells) out.push_back(game.board().name(cell));
  return list_text(out);
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
    if (meet(connected_to(board, outside, mark), left)) return false;
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
        if (end.type != EndType::cuts) continue;
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
    if (end.type == EndType::cuts) add_parts(view, end, out);
    return out;
  }
  return {};
}

std::vector<std::string> group_text(const Game& game, const PieceGroup& group) {
  const std::vector<CellId> cells = group.cells.list();
  std::vector<std::string> out{Message("{Seat's} group of {n} {n:cell|cells}: {cells}.",
                                       seat_message(game, group.seat), cells.size(),
                                       names(game, cells))
                                   .in_english()};
  if (!group.marks.empty())
    out.push_back(
        Message("Marked cells in the group: {cells}.", names(game, group.marks)).in_english());
  for (const BoardPart& part : group.parts) {
    const Message said =
        part.marks.empty()
            ? Message(
                  "Part outside the group: {n} {n:cell|cells}, including none of the marked "
                  "cells.",
                  part.cells.size())
            : Message("Part outside the group: {n} {n:cell|cells}, including {marked}.",
                      part.cells.size(), names(game, part.marks));
    out.push_back(said.in_english());
  }
  return out;
}

}  // namespace hr
