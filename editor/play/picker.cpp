// SPDX-License-Identifier: MIT
#include "editor/play/picker.h"

#include <algorithm>

namespace hr::editor {

namespace {

// The number of leading cell arguments of a pattern.
std::size_t cells_in(PatternType type) {
  switch (type) {
    case PatternType::step:
    case PatternType::slide:
    case PatternType::jump:
      return 2;
    case PatternType::place:
    case PatternType::pick:
      return 1;
    default:
      return 0;
  }
}

std::size_t cells_in(const Game& game, const Action& action) {
  if (game.built_in(action.verb) || game.verb_def(action.verb).patterns.empty()) return 0;
  return cells_in(game.verb_def(action.verb).patterns.front().type);
}

void add_once(std::vector<CellId>& cells, CellId cell) {
  if (std::ranges::find(cells, cell) == cells.end()) cells.push_back(cell);
}

}  // namespace

std::vector<CellId> cells_of(const Game& game, const Action& action) {
  std::vector<CellId> out;
  const std::size_t n = std::min<std::size_t>(cells_in(game, action), action.count);
  for (std::size_t i = 0; i < n; ++i) out.push_back(action.cell(static_cast<int>(i)));
  return out;
}

bool Picker::begins(const std::vector<CellId>& cells) const {
  return cells.size() > picked_.size() && std::equal(picked_.begin(), picked_.end(), cells.begin());
}

void Picker::follow(const Game& game, const Report& report) {
  const auto goes_on = [&](const ActionReport& action) {
    return begins(cells_of(game, action.action));
  };
  if (!picked_.empty() && !std::ranges::any_of(report.legal, goes_on)) picked_.clear();
}

// The text of the move that the click suggests: from the picked cells to this one; with nothing
// picked, the only verb that takes one cell.
std::string Picker::attempt(const Game& game, const Report& report, CellId cell) const {
  const std::size_t wanted = picked_.size() + 1;
  VerbId verb = VerbId::none;
  for (const ActionReport& action : report.legal) {
    const std::vector<CellId> cells = cells_of(game, action.action);
    if (cells.size() != wanted || (!picked_.empty() && !begins(cells))) continue;
    if (verb != VerbId::none && verb != action.action.verb) return {};
    verb = action.action.verb;
  }
  if (verb == VerbId::none) return {};
  std::string out(game.verb_name(verb));
  for (const CellId from : picked_) out += " " + game.board().name(from);
  return out + " " + game.board().name(cell);
}

Picked Picker::click(const Game& game, const Report& report, CellId cell) const {
  Picked out;
  if (!picked_.empty() && cell == picked_.back()) {
    out.put_down = true;
    return out;
  }
  std::vector<std::size_t> arrivals;
  for (std::size_t i = 0; i < report.legal.size(); ++i) {
    const std::vector<CellId> cells = cells_of(game, report.legal[i].action);
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
    const Picked other = fresh.click(game, report, cell);
    if (other.onward) {
      out.onward = out.put_down = true;
      return out;
    }
  }
  out.typed = attempt(game, report, cell);
  return out;
}

std::vector<CellId> Picker::next(const Game& game, const Report& report) const {
  std::vector<CellId> out;
  for (const ActionReport& action : report.legal) {
    const std::vector<CellId> cells = cells_of(game, action.action);
    if (begins(cells)) add_once(out, cells[picked_.size()]);
  }
  return out;
}

std::vector<std::size_t> without_cells(const Game& game, const Report& report) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < report.legal.size(); ++i)
    if (cells_of(game, report.legal[i].action).empty()) out.push_back(i);
  return out;
}

}  // namespace hr::editor
