// SPDX-License-Identifier: MIT
#include "core/table/table_data.h"
#include "core/words/refusal.h"
#include "core/words/text.h"

namespace hr {

WhyReport answer(TableData& table, const WhyQuery& query) {
  const Match& match = table.match;
  SeatId seat = query.seat;
  if (!is_seat(seat)) seat = match.actors().empty() ? SeatId::none : match.actors().front();
  if (!table.is_seat(seat)) return {.text = not_to_act_text(match.view(SeatId::owner))};
  const Parsed parsed = parse_action(match.view(seat), query.text, match.legal(seat),
                                     names_at(table, match.cursor()));
  WhyReport out{.legal = parsed.choice.has_value(), .text = parsed.refusal};
  if (parsed.verb == VerbId::none || match.game().built_in(parsed.verb)) return out;
  const std::string path = "verbs." + match.game().verb_def(parsed.verb).name;
  out.place = match.engine().rules().located("", path);
  return out;
}

}  // namespace hr
