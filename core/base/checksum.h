// SPDX-License-Identifier: MIT
// A checksum of texts, the same on every machine. Detects accidental damage and changes; it is no
// protection against intentional ones.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hr {

class Checksum {
 public:
  Checksum() = default;
  explicit Checksum(std::uint64_t seed) : sum_(seed) {}

  // Adding two texts differs from adding their concatenation.
  Checksum& add(std::string_view text);
  std::uint64_t value() const { return sum_; }
  std::string digits() const { return hex_digits(sum_); }

  static std::string hex_digits(std::uint64_t value);  // 16 of them

 private:
  std::uint64_t sum_ = 0;
};

}  // namespace hr
