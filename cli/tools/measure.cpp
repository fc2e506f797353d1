// SPDX-License-Identifier: MIT
#include "cli/tools/measure.h"

#include <algorithm>
#include <ctime>
#include <optional>
#include <vector>

#include "cli/arguments/seconds.h"
#include "core/base/heap.h"
#include "core/kernel/make_engine.h"
#include "core/match/match.h"
#include "core/match/random_play.h"
#include "core/trials/simulate.h"
#include "scripting/check/check_position.h"
#include "scripting/ruleset/open_rules.h"

namespace hr::cli {

namespace {

constexpr int k_rounds = 7;
constexpr double k_warm_up = 0.6;          // seconds at least: until buffers have grown
constexpr std::uint32_t k_limit = 100000;  // actions a game, in case one never ends

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  if (values.size() % 2 == 1) return values[middle];
  return (values[middle - 1] + values[middle]) / 2;
}

struct Played {
  std::uint64_t actions = 0;
  std::uint64_t games = 0;
  double seconds = 0;
  double actions_per_second() const { return static_cast<double>(actions) / seconds; }
  double games_per_second() const { return static_cast<double>(games) / seconds; }
};

// Calls play(games) -> actions until the time is over; checks the clock about ten times.
template <class Play>
Played play_for(double seconds, Play&& play) {
  Played sum;
  const double start = processor_seconds();
  std::uint64_t games = 1;
  while (sum.seconds < seconds) {
    const double before = sum.seconds;
    sum.actions += play(games);
    sum.games += games;
    sum.seconds = processor_seconds() - start;
    if (sum.seconds - before < seconds / 20) games *= 2;
  }
  return sum;
}

// Starting positions for games that ask all seats in secret at the start: the boards of a few
// setups, used at random. None for other games.
std::vector<State> secret_starts(const std::shared_ptr<Engine>& engine, std::uint64_t seed) {
  constexpr std::uint64_t k_starts = 16;
  std::vector<State> starts;
  for (std::uint64_t i = 0; i < k_starts; ++i) {
    Match match(engine, game_seed(seed, i));
    if (!match.all_asked()) break;
    Random random = random_choices(game_seed(seed, i));
    for (const SeatId seat : match.actors()) play_part_at_random(match, seat, random);
    starts.push_back(match.state());
  }
  return starts;
}

// Random games of a ruleset, one after another.
class GamePlayer {
 public:
  GamePlayer(scripting::Ruleset& ruleset, std::uint64_t seed)
      : engine_(make_engine(ruleset.game(), ruleset.rules())),
        start_(*engine_),
        secret_starts_(secret_starts(engine_, seed)),
        seed_(seed) {
    // Reserve for a longer line without a capture than occurred in the warm-up.
    state_.reserve(static_cast<std::size_t>(ruleset.game()->layout().words()) + 4096);
  }

  std::uint64_t play(std::uint64_t games) {
    std::uint64_t actions = 0;
    for (; games > 0; --games) actions += play_one(k_limit).actions;
    return actions;
  }

  State middle(std::uint32_t actions) {
    play_one(actions);
    return state_;
  }

  std::uint64_t allocations() const { return heap_allocations() + engine_->rules().allocations(); }
  std::uint64_t calls() const { return engine_->rules().calls(); }

 private:
  Playout play_one(std::uint32_t limit) {
    const std::uint64_t game = game_seed(seed_, next_++);
    context_.chance.restart(game);
    if (secret_starts_.empty())
      start_.set(state_, context_);
    else
      state_ = secret_starts_[game % secret_starts_.size()];
    Random random = random_choices(game);
    return engine_->playout(state_, random, context_, limit, false);
  }

