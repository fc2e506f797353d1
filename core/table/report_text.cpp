// SPDX-License-Identifier: MIT
#include "core/table/report_text.h"

#include <algorithm>

#include "core/base/agreement.h"
#include "core/base/message.h"
#include "core/base/words.h"
#include "core/table/fixed_sentences.h"
#include "core/words/piece_words.h"

namespace hr {

namespace {

template <class Seats>
std::string owner_name(SeatId owner, const Seats& seats) {
  return is_seat(owner) && nth(owner) < seats.size() ? seats[owner].name : "";
}

// The verbs of the legal actions.
std::vector<std::string> verbs(const Report& report) {
  std::vector<std::string> names;
  for (const ActionReport& action : report.legal)
    if (const std::string name = spoken(action.verb); std::ranges::find(names, name) == names.end())
      names.push_back(name);
  return names;
}

// Whether the legal actions answer a question of the rules, instead of making an ordinary turn.
bool answers_question(const Report& report) {
  return !report.legal.empty() && std::ranges::all_of(report.legal, &ActionReport::asked);
}

}  // namespace

std::string contents_text(const CellReport& cell, Holds holds,
                          const ById<SeatId, SeatReport>& seats) {
  if (cell.hidden) return "hidden";
  std::vector<CountedName> pieces;
  for (const PieceReport& piece : cell.pieces)
    pieces.push_back({piece_words(piece.kind, owner_name(piece.owner, seats)), piece.count});
  return contents_words(pieces, holds);
}

std::string zone_name(const ZoneReport& zone, const ById<SeatId, SeatReport>& seats) {
  return zone_words(zone.name, owner_name(zone.seat, seats));
}

std::string zone_name(const ZoneType& zone, const ById<SeatId, SeatDef>& seats) {
  return zone_words(zone.name, owner_name(zone.seat, seats));
}

std::string whose(const SeatReport& seat) {
  const std::string out = possessive(seat.called, seat.plural);
  return is_you(seat.called) ? out : sentence(out);
}

namespace {

enum class Length : bool { short_text, whole };

// Whose turn it is, and for what.
Message task_text(const Report& report, const SeatReport& actor, Length length) {
  const Message seat = Message::name(actor.called, actor.plural);
  if (length == Length::short_text) return Message("{Seat's} turn", seat);
  const std::vector<std::string> names =
      report.task.empty() ? verbs(report) : std::vector<std::string>{report.task};
  const Message what = Message::any_of(names);
  if (report.times > 1) return Message("{Seat}: {what} ({n} left)", seat, what, report.times);
  if (!report.task.empty() || answers_question(report))
    return Message("{Seat}: {what}", seat, what);
  if (names.size() > 1) return Message("{Seat's} turn: {what}", seat, what);
  return Message("{Seat's} turn", seat);
}

std::string turn_text(const Report& report, SeatId thinking, Length length) {
  if (report.ended) return report.outcome;
  const auto next = std::ranges::find(report.seats, true, &SeatReport::to_act);
  if (next == report.seats.end()) return Message("Nobody can move.").in(report.language);
  const auto actors = std::ranges::count(report.seats, true, &SeatReport::to_act);
  const bool mine = is_seat(report.seat) && report.seats[report.seat].to_act;
  if (!mine && actors > 1)
    return Message("All players choose secretly at the same time.").in(report.language);
  if (is_seat(thinking))
    return with_name(fixed_sentences(report.language).thinking,
                     sentence(report.seats[thinking].called));
  const SeatReport& actor = mine ? report.seats[report.seat] : *next;
  return task_text(report, actor, length).in(report.language);
}

}  // namespace

std::string turn_text(const Report& report, SeatId thinking) {
  return turn_text(report, thinking, Length::whole);
}

std::string short_turn_text(const Report& report, SeatId thinking) {
  return turn_text(report, thinking, Length::short_text);
}

std::string viewing_text(const Report& report, Language language) {
  if (report.seat == SeatId::owner)
    return Message("Viewing as owner: everything is visible.").in(language);
  if (!is_seat(report.seat)) return Message("Viewing as spectator.").in(language);
  return Message("Viewing as {Seat}.", report.seats[report.seat].called).in(language);
}

}  // namespace hr
