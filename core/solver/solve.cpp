// SPDX-License-Identifier: MIT
#include "core/solver/solve.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <unordered_map>
#include <utility>

#include "core/engine/asks.h"
#include "core/engine/each_outcome.h"
#include "core/game/standing.h"
#include "core/solver/knowledge.h"
#include "core/solver/sequence_form.h"
#include "core/worlds/fold.h"

namespace hr {

namespace {

constexpr std::uint64_t k_positions_between_calls = 1024;

// The walk is over before its last end.
struct WalkEnded {
  Walked how = Walked::all;
};
// Players choose at the same time.
struct ChosenAtOnce {};

// What an end is worth to the first player, in either way of playing.
struct Worth {
  double score = 0, result = 0;
};

// What has to be known of all ends before the way of playing is known.
class EndWorths {
 public:
  explicit EndWorths(Engine& engine)
      : engine_(engine), alone_(engine.game().seats() == 1), scored_(def().score) {}

  Worth add(const State& state) {
    const Header& header = state.header();
    Worth out{.result = result(state)};
    if (!scored_ || !is_scored(header)) {
      scored_ = false;
      return out;
    }
    const std::int64_t own = engine_.score(state, seat(state, 0));
    const std::int64_t sum = alone_ ? 0 : own + engine_.score(state, seat(state, 1));
    scored_ = sum == sum_.value_or(sum);
    sum_ = sum;
    low_ = std::min(low_, own);
    high_ = std::max(high_, own);
    out.score = static_cast<double>(own);
    return out;
  }

  // All ends are decided by scores, which add up to the same in each.
  bool scored() const { return scored_; }
  std::int64_t sum() const { return sum_.value_or(0); }
  // The difference between the best and the worst end.
  double range() const {
    if (!scored_) return alone_ ? 1 : 2;
    return high_ > low_ ? static_cast<double>(high_) - static_cast<double>(low_) : 1;
  }

 private:
  const GameDef& def() const { return engine_.game().definition(); }
  static SeatId seat(const State& state, int player) {
    return SeatId(state.header().pie == Pie::taken ? 1 - player : player);
  }
  bool is_scored(const Header& header) const {
    return alone_ ? common_result(def(), header) == CommonResult::scored
                  : scores_decide(def(), header);
  }
  double result(const State& state) const {
    const Header& header = state.header();
    if (alone_) return common_result(def(), header) == CommonResult::solved ? 1 : 0;
    const auto won = [&](int player) {
      return (header.winners & seat_bit(seat(state, player))) != 0 ? 1.0 : 0.0;
    };
    return won(0) - won(1);
  }

  Engine& engine_;
  bool alone_, scored_;
  std::optional<std::int64_t> sum_ = {};
  std::int64_t low_ = std::numeric_limits<std::int64_t>::max();
  std::int64_t high_ = std::numeric_limits<std::int64_t>::min();
};

// What both ways of walking share.
class Walk {
 public:
  Walk(Engine& engine, const SolveRun& run, Solution& out)
      : engine_(engine),
        run_(run),
        out_(out),
        ends_(engine),
        competes_(engine.game().seats() <= 2 &&
                  (engine.game().seats() == 1 || !one_side(engine.game().definition()))) {
    out_ = {.information = std::vector<std::uint64_t>(nth(engine.game().seats()))};
  }

 protected:
  void count_position(std::uint32_t depth) {
    if (out_.positions >= run_.max_positions) throw WalkEnded{Walked::too_many};
    if (depth > k_max_solved_length) throw WalkEnded{Walked::too_long};
    out_.longest = std::max(out_.longest, depth);
    ++out_.positions;
    if (out_.positions % k_positions_between_calls == 0 && run_.walking &&
        !run_.walking(out_.positions))
      throw WalkEnded{Walked::stopped};
  }

