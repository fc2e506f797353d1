// SPDX-License-Identifier: MIT
// While all seats are asked at once: what each has answered so far, at every moment of the tree
// where somebody has, and the state at the cursor with these answers carried out. It keeps what it
// is given; that the answers are legal, one after the other, is for Match to see to.
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
  // The same, with empty parts where nobody has answered.
  AnswersBySeat at(NodeId at) const;
  const SeatAnswers& part(NodeId at, SeatId seat) const;
  const std::map<NodeId, AnswersBySeat>& all() const { return parts_; }
  // With the answers at the cursor; null where there are none.
  const State* state() const { return state_ ? &*state_ : nullptr; }

  // These are the answers at the cursor now, and this is the state with them.
  void set(NodeId cursor, AnswersBySeat parts, State with);
  void add(NodeId cursor, SeatId seat, SecretAnswer answer, State with);
  // There are none at the cursor; at another moment they stay.
  void clear(NodeId cursor);
  void forget(NodeId at) { parts_.erase(at); }

 private:
  int seats_;
  std::map<NodeId, AnswersBySeat> parts_;
  std::optional<State> state_;
};

}  // namespace hr
