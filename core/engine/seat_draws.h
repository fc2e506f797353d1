// SPDX-License-Identifier: MIT
// What players draw who play at random, in games that are compared: the n-th action of a seat draws
// the same whatever other seats do, and whatever the seat has drawn before. So a rule that gives
// one seat an action more leaves what the others draw as it was. Dice go by the same numbers
// (Chance).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/base/ids.h"
#include "core/base/mix.h"

namespace hr {

class SeatDraws {
 public:
  void restart(std::uint64_t seed) {
    parts_ = {};
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
      starts_[seat] = mix(seed, seat);
      seats_[seat] = Random(starts_[seat]);
    }
  }

  // For an action of the seat: its next number is that of the action. Others it may need come out
  // of retry().
  Random& action(SeatId seat) { return seats_[static_cast<std::size_t>(seat)]; }
  // The same by seat, for a loop that plays many.
  Random* action_streams() { return seats_.data(); }
  // More numbers for the action whose own one was drawn last.
  Random retry(SeatId seat) const { return Random(mix(position(seat), 1)); }

  // A part of a group, that is the answers of the seat to what all are asked, is one action,
  // however many they are and however often it begins anew.
  Random& part(SeatId seat) {
    std::optional<Random>& part = parts_[static_cast<std::size_t>(seat)];
    if (!part) part = Random(action(seat).next());
    return *part;
  }
  void end_part(SeatId seat) { parts_[static_cast<std::size_t>(seat)].reset(); }

  // Names the latest action of the seat; does not depend on the seed.
  std::uint64_t number(SeatId seat) const {
    const auto n = static_cast<std::size_t>(seat);
    return mix(position(seat) - starts_[n], n);
  }

 private:
  std::uint64_t position(SeatId seat) const {
    return seats_[static_cast<std::size_t>(seat)].position();
  }

  template <std::size_t... n>
  static constexpr std::array<Random, sizeof...(n)> zeros(std::index_sequence<n...>) {
    return {Random(0 * n)...};
  }

  std::array<Random, k_max_seats> seats_ = zeros(std::make_index_sequence<k_max_seats>());
  std::array<std::uint64_t, k_max_seats> starts_{};
  std::array<std::optional<Random>, k_max_seats> parts_{};
};

}  // namespace hr
