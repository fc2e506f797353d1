// SPDX-License-Identifier: MIT
// A bar with a knob for each moment of a game. Drag the knob, click on the bar, or use the arrow
// keys, Home and End while it has the focus.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace hr::editor {

enum class MomentMark : unsigned char { none, differs, refused };

// `marks`: one for each moment, at least one; `keys`: whether something beside it has the focus, so
// that the keys are for it. Returns the moment that was chosen, if another one was.
std::optional<std::size_t> scrubber(const std::vector<MomentMark>& marks, std::size_t moment,
                                    bool keys);

}  // namespace hr::editor
