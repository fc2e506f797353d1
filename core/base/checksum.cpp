// SPDX-License-Identifier: MIT
#include "core/base/checksum.h"

#include "core/base/mix.h"

namespace hr {

Checksum& Checksum::add(std::string_view text) {
  sum_ = mix(sum_, text.size());
  std::uint64_t word = 0;
  int bytes = 0;
  for (const char c : text) {
    word |= std::uint64_t{static_cast<unsigned char>(c)} << (8 * bytes);
    if (++bytes < 8) continue;
    sum_ = mix(sum_, word);
    word = 0;
    bytes = 0;
  }
  sum_ = mix(sum_, word);
  return *this;
}

std::string Checksum::hex_digits(std::uint64_t value) {
  std::string out(16, '0');
  for (auto digit = out.rbegin(); digit != out.rend(); ++digit, value >>= 4)
    *digit = "0123456789abcdef"[value & 15];
  return out;
}

}  // namespace hr
