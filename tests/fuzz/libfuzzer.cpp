// SPDX-License-Identifier: MIT
// One program of libFuzzer for all targets: HOUSERULES_FUZZ names the target. Half of the inputs
// are changed as drive.cpp changes them, because bytes that change at random are hardly ever a
// text.
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "tests/fuzz/corpus.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/mutate.h"

namespace {

const hr::fuzz::FuzzTarget& chosen() {
  const char* const name = std::getenv("HOUSERULES_FUZZ");
  static const hr::fuzz::FuzzTarget& target = hr::fuzz::fuzz_target(name == nullptr ? "" : name);
  return target;
}

const std::vector<std::string>& seeds() {
  static const std::vector<std::string> texts =
      hr::fuzz::inputs_in(std::string(HOUSERULES_FUZZ_SEEDS) + "/" + chosen().name);
  return texts;
}

}  // namespace

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static_cast<void>(chosen().run({reinterpret_cast<const char*>(data), size}));
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max, unsigned seed) {
  if (seed % 2 == 0) return LLVMFuzzerMutate(data, size, max);
  const std::string text(reinterpret_cast<const char*>(data), size);
  const std::string out = hr::fuzz::mutated(text, seeds(), seed, max);
  std::memcpy(data, out.data(), out.size());
  return out.size();
}
