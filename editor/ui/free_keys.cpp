// SPDX-License-Identifier: MIT
#include "editor/ui/free_keys.h"

#include <imgui.h>

namespace hr::editor {

bool nothing_has_keys() {
  const ImGuiIO& io = ImGui::GetIO();
  return !io.WantTextInput && !io.NavVisible && !ImGui::IsAnyItemActive() &&
         !ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
}

}  // namespace hr::editor
