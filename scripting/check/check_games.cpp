// SPDX-License-Identifier: MIT
#include "scripting/check/check_games.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/kernel/make_engine.h"
#include "core/trials/simulate.h"

namespace hr::scripting {

namespace {

constexpr std::uint64_t k_audit_listed_actions = 20000;
constexpr int k_max_plies = 100000;
constexpr std::uint32_t k_at_once = 16;     // actions between two checks of the time
constexpr std::uint64_t k_enough_cut = 20;  // games in a row: the rest will not end either

// A game may fill its board, and move every piece once more.
std::uint32_t usual_limit(const GameDef& def) {
  return std::max(5000U, 2 * static_cast<std::uint32_t>(def.board.cells()));
}

bool limits_length(const EndDef& end) { return word_of(end.type).by == EndsBy::playing; }

// A game with a declared limit is played to that limit.
std::uint32_t limit_of(const GameDef& def, std::uint32_t limit) {
  if (limit == 0) limit = usual_limit(def);
  for (const EndDef& end : def.ends)
    if (limits_length(end) && end.n <= k_max_plies)
      limit = std::max(limit, static_cast<std::uint32_t>(end.n));
  return limit;
}

bool is_capped(const GameDef& def) {
  return std::any_of(def.ends.begin(), def.ends.end(), limits_length);
}

class Games {
 public:
  Games(Ruleset& ruleset, Ruleset& second_copy, const CheckRound& round)
      : ruleset_(ruleset),
        second_copy_(second_copy),
        round_(round),
        engine_(make_engine(ruleset.game(), ruleset.rules())),
        coverage_(*ruleset.game()) {
    result_.limit = limit_of(definition(), round.limit);
  }

  RoundResult play() {
    Memory memory = ruleset_.memory();
    if (round_.games > 0) take(play_audited(), round_.seed);
    remember(memory);
    for (std::uint64_t i = 1; i < round_.games && going_on(); ++i) {
      const std::uint64_t seed = round_.seed + i;
      const bool watching = !coverage_.complete() && listed_actions_ < round_.listed_actions;
      take(watching ? play_watched(seed) : play_fast(seed), seed);
    }
    remember(memory);
    result_.entries = coverage_.all();
    return result_;
  }

 private:
  const GameDef& definition() const { return ruleset_.game()->definition(); }
  bool going_on() const {
    const bool endless = result_.cut == result_.games && result_.cut >= k_enough_cut;
    return !result_.problem && result_.changes.empty() && !endless && !result_.broken_off;
  }
  AuditRun run(std::uint64_t seed, std::uint64_t listed_actions) const {
    return {.seed = seed,
            .limit = result_.limit,
            .listed_actions = listed_actions,
            .time_is_up = round_.time_is_up};
  }

  AuditResult play_audited() {
    AuditRun first = run(round_.seed, k_audit_listed_actions);
    first.text = std::make_shared<const RulesetText>(ruleset_.text());
    const AuditResult result =
        audit(ruleset_.game(), ruleset_.rules(), second_copy_.rules(), first, coverage_);
    if (!result.broken_off) ++result_.watched;
    return result;
  }

  AuditResult play_watched(std::uint64_t seed) {
    const AuditResult result =
        watch(*engine_, run(seed, round_.listed_actions - listed_actions_), coverage_);
    listed_actions_ += result.listed_actions;
    if (!result.broken_off) ++result_.watched;
    return result;
  }

  // Replays a game that failed at full speed step by step, to find the action at which it fails.
  AuditResult play_fast(std::uint64_t seed) {
    AuditResult result;
    try {
      ActionContext context{.chance = Chance(seed)};
      State state;
      engine_->start(state, context);
      Random random = random_choices(seed);
      play_out(state, random, context, result);
    } catch (const Error& error) {
      result = watch(*engine_, run(seed, 0), coverage_);
      if (!result.problem) result.problem = Problem{.what = error.what()};
    }
    return result;
  }

  // Plays in one go or, if it may have to stop early, a few actions at a time.
  void play_out(State& state, Random& random, ActionContext& context, AuditResult& result) {
    const std::uint32_t at_once = round_.time_is_up ? k_at_once : result_.limit;
    do {
      result.broken_off = round_.time_is_up && round_.time_is_up();
      if (result.broken_off) return;
      const std::uint32_t left = result_.limit - result.actions;
      const Playout playout = engine_->playout(state, random, context, std::min(left, at_once));
      result.actions += playout.actions;
      result.cut = playout.cut;
    } while (result.cut && result.actions < result_.limit);
  }

  // A game that was stopped early does not count as played.
  void take(const AuditResult& result, std::uint64_t seed) {
    result_.actions += result.actions;
    result_.broken_off = result.broken_off;
    if (result.broken_off) return;
    ++result_.games;
    if (result.cut && !is_capped(definition()) && ++result_.cut == 1) result_.first_cut = seed;
    if (!result.problem) return;
    result_.problem = result.problem;
    result_.problem_seed = seed;
  }

  void remember(Memory& before) {
    Memory now = ruleset_.memory();
    result_.compared = result_.compared && now.whole;
    for (MemoryChange& change : compare(before, now)) result_.changes.push_back(std::move(change));
    before = std::move(now);
  }

  Ruleset& ruleset_;
  Ruleset& second_copy_;
  const CheckRound& round_;
  std::unique_ptr<Engine> engine_;
  Coverage coverage_;
  std::uint64_t listed_actions_ = 0;
  RoundResult result_;
};

}  // namespace

RoundResult play_round(Ruleset& ruleset, Ruleset& second_copy, const CheckRound& round) {
  return Games(ruleset, second_copy, round).play();
}

}  // namespace hr::scripting
