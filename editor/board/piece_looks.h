// SPDX-License-Identifier: MIT
// Which drawing each kind of piece has for each owner: the one that the rules declare, or else the
// one of ours that is called like the kind. Computed once per game; plain data.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

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

 private:
  // One for all owners, or one for each seat; those without a drawing have an empty one.
  std::map<std::string, std::vector<PieceLook>, std::less<>> looks_;
};

}  // namespace hr::editor
