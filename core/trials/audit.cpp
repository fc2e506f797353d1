// SPDX-License-Identifier: MIT
#include "core/trials/audit.h"

#include <algorithm>
#include <array>

#include "core/engine/asks.h"
#include "core/engine/part_start.h"
#include "core/game/dead_end.h"
#include "core/kernel/make_engine.h"
#include "core/match/match.h"
#include "core/match/random_play.h"
#include "core/record/replay.h"
#include "core/trials/asked_twice.h"
#include "core/trials/simulate.h"
#include "core/trials/two_ways.h"
#include "core/words/refusal.h"
#include "core/words/text.h"

namespace hr {

namespace {

constexpr std::uint64_t k_most_numbers = 16;   // of a range that are listed one by one
constexpr std::uint64_t k_most_compared = 64;  // choices of a position that are picked and found
constexpr std::uint32_t k_views_every = 16;    // actions
constexpr std::uint64_t k_both_ways = 3;       // games played step by step and at full speed
constexpr std::uint32_t k_longest_both_ways = 2000;  // actions of each

// Whose action random play takes next: the same seat as in Engine::playout.
SeatId next_actor(const State& state, const Game& game) {
  return state.header().asks == 0 ? state.header().turn : ask_at(state, game, 0).seat;
}

// Carries out `body`; what it throws becomes the trouble of the course, at the place in `now`.
template <class Body>
void guard(Course& course, Trouble& now, const Body& body) {
  const auto take = [&](Trouble::Kind kind, const std::string& what) {
    now.kind = kind;
    now.what = what;
    course.trouble = now;
  };
  try {
    body();
  } catch (const Doubt& doubt) {
    take(Trouble::Kind::unequal, doubt.what());
  } catch (const Refusal& refusal) {
    take(Trouble::Kind::unequal, std::string("what was legal is refused: ") + refusal.what());
  } catch (const DeadEnd& end) {
    now.asked = end.asked();
    take(Trouble::Kind::stuck, end.what());
  } catch (const ImpossibleSetUp& refusal) {
    take(Trouble::Kind::refused, refusal.what());
  } catch (const Error& error) {
    take(Trouble::Kind::rules, error.what());
  }
}

bool broken_off(const Suspect& suspect, Course& course) {
  course.broken_off = suspect.over && suspect.over();
  return course.broken_off;
}

class Audit {
 public:
  Audit(const std::shared_ptr<const Game>& game, Rules& rules, Rules& twin, const Suspect& suspect,
        Sightings& sightings)
      : game_(game),
        rules_(rules),
        twice_(rules, *game),
        twin_(twin),
        suspect_(suspect),
        sightings_(sightings),
        engine_(make_engine(game, twice_)) {}

  Course run() {
    guard(course_, now_, [&] { play(); });
    return course_;
  }

 private:
  void play() {
    Match match(Rulebook{engine_, suspect_.edition}, suspect_.seed);
    sightings_.told(match.node().events);
    check_start(match);
    Random random = random_choices(suspect_.seed);
    look(match);
    while (!match.ended() && course_.actions < suspect_.limit) {
      if (broken_off(suspect_, course_)) return;
      act(match, random);
      look(match);
    }
    course_.cut = !match.ended();
    now_ = {.number = course_.actions};
    turn_back(match);
    play_over(match);
    load_again(match);
    play_both_ways();
  }

  void act(Match& match, Random& random) {
    const SeatId seat = next_actor(match.state(), *game_);
    now_ = {.number = course_.actions + 1};
    if (!stuck_text(match.view(seat)).empty()) return start_over(match, seat);
    const Choice choice = random_choice(match, seat, random);
    now_.seat = seat;
    now_.action = choice.action;
    check_twice(match, seat, choice);
    ++course_.actions;
    sightings_.told(match.news(seat));
  }

  // Among others it has led itself into a dead end.
  void start_over(Match& match, SeatId seat) {
    constexpr int k_most_times = 10000;
    if (++started_over_ == k_most_times)
      throw Doubt(seat_text(*game_, seat) + " can never finish answering");
    match.start_over(seat);
  }

