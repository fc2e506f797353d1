// SPDX-License-Identifier: MIT
// Plain data as few bytes, for what is kept a million times. A whole number is written seven bits
// at a time, the least significant ones first, with a bit that says whether more follow (LEB128).
// What is read must have been written in the same order.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hr {

// Bytes that never change, for the room of a pointer and of the bytes themselves.
class PackedBytes {
 public:
  PackedBytes() = default;
  explicit PackedBytes(std::span<const std::uint8_t> bytes)
      // NOLINTNEXTLINE(*-avoid-c-arrays): their number is known when they are made
      : bytes_(bytes.empty() ? nullptr : std::make_unique<std::uint8_t[]>(bytes.size())),
        size_(static_cast<std::uint32_t>(bytes.size())) {
    std::ranges::copy(bytes, bytes_.get());
  }
  PackedBytes(const PackedBytes& other) : PackedBytes(other.all()) {}
  PackedBytes(PackedBytes&& other) noexcept
      : bytes_(std::move(other.bytes_)), size_(std::exchange(other.size_, 0)) {}
  PackedBytes& operator=(const PackedBytes& other) { return *this = PackedBytes(other); }
  PackedBytes& operator=(PackedBytes&& other) noexcept {
    std::swap(bytes_, other.bytes_);
    std::swap(size_, other.size_);
    return *this;
  }
  ~PackedBytes() = default;

  std::span<const std::uint8_t> all() const { return {bytes_.get(), size_}; }

 private:
  std::unique_ptr<std::uint8_t[]> bytes_;  // NOLINT(*-avoid-c-arrays)
  std::uint32_t size_ = 0;
};

class PackedWriter {
 public:
  void add(std::uint64_t number) {
    for (; number >= 0x80; number >>= 7) bytes_.push_back(static_cast<std::uint8_t>(number | 0x80));
    bytes_.push_back(static_cast<std::uint8_t>(number));
  }
  // Numbers near 0 take the fewest bytes, of either sign.
  void add_signed(std::int64_t number) {
    const auto bits = static_cast<std::uint64_t>(number);
    add(number < 0 ? ~(bits << 1) : bits << 1);
  }
  // Those of its eight bytes that are not 0, and which these are.
  void add_word(std::uint64_t word) {
    const std::size_t which = bytes_.size();
    bytes_.push_back(0);
    for (unsigned i = 0; i < 8; ++i)
      if (const auto byte = static_cast<std::uint8_t>(word >> (8 * i)); byte != 0) {
        bytes_[which] = static_cast<std::uint8_t>(bytes_[which] | 1U << i);
        bytes_.push_back(byte);
      }
  }
  // As they are; whoever reads them has to know how many there are.
  void add_bytes(std::string_view bytes) {
    for (const char byte : bytes) bytes_.push_back(static_cast<std::uint8_t>(byte));
  }
  std::span<const std::uint8_t> all() const { return bytes_; }

 private:
  std::vector<std::uint8_t> bytes_;
};

// The bytes are borrowed.
class PackedReader {
 public:
  explicit PackedReader(std::span<const std::uint8_t> bytes) : at_(bytes.data()) {}

  std::uint64_t next() {
    std::uint64_t out = 0;
    for (unsigned shift = 0;; shift += 7) {
      const std::uint64_t byte = *at_++;
      out |= (byte & 0x7f) << shift;
      if (byte < 0x80) return out;
    }
  }
  std::int64_t next_signed() {
    const std::uint64_t bits = next();
    return static_cast<std::int64_t>((bits & 1) != 0 ? ~(bits >> 1) : bits >> 1);
  }
  std::uint64_t next_word() {
    std::uint64_t out = 0;
    const unsigned which = *at_++;
    for (unsigned i = 0; i < 8; ++i)
      if ((which >> i & 1) != 0) out |= std::uint64_t{*at_++} << (8 * i);
    return out;
  }
  std::string next_bytes(std::size_t count) {
    std::string out;
    for (; count > 0; --count) out.push_back(static_cast<char>(*at_++));
    return out;
  }

 private:
  const std::uint8_t* at_;
};

}  // namespace hr
