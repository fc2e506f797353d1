// SPDX-License-Identifier: MIT
// The terminal that the program writes to.
#pragma once

namespace hr::cli {

int terminal();  // its handle; -1: there is none

// What was on it is gone, what had scrolled away too. A signal handler may call it.
void wipe_terminal(int terminal) noexcept;

}  // namespace hr::cli
