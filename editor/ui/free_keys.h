// SPDX-License-Identifier: MIT
// Whether a page-wide key, such as Enter, reaches the page, because nothing there takes it first.
#pragma once

namespace hr::editor {

// True if no text field is active, no widget has keyboard focus and no dialog is open.
bool nothing_has_keys();

}  // namespace hr::editor
