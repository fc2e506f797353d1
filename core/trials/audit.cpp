// SPDX-License-Identifier: MIT
#include "core/trials/audit.h"

#include <algorithm>
#include <array>

#include "core/base/message.h"
#include "core/engine/asks.h"
#include "core/engine/part_start.h"
#include "core/game/dead_end.h"
#include "core/kernel/make_engine.h"
#include "core/match/match.h"
#include "core/match/random_play.h"
#include "core/record/replay.h"
#include "core/trials/double_checked_rules.h"
#include "core/trials/playout_comparison.h"
#include "core/trials/simulate.h"
#include "core/words/refusal.h"
#include "core/words/text.h"

namespace hr {

namespace {

constexpr std::uint64_t k_max_numbers = 16;      // numbers of a range that are listed one by one
constexpr std::uint64_t k_max_compared = 64;     // choices per position that are picked and found
constexpr std::uint32_t k_views_every = 16;      // number of actions between checks of all views
constexpr std::uint64_t k_both_ways = 3;         // games played step by step and at full speed
constexpr std::uint32_t k_max_both_ways = 2000;  // actions in each of them

// The seat that acts next in random play: the same as in Engine::playout().
SeatId next_actor(const State& state, const Game& game) {
  return state.header().asks == 0 ? state.header().turn : ask_at(state, game, 0).seat;
}

// Runs `body`; what it throws becomes the problem of the result, with the place in `now`.
template <class Body>
void guard(AuditResult& result, Problem& now, const Body& body) {
  const auto take = [&](ProblemType type, const std::string& what) {
    now.type = type;
    now.what = what;
    result.problem = now;
  };
  try {
    body();
  } catch (const Mismatch& mismatch) {
    take(ProblemType::unequal, mismatch.what());
  } catch (const Refusal& refusal) {
    take(ProblemType::unequal, std::string("a listed legal action is refused: ") + refusal.what());
  } catch (const DeadEnd& end) {
    now.asked = end.asked();
    take(ProblemType::stuck, end.what());
  } catch (const ImpossibleSetUp& refusal) {
    take(ProblemType::refused, refusal.what());
  } catch (const Error& error) {
    take(ProblemType::rules, error.what());
  }
}

bool broken_off(const AuditRun& run, AuditResult& result) {
  result.broken_off = run.time_is_up && run.time_is_up();
  return result.broken_off;
}

class Audit {
 public:
  Audit(const std::shared_ptr<const Game>& game, Rules& rules, Rules& second_copy,
        const AuditRun& run, Coverage& coverage)
      : game_(game),
        rules_(rules),
        twice_(rules, *game),
        second_copy_(second_copy),
        run_(run),
        coverage_(coverage),
        engine_(make_engine(game, twice_)) {}

  AuditResult run() {
    guard(result_, now_, [&] { play(); });
    return result_;
  }

 private:
  void play() {
    Match match(PlayableRules{engine_, run_.text}, run_.seed);
    coverage_.note_events(match.node().events());
    check_start(match);
    Random random = random_choices(run_.seed);
    check_position(match);
    while (!match.ended() && result_.actions < run_.limit) {
      if (broken_off(run_, result_)) return;
      act(match, random);
      check_position(match);
    }
    result_.cut = !match.ended();
    now_ = {.number = result_.actions};
    turn_back(match);
    play_over(match);
    load_again(match);
    play_both_ways();
  }

  void act(Match& match, Random& random) {
    const SeatId seat = next_actor(match.state(), *game_);
    now_ = {.number = result_.actions + 1};
    if (!stuck_text(match.view(seat)).empty()) return start_over(match, seat);
    const Choice choice = random_choice(match, seat, random);
    now_.seat = seat;
    now_.action = choice.action;
    check_twice(match, seat, choice);
    ++result_.actions;
    coverage_.note_events(match.news(seat));
  }

  // The seat has led itself into a dead end while answering a group.
  void start_over(Match& match, SeatId seat) {
    constexpr int k_max_times = 10000;
    if (++started_over_ == k_max_times)
      throw Mismatch(
          Message("{seat} can never complete its answers", seat_text(*game_, seat)).in_english());
    match.start_over(seat);
  }

