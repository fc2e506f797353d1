// SPDX-License-Identifier: MIT
#include "editor/app_panels.h"

#include "editor/board_panel.h"
#include "editor/curtain_panel.h"
#include "editor/game_panel.h"
#include "editor/help_dialog.h"
#include "editor/log_panel.h"
#include "editor/turn_panel.h"
#include "editor/welcome_panel.h"

namespace hr::editor {

AppPanels make_panels() {
  AppPanels out;
  out.welcome = make_welcome_panel();
  out.turn = make_turn_panel();
  out.board = make_board_panel();
  out.log = make_log_panel();
  out.curtain = make_curtain_panel();
  out.tabs.push_back(make_game_panel());
  out.dialogs.push_back(make_help_dialog());
  return out;
}

}  // namespace hr::editor
