// SPDX-License-Identifier: MIT
// What the processor can do that the program is running on.
#pragma once

namespace hr {

// It has all the instructions that fast builds use (cmake/FastBuild.cmake).
bool has_fast_processor();

}  // namespace hr
