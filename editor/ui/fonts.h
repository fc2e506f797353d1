// SPDX-License-Identifier: MIT
// The letters of the window: Inter for words, JetBrains Mono for rules and boards as text; where
// they are not installed DejaVu's, and at last the one that ImGui brings along.
#pragma once

#include <imgui.h>

namespace hr::editor {

struct Fonts {
  ImFont* body = nullptr;
  ImFont* strong = nullptr;  // of the same size
  ImFont* title = nullptr;
  ImFont* mono = nullptr;
  ImFont* large = nullptr;  // letters and digits on pieces
};

inline constexpr float k_body_size = 16, k_title_size = 24, k_mono_size = 15, k_large_size = 44;

// Adds them to an atlas that has not been built yet; sizes are times `scale`.
Fonts add_fonts(ImFontAtlas& atlas, float scale);

}  // namespace hr::editor
