// SPDX-License-Identifier: MIT
// Reports progress on standard error, in whole lines and not too often, which suits a screen
// reader.
#pragma once

#include <fmt/format.h>

#include <chrono>
#include <cstdint>

#include "cli/terminal/output.h"

namespace hr::cli {

class Progress {
 public:
  // What is counted: "games played".
  explicit Progress(const char* what) : what_(what) {}

  void operator()(std::uint64_t done, std::uint64_t all) {
    const auto now = std::chrono::steady_clock::now();
    if (now - last_ < std::chrono::seconds(2)) return;
    last_ = now;
    message(fmt::format("{} of {} {}", done, all, what_));
  }

 private:
  const char* what_;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

}  // namespace hr::cli
