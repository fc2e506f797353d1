// SPDX-License-Identifier: MIT
#include "editor/board/slides.h"

#include <algorithm>
#include <cmath>

namespace hr::editor {

namespace {

constexpr std::size_t k_max_slides = 8, k_max_changes = 24;

const std::vector<PieceFace>& on(const BoardPieces& pieces, CellId cell) {
  static const std::vector<PieceFace> k_nothing;
  const auto found = pieces.find(cell);
  return found == pieces.end() ? k_nothing : found->second;
}

bool has_all(const std::vector<PieceFace>& pieces, const std::vector<PieceFace>& wanted) {
  return std::ranges::all_of(wanted, [&](const PieceFace& face) {
    return std::ranges::count(pieces, face) >= std::ranges::count(wanted, face);
  });
}

}  // namespace

BoardPieces pieces_of(const Report& report, const DrawnBoard& board) {
  BoardPieces out;
  for (const std::size_t zone : board.zones) {
    const std::vector<CellReport>& cells = report.zones[zone].cells;
    for (std::size_t c = 0; c < cells.size(); ++c)
      for (const PieceReport& piece : cells[c].pieces)
        for (int n = 0; n < std::min(piece.count, 9); ++n)
          out[CellId(c)].push_back({piece.owner, piece.kind});
  }
  return out;
}

bool LyingPieces::follow(const Report* report, std::span<const DrawnBoard> boards,
                         std::vector<BoardPieces>& was, std::vector<BoardPieces>& is) {
  std::map<std::vector<std::size_t>, BoardPieces> next;
  bool same = report != nullptr && boards.size() == lay_.size();
  for (const DrawnBoard& board : boards) {
    if (report == nullptr) break;
    const auto before = lay_.find(board.zones);
    same = same && before != lay_.end();
    if (before != lay_.end()) was.push_back(before->second);
    is.push_back(pieces_of(*report, board));
    next[board.zones] = is.back();
  }
  lay_ = std::move(next);
  return same;
}

std::vector<Slide> slides_between(const BoardPieces& was, const BoardPieces& is, int board,
                                  std::optional<std::pair<CellId, CellId>> moved) {
  std::vector<CellId> left, come;
  for (const auto& [cell, pieces] : was)
    if (!has_all(on(is, cell), pieces)) left.push_back(cell);
  for (const auto& [cell, pieces] : is)
    if (on(was, cell) != pieces) come.push_back(cell);
  std::vector<Slide> out;
  if (left.size() + come.size() > k_max_changes) return out;
  const auto slide = [&](CellId from, CellId to) {
    out.push_back({board, from, to});
    std::erase(left, from);
    std::erase(come, to);
  };
  const auto holds = [](const std::vector<CellId>& cells, CellId cell) {
    return std::ranges::find(cells, cell) != cells.end();
  };
  if (moved && moved->first != moved->second && holds(left, moved->first) &&
      holds(come, moved->second))
    slide(moved->first, moved->second);
  for (const CellId to : std::vector<CellId>(come)) {
    const auto from = std::ranges::find_if(
        left, [&](CellId cell) { return cell != to && has_all(on(was, cell), on(is, to)); });
    if (from != left.end()) slide(*from, to);
  }
  if (out.size() > k_max_slides) out.clear();
  return out;
}

namespace {

// What one cell has more or fewer of than before.
struct PieceChange {
  int board = 0;
  CellId cell = CellId::none;
  std::string kind;
};

void add_surplus(std::vector<PieceChange>& out, int board, CellId cell,
                 const std::vector<PieceFace>& pieces, const std::vector<PieceFace>& others) {
  std::vector<PieceFace> rest = others;
  for (const PieceFace& piece : pieces) {
    const auto same = std::ranges::find(rest, piece.kind, &PieceFace::kind);
    if (same == rest.end())
      out.push_back({board, cell, piece.kind});
    else
      rest.erase(same);
  }
}

std::vector<PieceChange> surplus(std::span<const BoardPieces> of, std::span<const BoardPieces> to) {
  std::vector<PieceChange> out;
  for (std::size_t b = 0; b < of.size(); ++b)
    for (const auto& [cell, pieces] : of[b])
      add_surplus(out, static_cast<int>(b), cell, pieces, on(to[b], cell));
  return out;
}

// Takes away what stayed on its board or in its hand.
void drop_those_that_stayed(std::vector<PieceChange>& left, std::vector<PieceChange>& come) {
  std::erase_if(come, [&](const PieceChange& to) {
    const auto from = std::ranges::find_if(left, [&](const PieceChange& each) {
      return each.board == to.board && each.kind == to.kind;
    });
    if (from == left.end()) return false;
    left.erase(from);
    return true;
  });
}

}  // namespace

std::vector<Slide> arrivals(std::span<const BoardPieces> was, std::span<const BoardPieces> is) {
  constexpr std::string_view k_hidden_card = "back";
  std::vector<PieceChange> left = surplus(was, is), come = surplus(is, was);
  drop_those_that_stayed(left, come);
  std::vector<Slide> out;
  if (left.size() + come.size() > k_max_changes) return out;
  const auto take = [&](const PieceChange& to, std::string_view kind) {
    const auto from = std::ranges::find_if(
        left, [&](const PieceChange& each) { return each.board != to.board && each.kind == kind; });
    if (from == left.end()) return false;
    out.push_back({to.board, from->cell, to.cell, from->board});
    left.erase(from);
    return true;
  };
  for (const PieceChange& to : come)
    if (!take(to, to.kind)) take(to, k_hidden_card);
  if (out.size() > k_max_slides) out.clear();
  return out;
}

std::optional<Slide> fall_between(const Board& on, const BoardPieces& was, const BoardPieces& is,
                                  int board, FallWay way) {
  if (!way || is.size() != was.size() + 1) return {};
  CellId to = CellId::none;
  for (const auto& [cell, pieces] : is)
    if (const auto before = was.find(cell); before == was.end())
      to = cell;
    else if (before->second != pieces)
      return {};
  if (to == CellId::none || nth(to) >= nth(on.plain_cells())) return {};
  CellId from = to;
  for (Coordinates at = on.where(to);;) {
    at.x -= way.x, at.y -= way.y;
    const CellId next = on.cell(at);
    if (next == CellId::none || is.contains(next)) break;
    from = next;
  }
  if (from == to) return {};
  return Slide{board, from, to};
}

void Slides::begin(std::vector<Slide> slides, double now) {
  slides_ = std::move(slides);
  begun_ = now;
}

float Slides::left(double now) const {
  const double share = std::clamp((now - begun_) / k_slide_seconds, 0.0, 1.0);
  return static_cast<float>((1 - share) * (1 - share));
}

}  // namespace hr::editor
