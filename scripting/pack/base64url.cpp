// SPDX-License-Identifier: MIT
#include "scripting/pack/base64url.h"

#include <cstdint>

namespace hr::scripting {

namespace {

constexpr std::string_view k_digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr unsigned k_digit_bits = 6, k_byte_bits = 8;

}  // namespace

std::string base64url(std::string_view bytes) {
  std::string out;
  std::uint32_t kept = 0;
  unsigned bits = 0;
  for (const char c : bytes) {
    kept = (kept << k_byte_bits) | static_cast<unsigned char>(c);
    for (bits += k_byte_bits; bits >= k_digit_bits; bits -= k_digit_bits)
      out += k_digits[(kept >> (bits - k_digit_bits)) & 63U];
  }
  if (bits > 0) out += k_digits[(kept << (k_digit_bits - bits)) & 63U];
  return out;
}

std::optional<std::string> bytes_of_base64url(std::string_view text) {
  std::string out;
  std::uint32_t kept = 0;
  unsigned bits = 0;
  for (const char c : text) {
    const std::size_t digit = k_digits.find(c);
    if (digit == std::string_view::npos) return std::nullopt;
    kept = (kept << k_digit_bits) | static_cast<std::uint32_t>(digit);
    bits += k_digit_bits;
    if (bits < k_byte_bits) continue;
    bits -= k_byte_bits;
    out += static_cast<char>((kept >> bits) & 255U);
  }
  const bool whole = bits < k_digit_bits && (kept & ((1U << bits) - 1)) == 0;
  return whole ? std::optional(out) : std::nullopt;
}

}  // namespace hr::scripting
