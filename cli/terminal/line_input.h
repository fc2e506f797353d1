// SPDX-License-Identifier: MIT
// Reads lines from standard input, and handles other events while it waits for a line.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace hr::cli {

class LineInput {
 public:
  // Other events: a handle for poll(), the longest time to wait, and a function that is called when
  // either occurs. If it returns true, next() returns InputEvent::other.
  struct OtherInput {
    int handle = -1;
    std::function<std::optional<std::chrono::milliseconds>()> max_wait;
    std::function<bool()> attend;
    int wake = -1;  // a second handle
  };
  enum class InputEvent { line, end, other };

  LineInput() = default;
  explicit LineInput(OtherInput other) : other_(std::move(other)) {}

  // Waits for the next event. `line` receives a line without its line break.
  InputEvent next(std::string& line);

 private:
  bool take(std::string& line);
  bool fill();

  OtherInput other_;
  std::string buffer_;
  bool ended_ = false;
};

}  // namespace hr::cli
