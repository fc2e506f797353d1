// SPDX-License-Identifier: MIT
// The dialog "print": what would be printed, page by page, and the choices. "Save as PDF…" leads to
// the dialog "save_pages", which writes it.
#pragma once

#include <memory>
#include <utility>

#include "editor/panels/panel.h"

namespace hr::editor {

struct PrintDialogs {
  std::unique_ptr<Panel> preview, save;
};
PrintDialogs make_print_dialogs();

}  // namespace hr::editor
