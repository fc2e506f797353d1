// SPDX-License-Identifier: MIT
// Whether a page-wide key reaches the page, because nothing on the page takes the key first.
#pragma once

namespace hr::editor {

// True if no text field is active, no widget has keyboard focus and no dialog is open.
bool enter_is_free();

}  // namespace hr::editor
