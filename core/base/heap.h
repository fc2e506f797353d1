// SPDX-License-Identifier: MIT
// The program's own operator new: it counts how often each thread asks for memory, and where an
// Allowance is open (core/base/allowance.h) it asks that first. A block counts with the size that
// the allocator gives it, from where it is made to where it is given back, if both lie in a scope.
#pragma once

#include <cstdint>

namespace hr {

// How often the calling thread has asked operator new for memory.
std::uint64_t heap_allocations() noexcept;

}  // namespace hr
