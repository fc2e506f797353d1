// SPDX-License-Identifier: MIT
#include "core/table/picker.h"

#include <algorithm>

namespace hr {

namespace {

void add_once(std::vector<CellId>& cells, CellId cell) {
  if (std::ranges::find(cells, cell) == cells.end()) cells.push_back(cell);
}

bool is_cell(const ActionReport& action, std::size_t argument) {
  return argument < k_max_arguments && (action.cells >> argument & 1) != 0;
}

// The number of arguments that are chosen one by one.
std::size_t arguments_in(const ActionReport& action) {
  std::size_t n = 0;
  while (n < k_max_arguments && action.ends[n] != 0) ++n;
  return n;
}

}  // namespace

std::vector<CellId> cells_of(const ActionReport& action) {
  std::vector<CellId> out;
  for (std::size_t i = 0; i < k_max_arguments; ++i)
    if (is_cell(action, i)) out.push_back(action.action.cell(static_cast<int>(i)));
  return out;
}

// Whether it begins with what was picked, and goes on.
bool Picker::begins(const ActionReport& action) const {
  if (verb_ != VerbId::none && action.action.verb != verb_) return false;
  if (arguments_in(action) < arguments_.size() + (arguments_.empty() ? 0 : 1)) return false;
  for (std::size_t i = 0; i < arguments_.size(); ++i)
    if (is_cell(action, i) != arguments_[i].cell ||
        action.action.arguments[i] != arguments_[i].value)
      return false;
  return true;
}

std::vector<CellId> Picker::picked() const {
  std::vector<CellId> out;
  for (const PickedArgument& argument : arguments_)
    if (argument.cell) out.push_back(CellId(static_cast<int>(argument.value)));
  return out;
}

void Picker::put_down() {
  arguments_.clear();
  verb_ = VerbId::none;
}

void Picker::pick_up(CellId cell) { arguments_.push_back({index(cell), true}); }

void Picker::take(const Report& report, const PickerItem& item) {
  const ActionReport& action = report.legal[item.action];
  verb_ = action.action.verb;
  arguments_.push_back({action.action.arguments[arguments_.size()], false});
}

void Picker::follow(const Report& report) {
  const auto goes_on = [&](const ActionReport& action) { return begins(action); };
  if (!empty() && !std::ranges::any_of(report.legal, goes_on)) put_down();
}

// The text of the move that the click suggests: from the picked cells to this one; with nothing
// picked, the only verb that takes one cell.
std::string Picker::attempt(const Board& board, const Report& report, CellId cell) const {
  const std::size_t wanted = arguments_.size() + 1;
  const ActionReport* found = nullptr;
  for (const ActionReport& action : report.legal) {
    const bool fits = arguments_in(action) == wanted && is_cell(action, wanted - 1);
    if (!fits || (!empty() && !begins(action))) continue;
    if (found != nullptr && found->action.verb != action.action.verb) return {};
    found = &action;
  }
  if (found == nullptr) return {};
  const std::size_t begun = empty() ? found->verb.size() : found->ends[wanted - 2];
  return found->text.substr(0, begun) + " " + board.name(cell);
}

Picked Picker::click(const Board& board, const Report& report, CellId cell) const {
  Picked out;
  if (!empty() && arguments_.back().cell && index(cell) == arguments_.back().value) {
    out.put_down = true;
    return out;
  }
  const std::size_t n = arguments_.size();
  std::vector<std::size_t> arrivals;
  for (std::size_t i = 0; i < report.legal.size(); ++i) {
    const ActionReport& action = report.legal[i];
    if (begins(action) && is_cell(action, n) && action.action.cell(static_cast<int>(n)) == cell) {
      if (arguments_in(action) == n + 1)
        out.ready.push_back(i);
      else
        out.onward = true;
    } else if (empty() && arguments_in(action) == 2 && is_cell(action, 0) && is_cell(action, 1) &&
               action.action.cell(1) == cell) {
      arrivals.push_back(i);
    }
  }
  if (!out.onward && arrivals.size() == 1) out.ready.push_back(arrivals.front());
  if (!out.ready.empty() || out.onward) return out;
  if (!empty()) {
    const Picked other = Picker().click(board, report, cell);
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
  const std::size_t n = arguments_.size();
  for (const ActionReport& action : report.legal)
    if (begins(action) && is_cell(action, n))
      add_once(out, action.action.cell(static_cast<int>(n)));
  return out;
}

std::vector<const ActionReport*> Picker::onward(const Report& report, CellId cell) const {
  std::vector<const ActionReport*> out;
  for (const ActionReport& action : report.legal)
    if (begins(action) && is_cell(action, arguments_.size()) &&
        action.action.cell(argument()) == cell)
      out.push_back(&action);
  return out;
}

std::vector<PickerItem> Picker::items(const Report& report) const {
  std::vector<PickerItem> out;
  const std::size_t n = arguments_.size();
  for (std::size_t i = 0; i < report.legal.size(); ++i) {
    const ActionReport& action = report.legal[i];
    if (!begins(action) || is_cell(action, n)) continue;
    PickerItem item{.text = action.text, .action = i, .complete = true};
    if (arguments_in(action) > n + 1) {
      item.text = action.text.substr(0, action.ends[n]);
      item.complete = false;
    }
    const auto same = [&](const PickerItem& other) { return other.text == item.text; };
    if (std::ranges::none_of(out, same)) out.push_back(std::move(item));
  }
  return out;
}

bool is_card(const Board& board, CellId cell) {
  const PlaceType place_type = place_type_of(board, cell);
  return place_type == PlaceType::cards || place_type == PlaceType::slots;
}

std::vector<int> groups_with(const GameReport& game, const Report& report, const Picker& picker,
                             CellId card) {
  std::vector<int> out;
  const std::vector<const ActionReport*> onward = picker.onward(report, card);
  const std::vector<DrawnBoard> boards = drawn_boards(game, report);
  for (std::size_t b = 0; b < boards.size(); ++b) {
    const auto from = [&](const ActionReport* action) {
      return is_source(game, report, boards[b], *action, picker.argument());
    };
    if (boards[b].of_cards() && std::ranges::any_of(onward, from))
      out.push_back(static_cast<int>(b));
  }
  return out;
}

bool is_elsewhere(const GameReport& game, const Report& report, const Picker& picker, int group,
                  CellId card) {
  if (!is_card(game.board, card) || picker.onward(report, card).empty()) return false;
  return std::ranges::count(groups_with(game, report, picker, card), group) == 0;
}

}  // namespace hr
