// SPDX-License-Identifier: MIT
// What the processor supports.
#pragma once

namespace hr {

// Whether it has all instructions that fast builds use (cmake/FastBuild.cmake).
bool has_fast_processor();

}  // namespace hr
