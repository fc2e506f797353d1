// SPDX-License-Identifier: MIT
#include "editor/panels/owner_mark.h"

#include <algorithm>

#include "editor/board/piece_symbols.h"
#include "editor/ui/theme.h"

namespace hr::editor {

void draw_owner_mark(ImDrawList& list, ImVec2 middle, float radius, SeatId seat) {
  list.PathClear();
  for (const PicturePoint corner : owner_shape(seat))
    list.PathLineTo({middle.x + corner.x * radius, middle.y + corner.y * radius});
  list.AddConvexPolyFilled(list._Path.Data, list._Path.Size, owner_colour(seat));
  list.PathStroke(on_owner(seat), ImDrawFlags_Closed, std::max(1.0F, radius * 0.09F));
}

}  // namespace hr::editor
