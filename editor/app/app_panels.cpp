// SPDX-License-Identifier: MIT
#include "editor/app/app_panels.h"

#include "editor/app/help_dialog.h"
#include "editor/app/how_to_play.h"
#include "editor/board_edit/board_tab.h"
#include "editor/lab_tab/lab_tab.h"
#include "editor/lab_tab/twin_boards.h"
#include "editor/play/board_panel.h"
#include "editor/play/clocks_dialog.h"
#include "editor/play/curtain_panel.h"
#include "editor/play/game_panel.h"
#include "editor/play/history_panel.h"
#include "editor/play/log_panel.h"
#include "editor/play/notes_panel.h"
#include "editor/play/options_panel.h"
#include "editor/play/position_dialog.h"
#include "editor/play/resign_dialog.h"
#include "editor/play/turn_panel.h"
#include "editor/play/view_as_dialog.h"
#include "editor/print/print_dialog.h"
#include "editor/rules/rule_file_dialogs.h"
#include "editor/rules/rules_tab.h"
#include "editor/start/file_dialogs.h"
#include "editor/start/new_game_dialog.h"
#include "editor/start/pack_dialogs.h"
#include "editor/start/welcome_panel.h"
#include "editor/tests_tab/make_test_dialog.h"
#include "editor/tests_tab/tests_tab.h"

namespace hr::editor {

AppPanels make_panels() {
  AppPanels out;
  out.tool = std::make_shared<BoardTool>();
  out.welcome = make_welcome_panel();
  out.turn = make_turn_panel();
  out.marks = std::make_shared<MarkTool>();
  out.board = make_board_panel(out.tool, out.marks);
  out.twins = make_twin_boards();
  out.log = make_log_panel(out.tool);
  out.curtain = make_curtain_panel();
  out.tabs.push_back(make_game_panel(out.tool));
  out.tabs.push_back(make_options_panel(out.tool));
  out.tabs.push_back(make_rules_tab());
  out.tabs.push_back(make_board_tab(out.tool));
  out.tabs.push_back(make_history_panel());
  out.tabs.push_back(make_notes_panel(out.marks));
  out.tabs.push_back(make_tests_tab(out.tool));
  out.tabs.push_back(make_lab_tab());
  out.dialogs.push_back(make_open_dialog());
  out.dialogs.push_back(make_save_dialog());
  out.dialogs.push_back(make_lesson_dialog());
  out.dialogs.push_back(make_export_dialog());
  out.dialogs.push_back(make_pack_dialog());
  out.dialogs.push_back(make_share_dialog());
  out.dialogs.push_back(make_save_pack_dialog());
  PrintDialogs print = make_print_dialogs();
  out.dialogs.push_back(std::move(print.preview));
  out.dialogs.push_back(std::move(print.save));
  out.dialogs.push_back(make_new_game_dialog());
  out.dialogs.push_back(make_position_dialog());
  out.dialogs.push_back(make_view_as_dialog());
  out.dialogs.push_back(make_resign_dialog());
  out.dialogs.push_back(make_clocks_dialog());
  out.dialogs.push_back(make_new_variant_dialog());
  out.dialogs.push_back(make_new_file_dialog());
  out.dialogs.push_back(make_rename_dialog());
  out.dialogs.push_back(make_delete_dialog());
  out.dialogs.push_back(make_import_drawing_dialog());
  out.dialogs.push_back(make_test_dialog());
  out.dialogs.push_back(make_help_dialog());
  out.dialogs.push_back(make_how_to_play_dialog());
  return out;
}

}  // namespace hr::editor
