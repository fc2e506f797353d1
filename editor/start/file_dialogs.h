// SPDX-License-Identifier: MIT
// Dialogs that ask for a file: open a record or a lesson, save the match or its set-up, export one
// player's view.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_open_dialog();
std::unique_ptr<Panel> make_save_dialog();
std::unique_ptr<Panel> make_lesson_dialog();
std::unique_ptr<Panel> make_export_dialog();

}  // namespace hr::editor
