// SPDX-License-Identifier: MIT
#include "scripting/lab/version_lab.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/bots/payoff.h"
#include "core/lab/comparison.h"
#include "core/lab/survey.h"
#include "scripting/lab/survey_facts.h"
#include "scripting/ruleset/open_rules.h"

namespace hr::scripting {

namespace {

RulesVersion lab_version(const RulesetText& rules) {
  return {rules.ruleset, [rules] { return open_playable(rules); }};
}

LabPlay play_of(const Game& game, const LabOrder& order) {
  return {.bots = std::vector<BotSpec>(static_cast<std::size_t>(game.seats()), order.bot)};
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

LabFacts measure_version(const RulesetText& rules, const LabOrder& order,
                         const LabProgress& progress, const LabFactsSoFar& so_far) {
  const PlayableRules playable = open_playable(rules);
  ShardMemory played;
  SurveyRun run{.play = play_of(playable.game(), order), .seed = order.seed, .store = &played};
  run.play.watched = true;
  LabFacts out;
  std::vector<LabCurvePoint> curve;
  bool wanted = true;
  for (run.games = 0; wanted && run.games < order.games;) {
    run.games = next_look(run.games, order.games);
    const Survey found = survey(lab_version(rules), run, [&](std::uint64_t games) {
      return wanted = progress(std::max(games, out.games), order.games);
    });
    out = facts_of(found, playable.game());
    if (!out.points.empty()) {
      const LabShare& first = out.points.front();
      curve.push_back({out.games, first.value, first.low, first.high});
    }
    out.curve = curve;
    if (so_far && wanted) so_far(out);
  }
  return out;
}

LabDifference compare_versions(const RulesetText& before, const RulesetText& after,
                               const LabOrder& order, const LabProgress& progress) {
  const PlayableRules playable = open_playable(before);
  const ComparisonRun run{
      .play = play_of(playable.game(), order), .seed = order.seed, .max_pairs = order.pairs};
  const Comparison found =
      compare(lab_version(before), lab_version(after), run,
              [&](std::uint64_t pairs, const Interval&) { return progress(pairs, run.max_pairs); });
  LabDifference out;
  out.pairs = found.pairs;
  const Measure& question = found.measures[found.question].measure.first;
  if (!question.share)
    out.share = "";
  else if (one_side(playable.game().definition()))
    out.share = "the " + question.name;
  out.low = found.measures[found.question].difference_interval.low;
  out.high = found.measures[found.question].difference_interval.high;
  for (const MeasureComparison& each : found.measures)
    if (each.differs)
      out.changes.push_back({.name = each.measure.first.name,
                             .share = each.measure.first.share,
                             .before = each.first,
                             .after = each.second,
                             .more = each.difference > 0,
                             .name_after = each.measure.second.name});
  return out;
}

bool LabChange::visible() const {
  const auto shown = [&](double value) { return share ? std::round(100 * value) : value; };
  return more ? shown(after) > shown(before) : shown(after) < shown(before);
}

void use_figures(LabDifference& difference, const LabFacts& before, const LabFacts& after) {
  for (LabChange& change : difference.changes) {
    const auto was = before.figures.find(change.name);
    const auto is = after.figures.find(change.name_after.empty() ? change.name : change.name_after);
    if (was == before.figures.end() || is == after.figures.end()) continue;
    change.before = was->second;
    change.after = is->second;
  }
}

}  // namespace hr::scripting
