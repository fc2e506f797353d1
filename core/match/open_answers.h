// SPDX-License-Identifier: MIT
// The answers given so far while all seats are asked at once: for every node of the tree where
// somebody has answered, and the state at the cursor with these answers carried out. It only stores
// them; Match has made sure that each answer is legal after those before it.
#pragma once

#include <map>
#include <optional>

#include "core/match/node.h"

namespace hr {

class OpenAnswers {
 public:
  explicit OpenAnswers(int seats) : seats_(seats) {}

  // Null where nobody has answered.
  const AnswersBySeat* find(NodeId at) const;
  // The same, but with empty parts where nobody has answered.
  AnswersBySeat at(NodeId at) const;
  const SeatAnswers& part(NodeId at, SeatId seat) const;
  const std::map<NodeId, AnswersBySeat>& all() const { return parts_; }
  // The state with the answers at the cursor; null where there are none.
  const State* state() const { return state_ ? &*state_ : nullptr; }

  // Sets or adds to the answers at the cursor; `with` is the state with them carried out.
  void set(NodeId cursor, AnswersBySeat parts, State with);
  void add(NodeId cursor, SeatId seat, SecretAnswer answer, State with);
  // Removes the answers at the cursor. Those of other nodes stay.
  void clear(NodeId cursor);
  void forget(NodeId at) { parts_.erase(at); }

 private:
  int seats_;
  std::map<NodeId, AnswersBySeat> parts_;
  std::optional<State> state_;
};

}  // namespace hr
