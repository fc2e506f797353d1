// SPDX-License-Identifier: MIT
// All that one seat is shown of a table at one moment, as text, channel by channel: whatever leaves
// the engine towards that seat goes through one of these. Two worlds that look alike to a seat have
// the same of it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/table/table.h"

namespace hr {

enum class Channel : std::uint8_t {
  view,          // zones, variables, the board as it is drawn and as it is spoken
  legal,         // what the seat may do
  descriptions,  // the words for that
  refusals,      // the answers to what it may not do
  events,        // what it is told
  log,           // what it can read up
  scores,
  asked,  // who is to act, and for what
  ready,  // who is ready, and what still keeps this seat from it
  undo,
  bot,      // what a bot that sits there would do
  outcome,  // how the game ended
  record,   // the game as it is exported for this seat
};
inline constexpr int k_channels = 13;

std::string_view channel_name(Channel channel);

struct SeatOutput {
  std::array<std::string, k_channels> texts;

  std::string& operator[](Channel channel) { return texts[static_cast<std::size_t>(channel)]; }
  const std::string& operator[](Channel channel) const {
    return texts[static_cast<std::size_t>(channel)];
  }
};

// How a seat looks: what it tries that is not legal, and what its bot draws, follows from the seed.
// With `record` the whole export is made, which takes its time. Of the log what is from a line on.
struct OutputOptions {
  std::uint64_t seed = 0;
  bool record = false;
  int log_from = 0;
};
// The table is not changed by it.
SeatOutput seat_output(Table& table, SeatId seat, const OutputOptions& options);

// Where two of these differ: the channel, and the first lines that do.
struct Difference {
  Channel channel = Channel::view;
  std::string one, other;
};
std::vector<Difference> differences(const SeatOutput& one, const SeatOutput& other);
Difference first_difference(Channel channel, const std::string& one, const std::string& other);

}  // namespace hr
