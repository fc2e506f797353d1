// SPDX-License-Identifier: MIT
// A checksum over texts: finds what was damaged or changed by accident, the same on every machine.
// No protection against somebody who means to deceive.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hr {

class Checksum {
 public:
  Checksum() = default;
  explicit Checksum(std::uint64_t seed) : sum_(seed) {}

  // Two texts one after the other are something else than both in one.
  Checksum& add(std::string_view text);
  std::uint64_t value() const { return sum_; }
  std::string digits() const { return hex_digits(sum_); }

  static std::string hex_digits(std::uint64_t value);  // 16 of them

 private:
  std::uint64_t sum_ = 0;
};

}  // namespace hr
