// SPDX-License-Identifier: MIT
#include "core/board/board_lines.h"

#include <algorithm>

#include "core/base/message.h"
#include "core/base/utf8.h"
#include "core/board/cell_rows.h"
#include "core/board/grid_names.h"

namespace hr {

namespace {

// Counted in characters, each one column wide.
std::size_t columns(const std::string& text) { return harmless_length(text).value_or(text.size()); }

void add_padded(std::string& out, const std::string& text, std::size_t width) {
  out += text;
  out.append(width - std::min(width, columns(text)), ' ');
}

std::string padded(const std::string& text, std::size_t width) {
  std::string out;
  add_padded(out, text, width);
  return out;
}

class Layout {
 public:
  Layout(const Board& board, std::span<const std::string> codes, std::size_t width,
         Language language)
      : board_(board), codes_(codes), width_(std::max(width, widest(codes))), language_(language) {}

  std::vector<std::string> lines() {
    if (!board_.is_grid()) {
      const std::vector<CellRow> rows = cell_rows(board_);
      rows.empty() ? add_graph() : add_rows(rows);
      return std::move(out_);
    }
    for (int level = 1; level <= board_.size().z; ++level) add_level(level);
    return std::move(out_);
  }

 private:
  void add_line(std::string line) {
    while (!line.empty() && line.back() == ' ') line.pop_back();
    out_.push_back(std::move(line));
  }

  void add_graph() {
    std::size_t names = 0;
    for (int c = 0; c < board_.plain_cells(); ++c)
      names = std::max(names, board_.name(CellId(c)).size());
    for (int c = 0; c < board_.plain_cells(); ++c)
      add_line(padded(board_.name(CellId(c)), names + 2) + codes_[c]);
  }

  void add_rows(const std::vector<CellRow>& rows) {
    const std::size_t pitch = std::max(width_, column_width(board_)) + 1;
    std::size_t margin = 2;
    for (const CellRow& row : rows) margin = std::max(margin, row.label.size() + 2);
    for (const CellRow& row : rows) {
      std::string line = padded(row.label, margin);
      for (std::size_t i = 0; i < row.cells.size(); ++i)
        line = padded(line, margin + pitch * row.columns[i]) + codes_[nth(row.cells[i])];
      add_line(line);
    }
    for (const std::string& labels : column_lines(board_, pitch, margin)) add_line(labels);
  }

  const std::string& code(CellId cell) const {
    return cell == CellId::none ? closed_ : codes_[nth(cell)];
  }

  // The offset of a row of hexagons to the right, in half cells.
  int halves(int row) const { return board_.is_hex() ? row - 1 : 0; }

  void add_level(int level) {
    const Coordinates size = board_.size();
    if (size.z > 1) add_line(level_heading(board_, level, language_) + ":");
    const std::size_t margin = std::to_string(size.y).size();
    std::size_t pitch = std::max(width_, column_label(board_, size.x).size()) + 1;
    if (halves(size.y) > 0) pitch += pitch % 2;
    const auto row_start = [&](const std::string& label, int shift) {
      return std::string(margin - label.size(), ' ') + label + "  " +
             std::string(shift * pitch / 2, ' ');
    };
    for (int y = size.y; y >= 1; --y) {
      std::string line = row_start(std::to_string(y), halves(y));
      for (int x = 1; x <= size.x; ++x) add_padded(line, code(board_.cell({x, y, level})), pitch);
      add_line(line);
    }
    std::string labels = row_start("", 0);
    for (int x = 1; x <= size.x; ++x) add_padded(labels, column_label(board_, x), pitch);
    add_line(labels);
  }

  const Board& board_;
  std::span<const std::string> codes_;
  std::size_t width_;
  Language language_;
  const std::string closed_ = k_closed;
  std::vector<std::string> out_;
};

}  // namespace

std::vector<std::string> board_lines(const Board& board, std::span<const std::string> codes,
                                     std::size_t width, Language language) {
  return Layout(board, codes, width, language).lines();
}

std::size_t widest(std::span<const std::string> codes) {
  std::size_t width = 1;
  for (const std::string& code : codes) width = std::max(width, columns(code));
  return width;
}

std::string column_label(const Board&, int x) { return column_name(x); }

std::string level_heading(const Board& board, int z, Language language) {
  return board.size().z < 2 ? "" : Message("Level {number}", roman(z)).in(language);
}

}  // namespace hr
