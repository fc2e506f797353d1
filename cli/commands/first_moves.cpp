// SPDX-License-Identifier: MIT
#include "cli/commands/first_moves.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/error.h"
#include "core/base/letter_case.h"
#include "core/base/words.h"

namespace hr::cli {

std::vector<SeatId> seats_to_act(const Report& report) {
  std::vector<SeatId> out;
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat)
    if (report.seats[seat].to_act) out.push_back(SeatId(seat));
  return out;
}

SeatId take_seat(const Table& table, std::string& action) {
  const std::size_t colon = action.find(':');
  if (colon != std::string::npos) {
    const auto seats = table.report(Issuer::owner(), GameQuery()).seats;
    std::vector<std::string> names;
    for (const SeatDef& seat : seats) names.push_back(seat.name);
    if (const auto named = find_word(names, trimmed(action.substr(0, colon)))) {
      action = trimmed(action.substr(colon + 1));
      return SeatId(static_cast<int>(*named));
    }
  }
  const std::vector<SeatId> to_act = seats_to_act(table.report(Issuer::owner(), ViewQuery()));
  return to_act.empty() ? SeatId(0) : to_act.front();
}

void add_first_moves(Command& command, std::string& moves) {
  command
      .add("--moves", moves,
           "Actions to play first, separated by ';'; \"seat: action\" if several seats may act")
      .type_name("\"A; B; C\"");
}

void play_first(Table& table, std::string_view moves) {
  for (int number = 1; !trimmed(moves).empty(); ++number) {
    const std::size_t end = moves.find(';');
    std::string typed = trimmed(moves.substr(0, end));
    moves = end == std::string_view::npos ? "" : moves.substr(end + 1);
    const SeatId seat = take_seat(table, typed);
    const Reply reply = table.give(Issuer::of(seat), PlayTyped{.text = typed});
    if (reply.ok) continue;
    const std::string failure = table.report(Issuer::owner(), OwnerQuery()).failure;
    const std::string& reason = failure.empty() ? reply.text : failure;
    throw Error(fmt::format("--moves: action {}, \"{}\": {}", number, typed, reason));
  }
}

}  // namespace hr::cli
