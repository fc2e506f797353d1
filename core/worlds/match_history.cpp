// SPDX-License-Identifier: MIT
#include "core/worlds/match_history.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hr {

namespace {

KeptLatent kept_choice(SeatId seat, std::size_t number, const Choice& choice) {
  return {{.place = choice_place(seat, number), .choice = choice}};
}

// All that the viewer may not know of one step, in the order of the places.
std::vector<KeptLatent> hidden_in(const Node& node, const Game& game, SeatId viewer) {
  std::vector<KeptLatent> out;
  if (node.type == StepType::action && node.seat != viewer)
    out.push_back(kept_choice(node.seat, 0, node.choice()));
  for (int s = 0; node.type == StepType::answers && s < game.seats(); ++s)
    for (std::size_t i = 0; SeatId(s) != viewer && i < node.parts()[SeatId(s)].size(); ++i)
      out.push_back(kept_choice(SeatId(s), i, node.parts()[SeatId(s)][i].choice));
  for (std::size_t i = 0; i < node.faces().size(); ++i)
    if ((node.audiences()[i] & seat_bit(viewer)) == 0)
      out.push_back({{.place = k_first_face + static_cast<std::uint32_t>(i),
                      .face = node.faces()[i],
                      .choice = {}}});
  return out;
}

std::vector<NodeId> path_to(const Match& match, std::size_t length) {
  std::vector<NodeId> out;
  for (NodeId id = match.cursor(); id != NodeId::none; id = match.node(id).parent)
    out.push_back(id);
  std::ranges::reverse(out);
  out.resize(std::min(out.size(), length));
  return out;
}

}  // namespace

bool follow_match(History& history, const Match& match, std::span<const ShownStep> steps,
                  Replay& replay) {
  const std::vector<NodeId> path = path_to(match, steps.size());
  Random unused(0);  // everything is kept
  while (history.steps < path.size()) {
    keep_checkpoint(history);
    const std::vector<KeptLatent> kept =
        hidden_in(match.node(path[history.steps]), match.game(), replay.viewer());
    if (!replay.play(history, steps[history.steps], kept, unused)) return false;
  }
  return true;
}

}  // namespace hr
