// SPDX-License-Identifier: MIT
#include "editor/ui/typed_texts.h"

#include "editor/ui/ui.h"

namespace hr::editor {

std::optional<std::string> TypedTexts::field(const std::string& key, std::string_view name,
                                             const std::string& now, std::string_view hint) {
  const auto held = held_.find(key);
  std::string text = held == held_.end() ? now : held->second;
  const bool entered = ui::entered("##" + key, text, hint);
  ui::note_unfinished(text);
  const bool active = ImGui::IsItemActive();
  const bool left = ImGui::IsItemDeactivated();  // Escape restores the previous text
  ui::expose_last(name, "field", text, active);
  if (active) {
    held_[key] = text;
    return {};
  }
  if (!entered && !left) return {};
  held_.erase(key);
  if (text == now) return {};
  return text;
}

}  // namespace hr::editor
