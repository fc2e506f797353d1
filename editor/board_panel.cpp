// SPDX-License-Identifier: MIT
#include "editor/board_panel.h"

#include "editor/ui.h"

namespace hr::editor {

namespace {

class BoardPanel : public Panel {
 public:
  const char* name() const override { return "Board"; }

  void draw(const Shown& shown, Wishes&) override { ui::mono(shown.game->report.board); }
};

}  // namespace

std::unique_ptr<Panel> make_board_panel() { return std::make_unique<BoardPanel>(); }

}  // namespace hr::editor
