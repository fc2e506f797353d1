// SPDX-License-Identifier: MIT
#include "core/table/report_text.h"

#include <algorithm>

#include "core/base/agreement.h"
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

std::string turn_text(const Report& report, SeatId thinking, Length length) {
  if (report.ended) return report.outcome;
  const auto next = std::ranges::find(report.seats, true, &SeatReport::to_act);
  if (next == report.seats.end()) return "Nobody can move.";
  const auto actors = std::ranges::count(report.seats, true, &SeatReport::to_act);
  const bool mine = is_seat(report.seat) && report.seats[report.seat].to_act;
  if (!mine && actors > 1) return "All players choose secretly at the same time.";
  if (is_seat(thinking))
    return with_name(fixed_sentences().thinking, sentence(report.seats[thinking].called));
  const SeatReport& actor = mine ? report.seats[report.seat] : *next;
  const std::string name = sentence(actor.called);
  const std::string turn = sentence(whose(actor) + " turn");
  if (length == Length::short_text) return turn;
  const std::vector<std::string> what =
      report.task.empty() ? verbs(report) : std::vector<std::string>{report.task};
  if (report.times > 1)
    return name + ": " + list_text(what, "or") + " (" + std::to_string(report.times) + " left)";
  if (!report.task.empty()) return name + ": " + report.task;
  if (answers_question(report)) return name + ": " + list_text(what, "or");
  return turn + (what.size() > 1 ? ": " + list_text(what, "or") : "");
}

}  // namespace

std::string turn_text(const Report& report, SeatId thinking) {
  return turn_text(report, thinking, Length::whole);
}

std::string short_turn_text(const Report& report, SeatId thinking) {
  return turn_text(report, thinking, Length::short_text);
}

std::string viewing_text(const Report& report) {
  if (report.seat == SeatId::owner) return "Viewing as owner: everything is visible.";
  if (!is_seat(report.seat)) return "Viewing as spectator.";
  return "Viewing as " + sentence(report.seats[report.seat].called) + ".";
}

}  // namespace hr
