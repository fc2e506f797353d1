// SPDX-License-Identifier: MIT
// The numbers of the nodes in a match's tree and of the rules it is played by, and the types of
// step.
#pragma once

#include <cstdint>

namespace hr {

enum class NodeId : std::int32_t { none = -1, root = 0 };
// Rules that the match is or was played by, in the order in which they were first used; the first
// are those of the set-up.
enum class RulesId : std::int32_t { none = -1, first = 0 };

enum class StepType : std::uint8_t {
  start,     // the setup, which is the root
  action,    // an action of one seat
  answers,   // the answers of all seats to what they were asked at once, in secret
  rules,     // a change of rules; the position was carried over
  position,  // a position set up by the owner
  // Steps of the table, which rules need not know (core/match/table_steps.h):
  resigned,  // a seat gave up
  offered,   // a seat offered a draw …
  accepted,  // … or accepted the one that was offered; if all have, the game is over
  declined,
  timed_out,  // a seat has used up its time (core/table/seat_clocks.h)
};

// Whether play goes on from another state after it. What seats say about a draw changes nothing,
// unless all agree, which ends the game.
constexpr bool changes_play(StepType type) {
  switch (type) {
    case StepType::start:
    case StepType::action:
    case StepType::answers:
    case StepType::rules:
    case StepType::position:
    case StepType::resigned:
    case StepType::timed_out:  // for a seat that is out by it
      return true;
    case StepType::offered:
    case StepType::accepted:
    case StepType::declined:
      break;
  }
  return false;
}

// The word for it in exports and records.
constexpr const char* step_word(StepType type) {
  switch (type) {
    case StepType::start:
    case StepType::action:
    case StepType::answers:
      break;
    case StepType::rules:
      return "change rules";
    case StepType::position:
      return "position";
    case StepType::resigned:
      return "resign";
    case StepType::offered:
      return "offer draw";
    case StepType::accepted:
      return "accept draw";
    case StepType::declined:
      return "decline draw";
    case StepType::timed_out:
      return "time out";
  }
  return "action";
}

}  // namespace hr
