// SPDX-License-Identifier: MIT
#include "core/match/log_entries.h"

#include <algorithm>
#include <utility>

#include "core/match/match.h"

namespace hr {

namespace {

// Passes on what a seat, the owner or a spectator is told.
template <class Listener>
class LogWalk {
 public:
  LogWalk(SeatId seat, int seats, Listener listener)
      : seat_(seat), seats_(seats), listener_(std::move(listener)) {}

  void add_step(const Node& node) {
    node_ = &node;
    step_ = node.depth;
    if (node.type == StepType::answers)
      add_parts(node.parts());
    else if (node.type == StepType::action)
      add_done(node);
    else if (node.type != StepType::start)
      add({});
    add_events(node.events());
  }

  // Answers to a group that is still open at the node of a step.
  void add_open(const Node& node, const AnswersBySeat& parts) {
    node_ = &node;
    step_ = node.depth + 1;
    add_answers(parts);
  }

 private:
  void add_done(const Node& node) {
    if (knows(node.seat) || !node.silent)
      add_action(node.seat, node.choice().action, knows(node.seat) || !node.secret);
  }

  // A seat hears its own answers first, so that its log continues as it was while the group was
  // open.
  void add_parts(const AnswersBySeat& parts) {
    add_answers(parts);
    for (int seat = 0; seat < static_cast<int>(parts.size()); ++seat)
      if (!knows(SeatId(seat)) && !parts[SeatId(seat)].empty())
        add_action(SeatId(seat), parts[SeatId(seat)].back().choice.action, true);
  }

  void add_answers(const AnswersBySeat& parts) {
    for (int seat = 0; seat < static_cast<int>(parts.size()); ++seat) {
      if (!knows(SeatId(seat))) continue;
      for (const SecretAnswer& answer : parts[SeatId(seat)]) {
        add_action(SeatId(seat), answer.choice.action, true);
        add_events(answer.events);
      }
    }
  }

  bool knows(SeatId who) const { return seat_ == SeatId::owner || seat_ == who; }
  void add(LogEntry told) {
    told.node = node_;
    told.step = step_;
    listener_(told);
  }
  void add_action(SeatId who, const Action& action, bool whole) {
    add({.action = action, .seat = who, .whole = whole});
  }
  void add_events(const std::vector<Event>& events) {
    for (const Event& event : events)
      if (hears(event.audience, seat_, seats_)) add({.event = &event});
  }

  SeatId seat_;
  int seats_;  // of the game
  Listener listener_;
  const Node* node_ = nullptr;
  int step_ = 0;
};

}  // namespace

// For a node that is about to be added; those before it have been counted.
void LogSizes::add(const Node& made) {
  counts_.resize(place(NodeId(index(made.id) + 1), SeatId(0)));
  for (int s = 0; s < seats_ + 2; ++s) {
    const SeatId seat = s == seats_       ? SeatId::owner
                        : s == seats_ + 1 ? SeatId::none
                                          : SeatId(static_cast<std::int8_t>(s));
    std::uint32_t& sum = counts_[place(made.id, seat)];
    sum = made.id == NodeId::root ? 0 : counts_[place(made.parent, seat)];
    LogWalk(seat, seats_, [&](const LogEntry&) { ++sum; }).add_step(made);
  }
}

int log_size(const Match& match, SeatId seat) {
  int out = match.log_sizes().up_to(match.cursor(), seat);
  if (const AnswersBySeat* open = match.open_answers().find(match.cursor()))
    LogWalk(seat, match.game().seats(), [&](const LogEntry&) {
      ++out;
    }).add_open(match.node(), *open);
  return out;
}

namespace {

// The depth of the first node on the line to the cursor up to which a seat was told more than so
// many entries; one more than that of the cursor if there is none.
int first_told(const Match& match, SeatId seat, int entries) {
  int low = 0, high = match.node().depth + 1;
  while (low < high) {
    const int middle = low + (high - low) / 2;
    if (match.log_sizes().up_to(match.tree().at_depth(match.cursor(), middle), seat) > entries)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

}  // namespace

std::vector<LogEntry> log_entries(const Match& match, SeatId seat, int from, int most) {
  const int depth = match.node().depth;
  const int end = most < log_size(match, seat) - from ? from + most : log_size(match, seat);
  const int first = first_told(match, seat, from);
  const int last = std::min(first_told(match, seat, end - 1), depth);
  std::vector<NodeId> way;
  if (first <= last)
    for (NodeId at = match.tree().at_depth(match.cursor(), last);; at = match.node(at).parent) {
      way.push_back(at);
      if (match.node(at).depth == first) break;
    }
  int known = first == 0
                  ? 0
                  : match.log_sizes().up_to(match.tree().at_depth(match.cursor(), first - 1), seat);
  std::vector<LogEntry> out;
  LogWalk walk(seat, match.game().seats(), [&](const LogEntry& told) {
    if (known >= from && known < end) out.push_back(told);
    ++known;
  });
  for (; !way.empty(); way.pop_back()) walk.add_step(match.node(way.back()));
  const AnswersBySeat* open = match.open_answers().find(match.cursor());
  if (open != nullptr && last == depth) walk.add_open(match.node(), *open);
  return out;
}

}  // namespace hr
