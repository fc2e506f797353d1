// SPDX-License-Identifier: MIT
// Who does what, by the names of the people who sit in the seats.
#include <algorithm>
#include <utility>

#include "editor/open_match.h"

namespace hr::editor {

namespace {

// Whether an odd number of times players changed places on the way to a moment.
bool exchanged(const Match& match, NodeId at) {
  bool out = false;
  for (; at != NodeId::none; at = match.node(at).parent) {
    const Node& node = match.node(at);
    const EventId swapped = match.rulebook(node).game().swapped_event();
    if (std::ranges::find(node.events, swapped, &Event::kind) != node.events.end()) out = !out;
  }
  return out;
}

}  // namespace

// None where nobody is called other than his seat.
SeatNames OpenMatch::names_at(NodeId node) const {
  const Match& match = table_->match();
  const auto& seats = match.game().definition().seats;
  SeatNames out;
  bool any = false;
  for (std::size_t s = 0; s < seats.size(); ++s) {
    const std::string& player = table_->player(SeatId(static_cast<std::int8_t>(s))).name;
    out.push_back(player == seats[s].name ? "" : player);
    any = any || !out.back().empty();
  }
  if (!any) return {};
  if (out.size() == 2 && exchanged(match, node) != exchanged(match, match.cursor()))
    std::swap(out[0], out[1]);
  for (std::size_t s = 0; s < seats.size(); ++s) out[s] = seat_name_with(out[s], seats[s].name);
  return out;
}

void OpenMatch::name_players(GameShown& out) const {
  const Match& match = table_->match();
  const SeatNames now = names_at(match.cursor());
  if (now.empty()) return;
  const bool swapped = match.header().pie == Pie::taken;
  out.report.outcome = outcome_text(match.game(), match.state(), now);
  out.report.log = log_lines(match, SeatId(static_cast<std::int8_t>(out.eyes)), [&](const Told& t) {
    return swapped ? names_at(t.event != nullptr ? t.node->id : t.node->parent) : now;
  });
}

}  // namespace hr::editor
