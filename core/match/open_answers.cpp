// SPDX-License-Identifier: MIT
#include "core/match/open_answers.h"

#include <utility>

namespace hr {

const AnswersBySeat* OpenAnswers::find(NodeId at) const {
  const auto found = parts_.find(at);
  return found == parts_.end() ? nullptr : &found->second;
}

AnswersBySeat OpenAnswers::at(NodeId at) const {
  const AnswersBySeat* found = find(at);
  return found ? *found : AnswersBySeat(nth(seats_));
}

const SeatAnswers& OpenAnswers::part(NodeId at, SeatId seat) const {
  static const SeatAnswers none;
  const AnswersBySeat* found = find(at);
  return found ? found->at(nth(seat)) : none;
}

void OpenAnswers::set(NodeId cursor, AnswersBySeat parts, State with) {
  parts_[cursor] = std::move(parts);
  state_ = std::move(with);
}

void OpenAnswers::add(NodeId cursor, SeatId seat, SecretAnswer answer, State with) {
  AnswersBySeat& parts = parts_.try_emplace(cursor, nth(seats_)).first->second;
  parts[seat].push_back(std::move(answer));
  state_ = std::move(with);
}

void OpenAnswers::clear(NodeId cursor) {
  parts_.erase(cursor);
  state_.reset();
}

}  // namespace hr
