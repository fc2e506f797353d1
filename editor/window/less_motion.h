// SPDX-License-Identifier: MIT
// Whether the desktop is set to show less motion.
#pragma once

namespace hr::editor {

// GNOME's setting "enable-animations", which other desktops based on GTK share; false where there
// is no such setting.
bool system_wants_less_motion();

}  // namespace hr::editor
