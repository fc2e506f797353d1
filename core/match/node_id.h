// SPDX-License-Identifier: MIT
// The numbers of the nodes in a match's tree, and the types of step that lead to them.
#pragma once

#include <cstdint>

namespace hr {

enum class NodeId : std::int32_t { none = -1, root = 0 };

enum class StepType : std::uint8_t {
  start,     // the setup, which is the root
  action,    // an action of one seat
  answers,   // the answers of all seats to what they were asked at once, in secret
  swap,      // a change of rules; the position was carried over
  position,  // a position set up by the owner
};

}  // namespace hr
