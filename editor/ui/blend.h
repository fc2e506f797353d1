// SPDX-License-Identifier: MIT
// Colours made from others.
#pragma once

#include <imgui.h>

namespace hr::editor {

// From one colour to another: 0 is `a`, 1 is `b`.
ImU32 mixed(ImU32 a, ImU32 b, float share);
// So much of what it covers now.
ImU32 faded(ImU32 colour, float share);
// With this opacity, from 0 to 255, whatever it had.
ImU32 with_alpha(ImU32 colour, unsigned alpha);

}  // namespace hr::editor
