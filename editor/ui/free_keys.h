// SPDX-License-Identifier: MIT
// Whether a key of a whole page means the page: nothing in it takes the key first.
#pragma once

namespace hr::editor {

// No field, nothing that the keys were moved to, no dialog above.
bool enter_is_free();

}  // namespace hr::editor
