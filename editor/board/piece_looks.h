// SPDX-License-Identifier: MIT
// Which drawing each kind of piece has for each owner: the one that the rules declare, or else the
// one of ours that is called like the kind. And how the rules want cells drawn. Computed
// once per game; plain data.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/board/marks.h"
#include "core/table/game_report.h"
#include "drawing/drawing.h"

namespace hr::editor {

struct PieceLook {
  drawing::Drawing drawing;
  std::uint64_t id = 0;   // a hash of it
  bool declared = false;  // by the rules
  bool badge = true;      // whether it takes a mark of the owner to tell the owner without colours
};

class PieceLooks {
 public:
  PieceLooks() = default;
  explicit PieceLooks(const GameReport& game);

  // Null: none. Valid as long as this object is.
  const PieceLook* find(std::string_view kind, SeatId owner) const;

  // Of the board itself. Closed places are no cells and have one look.
  const DrawnCell& cell(CellId cell) const;
  const CellLook& usual() const { return usual_; }  // of cells that no region changes
  // A drawing on cells, by name; null: none.
  const PieceLook* ground(std::string_view drawing) const;

 private:
  // One for all owners, or one for each seat; those without a drawing have an empty one.
  std::map<std::string, std::vector<PieceLook>, std::less<>> looks_;
  ById<CellId, DrawnCell> cells_;
  CellLook usual_;
  DrawnCell closed_;
  std::map<std::string, PieceLook, std::less<>> grounds_;
};

}  // namespace hr::editor
