// SPDX-License-Identifier: MIT
// What everybody may know of a table, and what only its owner may.
#include <algorithm>

#include "core/table/table_data.h"
#include "core/words/seat_names.h"
#include "core/words/text.h"

namespace hr {

namespace {

bool contains(const std::vector<SeatId>& seats, SeatId seat) {
  return std::ranges::find(seats, seat) != seats.end();
}

}  // namespace

SeatId seat_of(const ById<SeatId, SeatReport>& seats, PlayerId player) {
  for (std::size_t seat = 0; seat < seats.size(); ++seat)
    if (seats[seat].player == player) return SeatId(seat);
  return SeatId::none;
}

SeatNames names_at(const TableData& table, NodeId node) {
  const auto& seats = table.match.game().definition().seats;
  const bool exchanged = node != NodeId::none && table.match.node(node).pie == Pie::taken;
  SeatNames out;
  bool any = false;
  for (std::size_t s = 0; s < seats.size(); ++s) {
    const std::string& player = table.players[exchanged ? 1 - s : s].name;
    any = any || player != seats[s].name;
    out.push_back(seat_name_with(player, seats[s].name));
  }
  return any ? out : SeatNames();
}

SeatNames names_then(const TableData& table, const LogEntry& told) {
  return names_at(table, told.event != nullptr ? told.node->id : told.node->parent);
}

ById<SeatId, SeatReport> seat_reports(const TableData& table) {
  const Match& match = table.match;
  ById<SeatId, SeatReport> out;
  const std::vector<SeatId> actors = match.actors(), winners = match.winners();
  const bool total =
      common_result(match.game().definition(), match.header()) == CommonResult::scored;
  for (int s = 0; s < match.game().seats(); ++s) {
    const auto seat = SeatId(s);
    const Player& player = table.player(seat);
    SeatReport report{.name = seat_text(match.game(), seat),
                      .player = table.player_at(seat),
                      .player_name = player.name,
                      .called = {},
                      .plural = false,
                      .bot = player.bot,
                      .to_act = contains(actors, seat),
                      .ready = match.is_ready(seat),
                      .won = contains(winners, seat) && !total,
                      .out = is_out(match.header(), seat),
                      .score = std::nullopt,
                      .rank = std::nullopt};
    report.called = seat_name_with(player.name, report.name);
    report.plural = is_plural(match.game(), seat, report.called);
    out.push_back(std::move(report));
  }
  return out;
}

StatusReport answer(TableData& table, const StatusQuery&, Language language) {
  const Match& match = table.match;
  const Node& node = match.node();
  StatusReport out{.cursor = node.id,
                   .type = node.type,
                   .depth = node.depth,
                   .ply = match.header().ply,
                   .rules = node.rules,
                   .seats = seat_reports(table),
                   .to_act = match.actors(),
                   .all_asked = match.all_asked(),
                   .asked = match.header().asks > 0,
                   .ended = match.ended(),
                   .outcome = outcome_text(match.game(), match.state(), {}, language),
                   .may_undo = match.tree().may_undo(),
                   .may_redo = match.tree().may_redo(),
                   .secrets = match.game().hides(),
                   .has_private_information = match.game().has_private_information()};
  const auto bot =
      std::ranges::find_if(out.to_act, [&](SeatId s) { return out.seats[s].bot.has_value(); });
  if (bot != out.to_act.end()) out.bot_to_act = *bot;
  return out;
}

OwnerReport answer(TableData& table, const OwnerQuery&) {
  return {.seed = table.match.seed(), .failure = table.failure};
}

}  // namespace hr
