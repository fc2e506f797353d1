// SPDX-License-Identifier: MIT
// Work in the background that must not slow down what people do.
#pragma once

namespace hr::scripting {

// From now on this thread, and those that it starts, run only when others leave time, where the
// system can do that for one thread.
void work_at_low_priority();

}  // namespace hr::scripting