  // What one seat after the other may do, counted, listed, picked and found: all the same.
  void look(const Match& match) {
    sightings_.standing(match.state());
    if (course_.looks < suspect_.looks)
      for (const SeatId seat : match.actors()) check_legal(match, seat);
    if (course_.actions % k_views_every == 0 || match.ended()) check_views(match);
  }

  void check_legal(const Match& match, SeatId seat) {
    const std::uint64_t hash = match.state().hash();
    const std::uint64_t count = engine_->legal(match.state(), seat);
    const std::vector<Choice> list = engine_->list(k_most_numbers);
    course_.looks += list.size();
    sightings_.legal(list);
    const bool whole = list.size() == count;
    for (std::uint64_t n = 0; whole && n < std::min(count, k_most_compared); ++n)
      if (engine_->pick(n) != list[n] || engine_->find(list[n].action) != list[n])
        throw Doubt("a listed legal action is not found again");
    if (engine_->legal(match.state(), seat) != count || engine_->list(k_most_numbers) != list)
      throw Doubt("what " + seat_text(*game_, seat) + " may do differs when asked twice");
    if (match.state().hash() != hash) throw Doubt("listing legal actions changes the position");
  }

  // Nothing that is shown to anybody fails.
  void check_views(const Match& match) const {
    for (int seat = -1; seat < game_->seats(); ++seat) {
      const View view = match.view(SeatId(seat));
      if (!game_->definition().zones.empty()) board_text(view);
      board_lines_spoken(view);
      vars_text(view);
    }
    static_cast<void>(match.scores());  // each is asked twice
  }

  void check_start(const Match& match) const {
    State again;
    std::vector<Event> told;
    Occasion occasion{.chance = Chance(suspect_.seed), .events = &told};
    engine_->start(again, occasion);
    if (again != match.state() || told != match.node().events)
      throw Doubt("setup: run twice with the same seed, it sets up two different games");
  }

  // Plays the choice from two copies of the position and in the match.
  void check_twice(Match& match, SeatId seat, const Choice& choice) const {
    std::array<State, 2> copies{match.state(), match.state()};
    std::array<std::vector<Event>, 2> told;
    for (std::size_t i = 0; i < 2; ++i) {
      Occasion occasion{.chance = Chance(suspect_.seed), .events = &told[i]};
      engine_->play(copies[i], seat, choice, occasion);
    }
    match.play(seat, choice.action);
    if (copies[0] != copies[1] || copies[0] != match.state())
      throw Doubt("the same action in the same position leads to two different positions");
    if (told[0] != told[1] || told[0] != match.news(seat))
      throw Doubt("the same action in the same position has different events");
    if (State::deserialise(copies[0].serialise(), game_->layout().words()) != copies[0])
      throw Doubt("the position differs after being written out and read back");
  }

  // Undo to the start, redo to the end.
  static void turn_back(Match& match) {
    const auto check = [&] {
      if (match.state().hash() != match.node().hash)
        throw Doubt("undo and redo do not return to the same position");
    };
    while (match.undo()) check();
    while (match.redo()) check();
  }

  void play_over(const Match& match) {
    Match again(make_engine(game_, twin_), suspect_.seed);
    for (const NodeId id : match.tree().line()) {
      const Node& node = match.node(id);
      now_ = {.number = node.ply, .seat = node.seat, .action = node.choice.action};
      if (node.type == StepType::action) again.play(node.seat, node.choice.action);
      for (std::size_t seat = 0; seat < node.parts.size(); ++seat)
        for (const Answer& answer : node.parts[seat])
          again.play(SeatId(static_cast<int>(seat)), answer.choice.action);
      if (again.node().hash != node.hash || again.node().events != node.events)
        throw Doubt("replayed with the rules reloaded, the game goes differently");
    }
  }

