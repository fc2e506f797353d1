// SPDX-License-Identifier: MIT
#include "editor/app/quit_dialog.h"

#include <utility>

#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

void QuitDialog::ask(std::string lost) {
  lost_ = std::move(lost);
  asks_ = opening_ = true;
}

bool QuitDialog::draw() {
  if (!asks_) return false;
  constexpr texts::Text k_title = "Quit without saving?"_text;
  if (std::exchange(opening_, false)) ImGui::OpenPopup(k_title.c_str());
  bool stays = true;
  const ui::Dialog dialog(k_title, 460, &stays);
  asks_ = dialog && stays;
  if (!dialog) return false;
  ui::text(lost_);
  const bool stay = ui::primary("Stay"_text);
  ImGui::SetItemDefaultFocus();
  ui::flow(ui::button_width("Quit anyway"_text));
  const bool quit = ui::button("Quit anyway"_text);
  if (stay || quit || pressed(Key::escape)) {
    asks_ = false;
    ImGui::CloseCurrentPopup();
  }
  return quit;
}

}  // namespace hr::editor
