// SPDX-License-Identifier: MIT
// The fonts of the window: Inter for text, JetBrains Mono for rules and for boards as text. Where
// they are not installed, DejaVu; failing that, the font built into ImGui.
#pragma once

#include <imgui.h>

namespace hr::editor {

struct Fonts {
  ImFont* body = nullptr;
  ImFont* strong = nullptr;  // same size as body
  ImFont* title = nullptr;
  ImFont* mono = nullptr;
  ImFont* large = nullptr;  // letters and digits on pieces
};

inline constexpr float k_body_size = 16, k_title_size = 24, k_mono_size = 15, k_large_size = 44;

// Adds the fonts to an atlas that has not been built yet. Sizes are multiplied by `scale`.
Fonts add_fonts(ImFontAtlas& atlas, float scale);

}  // namespace hr::editor
