// SPDX-License-Identifier: MIT
// How often the calling thread has asked operator new for memory: the program's own operator new
// counts. A plain number of each thread's, so that it costs next to nothing.
#pragma once

#include <cstdint>

namespace hr::cli {

std::uint64_t heap_allocations();

}  // namespace hr::cli
