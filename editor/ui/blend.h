// SPDX-License-Identifier: MIT
// Derives colours from other colours.
#pragma once

#include <imgui.h>

namespace hr::editor {

// A colour between two others: share 0 is `a`, 1 is `b`.
ImU32 mixed(ImU32 a, ImU32 b, float share);
// The colour with its opacity multiplied by `share`.
ImU32 faded(ImU32 colour, float share);
// The colour with this opacity, from 0 to 255.
ImU32 with_alpha(ImU32 colour, unsigned alpha);

}  // namespace hr::editor
