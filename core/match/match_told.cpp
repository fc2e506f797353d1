// SPDX-License-Identifier: MIT
// What seats are told along a line. How much that was is counted with each step, so that it can be
// taken up anywhere.
#include <algorithm>
#include <utility>

#include "core/match/match.h"

namespace hr {

namespace {

// Hands on what one seat is told; none: everything.
template <class Listener>
class Telling {
 public:
  Telling(SeatId seat, Listener listener) : seat_(seat), listener_(std::move(listener)) {}

  void add_step(const Node& node) {
    node_ = &node;
    step_ = node.depth;
    if (node.type == StepType::answers)
      add_parts(node.parts);
    else if (node.type == StepType::action)
      add_action(node.seat, node.choice.action, !node.secret || knows(node.seat));
    else if (node.type != StepType::start)
      add({});
    add_events(node.events);
  }

  // To what is asked still at the moment of a step.
  void add_open(const Node& node, const std::vector<Part>& parts) {
    node_ = &node;
    step_ = node.depth + 1;
    add_answers(parts);
  }

 private:
  // A seat hears what it did itself first, so that its log goes on as it did while it was asked.
  void add_parts(const std::vector<Part>& parts) {
    add_answers(parts);
    for (int seat = 0; seat < static_cast<int>(parts.size()); ++seat)
      if (!knows(SeatId(seat)))
        add_action(SeatId(seat), parts[static_cast<std::size_t>(seat)].back().choice.action, true);
  }

  void add_answers(const std::vector<Part>& parts) {
    for (int seat = 0; seat < static_cast<int>(parts.size()); ++seat) {
      if (!knows(SeatId(seat))) continue;
      for (const Answer& answer : parts[static_cast<std::size_t>(seat)]) {
        add_action(SeatId(seat), answer.choice.action, true);
        add_events(answer.events);
      }
    }
  }

  bool knows(SeatId who) const { return seat_ == SeatId::none || seat_ == who; }
  void add(Told told) {
    told.node = node_;
    told.step = step_;
    listener_(told);
  }
  void add_action(SeatId who, const Action& action, bool whole) {
    add({.action = &action, .seat = who, .whole = whole});
  }
  void add_events(const std::vector<Event>& events) {
    for (const Event& event : events)
      if (seat_ == SeatId::none || (event.audience & seat_bit(seat_)) != 0) add({.event = &event});
  }

  SeatId seat_;
  Listener listener_;
  const Node* node_ = nullptr;
  int step_ = 0;
};

}  // namespace

std::size_t Match::told_at(NodeId id, SeatId seat) const {
  const auto seats = static_cast<std::size_t>(game().seats());
  return nth(id) * (seats + 1) + (seat == SeatId::none ? seats : static_cast<std::size_t>(seat));
}

// Of a node that is about to be added; those before it are counted.
void Match::count_told(const Node& made) {
  const int seats = game().seats();
  told_.resize(told_at(NodeId(static_cast<int>(made.id) + 1), SeatId(0)));
  for (int s = -1; s < seats; ++s) {
    const auto seat = SeatId(static_cast<std::int8_t>(s));
    std::uint32_t& sum = told_[told_at(made.id, seat)];
    sum = made.id == NodeId::root ? 0 : told_[told_at(cursor_, seat)];
    Telling(seat, [&](const Told&) { ++sum; }).add_step(made);
  }
}

int Match::told_up_to(NodeId id, SeatId seat) const {
  return static_cast<int>(told_[told_at(id, seat)]);
}

int Match::told_so_far(SeatId seat) const {
  int out = told_up_to(cursor_, seat);
  if (const auto open = parts_.find(cursor_); open != parts_.end())
    Telling(seat, [&](const Told&) { ++out; }).add_open(node(), open->second);
  return out;
}

std::vector<Told> Match::told(SeatId seat, int from) const {
  const auto told_to = [&](NodeId id) { return told_up_to(id, seat); };
  // Back to the last step up to which no more was told than is known.
  std::vector<NodeId> way;
  NodeId last = cursor_;
  for (; told_to(last) > from; last = node(last).parent) {
    way.push_back(last);
    if (last == NodeId::root) break;
  }
  int known = way.empty() || way.back() != NodeId::root ? told_to(last) : 0;
  std::vector<Told> out;
  Telling telling(seat, [&](const Told& told) {
    if (known++ >= from) out.push_back(told);
  });
  for (; !way.empty(); way.pop_back()) telling.add_step(node(way.back()));
  if (const auto open = parts_.find(cursor_); open != parts_.end())
    telling.add_open(node(), open->second);
  return out;
}

}  // namespace hr
