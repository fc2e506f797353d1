// SPDX-License-Identifier: MIT
#include "editor/ui/blend.h"

namespace hr::editor {

ImU32 mixed(ImU32 a, ImU32 b, float share) {
  const ImVec4 x = ImGui::ColorConvertU32ToFloat4(a), y = ImGui::ColorConvertU32ToFloat4(b);
  return ImGui::ColorConvertFloat4ToU32({x.x + (y.x - x.x) * share, x.y + (y.y - x.y) * share,
                                         x.z + (y.z - x.z) * share, x.w + (y.w - x.w) * share});
}

ImU32 faded(ImU32 colour, float share) {
  const auto alpha = static_cast<float>(colour >> IM_COL32_A_SHIFT & 0xff) * share;
  return (colour & ~IM_COL32_A_MASK) | static_cast<ImU32>(alpha) << IM_COL32_A_SHIFT;
}

ImU32 with_alpha(ImU32 colour, unsigned alpha) {
  return (colour & ~IM_COL32_A_MASK) | alpha << IM_COL32_A_SHIFT;
}

}  // namespace hr::editor
