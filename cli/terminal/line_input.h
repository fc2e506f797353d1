// SPDX-License-Identifier: MIT
// Lines from standard input, with an ear for something else meanwhile: while nobody has typed a
// line, what else may happen is looked after.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace hr::cli {

class LineInput {
 public:
  // What else to listen to: a handle for poll(), how long to wait at most, and what to do when one
  // of both has come; true: whoever waits for the line should hear of it now.
  struct OtherInput {
    int handle = -1;
    std::function<std::optional<std::chrono::milliseconds>()> max_wait;
    std::function<bool()> attend;
    int wake = -1;  // one more handle
  };
  enum class InputEvent { line, end, other };

  LineInput() = default;
  explicit LineInput(OtherInput other) : other_(std::move(other)) {}

  // Waits. `line` gets the line without its end.
  InputEvent next(std::string& line);

 private:
  bool take(std::string& line);
  bool fill();

  OtherInput other_;
  std::string buffer_;
  bool ended_ = false;
};

}  // namespace hr::cli