  // The legal actions of each seat, counted, listed, picked and found, must all agree.
  void check_position(const Match& match) {
    coverage_.note_kinds(match.state());
    if (result_.listed_actions < run_.listed_actions)
      for (const SeatId seat : match.actors()) check_legal(match, seat);
    if (result_.actions % k_views_every == 0 || match.ended()) check_views(match);
  }

  void check_legal(const Match& match, SeatId seat) {
    const std::uint64_t hash = match.state().hash();
    const std::uint64_t count = engine_->legal(match.state(), seat);
    const std::vector<Choice> list = engine_->list(k_max_numbers);
    result_.listed_actions += list.size();
    coverage_.note_patterns(list);
    const bool whole = list.size() == count;
    for (std::uint64_t n = 0; whole && n < std::min(count, k_max_compared); ++n)
      if (engine_->pick(n) != list[n] || engine_->find(list[n].action) != list[n])
        throw Mismatch("a listed legal action cannot be found again");
    if (engine_->legal(match.state(), seat) != count || engine_->list(k_max_numbers) != list)
      throw Mismatch(
          Message("the legal actions of {seat} differ when listed twice", seat_text(*game_, seat))
              .in_english());
    if (match.state().hash() != hash) throw Mismatch("listing legal actions changes the position");
  }

  // Nothing that is shown to anybody may fail. Where nothing is hidden, all are shown the same.
  void check_views(const Match& match) const {
    for (int seat = -1; seat < (game_->hides() ? game_->seats() : 0); ++seat) {
      const View view = match.view(SeatId(seat));
      if (!game_->definition().zones.empty()) board_text(view);
      board_lines_spoken(view);
      vars_text(view);
    }
    static_cast<void>(scores_of(match));  // each is computed twice
  }

  void check_start(const Match& match) const {
    State again;
    std::vector<Event> events;
    ActionContext context{.chance = Chance(run_.seed), .events = &events};
    engine_->start(again, context);
    if (again != match.state() || events != match.node().events())
      throw Mismatch("setup: run twice with the same seed, it sets up two different games");
  }

  // Plays the choice from two copies of the position, and in the match.
  void check_twice(Match& match, SeatId seat, const Choice& choice) const {
    std::array<State, 2> copies{match.state(), match.state()};
    std::array<std::vector<Event>, 2> events;
    for (std::size_t i = 0; i < 2; ++i) {
      ActionContext context{.chance = Chance(run_.seed), .events = &events[i]};
      engine_->play(copies[i], seat, choice, context);
    }
    match.play(seat, choice.action);
    if (copies[0] != copies[1] || copies[0] != match.state())
      throw Mismatch("the same action in the same position leads to two different positions");
    if (events[0] != events[1] || events[0] != match.news(seat))
      throw Mismatch("the same action in the same position has different events");
    if (State::deserialise(copies[0].serialise(), game_->layout().words()) != copies[0])
      throw Mismatch("the position differs after being written out and read back");
  }

  // Undoes to the start and redoes to the end.
  static void turn_back(Match& match) {
    const auto check = [&] {
      if (match.state().hash() != match.node().hash)
        throw Mismatch("undo and redo do not return to the same position");
    };
    while (match.undo()) check();
    while (match.redo()) check();
  }

  void play_over(const Match& match) {
    Match again(make_engine(game_, second_copy_), run_.seed);
    for (const NodeId id : match.tree().line()) {
      const Node& node = match.node(id);
      now_ = {.number = node.ply, .seat = node.seat, .action = node.choice().action};
      if (node.type == StepType::action) again.play(node.seat, node.choice().action);
      for (std::size_t seat = 0; seat < node.parts().size(); ++seat)
        for (const SecretAnswer& answer : node.parts()[seat])
          again.play(SeatId(static_cast<int>(seat)), answer.choice.action);
      if (again.node().hash != node.hash || again.node().events() != node.events())
        throw Mismatch("replaying the game with the rules reloaded gives a different result");
    }
  }

  // Saves the match as a record, and loads it with the second copy of the rules.
  void load_again(const Match& match) {
    if (!run_.text) return;
    now_ = {.number = result_.actions};
    const PlayableRules anew{make_engine(game_, second_copy_), run_.text};
    try {
      const Record record = read_record(record_text(match, {}), "record");
      const Match loaded = replay(record, [&](const RulesetText&) { return PlayableRules(anew); });
      if (loaded.state() != match.state()) throw Mismatch("the game differs after loading");
    } catch (const Mismatch&) {
      throw;
    } catch (const Error& error) {
      throw Mismatch(std::string("the game cannot be saved and loaded: ") + error.what());
    }
  }

