// SPDX-License-Identifier: MIT
#include "core/worlds/shown_match.h"

#include <algorithm>

#include "core/worlds/sight.h"

namespace hr {

namespace {

ShownType type_of(const Node& node, const Header& header) {
  switch (node.type) {
    case StepType::start:
      return ShownType::set_up;
    case StepType::action:
      return ShownType::action;
    case StepType::answers:
      return ShownType::answers;
    case StepType::resigned:
      return ShownType::resigned;
    case StepType::offered:
    case StepType::declined:
      return ShownType::talk;
    case StepType::accepted:
      return header.ended ? ShownType::agreed : ShownType::talk;
    case StepType::timed_out:
      return is_out(header, node.seat) ? ShownType::timed_out : ShownType::talk;
    case StepType::rules:
    case StepType::position:
      break;
  }
  return ShownType::other;
}

void show_action(ShownStep& out, const Node& node, SeatId seat) {
  out.seat = node.seat;
  if (node.seat == seat || !node.silent) out.verb = node.choice().action.verb;
  if (node.seat == seat)
    out.own = node.choice();
  else if (!node.secret)
    out.action = node.choice().action;
}

}  // namespace

ShownStep shown_step(const Match& match, NodeId id, SeatId seat) {
  const Node& node = match.node(id);
  const Sight sight(*match.rules(node).engine, seat);
  ShownStep out;
  const State state = match.state_at(id);
  out.type = type_of(node, state.header());
  if (node.type == StepType::action) show_action(out, node, seat);
  if (out.type == ShownType::resigned || out.type == ShownType::timed_out) out.seat = node.seat;
  if (node.type == StepType::answers)
    for (const SecretAnswer& answer : node.parts()[seat]) {
      out.answers.push_back(answer.choice);
      out.told = sight.add(out.told, answer.events);
      sight.add_details(out.details, answer.events);
    }
  for (std::size_t i = 0; i < node.faces().size(); ++i)
    if ((node.audiences()[i] & seat_bit(seat)) != 0) out.faces.push_back(node.faces()[i]);
  out.told = sight.add(out.told, node.events());
  sight.add_hints(out.hints, node.events());
  if (out.action) sight.add_hints(out.hints, *out.action);
  if (node.parent != NodeId::none) sight.add_hints(out.hints, match.state_at(node.parent), state);
  out.view = sight.view(state);
  sight.add_details(out.details, node.events());
  sight.add_details(out.details, state);
  std::ranges::sort(out.details);
  return out;
}

ShownStep shown_step(const Match& match, SeatId seat) {
  return shown_step(match, match.cursor(), seat);
}

std::vector<ShownStep> shown(const Match& match, SeatId seat) {
  std::vector<ShownStep> out;
  for (NodeId id = match.cursor(); id != NodeId::none; id = match.node(id).parent)
    out.push_back(shown_step(match, id, seat));
  std::ranges::reverse(out);
  return out;
}

}  // namespace hr
