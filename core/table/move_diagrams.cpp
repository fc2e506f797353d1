// SPDX-License-Identifier: MIT
#include "core/table/move_diagrams.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "core/board/cell_shape.h"
#include "core/game/game.h"
#include "core/language/pattern_table.h"
#include "core/language/term_table.h"

namespace hr {

namespace {

constexpr std::size_t k_max_diagrams = 16;
constexpr double k_reach = 2.3;  // how far cells are shown, in units

PicturePoint offset_of(const Point& at, const Point& from) {
  return {static_cast<float>(at.x - from.x), static_cast<float>(from.y - at.y)};
}

// Among the cells with the most neighbours, the one that is nearest to the middle of all.
CellId middle_cell(const Board& board) {
  Point sum;
  for (int c = 0; c < board.plain_cells(); ++c) {
    const Point at = board.position(CellId(c));
    sum.x += at.x, sum.y += at.y;
  }
  CellId best = CellId::none;
  std::size_t most = 0;
  double least = std::numeric_limits<double>::max();
  for (int c = 0; c < board.plain_cells(); ++c) {
    const Point at = board.position(CellId(c));
    const double far =
        std::hypot(at.x - sum.x / board.plain_cells(), at.y - sum.y / board.plain_cells());
    const std::size_t links = board.neighbours(CellId(c)).size();
    if (links < most || (links == most && far >= least)) continue;
    best = CellId(c);
    most = links;
    least = far;
  }
  return best;
}

bool is_everywhere(const TermExpr& set) { return word_of(set.op).at_once == AtOnce::everywhere; }

// Whether one of the parts of a set is such.
template <class Is>
bool has_part(const TermExpr& set, const Is& is) {
  return is(set) || (set.a && has_part(*set.a, is)) || (set.b && has_part(*set.b, is));
}
bool has_pieces(const TermExpr& set, MeantPieces pieces) {
  return has_part(set, [&](const TermExpr& part) { return word_of(part.op).pieces == pieces; });
}

// What a pattern says of the cells that it leads onto; empty ones, unless it says something.
DiagramMark mark_of(const PatternDef& pattern) {
  if (!pattern.onto) return pattern.captures ? DiagramMark::either : DiagramMark::goes;
  const bool takes = has_pieces(*pattern.onto, MeantPieces::enemy);
  if (takes && !has_pieces(*pattern.onto, MeantPieces::absent)) return DiagramMark::takes;
  // everywhere - own
  const bool others =
      has_part(*pattern.onto, is_everywhere) && has_pieces(*pattern.onto, MeantPieces::own);
  return takes || others || pattern.captures ? DiagramMark::either : DiagramMark::goes;
}

// Whether a set speaks of pieces alone, wherever they are and whatever has happened.
bool is_plain(const Term& set) {
  if (!set || is_everywhere(*set)) return true;
  switch (word_of(set->op).joins) {
    case Joins::unite:
    case Joins::minus:
    case Joins::meet:
      return is_plain(set->a) && is_plain(set->b);
    case Joins::nothing:
    case Joins::first_of:
      break;
  }
  const MeantPieces pieces = word_of(set->op).pieces;
  return are_there(pieces) || pieces == MeantPieces::absent;
}

bool is_drawn(const PatternDef& pattern) {
  const PatternWord& word = word_of(pattern.type);
  const bool leads = word.one_link || word.any_length || word.jumps();
  return word.moves && leads && !pattern.anywhere && !pattern.far && !pattern.ways &&
         !pattern.stays && pattern.when.empty() && is_plain(pattern.piece) &&
         is_plain(pattern.onto) && is_plain(pattern.over);
}

void add_kinds(const TermExpr& pieces, std::vector<std::string>& out) {
  const auto add = [&](const std::string& kind) {
    if (std::ranges::find(out, kind) == out.end()) out.push_back(kind);
  };
  const TermWord& word = word_of(pieces.op);
  if (word.pieces == MeantPieces::own) {
    if (pieces.kinds.empty()) add(pieces.name);
    for (const std::string& kind : pieces.kinds) add(kind);
  }
  // Of a difference, those that are left.
  if (pieces.a) add_kinds(*pieces.a, out);
  if (pieces.b && word.joins != Joins::minus) add_kinds(*pieces.b, out);
}

// The kinds of the pieces that it moves; "": any.
std::vector<std::string> kinds_of(const PatternDef& pattern) {
  std::vector<std::string> out;
  if (!pattern.kind.empty()) return {pattern.kind};
  if (pattern.piece) add_kinds(*pattern.piece, out);
  return out;
}

class DiagramDrawing {
 public:
  DiagramDrawing(const Game& game, CellId middle) : game_(game), middle_(middle) {
    const Board& board = game.board();
    const Point from = board.position(middle);
    for (int c = 0; c < board.plain_cells(); ++c) {
      const Point at = board.position(CellId(c));
      if (std::abs(at.x - from.x) > k_reach || std::abs(at.y - from.y) > k_reach || at.z != from.z)
        continue;
      DiagramCell cell{.outline = {}, .middle = offset_of(at, from)};
      for (const Point& corner : outline(board, CellId(c)))
        cell.outline.push_back(offset_of(corner, from));
      for (const PicturePoint corner : cell.outline) take(out_.bounds, corner);
      out_.cells.push_back(std::move(cell));
      shown_.push_back(CellId(c));
    }
    mark(middle, DiagramMark::piece);
  }

