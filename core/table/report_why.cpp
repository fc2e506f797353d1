// SPDX-License-Identifier: MIT
#include "core/table/table_data.h"
#include "core/words/refusal.h"
#include "core/words/text.h"

namespace hr {

std::string place_of(const TableData& table, VerbId verb) {
  const Game& game = table.match.game();
  if (verb == VerbId::none || game.built_in(verb)) return {};
  return table.match.engine().rules().located("", "verbs." + game.verb_def(verb).name);
}

WhyReport answer(TableData& table, const WhyQuery& query) {
  const Match& match = table.match;
  SeatId seat = query.seat;
  if (!is_seat(seat)) seat = match.actors().empty() ? SeatId::none : match.actors().front();
  if (!table.is_seat(seat)) return {Reason::of(not_to_act(match.view(SeatId::owner)))};
  const Parsed parsed = parse_action(match.view(seat), query.text, match.legal(seat),
                                     names_at(table, match.cursor()));
  WhyReport out{parsed.refusal, parsed.choice.has_value()};
  out.place = place_of(table, parsed.verb);
  return out;
}

}  // namespace hr