  // Of the seat that goes first among those that may act.
  SeatId actor(const State& state) const { return SeatId(std::countr_zero(engine_.actors(state))); }
  std::vector<Choice> choices(const State& state, SeatId seat) {
    const std::uint64_t count = engine_.legal(state, seat);
    if (count == 0) throw WalkEnded{Walked::stuck};
    if (count > run_.max_positions) throw WalkEnded{Walked::too_many};
    std::vector<Choice> out;
    for (std::uint64_t n = 0; n < count; ++n) out.push_back(engine_.pick(n));
    return out;
  }

  // Calls then(after, events, probability) for each position that the choice can lead to.
  template <class Then>
  void play(const State& state, SeatId seat, const Choice& choice, const Then& then) {
    State after;
    std::vector<Event> events;
    each_outcome(
        [&](ActionContext& context) {
          after = state;
          events.clear();
          context.events = &events;
          engine_.play(after, seat, choice, context);
        },
        [&](double probability) {
          if (probability < 1) out_.chance = true;
          then(after, events, probability);
        });
  }
  template <class Then>
  void set_up(const Then& then) {
    State start;
    std::vector<Event> events;
    each_outcome(
        [&](ActionContext& context) {
          events.clear();
          context.events = &events;
          engine_.start(start, context);
        },
        [&](double probability) {
          if (probability < 1) out_.chance = true;
          then(start, events, probability);
        });
  }

  void say_for_what() {
    if (!competes_) return;
    out_.played_for = ends_.scored()                ? PlayedFor::score
                      : engine_.game().seats() == 1 ? PlayedFor::success
                                                    : PlayedFor::victory;
    if (ends_.scored()) out_.score_sum = ends_.sum();
  }

  Engine& engine_;
  const SolveRun& run_;
  Solution& out_;
  EndWorths ends_;
  bool competes_;  // there is somebody to whom the game has a value
};

// Backwards from the ends, where everybody knows everything.
class OpenWalk : Walk {
 public:
  using Walk::Walk;

  void run() {
    Worth value;
    set_up([&](const State& start, const std::vector<Event>&, double probability) {
      const Worth worth = value_of(start, 0);
      value.score += probability * worth.score;
      value.result += probability * worth.result;
    });
    say_for_what();
    const double of = ends_.scored() ? value.score : value.result;
    if (competes_) out_.value = {of, of};
  }

 private:
  Worth value_of(const State& state, std::uint32_t depth) {
    const std::uint64_t key = state.hash();
    if (const auto found = values_.find(key); found != values_.end()) return found->second;
    count_position(depth);
    Worth out;
    if (state.header().ended) {
      ++out_.ends;
      if (competes_) out = ends_.add(state);
    } else {
      out = best(state, depth);
    }
    values_.emplace(key, out);
    return out;
  }

  Worth best(const State& state, std::uint32_t depth) {
    if (all_open(state, engine_.game()) && !std::has_single_bit(engine_.actors(state)))
      throw ChosenAtOnce{};
    const SeatId seat = actor(state);
    const PlayerId player = player_in(state, seat);
    ++out_.information[nth(player)];
    std::optional<Worth> out;
    for (const Choice& choice : choices(state, seat)) {
      Worth worth;
      play(state, seat, choice,
           [&](const State& after, const std::vector<Event>&, double probability) {
             const Worth next = value_of(after, depth + 1);
             worth.score += probability * next.score;
             worth.result += probability * next.result;
           });
      const bool first = player == PlayerId(0);
      const auto better = [&](double a, double b) {
        return first ? std::max(a, b) : std::min(a, b);
      };
      out =
          !out ? worth : Worth{better(out->score, worth.score), better(out->result, worth.result)};
    }
    return *out;
  }

  std::unordered_map<std::uint64_t, Worth> values_;  // by State::hash
};

// Line by line, where players know different things.
class HiddenWalk : Walk {
 public:
  HiddenWalk(Engine& engine, const SolveRun& run, Solution& out)
      : Walk(engine, run, out), knowledge_(engine), players_(nth(engine.game().seats())) {
    out_.hides = true;
  }

