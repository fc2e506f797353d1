// SPDX-License-Identifier: MIT
// Whoever plays a game of a baseline against others.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>

namespace hr {

// From one cell to another; a pass has from = to = -1.
struct BaselineMove {
  int from = -1, to = -1;
  friend bool operator==(const BaselineMove&, const BaselineMove&) = default;
};

class BaselinePlayer {
 public:
  BaselinePlayer() = default;
  BaselinePlayer(const BaselinePlayer&) = delete;
  BaselinePlayer& operator=(const BaselinePlayer&) = delete;
  virtual ~BaselinePlayer() = default;

  virtual int seat() const = 0;               // whose turn it is
  virtual bool see(const BaselineMove&) = 0;  // it is carried out; false: it is not legal
  virtual BaselineMove choose(std::chrono::nanoseconds time) = 0;  // a legal one
  virtual std::uint64_t iterations() const = 0;                    // of all its choices so far
};

}  // namespace hr
