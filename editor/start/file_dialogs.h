// SPDX-License-Identifier: MIT
// Dialogs that ask for a file: a record to go on with, where to save the match, and where to write
// down what one seat was shown.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_open_dialog();
std::unique_ptr<Panel> make_save_dialog();
std::unique_ptr<Panel> make_export_dialog();

}  // namespace hr::editor
