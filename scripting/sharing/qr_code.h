// SPDX-License-Identifier: MIT
// A text as a QR code, a square of dark and light modules.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hr::scripting {

struct QrCode {
  int side = 0;            // modules, without the light border of k_qr_border that it needs
  std::vector<bool> dark;  // row by row
  bool is_dark(int x, int y) const;  // false outside
};

inline constexpr int k_qr_border = 4;
// What the largest code can hold.
inline constexpr std::size_t k_max_qr = 2953;  // bytes

// None for a text that is too long for a code, or empty.
std::optional<QrCode> qr_code(std::string_view text);

// The code with its border as lines of text, two rows a line, for a terminal with light text on a
// dark ground; scanners read it the other way round as well.
std::string qr_text(const QrCode& code);
// The columns that it takes.
inline int qr_columns(const QrCode& code) { return code.side + 2 * k_qr_border; }

}  // namespace hr::scripting
