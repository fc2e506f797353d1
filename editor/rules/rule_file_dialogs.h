// SPDX-License-Identifier: MIT
// The dialogs that make, rename and delete files of the open ruleset: "new_variant", "new_file",
// "rename FILE", "delete FILE" and "import_drawing".
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_new_variant_dialog();
std::unique_ptr<Panel> make_new_file_dialog();
std::unique_ptr<Panel> make_rename_dialog();
std::unique_ptr<Panel> make_delete_dialog();
std::unique_ptr<Panel> make_import_drawing_dialog();

}  // namespace hr::editor
