// SPDX-License-Identifier: MIT
#include "editor/app/help_dialog.h"

#include "editor/app/menu_actions.h"
#include "editor/desk/folders.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

class HelpDialog : public Panel {
 public:
  std::string_view name() const override { return "Help"_text; }
  bool open(const std::string& name) override { return name == "help" && (opening_ = true); }

  void draw(const DeskState&, Requests&) override {
    if (opening_) ImGui::OpenPopup("Help"_text.c_str());
    opening_ = false;
    bool stays = true;
    const ui::Dialog dialog("Help"_text, 640, &stays);
    if (!dialog) return;
    if (pressed(Key::escape)) ImGui::CloseCurrentPopup();
    const ui::Child inside("inside", {0, ImGui::GetIO().DisplaySize.y * 0.7F});
    ui::strong("Playing"_text);
    ui::text(
        "Click a piece, then the cell to move it to. Or move the cursor on the board with the "
        "arrow keys and press Enter; or type the move in the line below the board."_text);
    ui::strong("Changing the rules"_text);
    ui::text(
        "Open the Rules tab, change the text, and press Ctrl+Enter: the game continues under the "
        "new rules, and the board shows which moves were added or removed. Undo reverts the "
        "change. Original rulesets are never overwritten; you edit a copy of your own."_text);
    ui::strong("Saving"_text);
    ui::text(fill("Every move and every edit is saved at once, in {}. Your own rules are in {}.",
                  user_folders().state.string(), user_folders().rulesets().string()));
    ui::strong(texts::help::keys);
    for (const MenuAction& action : menu_actions())
      if (action.chord.key != Key::none) {
        ui::line(chord_text(action.chord));
        ImGui::SameLine(ui::scaled(170));
        ui::text(action.label);
      }
  }

 private:
  bool opening_ = false;
};

}  // namespace

std::unique_ptr<Panel> make_help_dialog() { return std::make_unique<HelpDialog>(); }

}  // namespace hr::editor
