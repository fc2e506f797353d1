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
  const char* name() const override { return "Help"; }
  bool open(const std::string& name) override { return name == "help" && (opening_ = true); }

  void draw(const DeskState&, Requests&) override {
    if (opening_) ImGui::OpenPopup("Help");
    opening_ = false;
    bool stays = true;
    const ui::Dialog dialog("Help", 640, &stays);
    if (!dialog) return;
    if (pressed(Key::escape)) ImGui::CloseCurrentPopup();
    const ui::Child inside("inside", {0, ImGui::GetIO().DisplaySize.y * 0.7F});
    ui::strong("Playing");
    ui::text(
        "Click a piece, then the cell to move it to. Or move the cursor on the board with the "
        "arrow keys and press Enter; or type the move in the line below the board.");
    ui::strong("Changing the rules");
    ui::text(
        "Open the Rules tab, change the text, and press Ctrl+Enter: the game continues under the "
        "new rules, and the board shows which moves were added or removed. Undo reverts the "
        "change. Original rulesets are never overwritten; you edit a copy of your own.");
    ui::strong("Saving");
    ui::text("Every move and every edit is saved at once, in " + user_folders().state.string() +
             ". Your own rules are in " + user_folders().rulesets().string() + ".");
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
