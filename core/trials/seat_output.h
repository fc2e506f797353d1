// SPDX-License-Identifier: MIT
// Everything that one seat is shown of a table at one moment, as text, by channel: all information
// that the engine gives to a seat goes through one of these. In worlds that look alike to a seat,
// its output is the same.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/table/table.h"

namespace hr {

enum class Channel : std::uint8_t {
  view,          // zones, variables, the board as drawn and as described in sentences
  legal,         // the seat's legal actions
  descriptions,  // the text of those
  refusals,      // the answers to illegal actions
  events,        // the events reported to it
  log,           // its log
  scores,
  asked,  // who is to act, and what is asked
  ready,  // who is ready, and why this seat cannot be ready yet
  undo,
  bot,      // what a bot in this seat would do
  outcome,  // how the game ended
  record,   // the export for this seat
  dice,     // which dice it sees being rolled; never filled in here
};
inline constexpr int k_channels = 14;

std::string_view channel_name(Channel channel);

struct SeatOutput {
  std::array<std::string, k_channels> texts;

  std::string& operator[](Channel channel) { return texts[static_cast<std::size_t>(channel)]; }
  const std::string& operator[](Channel channel) const {
    return texts[static_cast<std::size_t>(channel)];
  }
};

// How to look: the illegal actions to try and the bot's draws follow from the seed. With `record`
// the export is included, which takes time, less if it need not be readable; without `contents` the
// view is left out. The log is included from line `log_from` on.
struct OutputOptions {
  std::uint64_t seed = 0;
  bool record = false;
  bool readable = true;
  bool contents = true;
  int log_from = 0;
};
// Leaves the table unchanged.
SeatOutput seat_output(Table& table, SeatId seat, const OutputOptions& options);

// A channel in which two outputs differ, and the first lines that do.
struct Difference {
  Channel channel = Channel::view;
  std::string one, other;
};
std::vector<Difference> differences(const SeatOutput& one, const SeatOutput& other);
Difference first_difference(Channel channel, const std::string& one, const std::string& other);

}  // namespace hr
