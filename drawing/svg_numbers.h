// SPDX-License-Identifier: MIT
// Reads the numbers of an attribute, which spaces and at most one comma separate. Throws Error with
// a sentence.
#pragma once

#include <string>
#include <string_view>

namespace hr::drawing {

class SvgNumbers {
 public:
  explicit SvgNumbers(std::string_view text) : rest_(text) { skip_spaces(); }

  bool done() const { return rest_.empty(); }
  char next() const { return rest_.empty() ? '\0' : rest_.front(); }
  char take();              // one character, and spaces after it
  std::string_view word();  // letters
  double number();          // finite
  bool flag();              // 0 or 1, which need not be separated from what follows
  void end() const;         // an error if anything is left

 private:
  void skip_spaces();
  void skip_separator();

  std::string_view rest_;
};

std::string written(double number);

}  // namespace hr::drawing