  std::shared_ptr<Engine> engine_;
  GameStarter start_;
  std::vector<State> secret_starts_;
  std::uint64_t seed_;
  std::uint64_t next_ = 0;
  State state_;
  ActionContext context_;
};

double copy_nanoseconds(const State& state) {
  constexpr int copies = 20000;
  State copy = state;
  std::vector<double> runs;
  for (int round = 0; round < k_rounds; ++round) {
    const double start = processor_seconds();
    for (int i = 0; i < copies; ++i) {
      copy = state;
      asm volatile("" : : "r"(copy.words()) : "memory");  // so that the copy is not optimised away
    }
    runs.push_back((processor_seconds() - start) * 1e9 / copies);
  }
  return median(runs);
}

}  // namespace

Measurements measure(scripting::Ruleset& ruleset, const Baseline* baseline,
                     scripting::Ruleset* rival, std::uint64_t seed, double seconds) {
  GamePlayer player(ruleset, seed);
  std::optional<GamePlayer> other;
  if (rival != nullptr) other.emplace(*rival, seed);
  const bool compared = other || baseline != nullptr;
  const double slice = seconds / k_rounds / (compared ? 2 : 1);
  const auto play = [&](std::uint64_t games) { return player.play(games); };
  std::uint64_t baseline_seed = seed;
  const auto play_baseline = [&](std::uint64_t games) {
    return other ? other->play(games) : baseline->run(++baseline_seed, games).actions;
  };
  const Played warm_up = play_for(std::max(slice, k_warm_up), play);
  for (int more = 0; more < k_rounds; ++more) {  // repeats what every game does
    const std::uint64_t allocations = player.allocations();
    play_for(slice, play);
    if (player.allocations() == allocations) break;
  }
  if (compared) play_for(other ? std::max(slice, k_warm_up) : slice, play_baseline);

  std::vector<double> actions, games, baseline_actions;
  std::uint64_t all_actions = 0, allocations = 0, calls = 0;
  for (int round = 0; round < k_rounds; ++round) {
    const std::uint64_t allocations_before = player.allocations(), calls_before = player.calls();
    const Played played = play_for(slice, play);
    allocations += player.allocations() - allocations_before;
    calls += player.calls() - calls_before;
    all_actions += played.actions;
    actions.push_back(played.actions_per_second());
    games.push_back(played.games_per_second());
    if (compared) baseline_actions.push_back(play_for(slice, play_baseline).actions_per_second());
  }
  const auto per_action = [&](std::uint64_t n) {
    return all_actions == 0 ? 0 : static_cast<double>(n) / static_cast<double>(all_actions);
  };
  Measurements figures{.actions_per_second = median(actions),
                       .games_per_second = median(games),
                       .heap_allocations_per_action = per_action(allocations),
                       .lua_calls_per_action = per_action(calls),
                       .baseline_actions_per_second = {}};
  if (compared) figures.baseline_actions_per_second = median(baseline_actions);
  const auto half = static_cast<std::uint32_t>(warm_up.actions / warm_up.games / 2);
  figures.copy_ns = copy_nanoseconds(player.middle(half));
  return figures;
}

std::uint64_t play_games(scripting::Ruleset& ruleset, std::uint64_t seed, std::uint64_t games) {
  return GamePlayer(ruleset, seed).play(games);
}

double measure_loading(const std::function<void()>& load) {
  std::vector<double> runs;
  for (int round = 0; round < 3; ++round) {
    const double start = processor_seconds();
    load();
    runs.push_back((processor_seconds() - start) * 1e3);
  }
  return median(runs);
}

double measure_rule_change(const RulesetText& ruleset_text, std::uint64_t seed) {
  constexpr int k_actions = 20;
  Match match(scripting::open_playable(ruleset_text), seed);
  Random random(seed);
  for (int n = 0; n < k_actions && !match.ended(); ++n) {
    const SeatId seat = match.actors().front();
    play_at_random(match, seat, random);
  }
  RulesetText edited = ruleset_text;
  return measure_loading([&] {
    for (RuleFile& file : edited.files) file.text += "\n";
    const std::shared_ptr<scripting::Ruleset> ruleset = scripting::load_ruleset(edited);
    match.change_rules(scripting::make_playable(ruleset), scripting::trial_of(ruleset));
  });
}

}  // namespace hr::cli
