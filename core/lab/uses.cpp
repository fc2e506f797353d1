// SPDX-License-Identifier: MIT
#include "core/lab/uses.h"

#include <algorithm>
#include <functional>

#include "core/bots/payoff.h"
#include "core/lab/game_watch.h"
#include "core/language/pattern_table.h"

namespace hr {

namespace {

struct Sum {
  std::uint64_t count = 0;
  std::int64_t points = 0;

  SampleMean mean() const {
    if (count == 0) return {};
    return {count, static_cast<double>(points) / k_point / static_cast<double>(count)};
  }
};

Sum sum_of(const PointCounts& counts) {
  Sum out;
  for (const auto& [value, n] : counts) {
    out.count += n;
    out.points += value * static_cast<std::int64_t>(n);
  }
  return out;
}

UseRow row_of(std::string name, const GameTally::Use& use,
              const std::vector<PointCounts>& players) {
  UseRow out{.name = std::move(name), .games = use.games, .times = use.times};
  for (std::size_t i = 0; i < players.size(); ++i) {
    const Sum all = sum_of(players[i]);
    const Sum with = i < use.players.size() ? sum_of(use.players[i]) : Sum{};
    out.players.push_back(
        {with.mean(), Sum{all.count - with.count, all.points - with.points}.mean()});
  }
  return out;
}

double weight_of(const UsePoints& points) {
  const auto n = static_cast<double>(points.with.count),
             m = static_cast<double>(points.without.count);
  return n + m == 0 ? 0 : n * m / (n + m);
}

bool has_effect(const UseRow& row) {
  return std::ranges::any_of(row.players,
                             [](const UsePoints& points) { return weight_of(points) > 0; });
}

UseEffect effect_of(const UseRow& row, double alpha) {
  UseEffect out{.difference = {0, 0}};
  double all = 0;
  for (const UsePoints& points : row.players) all += weight_of(points);
  for (const UsePoints& points : row.players) {
    const double part = weight_of(points) / all;
    if (part == 0) continue;
    const Interval at = difference_interval(points.without, points.with, alpha);
    out.with += part * points.with.mean;
    out.without += part * points.without.mean;
    out.difference.low += part * at.low;
    out.difference.high += part * at.high;
  }
  return out;
}

std::vector<UseRow> rows_of(const GameTally& tally, const std::vector<GameTally::Use>& uses,
                            const std::function<std::string(int)>& name) {
  std::vector<UseRow> out;
  for (std::size_t i = 0; i < uses.size(); ++i)
    out.push_back(row_of(name(static_cast<int>(i)), uses[i], tally.players));
  return out;
}

// Whether a pattern may place or move pieces of a kind.
bool may_use(const PatternDef& pattern, const std::string& kind) {
  if (std::ranges::any_of(pattern.parts,
                          [&](const PatternDef& part) { return may_use(part, kind); }))
    return true;
  return word_of(pattern.type).has_piece() && (pattern.kind.empty() || pattern.kind == kind);
}
bool can_be_used(const GameDef& def, const std::string& kind) {
  return std::ranges::any_of(def.verbs, [&](const VerbDef& verb) {
    return std::ranges::any_of(verb.patterns,
                               [&](const PatternDef& pattern) { return may_use(pattern, kind); });
  });
}

}  // namespace

namespace {

std::vector<CellUse> cells_of(const Game& game, const GameTally& tally, double alpha) {
  const int shown = game.board().plain_cells() + game.board().link_cells().count();
  std::vector<CellUse> out;
  std::vector<UseRow> rows;
  for (int cell = 0; cell < shown && nth(cell) < tally.targets.size(); ++cell) {
    const GameTally::Use& use = tally.targets[nth(cell)];
    Sum all;
    for (const PointCounts& counts : use.players) {
      const Sum player = sum_of(counts);
      all.count += player.count;
      all.points += player.points;
    }
    out.push_back({.cell = CellId(cell), .times = use.times, .points = all.mean()});
    rows.push_back(row_of("", use, tally.players));
  }
  const auto judged = static_cast<double>(std::ranges::count_if(rows, has_effect));
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (has_effect(rows[i])) out[i].effect = effect_of(rows[i], alpha / judged);
  return out;
}

}  // namespace

Uses uses_of(const Game& game, const GameTally& tally, double alpha) {
  const std::vector<WatchedPlace> places = places_of(game);
  Uses out;
  out.verbs =
      rows_of(tally, tally.verbs, [&](int i) { return std::string(game.verb_name(VerbId(i))); });
  for (std::size_t i = 0; i < out.verbs.size(); ++i)
    out.verbs[i].expected = !game.built_in(VerbId(static_cast<int>(i)));
  out.kinds =
      rows_of(tally, tally.kinds, [&](int i) { return game.definition().kinds[KindId(i)].name; });
  for (UseRow& row : out.kinds) row.expected = can_be_used(game.definition(), row.name);
  out.places = rows_of(tally, tally.places, [&](int i) { return places[nth(i)].name; });
  for (std::size_t i = 0; i < out.places.size(); ++i) out.places[i].expected = !places[i].others;
  std::vector<UseRow*> judged;
  for (std::vector<UseRow>* rows : {&out.verbs, &out.kinds, &out.places})
    for (UseRow& row : *rows)
      if (has_effect(row)) judged.push_back(&row);
  for (UseRow* row : judged)
    row->effect = effect_of(*row, alpha / static_cast<double>(judged.size()));
  out.targets = cells_of(game, tally, alpha);
  return out;
}

}  // namespace hr
