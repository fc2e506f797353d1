// SPDX-License-Identifier: MIT
// The program's own operator new: it counts the allocations of each thread, and consults the open
// Allowance, if any, first (core/base/allowance.h). A block counts with the size given by the
// allocator, from allocation to release, if both happen within a scope.
#pragma once

#include <cstdint>

namespace hr {

// The number of allocations by the calling thread.
std::uint64_t heap_allocations() noexcept;

}  // namespace hr