  // False: it leads nowhere.
  bool add(const PatternDef& pattern, const std::string& verb) {
    bool any = false;
    for (const DirectionId way :
         game_.directions(pattern.dirs, SeatId(0), "verbs." + verb + ".dirs"))
      any = add(pattern, way) || any;
    return any;
  }
  MoveDiagram take_diagram() { return std::move(out_); }

 private:
  bool add(const PatternDef& pattern, DirectionId way) {
    const CellId next = game_.link(middle_, way);
    if (next == CellId::none) return false;
    if (word_of(pattern.type).one_link) return mark(next, mark_of(pattern));
    if (word_of(pattern.type).jumps()) {
      const CellId to = game_.link(next, way);
      if (to == CellId::none) return false;
      mark(next, DiagramMark::jumped);
      return mark(to, mark_of(pattern));
    }
    const std::optional<Amount>& limit = pattern.exactly ? pattern.exactly : pattern.max;
    const std::int64_t most = limit && limit->given() ? limit->value : k_max_cells;
    bool any = false;
    std::int64_t gone = 1;
    for (CellId at = next; at != CellId::none && at != middle_ && gone <= most;
         at = game_.link(at, way), ++gone)
      if (!pattern.exactly || gone == most) {
        if (!mark(at, mark_of(pattern))) break;
        any = true;
      }
    return any;
  }

  // False: the cell is too far away to be shown.
  bool mark(CellId cell, DiagramMark what) {
    const auto found = std::ranges::find(shown_, cell);
    if (found == shown_.end()) return false;
    DiagramMark& is = out_.cells[static_cast<std::size_t>(found - shown_.begin())].mark;
    const bool both = (is == DiagramMark::goes && what == DiagramMark::takes) ||
                      (is == DiagramMark::takes && what == DiagramMark::goes);
    if (is == DiagramMark::none || is == DiagramMark::jumped || what == DiagramMark::either)
      is = what;
    else if (both)
      is = DiagramMark::either;
    return true;
  }

  const Game& game_;
  CellId middle_;
  std::vector<CellId> shown_;
  MoveDiagram out_{.verb = {}, .kind = {}, .cells = {}, .bounds = k_no_box};
};

}  // namespace

std::vector<MoveDiagram> move_diagrams(const Game& game) {
  std::vector<MoveDiagram> out;
  const Board& board = game.board();
  if (!board.is_grid() && !board.is_hex()) return out;
  const CellId middle = middle_cell(board);
  for (const VerbDef& verb : game.definition().verbs) {
    std::vector<std::string> kinds;  // in the order of their patterns
    for (const PatternDef& pattern : verb.patterns)
      for (const std::string& kind : kinds_of(pattern))
        if (is_drawn(pattern) && std::ranges::find(kinds, kind) == kinds.end())
          kinds.push_back(kind);
    for (const std::string& kind : kinds) {
      DiagramDrawing drawing(game, middle);
      bool any = false;
      for (const PatternDef& pattern : verb.patterns) {
        const std::vector<std::string> moved = kinds_of(pattern);
        if (is_drawn(pattern) && std::ranges::find(moved, kind) != moved.end())
          any = drawing.add(pattern, verb.name) || any;
      }
      if (!any || out.size() >= k_max_diagrams) continue;
      out.push_back(drawing.take_diagram());
      out.back().verb = verb.name;
      out.back().kind = kind;
    }
  }
  return out;
}

}  // namespace hr
