// SPDX-License-Identifier: MIT
// The result of a typed line, or of waiting for one.
#pragma once

#include <cstdint>

namespace hr::cli {

enum class LineResult : std::uint8_t { changed, unchanged, quit, end_of_input };

}  // namespace hr::cli
