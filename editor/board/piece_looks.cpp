// SPDX-License-Identifier: MIT
#include "editor/board/piece_looks.h"

#include <algorithm>
#include <set>

namespace hr::editor {

namespace {

PieceLook look_of(const GameReport& game, const std::string& name) {
  if (name.empty()) return {};
  PieceLook out{.drawing = drawing::find_drawing(name, game.drawings)};
  out.id = std::hash<std::string>{}(out.drawing.svg);
  return out;
}

// Whether each owner's drawing differs from all others'.
bool distinct(const std::vector<std::string>& names) {
  return names.size() > 1 && std::ranges::find(names, "") == names.end() &&
         std::set<std::string>(names.begin(), names.end()).size() == names.size();
}

}  // namespace

PieceLooks::PieceLooks(const GameReport& game) {
  const auto add = [&](const std::string& kind, const std::vector<std::string>& names) {
    std::vector<PieceLook>& looks = looks_[kind];
    for (const std::string& name : names) {
      looks.push_back(look_of(game, name));
      looks.back().badge = !distinct(names);
      looks.back().declared = game.looks.contains(kind);
    }
  };
  for (const auto& [kind, names] : game.looks) add(kind, names);
  for (const ZoneType& zone : game.zones)
    for (const PieceType& piece : zone.pieces)
      if (!looks_.contains(piece.kind) && drawing::is_drawing(piece.kind))
        add(piece.kind, {piece.kind});
  cells_ = drawn_cells(game, game.look);
  usual_ = game.look.cells;
  closed_.look = game.look.closed;
  const auto add_ground = [&](const DrawnCell& cell) {
    const std::string& name = cell.look.drawing;
    if (!name.empty() && !grounds_.contains(name)) grounds_[name] = look_of(game, name);
  };
  std::ranges::for_each(cells_, add_ground);
  add_ground(closed_);
}

const DrawnCell& PieceLooks::cell(CellId cell) const {
  return cell != CellId::none && nth(cell) < cells_.size() ? cells_[cell] : closed_;
}

const PieceLook* PieceLooks::ground(std::string_view drawing) const {
  const auto found = grounds_.find(drawing);
  return found == grounds_.end() ? nullptr : &found->second;
}

const PieceLook* PieceLooks::find(std::string_view kind, SeatId owner) const {
  const auto found = looks_.find(kind);
  if (found == looks_.end()) return nullptr;
  const std::vector<PieceLook>& looks = found->second;
  if (looks.size() > 1 && !is_seat(owner)) return nullptr;
  const PieceLook& look = looks.size() == 1 ? looks.front() : looks[nth(owner)];
  return look.drawing.svg.empty() ? nullptr : &look;
}

}  // namespace hr::editor
