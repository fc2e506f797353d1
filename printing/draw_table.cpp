// SPDX-License-Identifier: MIT
// Draws tables: as wide as the page, with columns as wide as their contents need. A page may end
// after any row; the head is repeated on each.
#include <algorithm>
#include <numeric>

#include "printing/blocks.h"
#include "printing/wrap.h"

namespace hr::printing {

namespace {

constexpr double k_head_entry = 9, k_entry = 10, k_small_entry = 7.5, k_large_entry = 15.5;
constexpr double k_padding = mm(1.6), k_narrowest = mm(8);  // beside a text
constexpr double k_above = mm(0.8);
constexpr double k_wordy = mm(55);  // columns wider than this are left-aligned

using TableRow = std::vector<SheetCell>;

// Widths that add up to `room`: the needed widths, stretched; or, if that is too much, the narrow
// columns at their needed widths, and the wide ones share the rest.
std::vector<double> shared_out(std::vector<double> asked, double room) {
  const double sum = std::accumulate(asked.begin(), asked.end(), 0.0);
  if (sum <= room) {
    for (double& width : asked) width *= room / sum;
    return asked;
  }
  std::vector<double> sorted = asked;
  std::ranges::sort(sorted);
  double max_width = 0, left = room;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    max_width = left / static_cast<double>(sorted.size() - i);
    if (sorted[i] > max_width) break;
    left -= sorted[i];
  }
  for (double& width : asked) width = std::min(width, max_width);
  return asked;
}

class TableDrawing {
 public:
  TableDrawing(Paper& paper, const SheetTable& table)
      : paper_(paper), canvas_(paper.canvas()), table_(table), columns_(table.head.size()) {
    for (const TableRow& row : table.rows) columns_ = std::max(columns_, row.size());
    for (const std::string& text : table.head) head_.push_back({.text = text});
    measure();
  }

  void draw() {
    if (columns_ == 0) return;
    const LaidOutRow head = lay_out(head_, true);
    if (table_.rows.empty()) begin(head, 0);
    for (const TableRow& each : table_.rows) {
      const LaidOutRow row = lay_out(each, false);
      if (&each == &table_.rows.front()) begin(head, row.height);
      if (row.height > paper_.room()) {
        paper_.next_page();
        draw_head(head);
      }
      draw_row(row);
    }
    paper_.advance(mm(4));
  }

 private:
  // A row as it is drawn: the lines of each of its texts.
  struct LaidOutRow {
    const TableRow* row;
    bool head;
    std::vector<std::vector<std::string>> texts;
    double height = 0;
  };

  Font font(std::size_t column, bool head) const {
    const double entry = table_.large ? k_large_entry : table_.small ? k_small_entry : k_entry;
    if (head) return {table_.large ? k_large_entry : k_head_entry, true};
    return {entry, table_.side && column == 0};
  }

  void measure() {
    std::vector<double> asked(columns_, k_narrowest);
    const auto take = [&](const TableRow& row, bool head) {
      for (std::size_t c = 0; c < row.size(); ++c)
        asked[c] = std::max(asked[c], canvas_.width(row[c].text, font(c, head)) + 2 * k_padding);
    };
    take(head_, true);
    for (const TableRow& row : table_.rows) take(row, false);
    // Read from afar, a chart has columns that are all alike.
    if (table_.large) std::ranges::fill(asked, std::ranges::max(asked));
    for (const double width : asked) wordy_.push_back(width > k_wordy);
    widths_ = shared_out(std::move(asked), paper_.width());
  }

  // A number is not split but drawn smaller if its column is narrow.
  std::vector<std::string> lines(const TableRow& row, std::size_t column, bool head) const {
    if (column >= row.size()) return {""};
    const std::string& text = row[column].text;
    if (text.find(' ') == std::string::npos && !wordy_[column]) return {text};
    return wrapped(canvas_, text, font(column, head), widths_[column] - 2 * k_padding);
  }

  LaidOutRow lay_out(const TableRow& row, bool head) const {
    LaidOutRow out{.row = &row, .head = head, .texts = {}};
    if (head && row.empty()) return out;
    out.height = head ? 0 : mm(static_cast<double>(table_.height));
    for (std::size_t c = 0; c < columns_; ++c) {
      out.texts.push_back(lines(row, c, head));
      out.height =
          std::max(out.height,
                   leading(font(c, head)) * static_cast<double>(out.texts[c].size()) + 2 * k_above);
    }
    out.height = std::min(out.height, paper_.full_room() / 2);
    return out;
  }

  void begin(const LaidOutRow& head, double first_row) {
    paper_.need(head.height + first_row);
    draw_head(head);
  }

  void draw_head(const LaidOutRow& head) {
    if (!head_.empty()) draw_row(head);
  }

  void draw_row(const LaidOutRow& row) {
    double x = paper_.left();
    for (std::size_t c = 0; c < columns_; ++c) {
      const bool shaded = row.head || (table_.side && c == 0);
      canvas_.box({x, paper_.y()}, widths_[c], row.height, shaded ? k_shade : k_white,
                  {.width = 0.5});
      draw_entry(row, c, x);
      x += widths_[c];
    }
    paper_.advance(row.height);
  }

  void draw_entry(const LaidOutRow& row, std::size_t column, double x) {
    const Font used = font(column, row.head);
    const auto& text = row.texts[column];
    const double step = leading(used), width = widths_[column], height = row.height;
    const double above = (height - step * static_cast<double>(text.size())) / 2;
    double y = paper_.y() + std::max(above, 0.0);
    for (const std::string& line : text) {
      if (y + step > paper_.y() + height + 0.1) return;  // a row is at most half a page high
      const PagePoint middle{x + width / 2, y + step / 2};
      if (wordy_[column])
        canvas_.text({x + k_padding, middle.y + 0.365 * used.size}, line, used);
      else
        canvas_.text_in(middle, line, used, width - 2 * k_padding);
      y += step;
    }
    if (column < row.row->size() && (*row.row)[column].circled)
      canvas_.oval({x + width / 2, paper_.y() + height / 2}, std::min(width - 2, 2.6 * used.size),
                   std::min(height - 2, 1.6 * used.size), {.width = 1.1});
  }

  Paper& paper_;
  Canvas& canvas_;
  const SheetTable& table_;
  std::size_t columns_;
  TableRow head_;
  std::vector<double> widths_;
  std::vector<bool> wordy_;
};

}  // namespace

void draw(Paper& paper, const SheetTable& table) { TableDrawing(paper, table).draw(); }

}  // namespace hr::printing
