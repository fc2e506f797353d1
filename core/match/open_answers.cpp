// SPDX-License-Identifier: MIT
#include "core/match/open_answers.h"

#include <utility>

namespace hr {

const Parts* OpenAnswers::find(NodeId at) const {
  const auto found = parts_.find(at);
  return found == parts_.end() ? nullptr : &found->second;
}

Parts OpenAnswers::at(NodeId at) const {
  const Parts* found = find(at);
  return found ? *found : Parts(nth(seats_));
}

const Part& OpenAnswers::part(NodeId at, SeatId seat) const {
  static const Part none;
  const Parts* found = find(at);
  return found ? found->at(nth(seat)) : none;
}

void OpenAnswers::set(NodeId cursor, Parts parts, State with) {
  parts_[cursor] = std::move(parts);
  state_ = std::move(with);
}

void OpenAnswers::add(NodeId cursor, SeatId seat, Answer answer, State with) {
  Parts& parts = parts_.try_emplace(cursor, nth(seats_)).first->second;
  parts[seat].push_back(std::move(answer));
  state_ = std::move(with);
}

void OpenAnswers::clear(NodeId cursor) {
  parts_.erase(cursor);
  state_.reset();
}

}  // namespace hr
