// SPDX-License-Identifier: MIT
#include "core/base/heap.h"

#include <malloc.h>

#include <cstdlib>
#include <exception>
#include <new>

#include "core/base/allowance.h"

// Memory is managed by hand here, because this is its source.
// NOLINTBEGIN(cppcoreguidelines-no-malloc, cppcoreguidelines-owning-memory)
// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables, readability-named-parameter)

namespace {

constinit thread_local std::uint64_t t_allocations = 0;

constexpr std::int64_t k_work = 50;  // work of one call of malloc

// Allocates with `get` once the Allowance has agreed.
template <class Get>
void* allocate(std::size_t size, const Get& get) {
  ++t_allocations;
  const bool counted = hr::Allowance::is_open();
  // While an exception is on its way, destructors that allocate must not throw another.
  if (counted && std::uncaught_exceptions() > 0) {
    hr::Allowance::give_back(-static_cast<std::int64_t>(size));
  } else if (counted) {
    if (hr::Allowance::allocating_takes_time()) hr::Allowance::spend(k_work);
    hr::Allowance::take(static_cast<std::int64_t>(size));
  }
  void* const memory = get();
  if (counted) {
    const std::size_t got = memory == nullptr ? 0 : malloc_usable_size(memory);
    hr::Allowance::give_back(static_cast<std::int64_t>(size) - static_cast<std::int64_t>(got));
  }
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

void* allocate(std::size_t size) {
  return allocate(size, [&] { return std::malloc(size == 0 ? 1 : size); });
}

void* allocate(std::size_t size, std::align_val_t alignment) {
  const auto align = static_cast<std::size_t>(alignment);
  const std::size_t rounded = (size + align - 1) / align * align;  // as aligned_alloc requires
  return allocate(size, [&] { return std::aligned_alloc(align, rounded == 0 ? align : rounded); });
}

void give_back(void* memory) noexcept {
  if (hr::Allowance::is_open() && memory != nullptr)
    hr::Allowance::give_back(static_cast<std::int64_t>(malloc_usable_size(memory)));
  std::free(memory);
}

}  // namespace

// The array forms call these, and so do the nothrow forms unless a sanitizer replaces them.
// Allocations that must not throw do not consult the Allowance: they come from the standard library
// and are small.
void* operator new(std::size_t size) { return allocate(size); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  return allocate(size, alignment);
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  ++t_allocations;
  void* const memory = std::malloc(size == 0 ? 1 : size);
  if (hr::Allowance::is_open() && memory != nullptr)  // because it will be given back
    hr::Allowance::give_back(-static_cast<std::int64_t>(malloc_usable_size(memory)));
  return memory;
}
void operator delete(void* memory, const std::nothrow_t&) noexcept { give_back(memory); }
void operator delete(void* memory) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t) noexcept { give_back(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { give_back(memory); }

// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables, readability-named-parameter)
// NOLINTEND(cppcoreguidelines-no-malloc, cppcoreguidelines-owning-memory)

namespace hr {

// Defined here so that every program that opens an Allowance is linked with this operator new;
// otherwise a sanitizer's would come first.
// NOLINTNEXTLINE(*-non-const-global-variables): what runs on a thread is known to that thread alone
constinit thread_local AllowanceMeter t_allowance;

std::uint64_t heap_allocations() noexcept { return t_allocations; }

}  // namespace hr
