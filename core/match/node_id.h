// SPDX-License-Identifier: MIT
// The moments of a match, by their numbers in its tree, and what kinds of step lead to them.
#pragma once

#include <cstdint>

namespace hr {

enum class NodeId : std::int32_t { none = -1, root = 0 };

enum class StepType : std::uint8_t {
  start,     // the set-up: the root
  action,    // of a seat
  answers,   // of all seats, to what they were asked for at once and in secret
  swap,      // other rules from here on; the position was carried over
  position,  // set up by hand, by the owner
};

}  // namespace hr
