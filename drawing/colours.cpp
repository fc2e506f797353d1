// SPDX-License-Identifier: MIT
#include "drawing/colours.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace hr::drawing {

namespace {

constexpr std::array<std::pair<std::string_view, Rgb>, 12> k_named{{{"orange", 0xe69f00},
                                                                    {"blue", 0x0072b2},
                                                                    {"green", 0x009e73},
                                                                    {"purple", 0xcc79a7},
                                                                    {"red", 0xd55e00},
                                                                    {"sky", 0x56b4e9},
                                                                    {"yellow", 0xf0e442},
                                                                    {"black", 0x101114},
                                                                    {"white", 0xf4f2ec},
                                                                    {"pink", 0xcc79a7},
                                                                    {"violet", 0xcc79a7},
                                                                    {"cyan", 0x56b4e9}}};
constexpr std::size_t k_in_turn = 8;  // for seats that are not named after one

}  // namespace

std::vector<Rgb> seat_colours(std::span<const std::string> seats) {
  std::vector<Rgb> out(seats.size(), 0);
  const auto used = [&](Rgb colour) { return std::ranges::count(out, colour) > 0; };
  for (std::size_t s = 0; s < seats.size(); ++s)
    for (const auto& [name, colour] : k_named)
      if (name == seats[s] && !used(colour)) out[s] = colour;
  std::size_t next = 0;
  for (Rgb& colour : out)
    if (colour == 0) {
      while (next + 1 < k_in_turn && used(k_named[next].second)) ++next;
      colour = k_named[next++ % k_in_turn].second;
    }
  return out;
}

bool is_light(Rgb colour) {
  return 3 * (colour >> 16 & 255) + 6 * (colour >> 8 & 255) + (colour & 255) > 10 * 140;
}

Rgb mixed(Rgb first, Rgb second, double share) {
  Rgb out = 0;
  for (const unsigned shift : {16U, 8U, 0U}) {
    const double a = first >> shift & 255, b = second >> shift & 255;
    out |= static_cast<Rgb>(std::lround(a + (b - a) * share)) << shift;
  }
  return out;
}

}  // namespace hr::drawing
