// SPDX-License-Identifier: MIT
#include "scripting/lab/version_lab.h"

#include <algorithm>

#include "core/lab/comparison.h"
#include "core/lab/survey.h"
#include "scripting/ruleset/rulebook.h"

namespace hr::scripting {

namespace {

constexpr std::size_t k_most_openings = 20;
constexpr unsigned k_long_percent = 95;

Version lab_version(const Edition& rules) {
  return {rules.ruleset, [rules] { return open_rulebook(rules); }};
}

LabPlay play_of(const Game& game, const LabOrder& order) {
  return {.bots = std::vector<BotSpec>(static_cast<std::size_t>(game.seats()), order.bot)};
}

LabShare share_of(const SurveyRow& row, std::string name) {
  return {std::move(name), row.mean, row.interval.low, row.interval.high};
}

// Where two play, what one gets the other does not.
LabShare rest_of(const LabShare& share, std::string name) {
  return {std::move(name), 1 - share.value, 1 - share.high, 1 - share.low};
}

void take_row(LabFacts& out, const SurveyRow& row, const Definition& definition) {
  switch (row.measure.type) {
    case MeasureType::points: {
      const std::string& name = definition.seats[SeatId(row.measure.number)].name;
      out.points.push_back(share_of(row, definition.together ? row.measure.name : name));
      if (definition.seats.size() == 2 && !definition.together)
        out.points.push_back(rest_of(out.points.back(), definition.seats[SeatId(1)].name));
      return;
    }
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
      return;
    default:
      return;
  }
}

}  // namespace

LabFacts measure_version(const Edition& rules, const LabOrder& order, const LabProgress& progress) {
  const Rulebook rulebook = open_rulebook(rules);
  const Definition& definition = rulebook.game().definition();
  SurveyRun run{.play = play_of(rulebook.game(), order), .seed = order.seed, .games = order.games};
  run.play.watched = true;
  const Survey found = survey(lab_version(rules), run,
                              [&](std::uint64_t games) { return progress(games, run.games); });
  LabFacts out;
  out.games = found.games;
  out.together = definition.together;
  for (const SurveyRow& row : found.rows) take_row(out, row, definition);
  for (const std::vector<UseRow>* uses : {&found.uses.verbs, &found.uses.kinds})
    for (const UseRow& use : *uses)
      if (use.games == 0 && !use.built_in) out.unused.push_back(use.name);
  for (const OpeningRow& opening : found.openings) {
    if (out.openings.size() == k_most_openings) break;
    out.openings.push_back({opening.action, opening.games, opening.points, opening.interval.low,
                            opening.interval.high});
  }
  return out;
}

LabDifference compare_versions(const Edition& before, const Edition& after, const LabOrder& order,
                               const LabProgress& progress) {
  const Rulebook rulebook = open_rulebook(before);
  const ComparisonRun run{
      .play = play_of(rulebook.game(), order), .seed = order.seed, .max_pairs = order.pairs};
  const Comparison found =
      compare(lab_version(before), lab_version(after), run,
              [&](std::uint64_t pairs, const Interval&) { return progress(pairs, run.max_pairs); });
  LabDifference out;
  out.pairs = found.pairs;
  out.low = found.measures[found.question].difference_interval.low;
  out.high = found.measures[found.question].difference_interval.high;
  for (const MeasureComparison& each : found.measures)
    if (each.differs)
      out.changes.push_back({.name = each.measure.first.name,
                             .share = each.measure.first.share,
                             .before = each.first,
                             .after = each.second,
                             .more = each.difference > 0});
  return out;
}

}  // namespace hr::scripting
