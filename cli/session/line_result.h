// SPDX-License-Identifier: MIT
// The result of a typed line, or of waiting for one.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "core/base/words.h"

namespace hr::cli {

enum class LineResult : std::uint8_t { changed, unchanged, quit, end_of_input };

// What leaves the game, whatever else could be typed.
inline constexpr std::array<std::string_view, 2> k_quit{"quit", "exit"};
inline bool is_quit(std::string_view line) {
  return std::ranges::find(k_quit, lower_case(trimmed(line))) != k_quit.end();
}

}  // namespace hr::cli
