// SPDX-License-Identifier: MIT
#include "core/board/link_lines.h"

#include <algorithm>

#include "core/board/board_lines.h"

namespace hr {

namespace {

// A picture with a place for each cell and for each gap between cells, `wide` characters each.
class Canvas {
 public:
  Canvas(const Board& board, std::span<const std::string> codes, bool plain)
      : board_(board),
        codes_(codes),
        plain_(plain),
        wide_(std::max<std::size_t>(plain ? 1 : widest(codes), 1)),
        rows_(nth(2 * board.size().y + 1),
              std::vector<std::string>(nth(2 * board.size().x + 1), " ")) {}

  std::vector<std::string> lines() && {
    for (int c = 0; c < board_.plain_cells(); ++c) {
      const Coordinates at = board_.where(CellId(c));
      if (!board_.link_cells().across()) place(2 * at.x, 2 * at.y) = "o";
      if (board_.link_cells().across()) corners(at);
    }
    for (std::size_t c = nth(board_.plain_cells()); c < codes_.size(); ++c)
      if (codes_[c] != ".") draw(CellId(static_cast<int>(c)));
    return text();
  }

 private:
  std::string& place(int x, int y) { return rows_[nth(y - 1)][nth(x - 1)]; }
  static bool inside(int at, int end) { return at >= 1 && at <= end; }

  // The dots at the corners of a cell.
  void corners(Coordinates at) {
    for (const int x : {2 * at.x - 1, 2 * at.x + 1})
      for (const int y : {2 * at.y - 1, 2 * at.y + 1}) place(x, y) = "+";
  }

  void draw(CellId link) {
    const auto [a, b] = board_.link_cells().ends(link);
    const Coordinates from = board_.where(a), to = board_.where(b);
    const bool round = std::abs(from.x - to.x) > 1 || std::abs(from.y - to.y) > 1;  // wraps
    const int x = round ? 2 * std::max(from.x, to.x) + (from.y == to.y ? 1 : 0) : from.x + to.x;
    const int y = round ? 2 * std::max(from.y, to.y) + (from.x == to.x ? 1 : 0) : from.y + to.y;
    std::string& at = place(x, y);
    if (!plain_) {
      at = codes_[nth(index(link))];
      return;
    }
    const bool flat = from.y == to.y, upright = from.x == to.x;
    const bool rises = (from.x < to.x) == (from.y < to.y);
    const char* mark = flat != board_.link_cells().across() && (flat || upright) ? "-"
                       : flat || upright                                         ? "|"
                       : rises                                                   ? "/"
                                                                                 : "\\";
    at = at == " " || at == mark ? mark : "X";
  }

  std::vector<std::string> text() const {
    std::vector<std::string> out;
    const std::size_t margin = std::to_string(board_.size().y).size();
    for (std::size_t y = rows_.size(); y-- > 0;) {
      std::string label = y % 2 == 1 ? std::to_string((y + 1) / 2) : "";
      std::string line = std::string(margin - label.size(), ' ') + label + "  ";
      for (std::size_t x = 0; x < rows_[y].size(); ++x) {
        const std::string& mark = rows_[y][x];
        const bool level =
            plain_ && (mark == "-" || (x + 1 < rows_[y].size() && rows_[y][x + 1] == "-"));
        line += mark + std::string(wide_ + 1 - mark.size(), level ? '-' : ' ');
      }
      while (!line.empty() && line.back() == ' ') line.pop_back();
      if (!line.empty()) out.push_back(std::move(line));
    }
    std::string labels(margin + 2, ' ');
    for (int x = 1; x <= board_.size().x; ++x) {
      labels.resize(margin + 2 + (wide_ + 1) * nth(2 * x - 1), ' ');
      labels += column_label(board_, x);
    }
    out.push_back(std::move(labels));
    return out;
  }

  const Board& board_;
  std::span<const std::string> codes_;
  bool plain_;
  std::size_t wide_;
  std::vector<std::vector<std::string>> rows_;  // from the lowest up
};

}  // namespace

std::vector<std::string> link_lines(const Board& board, std::span<const std::string> codes,
                                    bool plain) {
  const bool flat = board.is_grid() && !board.is_hex() && board.size().z == 1;
  if (flat) return Canvas(board, codes, plain).lines();
  std::vector<std::string> out;
  for (std::size_t c = nth(board.plain_cells()); c < codes.size(); ++c)
    if (codes[c] != ".") out.push_back(board.name(CellId(static_cast<int>(c))) + "  " + codes[c]);
  if (out.empty()) out.emplace_back("(none)");
  return out;
}

}  // namespace hr
