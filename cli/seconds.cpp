// SPDX-License-Identifier: MIT
#include "cli/seconds.h"

#include <fmt/format.h>

#include <charconv>
#include <string>

namespace hr::cli {

CLI::Validator seconds_range() {
  const auto check = [](const std::string& typed) {
    double value = 0;
    const char* const end = typed.data() + typed.size();
    const auto [stop, error] = std::from_chars(typed.data(), end, value);
    if (error == std::errc() && stop == end && value >= 0.01 && value <= 3600) return std::string();
    return fmt::format("expected a number of seconds from 0.01 to 3600, got \"{}\"", typed);
  };
  return {check, ""};
}

}  // namespace hr::cli
