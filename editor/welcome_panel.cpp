// SPDX-License-Identifier: MIT
#include "editor/welcome_panel.h"

#include "editor/ui.h"

namespace hr::editor {

namespace {

class WelcomePanel : public Panel {
 public:
  const char* name() const override { return "Welcome"; }

  void draw(const Shown& shown, Wishes& wishes) override {
    const ui::Child page("Welcome");
    ui::title("House Rules");
    for (const KeptMatch& match : shown.kept)
      if (ui::button("Go on with " + match.name + "##" + match.file)) wishes.want(GoOn{match.file});
    for (const Title& title : shown.titles)
      if (ui::button(title.name + "##" + title.id))
        wishes.want(StartGame{title.id, {}, {}, {}, {}});
  }
};

}  // namespace

std::unique_ptr<Panel> make_welcome_panel() { return std::make_unique<WelcomePanel>(); }

}  // namespace hr::editor
