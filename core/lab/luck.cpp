// SPDX-License-Identifier: MIT
#include "core/lab/luck.h"

#include <algorithm>
#include <cmath>

#include "core/base/message.h"
#include "core/lab/run_shards.h"
#include "core/lab/tally_json.h"
#include "core/statistics/mean_sequence.h"

namespace hr {

namespace {

using Blocks = std::map<BlockSquares, std::uint64_t>;

// What blocks add up to.
struct BlockTally {
  Blocks squares = {};  // how often each came up
  std::uint64_t blocks = 0, actions = 0;
  bool chance = false;

  BlockTally& operator+=(const BlockTally& other) {
    for (const auto& [each, n] : other.squares) squares[each] += n;
    blocks += other.blocks;
    actions += other.actions;
    chance = chance || other.chance;
    return *this;
  }
};

std::string tally_text(const BlockTally& tally) {
  return TallyJson{{"squares", counts_json(tally.squares)},
                   {"blocks", tally.blocks},
                   {"actions", tally.actions},
                   {"chance", tally.chance}}
      .dump();
}

// `most`: the largest square that there can be.
BlockTally read_block_tally(std::string_view text, std::int64_t most) {
  const BlockTally out = read_tally(text, [](const Json& json) {
    const std::uint64_t blocks = read_natural(json.at("blocks"), k_max_games_of_a_shard);
    return BlockTally{.squares = read_counts<BlockSquares>(json.at("squares"), blocks),
                      .blocks = blocks,
                      .actions = read_natural(json.at("actions"), k_max_counted_actions),
                      .chance = json.at("chance").get<bool>()};
  });
  for (const auto& [squares, n] : out.squares)
    if (!std::ranges::all_of(squares, [&](std::int64_t s) { return 0 <= s && s <= most; }))
      refuse_results();
  return out;
}
std::uint64_t games_of(const BlockTally& tally) { return tally.blocks * k_games_of_a_block; }

// Points that add up to one differ by 2 at most, in squares; where all win together, by as many as
// there are players. There are two differences in each sum.
std::int64_t largest_square(bool one_side, int seats) {
  return 2 * (one_side ? std::int64_t{seats} : 2) * k_point * k_point;
}

// At full speed nobody sees whether dice are rolled.
LabPlay watched(LabPlay play) {
  play.watched = true;
  return play;
}

class BlockWorker {
 public:
  BlockWorker(const RulesVersion& version, const LuckRun& run, const std::stop_token& stop)
      : games_(version.open(), watched(run.play), stop), run_(run) {}

  BlockTally operator()(Shard games) {
    BlockTally out;
    for (std::uint64_t game = games.from; game < games.to; game += k_games_of_a_block)
      play(game / k_games_of_a_block, out);
    return out;
  }

 private:
  void play(std::uint64_t block, BlockTally& out) {
    std::array<Payoff, 4> points{};
    for (std::uint64_t i = 0; i < points.size(); ++i) {
      const GameFacts facts = games_.play({.dice = game_seed(run_.seed, 2 * block + i / 2),
                                           .bots = game_seed(~run_.seed, 2 * block + i % 2)});
      points[i] = facts.points;
      out.actions += facts.length;
      out.chance = out.chance || facts.chance;
    }
    ++out.squares[block_squares(points, run_.play.bots.size())];
    ++out.blocks;
  }

