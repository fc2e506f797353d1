// SPDX-License-Identifier: MIT
// What a pack is and by whom, before it is played; the open game as a link and a QR code; and the
// dialog that saves it as a pack.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_pack_dialog();
std::unique_ptr<Panel> make_share_dialog();
std::unique_ptr<Panel> make_save_pack_dialog();

}  // namespace hr::editor
