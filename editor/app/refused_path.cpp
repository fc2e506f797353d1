// SPDX-License-Identifier: MIT
#include "editor/app/refused_path.h"

#include <imgui_internal.h>

#include <algorithm>

#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

namespace hr::editor {

void draw_refused_path(std::string& why, const DeskState& state, bool presenting) {
  if (why.empty()) return;
  const ImGuiIO& io = ImGui::GetIO();
  const bool used = ImGui::IsMouseClicked(ImGuiMouseButton_Left) || pressed(Key::escape) ||
                    pressed(Key::enter) || io.InputQueueCharacters.Size > 0;
  if (used) return why.clear();
  const bool dialog =
      ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
  const bool curtain = state.game && state.game->viewer == k_turn;
  if (!dialog && !curtain && !presenting) return why.clear();  // the panels show it
  const ui::Named named("Refused");
  const float wide = std::min(0.9F * io.DisplaySize.x, ui::scaled(640));
  ImGui::SetNextWindowPos({io.DisplaySize.x / 2, io.DisplaySize.y - ui::scaled(16)},
                          ImGuiCond_Always, {0.5F, 1});
  ImGui::SetNextWindowSize({wide, 0});
  ImGui::BeginTooltip();
  ui::coloured(ui::colours().bad, why);
  ImGui::EndTooltip();
}

}  // namespace hr::editor
