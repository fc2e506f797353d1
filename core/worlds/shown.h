// SPDX-License-Identifier: MIT
// What one seat has been shown of a game, action by action: plain data, from which nothing hidden
// from the seat can be read. Digests stand for what it saw and heard; equal digests are taken to be
// equal sights.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/game/action.h"

namespace hr {

enum class ShownType : std::uint8_t {
  set_up,     // the game before the first action
  action,     // one action
  answers,    // what all were asked at once: every seat's answers together
  resigned,   // a seat gave up
  timed_out,  // … or lost on time
  talk,       // of a draw or of time, which changes nothing
  agreed,     // all have agreed on one
  other,      // the rules were changed, or a position was set up by hand
};

struct Hints {
  std::vector<std::int64_t> arguments;  // numbers and cells
  std::vector<int> faces;               // numbers, and cards as the faces of draws
};

struct ShownStep {
  ShownType type = ShownType::action;
  SeatId seat = SeatId::none;    // who acted
  VerbId verb = VerbId::none;    // none: it was silent, so the seat was told of no verb
  std::optional<Choice> own;     // the seat's own action
  std::optional<Action> action;  // that of another seat, unless only its verb was told
  std::vector<Choice> answers;   // the seat's own, in order
  std::vector<int> faces;        // of the rolls that it saw
  std::uint64_t told = 0;        // a digest of the events that it heard
  std::uint64_t view = 0;        // a digest of its view afterwards
  // Digests of each single thing that these events name and this view contains, in order: how many
  // of them another history lacks is how far it is from having shown the same.
  std::vector<std::uint64_t> details;
  // What these events and a public action name, and pieces that came into sight: worth trying as
  // what others chose and as faces.
  Hints hints;
};

}  // namespace hr
