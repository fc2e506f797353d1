// SPDX-License-Identifier: MIT
#include "core/table/position_differences.h"

#include <algorithm>
#include <map>

#include "core/base/agreement.h"
#include "core/base/message.h"
#include "core/base/words.h"
#include "core/table/report_text.h"

namespace hr {

namespace {

std::string text_of(const CellReport& cell, Holds holds, const ById<SeatId, SeatReport>& seats) {
  return !cell.hidden && cell.pieces.empty() ? "empty" : contents_text(cell, holds, seats);
}

const ZoneReport* find(const Report& report, const ZoneReport& zone) {
  for (const ZoneReport& other : report.zones)
    if (other.name == zone.name && other.seat == zone.seat) return &other;
  return nullptr;
}

// "B2: white cube, was empty."
std::string now_and_then(const std::string& what, const std::string& is, const std::string& had,
                         Language language) {
  return Message("{what}: {is}, was {had}.", what, is, had).in(language);
}

void compare_cells(ComparisonReport& out, const Report& then, const Report& now,
                   const ZoneReport& zone, Language language) {
  std::map<std::string, const CellReport*> before;
  const ZoneReport* const other = find(then, zone);
  if (other != nullptr)
    for (const CellReport& cell : other->cells) before.emplace(cell.name, &cell);
  for (const CellReport& cell : zone.cells) {
    const auto was = before.find(cell.name);
    const std::string is = text_of(cell, zone.holds, now.seats);
    const std::string had =
        was == before.end() ? "missing" : text_of(*was->second, other->holds, then.seats);
    if (was != before.end()) before.erase(was);
    if (is == had) continue;
    out.cells.push_back({zone.name, zone.seat, cell.name});
    const std::string where =
        now.zones.size() > 1
            ? Message("{cell} ({zone})", cell.name, zone_name(zone, now.seats)).in(language)
            : cell.name;
    out.sentences.push_back(now_and_then(where, is, had, language));
  }
  if (!before.empty())
    out.sentences.push_back((before.size() == 1
                                 ? Message("The cell {cell} is gone.", before.begin()->first)
                                 : Message("{n} cells are gone.", before.size()))
                                .in(language));
}

std::map<std::string, std::string> values(const std::vector<VarReport>& vars) {
  std::map<std::string, std::string> out;
  for (const VarReport& var : vars) out.emplace(var.label, var.value);
  return out;
}

void compare_vars(ComparisonReport& out, const Report& then, const Report& now, Language language) {
  const auto before = values(then.vars);
  for (const auto& [name, value] : values(now.vars)) {
    const auto was = before.find(name);
    if (was != before.end() && was->second == value) continue;
    out.sentences.push_back(now_and_then(sentence(name), value,
                                         was == before.end() ? "missing" : was->second, language));
  }
}

void compare_scores(ComparisonReport& out, const Report& then, const Report& now,
                    Language language) {
  for (std::size_t s = 0; s < std::min(then.seats.size(), now.seats.size()); ++s) {
    const auto &was = then.seats[s].score, &is = now.seats[s].score;
    if (was != is && was && is)
      out.sentences.push_back(Message("{Seat's} score: {is}, was {had}.",
                                      Message::name(now.seats[s].called, now.seats[s].plural), *is,
                                      *was)
                                  .in(language));
  }
}

std::string actors_text(const Report& report) {
  std::vector<std::string> who;
  for (const SeatReport& seat : report.seats)
    if (seat.to_act) who.push_back(seat.name);
  return who.empty() ? "nobody" : list_text(who);
}

}  // namespace

ComparisonReport position_differences(const Report& then, const Report& now, Language language) {
  ComparisonReport out;
  for (const ZoneReport& zone : now.zones) compare_cells(out, then, now, zone, language);
  compare_vars(out, then, now, language);
  compare_scores(out, then, now, language);
  const std::string had = actors_text(then), has = actors_text(now);
  if (had != has)
    out.sentences.push_back(now_and_then(Message("Turn").in(language), has, had, language));
  if (then.outcome != now.outcome)
    out.sentences.push_back(
        now.outcome.empty() ? Message("The game is no longer over.").in(language) : now.outcome);
  return out;
}

}  // namespace hr
