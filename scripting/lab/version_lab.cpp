// SPDX-License-Identifier: MIT
#include "scripting/lab/version_lab.h"

#include <algorithm>
#include <utility>

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
      out.lengths = row.amounts.counts();
      return;
    default:
      return;
  }
}

LabFacts facts_of(const Survey& found, const Definition& definition) {
  LabFacts out;
  out.games = found.games;
  out.together = definition.together;
  for (const SurveyRow& row : found.rows) take_row(out, row, definition);
  for (const std::vector<UseRow>* uses : {&found.uses.verbs, &found.uses.kinds})
    for (const UseRow& use : *uses)
      if (use.games == 0 && !use.built_in) out.unused.push_back(use.name);
  for (const CellRow& row : found.uses.targets) out.targets.push_back(row.times);
  for (const OpeningRow& opening : found.openings) {
    if (out.openings.size() == k_most_openings) break;
    out.openings.push_back({opening.action, opening.games, opening.points, opening.interval.low,
                            opening.interval.high});
  }
  return out;
}

// Keeps what was played between two looks, so that nothing is played twice.
class ShardMemory : public ShardStore {
 public:
  std::optional<std::string> find(const std::string& /*plan*/, Shard shard) override {
    const auto found = kept_.find({shard.from, shard.to});
    return found == kept_.end() ? std::nullopt : std::optional(found->second);
  }
  void put(const std::string& /*plan*/, Shard shard, const std::string& tally) override {
    kept_[{shard.from, shard.to}] = tally;
  }

 private:
  std::map<std::pair<std::uint64_t, std::uint64_t>, std::string> kept_;  // of one plan
};

// After how many games to look next: each time half as many more, in whole shards.
std::uint64_t next_look(std::uint64_t games, std::uint64_t all) {
  constexpr std::uint64_t k_block = 16, k_first = 2 * k_block;
  return std::min(std::max(k_first, games * 3 / 2 / k_block * k_block), all);
}

}  // namespace

LabFacts measure_version(const Edition& rules, const LabOrder& order, const LabProgress& progress,
                         const LabFactsSoFar& so_far) {
  const Rulebook rulebook = open_rulebook(rules);
  const Definition& definition = rulebook.game().definition();
  ShardMemory played;
  SurveyRun run{.play = play_of(rulebook.game(), order), .seed = order.seed, .store = &played};
  run.play.watched = true;
  LabFacts out;
  std::vector<LabCurvePoint> curve;
  bool wanted = true;
  for (run.games = 0; wanted && run.games < order.games;) {
    run.games = next_look(run.games, order.games);
    const Survey found = survey(lab_version(rules), run, [&](std::uint64_t games) {
      return wanted = progress(std::max(games, out.games), order.games);
    });
    out = facts_of(found, definition);
    if (!out.points.empty()) {
      const LabShare& first = out.points.front();
      curve.push_back({out.games, first.value, first.low, first.high});
    }
    out.curve = curve;
    if (so_far && wanted) so_far(out);
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
