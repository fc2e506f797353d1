// SPDX-License-Identifier: MIT
#include "scripting/lab/rounding.h"

#include <fmt/format.h>

#include <cmath>

namespace hr::scripting {

int of_hundred(double part) { return static_cast<int>(std::lround(part * 100)); }

std::string range_text(double low, double high) {
  return fmt::format("{} to {}", of_hundred(low), of_hundred(high));
}

}  // namespace hr::scripting
