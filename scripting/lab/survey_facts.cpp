// SPDX-License-Identifier: MIT
#include "scripting/lab/survey_facts.h"

#include <utility>

#include "core/bots/payoff.h"

namespace hr::scripting {

namespace {

constexpr unsigned k_long_percent = 95;

LabShare share_of(const SurveyRow& row, std::string name) {
  return {std::move(name), row.mean, row.interval.low, row.interval.high};
}

// Where two play, what one gets the other does not.
LabShare rest_of(const LabShare& share, std::string name) {
  return {std::move(name), 1 - share.value, 1 - share.high, 1 - share.low};
}

// Medians as in LabFacts::usual.
void take_figure(LabFacts& out, const SurveyRow& row) {
  if (row.measure.share && row.games > 0) out.figures[row.measure.name] = row.mean;
  if (!row.measure.share && row.amounts.count() > 0)
    out.figures[row.measure.name] = static_cast<double>(row.amounts.quantile(50));
}

void take_row(LabFacts& out, const SurveyRow& row, const GameDef& definition) {
  switch (row.measure.type) {
    case MeasureType::points: {
      const std::string& name = definition.seats[SeatId(row.measure.number)].name;
      out.points.push_back(share_of(row, one_side(definition) ? row.measure.name : name));
      if (definition.seats.size() == 2 && !one_side(definition))
        out.points.push_back(rest_of(out.points.back(), definition.seats[SeatId(1)].name));
      return;
    }
    case MeasureType::solved:
      out.points.push_back(share_of(row, row.measure.name));
      return;
    case MeasureType::draws:
      out.unwon = share_of(row, row.measure.name);
      return;
    case MeasureType::stopped:
      out.stopped = row.mean;
      return;
    case MeasureType::length:
      if (row.amounts.count() == 0) return;
      out.usual = row.amounts.quantile(50);
      out.long_game = row.amounts.quantile(k_long_percent);
      out.lengths = row.amounts.counts();
      return;
    case MeasureType::decided:
      if (row.amounts.count() == 0) return;
      out.decided = row.amounts.quantile(50);
      out.decided_games = row.amounts.count();
      return;
    case MeasureType::ending:
      if (out.stopped == 1) return;  // no game came to an end
      if (row.games > 0 && row.mean == 0 && ending_reason(row.measure) == EndReason::end)
        out.unused.push_back("the end \"" +
                             row.measure.name.substr(row.measure.name.find(' ') + 1) + "\"");
      return;
    case MeasureType::shared:  // these are figures among others
    case MeasureType::swaps:
    case MeasureType::verb:
    case MeasureType::choices:
    case MeasureType::lead_changes:
    case MeasureType::comebacks:
    case MeasureType::margin:
    case MeasureType::score:
      return;
  }
}

// What never came up, though it could have.
void take_unused(LabFacts& out, const std::vector<UseRow>& uses, const std::string& before) {
  for (const UseRow& use : uses)
    if (use.games == 0 && use.expected) out.unused.push_back(before + use.name);
}

// Where seat 1 always begins, its points say it already.
void take_first_turn(LabFacts& out, const Survey& found) {
  if (!found.first_turn || found.first_turn->player.games == 0) return;
  const PointsMean& player = found.first_turn->player;
  out.even = found.first_turn->even;
  if (!out.points.empty() && out.points.front().value == player.points &&
      out.points.front().low == player.interval.low)
    return;
  out.first_turn = {"the player who moves first", player.points, player.interval.low,
                    player.interval.high};
}

}  // namespace

LabFacts facts_of(const Survey& found, const Game& game, bool alike) {
  const GameDef& definition = game.definition();
  LabFacts out;
  out.games = found.games;
  out.together = one_side(definition);
  out.alone = definition.seats.size() == 1;
  out.alike = alike;
  take_unused(out, found.uses.verbs, "");
  take_unused(out, found.uses.kinds, "");
  take_unused(out, found.uses.places, "region ");
  for (const SurveyRow& row : found.rows) take_figure(out, row), take_row(out, row, definition);
  take_first_turn(out, found);
  const Board& board = game.board();
  for (int c = 0; c < board.plain_cells(); ++c) out.cells.push_back(board.name(CellId(c)));
  for (const CellUse& row : found.uses.targets) {
    out.targets.push_back(row.times);
    const bool known = found.valued && row.points.count >= k_least_on_map;
    out.target_points.push_back(known ? std::optional(row.points.mean) : std::nullopt);
  }
  for (const OpeningRow& opening : found.openings)
    out.openings.push_back({opening.action, opening.games, opening.points, opening.interval.low,
                            opening.interval.high});
  return out;
}

}  // namespace hr::scripting