  void run() {
    set_up([&](const State& start, const std::vector<Event>& events, double probability) {
      walk(start, {.known = knowledge_.begin(start, events), .probability = probability});
    });
    say_for_what();
    if (!competes_) return;
    SequenceForm form;
    for (std::size_t player = 0; player < players_.size(); ++player)
      form.players[player] = std::move(players_[player].sequences);
    for (const auto& [sequences, worth] : worths_)
      form.ends.push_back(
          {{static_cast<std::uint32_t>(sequences >> 32), static_cast<std::uint32_t>(sequences)},
           ends_.scored() ? worth.score : worth.result});
    std::ranges::sort(form.ends, {}, &SequenceForm::End::sequences);
    out_.value = find_equilibrium(form, {.width = run_.width * ends_.range(),
                                         .rounds = run_.max_rounds,
                                         .go_on = run_.learning})
                     .value;
  }

 private:
  struct SolvedPlayer {
    SequenceForm::Sequences sequences;
    std::unordered_map<std::uint64_t, std::uint32_t> decisions;  // by what it knows
  };
  struct Line {
    Known known{};
    std::array<std::uint32_t, k_max_seats> sequences{};  // by player
    double probability = 1;                              // of all that chance has brought
    std::uint32_t actions = 0;
  };

  void walk(const State& state, const Line& line) {
    count_position(line.actions);
    if (state.header().ended) return end(state, line);
    const SeatId seat = actor(state);
    const std::size_t player = nth(player_in(state, seat));
    const std::vector<Choice> all = choices(state, seat);
    std::uint32_t sequence = decision(player, line, all.size());
    for (const Choice& choice : all) {
      play(state, seat, choice,
           [&](const State& after, const std::vector<Event>& events, double probability) {
             Line next = line;
             next.sequences[player] = sequence;
             next.probability *= probability;
             ++next.actions;
             knowledge_.add(next.known, state, seat, choice, events, after);
             walk(after, next);
           });
      ++sequence;
    }
  }

  // The first sequence of the actions that the player has here.
  std::uint32_t decision(std::size_t player, const Line& line, std::size_t actions) {
    auto& [sequences, decisions] = players_[player];
    const std::uint64_t key = fold(line.known[player], actions);
    const auto [found, is_new] =
        decisions.try_emplace(key, static_cast<std::uint32_t>(sequences.decisions.size()));
    if (!is_new) return sequences.decisions[found->second].first;
    ++out_.information[player];
    const SequenceForm::Decision made{.after = line.sequences[player],
                                      .first = sequences.sequences,
                                      .actions = static_cast<std::uint32_t>(actions)};
    sequences.decisions.push_back(made);
    sequences.sequences += made.actions;
    return made.first;
  }

  void end(const State& state, const Line& line) {
    ++out_.ends;
    if (!competes_) return;
    const Worth worth = ends_.add(state);
    Worth& sum = worths_[std::uint64_t{line.sequences[0]} << 32 | line.sequences[1]];
    sum.score += line.probability * worth.score;
    sum.result += line.probability * worth.result;
  }

  Knowledge knowledge_;
  std::vector<SolvedPlayer> players_;
  std::unordered_map<std::uint64_t, Worth> worths_;  // by the sequences of two players
};

bool keeps_secrets(const Game& game) {
  return game.hides() || std::ranges::any_of(game.definition().verbs, [](const VerbDef& verb) {
           return verb.secret || verb.silent;
         });
}

}  // namespace

Solution solve(Engine& engine, const SolveRun& run) {
  Solution out;
  try {
    if (!keeps_secrets(engine.game())) try {
        OpenWalk(engine, run, out).run();
        return out;
      } catch (const ChosenAtOnce&) {  // then there are secrets after all
      }
    HiddenWalk(engine, run, out).run();
  } catch (const WalkEnded& ended) {
    out.walked = ended.how;
  }
  return out;
}

}  // namespace hr