  LabGames games_;
  const LuckRun& run_;
};

// A part of V, as how often each of the squares of a block counts for it: those of T_D, T_B and V.
struct PartTerms {
  std::int64_t dice, choices, all;
  std::int64_t of(const BlockSquares& squares) const {
    return dice * squares[0] + choices * squares[1] + all * squares[2];
  }
};

// Whether the part may be the share r of V.
bool may_be(const Blocks& blocks, const PartTerms& terms, double r, double most) {
  constexpr double k_narrowest = 0.01;  // so that 0 lies within the range
  double low = 0, high = 0;
  for (const double factor : {static_cast<double>(terms.dice), static_cast<double>(terms.choices),
                              static_cast<double>(terms.all) - r}) {
    low += std::min(factor, 0.0);
    high += std::max(factor, 0.0);
  }
  MeanSequence less(std::min(low, -k_narrowest), std::max(high, k_narrowest));
  for (const auto& [squares, n] : blocks)
    less.add((static_cast<double>(terms.of(squares)) - r * static_cast<double>(squares[2])) / most,
             n);
  less.close();
  return less.log_evidence(0) < std::log(1 / k_alpha);
}

// The end of the interval between a share that may be and one that lies farther out.
double end_of(const Blocks& blocks, const PartTerms& terms, double most, double may, double out) {
  if (may_be(blocks, terms, out, most)) return out;
  for (int i = 0; i < 24; ++i) {
    const double middle = (may + out) / 2;
    (may_be(blocks, terms, middle, most) ? may : out) = middle;
  }
  return out;
}

LuckPart part_of(const Blocks& blocks, const PartTerms& terms, double most) {
  double part = 0, whole = 0;
  for (const auto& [squares, n] : blocks) {
    part += static_cast<double>(n) * static_cast<double>(terms.of(squares));
    whole += static_cast<double>(n) * static_cast<double>(squares[2]);
  }
  const double share = whole == 0 ? 0 : std::clamp(part / whole, 0.0, 1.0);
  return {share, {end_of(blocks, terms, most, share, 0), end_of(blocks, terms, most, share, 1)}};
}

}  // namespace

BlockSquares block_squares(std::span<const Payoff, 4> games, std::size_t players) {
  BlockSquares out{};
  for (std::size_t player = 0; player < players; ++player) {
    const auto square = [&](std::size_t a, std::size_t b) {
      const std::int64_t difference = games[a][player] - games[b][player];
      return difference * difference;
    };
    out[0] += square(0, 2) + square(1, 3);
    out[1] += square(0, 1) + square(2, 3);
    out[2] += square(0, 3) + square(1, 2);
  }
  return out;
}

Luck judge_luck(const std::map<BlockSquares, std::uint64_t>& blocks, std::int64_t most) {
  Luck out;
  for (const auto& [squares, n] : blocks)
    out.varies = out.varies || squares[0] + squares[1] + squares[2] > 0;
  if (!out.varies) return out;
  const auto largest = static_cast<double>(most);
  out.dice = part_of(blocks, {0, -1, 1}, largest);
  out.choices = part_of(blocks, {-1, 0, 1}, largest);
  out.both = part_of(blocks, {1, 1, -1}, largest);
  // By accident one of the estimates may be below 0; the others then share the whole.
  const double sum = out.dice.part + out.choices.part + out.both.part;
  for (LuckPart* each : {&out.dice, &out.choices, &out.both}) each->part /= sum > 0 ? sum : 1;
  return out;
}

void check_block_tally(std::string_view text, Shard shard) {
  if (games_of(read_block_tally(text, largest_square(true, k_max_seats))) != shard.to - shard.from)
    refuse_results();
}

Luck measure_luck(const RulesVersion& version, const LuckRun& run, const LuckProgress& progress) {
  const PlayableRules playable = version.open();
  const GameDef& def = playable.game().definition();
  if (one_side(def) && def.score)
    throw Unmeasurable(
        Message("In {version} all play for one score, and nobody wins, so luck cannot be measured.",
                version.name)
            .in_english());
  const std::int64_t most = largest_square(one_side(def), playable.game().seats());
  BlockTally tally;
  std::stop_source ended;
  const auto tell = [&] {
    if (progress && !progress(games_of(tally))) ended.request_stop();
  };
  const auto take = [&](const BlockTally& blocks) {
    if (ended.stop_requested()) return false;
    tally += blocks;
    tell();
    return !ended.stop_requested() &&
           (run.part != nullptr || tally.chance || tally.blocks < k_blocks_without_chance);
  };
  run_shards<BlockTally>(
      {.from = 0,
       .to = (run.games + k_games_of_a_block - 1) / k_games_of_a_block * k_games_of_a_block,
       .shard = k_games_of_a_luck_shard,
       .job = k_games_of_a_block,
       .threads = run.threads,
       .store = run.store,
       .plan = run.store == nullptr ? "" : plan_of_blocks(version, watched(run.play), run.seed),
       .part = run.part,
       .stop = ended.get_token()},
      [&] { return BlockWorker(version, run, ended.get_token()); },
      [&](const std::string& text) { return read_block_tally(text, most); }, take, tell);
  Luck out = judge_luck(tally.squares, most);
  out.games = games_of(tally);
  out.actions = tally.actions;
  out.chance = tally.chance;
  return out;
}

}  // namespace hr
