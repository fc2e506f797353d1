// SPDX-License-Identifier: MIT
// The terminal to which the program writes.
#pragma once

namespace hr::cli {

int terminal();  // its handle; -1 if there is none

// Clears it, including the scrollback. Safe to call from a signal handler.
void wipe_terminal(int terminal) noexcept;

}  // namespace hr::cli
