// SPDX-License-Identifier: MIT
#include "scripting/clients/bot_turn.h"

#include "scripting/table/open_table.h"

namespace hr::scripting {

BotTurn::BotTurn() : thinker_(make_thinker()) {}

void BotTurn::begin(const TableClient& table, SeatId seat) {
  seat_ = seat;
  const BotSpec spec = table.status().seats[seat].bot.value_or(BotSpec{});
  if (spec.type == BotType::random)
    thinker_.stop();
  else
    thinker_.begin(table.table(), seat, spec);
}

// A bot that has no preference, or does not think, acts at random.
Reply BotTurn::act(TableClient& table) {
  const std::optional<ThoughtReport> thought = thinker_.wait();
  if (thought && thought->accepts_draw) return table.give(Issuer::of(seat_), OfferDraw{});
  if (thought && !thought->actions.empty())
    return table.give(Issuer::of(seat_),
                      PlayChosen{.action = thought->actions.front().action.action});
  return table.give(Issuer::owner(), BotMove{seat_});
}

}  // namespace hr::scripting
