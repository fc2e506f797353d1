// SPDX-License-Identifier: MIT
// Whoever plays a game of a baseline against others.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>

namespace hr {

// From one cell to another; a pass has from = to = -1.
struct BaselineMove {
  int from = -1, to = -1;
  friend bool operator==(const BaselineMove&, const BaselineMove&) = default;
};

// How long it may think about a move; what is given. Both: whichever is over first.
struct BaselineBudget {
  std::uint64_t iterations = std::numeric_limits<std::uint64_t>::max();
  std::optional<std::chrono::nanoseconds> time = {};
};

class BaselinePlayer {
 public:
  BaselinePlayer() = default;
  BaselinePlayer(const BaselinePlayer&) = delete;
  BaselinePlayer& operator=(const BaselinePlayer&) = delete;
  virtual ~BaselinePlayer() = default;

  virtual int seat() const = 0;               // whose turn it is
  virtual bool see(const BaselineMove&) = 0;  // it is carried out; false: it is not legal
  virtual BaselineMove choose(const BaselineBudget& budget) = 0;  // a legal one
  virtual std::uint64_t iterations() const = 0;                   // of all its choices so far
};

}  // namespace hr
