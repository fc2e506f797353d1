// SPDX-License-Identifier: MIT
#include "editor/play/picker.h"

#include <algorithm>

namespace hr::editor {

namespace {

void add_once(std::vector<CellId>& cells, CellId cell) {
  if (std::ranges::find(cells, cell) == cells.end()) cells.push_back(cell);
}

}  // namespace

std::vector<CellId> cells_of(const ActionReport& action) {
  std::vector<CellId> out;
  for (int i = 0; i < action.cells; ++i) out.push_back(action.action.cell(i));
  return out;
}

bool Picker::begins(const std::vector<CellId>& cells) const {
  return cells.size() > picked_.size() && std::equal(picked_.begin(), picked_.end(), cells.begin());
}

void Picker::follow(const Report& report) {
  const auto goes_on = [&](const ActionReport& action) { return begins(cells_of(action)); };
  if (!picked_.empty() && !std::ranges::any_of(report.legal, goes_on)) picked_.clear();
}

// The text of the move that the click suggests: from the picked cells to this one; with nothing
// picked, the only verb that takes one cell.
std::string Picker::attempt(const Board& board, const Report& report, CellId cell) const {
  const std::size_t wanted = picked_.size() + 1;
  const ActionReport* found = nullptr;
  for (const ActionReport& action : report.legal) {
    const std::vector<CellId> cells = cells_of(action);
    if (cells.size() != wanted || (!picked_.empty() && !begins(cells))) continue;
    if (found != nullptr && found->action.verb != action.action.verb) return {};
    found = &action;
  }
  if (found == nullptr) return {};
  std::string out = found->verb;
  for (const CellId from : picked_) out += " " + board.name(from);
  return out + " " + board.name(cell);
}

Picked Picker::click(const Board& board, const Report& report, CellId cell) const {
  Picked out;
  if (!picked_.empty() && cell == picked_.back()) {
    out.put_down = true;
    return out;
  }
  std::vector<std::size_t> arrivals;
  for (std::size_t i = 0; i < report.legal.size(); ++i) {
    const std::vector<CellId> cells = cells_of(report.legal[i]);
    if (begins(cells) && cells[picked_.size()] == cell) {
      if (cells.size() == picked_.size() + 1)
        out.ready.push_back(i);
      else
        out.onward = true;
    } else if (picked_.empty() && cells.size() == 2 && cells.back() == cell) {
      arrivals.push_back(i);
    }
  }
  if (!out.onward && arrivals.size() == 1) out.ready.push_back(arrivals.front());
  if (!out.ready.empty() || out.onward) return out;
  if (!picked_.empty()) {
    Picker fresh;
    const Picked other = fresh.click(board, report, cell);
    if (other.onward) {
      out.onward = out.put_down = true;
      return out;
    }
  }
  out.typed = attempt(board, report, cell);
  return out;
}

std::vector<CellId> Picker::next(const Report& report) const {
  std::vector<CellId> out;
  for (const ActionReport& action : report.legal) {
    const std::vector<CellId> cells = cells_of(action);
    if (begins(cells)) add_once(out, cells[picked_.size()]);
  }
  return out;
}

std::vector<std::size_t> without_cells(const Report& report) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < report.legal.size(); ++i)
    if (cells_of(report.legal[i]).empty()) out.push_back(i);
  return out;
}

}  // namespace hr::editor