  // Saves the match as a record, and loads that with the second copy of the rules.
  void load_again(const Match& match) {
    if (!suspect_.edition) return;
    now_ = {.number = course_.actions};
    const Rulebook anew{make_engine(game_, twin_), suspect_.edition};
    try {
      const Record record = read_record(record_text(match, {}), "record");
      const Match loaded = replay(record, [&](const Edition&) { return Rulebook(anew); });
      if (loaded.state() != match.state()) throw Doubt("the game differs after loading");
    } catch (const Doubt&) {
      throw;
    } catch (const Error& error) {
      throw Doubt(std::string("the game cannot be saved and loaded: ") + error.what());
    }
  }

  // Random play at full speed, and the same step by step.
  void play_both_ways() {
    const auto plain = make_engine(game_, rules_), quick = make_engine(game_, rules_);
    for (std::uint64_t i = 0; i < k_both_ways; ++i) {
      const std::uint64_t seed = suspect_.seed + i;
      now_ = {};
      State start;
      Occasion occasion{.chance = Chance(seed)};
      plain->start(start, occasion);
      const std::uint32_t limit = std::min(suspect_.limit, k_longest_both_ways);
      const TwoWays ways = compare_two_ways(*plain, *quick, start, seed, limit);
      now_.number = ways.action;
      if (!ways.difference.empty())
        throw Doubt("random play at full speed differs from play step by step: " + ways.difference);
    }
  }

  std::shared_ptr<const Game> game_;
  Rules& rules_;
  AskedTwice twice_;
  Rules& twin_;
  const Suspect& suspect_;
  Sightings& sightings_;
  std::shared_ptr<Engine> engine_;
  Course course_;
  Trouble now_;
  int started_over_ = 0;
};

// One game that is only looked at.
class Watching {
 public:
  Watching(Engine& engine, const Suspect& suspect, Sightings& sightings)
      : engine_(engine), game_(engine.game()), suspect_(suspect), sightings_(sightings) {}

  Course run(const State* from) {
    guard(course_, now_, [&] { play(from); });
    return course_;
  }

 private:
  void play(const State* from) {
    if (from != nullptr)
      state_ = *from;
    else
      engine_.start(state_, occasion_);
    Random random = random_choices(suspect_.seed);
    note();
    while (!state_.header().ended && course_.actions < suspect_.limit) {
      if (broken_off(suspect_, course_)) return;
      act(random);
      note();
    }
    course_.cut = !state_.header().ended;
  }

  void act(Random& random) {
    const SeatId seat = next_actor(state_, game_);
    now_ = {.number = course_.actions + 1};
    look(engine_.actors(state_) & ~seat_bit(seat));
    look(seat_bit(seat));
    const std::uint64_t choices = engine_.legal(state_, seat);
    if (all_open(state_, game_) && !part_.go_on(state_, game_, choices)) return;
    const Choice choice = engine_.pick(random.below(choices));
    now_.seat = seat;
    now_.action = choice.action;
    engine_.play(state_, seat, choice, occasion_);
    ++course_.actions;
  }

  // What these seats may do, a bit each.
  void look(std::uint32_t seats) {
    if (course_.looks >= suspect_.looks) return;
    for (int s = 0; s < game_.seats(); ++s) {
      if ((seats & seat_bit(SeatId(s))) == 0) continue;
      engine_.legal(state_, SeatId(s));
      const std::vector<Choice> list = engine_.list(k_most_numbers);
      course_.looks += list.size();
      sightings_.legal(list);
    }
  }

  void note() {
    sightings_.standing(state_);
    sightings_.told(told_);
    told_.clear();
  }

  Engine& engine_;
  const Game& game_;
  const Suspect& suspect_;
  Sightings& sightings_;
  State state_;
  PartStart part_;
  std::vector<Event> told_;
  Occasion occasion_{.chance = Chance(suspect_.seed), .events = &told_};
  Course course_;
  Trouble now_;
};

}  // namespace

Course audit(const std::shared_ptr<const Game>& game, Rules& rules, Rules& twin,
             const Suspect& suspect, Sightings& sightings) {
  return Audit(game, rules, twin, suspect, sightings).run();
}

Course watch(Engine& engine, const Suspect& suspect, Sightings& sightings, const State* from) {
  return Watching(engine, suspect, sightings).run(from);
}

}  // namespace hr
