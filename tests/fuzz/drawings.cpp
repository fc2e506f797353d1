// SPDX-License-Identifier: MIT
// Drawings: what was read is ours, so it is read again as it is, and can be painted.
#include "drawing/drawing.h"
#include "drawing/paint.h"
#include "tests/fuzz/accepted.h"
#include "tests/fuzz/fuzz_target.h"

namespace hr::fuzz {

bool fuzz_drawings(std::string_view input) {
  return accepted([&] {
    const drawing::Drawing read = drawing::read_drawing(input, "fuzz.svg");
    const drawing::Image image = drawing::painted(read, {.owner = 0x123456}, 16);
    if (image.rgba.size() != std::size_t{16} * 16 * 4)
      throw Contradiction("a drawing is painted in another size");
  });
}

}  // namespace hr::fuzz
