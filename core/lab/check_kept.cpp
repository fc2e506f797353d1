// SPDX-License-Identifier: MIT
#include "core/lab/check_kept.h"

#include "core/base/read_json.h"
#include "core/lab/game_tally.h"
#include "core/lab/ladder.h"
#include "core/lab/luck.h"
#include "core/lab/pair_tally.h"
#include "core/lab/tally_json.h"

namespace hr {

namespace {

struct PlanFacts {
  std::int64_t measuring = 0;
  std::string seeds;
};

PlanFacts read_plan(const std::string& text) {
  try {
    const Json plan = read_json(text);
    return {json_integer(plan, "measuring", 1, INT32_MAX), json_text(plan, "seeds")};
  } catch (const Error&) {
    refuse_results();
  }
}

void check_games(std::uint64_t games, Shard shard) {
  if (games != shard.to - shard.from) refuse_results();
}

}  // namespace

void check_kept(const std::string& plan, Shard shard, std::string_view tally) {
  if (shard.from >= shard.to || shard.to > INT64_MAX ||
      shard.to - shard.from > k_max_games_of_a_shard)
    refuse_results();
  const PlanFacts facts = read_plan(plan);
  if (facts.measuring != k_measuring_version)
    read_tally(tally, [](const Json& json) { return json.empty() ? refuse_results() : void(); });
  else if (facts.seeds == "each")
    check_games(games_of(read_game_tally(tally, std::nullopt)), shard);
  else if (facts.seeds.starts_with("paired") || facts.seeds.starts_with("independent"))
    check_games(games_of(read_pair_tally(tally, std::nullopt)), shard);
  else if (facts.seeds == "in turn")
    check_result_list(tally, shard);
  else if (facts.seeds == "blocks")
    check_block_tally(tally, shard);
  else
    refuse_results();
}

}  // namespace hr
