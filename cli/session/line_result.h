// SPDX-License-Identifier: MIT
// What came of a line that was typed, or of waiting for one.
#pragma once

#include <cstdint>

namespace hr::cli {

enum class LineResult : std::uint8_t { changed, unchanged, quit, end_of_input };

}  // namespace hr::cli
