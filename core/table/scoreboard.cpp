// SPDX-License-Identifier: MIT
#include "core/table/scoreboard.h"

#include <utility>

#include "core/base/message.h"
#include "core/base/words.h"
#include "core/table/drawn_boards.h"

namespace hr {

namespace {

std::string status_of(const SeatReport& seat, const Report& report, Language language) {
  Message out;
  if (seat.to_act && !report.ended) out = Message("to move");
  if (seat.ready) out = Message("ready");
  if (seat.won) out = Message("won");
  if (report.result == "solved") out = Message("solved");  // of everybody
  if (report.result == "failed") out = Message("failed");
  if (report.result == "lost") out = Message("lost");
  if (seat.rank)
    out = out.empty() ? Message("place {rank}", *seat.rank)
                      : Message("{status}, place {rank}", std::move(out), *seat.rank);
  return out.in(language);
}

std::string counted_points(std::int64_t score, Language language) {
  return Message("{n} {n:point|points}", score).in(language);
}

// "bombs: 3"; of what is true, its name says it all.
std::string note_of(const VarReport& var, Language language) {
  const std::string name = spoken(var.name);
  if (var.value == "yes") return name;
  return Message("{name}: {value}", name, var.value).in(language);
}

}  // namespace

Message var_message(const VarReport& var) {
  if (var.value == "yes") return Message("{Name}: yes.", var.label);
  if (var.value == "no") return Message("{Name}: no.", var.label);
  if (var.value == "none") return Message("{Name}: none.", var.label);
  return Message("{Name}: {value}.", var.label, var.value);
}

Scoreboard scoreboard(const Report& report, const GameReport* game) {
  const Language language = report.language;
  Scoreboard out;
  out.reminders = report.reminders;
  for (std::size_t s = 0; s < report.seats.size(); ++s) {
    const SeatReport& seat = report.seats[SeatId(s)];
    out.players.push_back({.seat = SeatId(s),
                           .name = sentence(seat.called),
                           .status = status_of(seat, report, language),
                           .score = seat.score,
                           .points = seat.score ? counted_points(*seat.score, language) : "",
                           .has = {},
                           .counted = false});
  }
  if (report.total && report.seats.size() > 1 && !report.ended)
    out.together = Message("Together you have {n} {n:point|points}.", *report.total).in(language);
  for (const VarReport& var : report.vars) {
    if (var.seat == SeatId::none) {
      out.common += (out.common.empty() ? "" : " ") + var_message(var).in(language);
      continue;
    }
    ScoreLine& line = out.players[nth(var.seat)];
    line.counted = true;
    if (var.value != "no" && var.value != "none") line.has.push_back(note_of(var, language));
  }
  if (game == nullptr) return out;
  const auto notes = seat_zone_notes(*game, report);
  for (ScoreLine& line : out.players)
    for (const std::string& note : notes[line.seat]) {
      line.counted = true;
      if (!note.empty()) line.has.push_back(note);
    }
  return out;
}

}  // namespace hr
