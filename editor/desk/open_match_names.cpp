// SPDX-License-Identifier: MIT
// Who does what, by the names of the people who sit in the seats.
#include <algorithm>
#include <utility>

#include "editor/desk/open_match.h"

namespace hr::editor {

// None where nobody is called other than his seat.
SeatNames OpenMatch::names_at(NodeId node) const {
  const Match& match = table_->match();
  const auto& seats = match.game().definition().seats;
  const bool exchanged = node != NodeId::none && match.node(node).pie == Pie::taken;
  SeatNames out;
  bool any = false;
  for (std::size_t s = 0; s < seats.size(); ++s) {
    const std::string& player = table_->players()[exchanged ? 1 - s : s].name;
    any = any || player != seats[s].name;
    out.push_back(seat_name_with(player, seats[s].name));
  }
  return any ? out : SeatNames();
}

// Lines that are not there are not named.
void OpenMatch::name_players(GameShown& out) const {
  const Match& match = table_->match();
  const bool exchanged = match.header().pie == Pie::taken;
  const SeatNames now = names_at(match.cursor());
  if (now.empty() && !exchanged) return;
  if (!now.empty()) out.report.outcome = outcome_text(match.game(), match.state(), now);
  const int from = out.report.log_size - static_cast<int>(out.report.log.size());
  out.report.log = log_lines(
      match, SeatId(static_cast<std::int8_t>(out.eyes)), from,
      exchanged ? names_then([this](NodeId node) { return names_at(node); })
                : [&](const Told&) { return now; });
}

}  // namespace hr::editor
