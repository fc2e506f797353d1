// SPDX-License-Identifier: MIT
// The context menu of a text area.
#include "editor/code/text_area.h"
#include "texts/texts.h"

namespace hr::editor {

void TextArea::draw_menu() {
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const TextGeometry& sizes = layout_.sizes();
  const bool inside = mouse.x >= sizes.from.x && mouse.x < sizes.to.x && mouse.y >= sizes.from.y &&
                      mouse.y < sizes.to.y;
  if (inside && ImGui::IsWindowHovered() && ImGui::IsMouseClicked(1)) {
    const TextAt at = document_.fitted(layout_.place_at(mouse));
    const TextRange range = document_.selection();
    if (at < range.from || at > range.to) document_.place(at);
    suggestions_.close();
    ImGui::OpenPopup("menu");
  }
  const ui::FontScope letters(ui::context().fonts.body);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui::scaled(8), ui::scaled(6)});
  {
    const ui::Popup menu("menu");
    if (menu && draw_menu_entries()) take_focus_ = follow_ = true;
  }
  ImGui::PopStyleVar();
}

// True if an entry was chosen.
bool TextArea::draw_menu_entries() {
  const bool some = document_.selected(), write = !read_only_;
  const unsigned version = document_.version();
  bool done = false;
  const auto entry = [&](const char* name, const char* keys, bool enabled, auto&& act) {
    if (!ui::menu_item(name, keys, enabled)) return;
    act();
    done = true;
  };
  entry(texts::common::undo, "Ctrl+Z", write && document_.can_undo(), [&] { document_.undo(); });
  entry(texts::common::redo, "Ctrl+Y", write && document_.can_redo(), [&] { document_.redo(); });
  ImGui::Separator();
  entry("Cut", "Ctrl+X", write && some, [&] { copy(true); });
  entry("Copy", "Ctrl+C", some, [&] { copy(false); });
  entry("Paste", "Ctrl+V", write, [&] { paste(); });
  entry(texts::find::select_all, "Ctrl+A", true, [&] {
    document_.select({0, 0}, document_.end());
  });
  ImGui::Separator();
  entry(texts::find::find, "Ctrl+F", true, [&] { find_.open(FindBar::FindMode::find, document_); });
  entry(texts::find::replace, "Ctrl+H", write,
        [&] { find_.open(FindBar::FindMode::replace, document_); });
  entry("Go to line", "Ctrl+G", true, [&] { find_.open(FindBar::FindMode::line, document_); });
  if (api_ != nullptr) {
    ImGui::Separator();
    entry("Help on this word", "Ctrl+I", true, [&] { help_.ask(); });
  }
  if (document_.version() != version) goal_column_ = -1;
  const bool bar = find_.mode() != FindBar::FindMode::nothing;
  return done && !bar;
}

}  // namespace hr::editor