  // Random play at full speed, compared with the same game step by step.
  void play_both_ways() {
    const auto plain = make_engine(game_, rules_), quick = make_engine(game_, rules_);
    for (std::uint64_t i = 0; i < k_both_ways; ++i) {
      const std::uint64_t seed = run_.seed + i;
      now_ = {};
      State start;
      ActionContext context{.chance = Chance(seed)};
      plain->start(start, context);
      const std::uint32_t limit = std::min(run_.limit, k_max_both_ways);
      const PlayoutComparison ways = compare_playouts(*plain, *quick, start, seed, limit);
      now_.number = ways.action;
      if (!ways.difference.empty())
        throw Mismatch("random play at full speed differs from play step by step: " +
                       ways.difference);
    }
  }

  std::shared_ptr<const Game> game_;
  Rules& rules_;
  DoubleCheckedRules twice_;
  Rules& second_copy_;
  const AuditRun& run_;
  Coverage& coverage_;
  std::shared_ptr<Engine> engine_;
  AuditResult result_;
  Problem now_;
  int started_over_ = 0;
};

// A game that is only watched.
class Watching {
 public:
  Watching(Engine& engine, const AuditRun& run, Coverage& coverage)
      : engine_(engine), game_(engine.game()), run_(run), coverage_(coverage) {}

  AuditResult run(const State* from) {
    guard(result_, now_, [&] { play(from); });
    return result_;
  }

 private:
  void play(const State* from) {
    if (from != nullptr)
      state_ = *from;
    else
      engine_.start(state_, context_);
    Random random = random_choices(run_.seed);
    note();
    while (!state_.header().ended && result_.actions < run_.limit) {
      if (broken_off(run_, result_)) return;
      act(random);
      note();
    }
    result_.cut = !state_.header().ended;
  }

  void act(Random& random) {
    const SeatId seat = next_actor(state_, game_);
    now_ = {.number = result_.actions + 1};
    if (run_.draws_uncounted && lists_enough() && !all_open(state_, game_)) return draw(random);
    list_actions(engine_.actors(state_) & ~seat_bit(seat));
    const std::uint64_t choices = engine_.legal(state_, seat);
    list_counted();
    if (all_open(state_, game_) && !part_.go_on(state_, game_, choices)) return;
    const Choice choice = engine_.pick(random.below(choices));
    now_.seat = seat;
    now_.action = choice.action;
    engine_.play(state_, seat, choice, context_);
    ++result_.actions;
  }

  void draw(Random& random) {
    result_.actions += engine_.playout(state_, random, unheard_, 1, false).actions;
  }

  // The legal actions of these seats, given as a bit each.
  void list_actions(std::uint32_t seats) {
    if (lists_enough()) return;
    for (int s = 0; s < game_.seats(); ++s) {
      if ((seats & seat_bit(SeatId(s))) == 0) continue;
      engine_.legal(state_, SeatId(s));
      list_counted();
    }
  }
  // Those that have just been counted.
  void list_counted() {
    if (lists_enough()) return;
    const std::vector<Choice> list = engine_.list(k_max_numbers);
    result_.listed_actions += list.size();
    coverage_.note_patterns(list);
  }
  bool lists_enough() const { return result_.listed_actions >= run_.listed_actions; }

  void note() {
    coverage_.note_kinds(state_);
    coverage_.note_events(events_);
    events_.clear();
  }

  Engine& engine_;
  const Game& game_;
  const AuditRun& run_;
  Coverage& coverage_;
  State state_;
  PartStart part_;
  std::vector<Event> events_;
  ActionContext context_{.chance = Chance(run_.seed), .events = &events_};
  ActionContext unheard_{.chance = Chance(run_.seed)};
  AuditResult result_;
  Problem now_;
};

}  // namespace

AuditResult audit(const std::shared_ptr<const Game>& game, Rules& rules, Rules& second_copy,
                  const AuditRun& run, Coverage& coverage) {
  return Audit(game, rules, second_copy, run, coverage).run();
}

AuditResult watch(Engine& engine, const AuditRun& run, Coverage& coverage, const State* from) {
  return Watching(engine, run, coverage).run(from);
}

}  // namespace hr
