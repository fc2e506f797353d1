// SPDX-License-Identifier: MIT
#include "scripting/check/check_games.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/kernel/make_engine.h"
#include "core/trials/simulate.h"

namespace hr::scripting {

namespace {

constexpr std::uint64_t k_audit_looks = 20000;
constexpr int k_longest_plies = 100000;
constexpr std::uint32_t k_at_once = 16;     // actions between two looks at the time
constexpr std::uint64_t k_enough_cut = 20;  // games in a row: none of the others will end either

// A game that is capped is played to its cap.
std::uint32_t limit_of(const Definition& def, std::uint32_t limit) {
  for (const EndDef& end : def.ends)
    if (end.type == EndType::plies && end.n <= k_longest_plies)
      limit = std::max(limit, static_cast<std::uint32_t>(end.n));
  return limit;
}

bool is_capped(const Definition& def) {
  return std::any_of(def.ends.begin(), def.ends.end(),
                     [](const EndDef& end) { return end.type == EndType::plies; });
}

class Games {
 public:
  Games(Ruleset& ruleset, Ruleset& twin, const Round& round)
      : ruleset_(ruleset),
        twin_(twin),
        round_(round),
        engine_(make_engine(ruleset.game(), ruleset.rules())),
        sightings_(*ruleset.game()) {
    result_.limit = limit_of(definition(), round.limit);
  }

  RoundResult play() {
    Memory memory = ruleset_.memory();
    if (round_.games > 0) take(play_audited(), round_.seed);
    remember(memory);
    for (std::uint64_t i = 1; i < round_.games && going_on(); ++i) {
      const std::uint64_t seed = round_.seed + i;
      const bool watching = !sightings_.complete() && looks_ < round_.looks;
      take(watching ? play_watched(seed) : play_fast(seed), seed);
    }
    remember(memory);
    result_.sights = sightings_.all();
    return result_;
  }

 private:
  const Definition& definition() const { return ruleset_.game()->definition(); }
  bool going_on() const {
    const bool endless = result_.cut == result_.games && result_.cut >= k_enough_cut;
    return !result_.trouble && result_.changes.empty() && !endless && !result_.broken_off;
  }
  Suspect suspect(std::uint64_t seed, std::uint64_t looks) const {
    return {.seed = seed, .limit = result_.limit, .looks = looks, .over = round_.over};
  }

  Course play_audited() {
    Suspect first = suspect(round_.seed, k_audit_looks);
    first.edition = std::make_shared<const Edition>(ruleset_.edition());
    const Course course =
        audit(ruleset_.game(), ruleset_.rules(), twin_.rules(), first, sightings_);
    if (!course.broken_off) ++result_.watched;
    return course;
  }

  Course play_watched(std::uint64_t seed) {
    const Course course = watch(*engine_, suspect(seed, round_.looks - looks_), sightings_);
    looks_ += course.looks;
    if (!course.broken_off) ++result_.watched;
    return course;
  }

  // What goes wrong at full speed is looked for again slowly, to tell at which action it does.
  Course play_fast(std::uint64_t seed) {
    Course course;
    try {
      Occasion occasion{.chance = Chance(seed)};
      State state;
      engine_->start(state, occasion);
      Random random = random_choices(seed);
      play_out(state, random, occasion, course);
    } catch (const Error& error) {
      course = watch(*engine_, suspect(seed, 0), sightings_);
      if (!course.trouble) course.trouble = Trouble{.what = error.what()};
    }
    return course;
  }

  // In one go, or where the game may have to be broken off a few actions at a time.
  void play_out(State& state, Random& random, Occasion& occasion, Course& course) {
    const std::uint32_t at_once = round_.over ? k_at_once : result_.limit;
    do {
      course.broken_off = round_.over && round_.over();
      if (course.broken_off) return;
      const std::uint32_t left = result_.limit - course.actions;
      const Playout playout = engine_->playout(state, random, occasion, std::min(left, at_once));
      course.actions += playout.actions;
      course.cut = playout.cut;
    } while (course.cut && course.actions < result_.limit);
  }

  // A game that is broken off is no game of those that were played.
  void take(const Course& course, std::uint64_t seed) {
    result_.actions += course.actions;
    result_.broken_off = course.broken_off;
    if (course.broken_off) return;
    ++result_.games;
    if (course.cut && !is_capped(definition()) && ++result_.cut == 1) result_.first_cut = seed;
    if (!course.trouble) return;
    result_.trouble = course.trouble;
    result_.trouble_seed = seed;
  }

  void remember(Memory& before) {
    Memory now = ruleset_.memory();
    result_.compared = result_.compared && now.whole;
    for (MemoryChange& change : compare(before, now)) result_.changes.push_back(std::move(change));
    before = std::move(now);
  }

  Ruleset& ruleset_;
  Ruleset& twin_;
  const Round& round_;
  std::unique_ptr<Engine> engine_;
  Sightings sightings_;
  std::uint64_t looks_ = 0;
  RoundResult result_;
};

}  // namespace

RoundResult play_round(Ruleset& ruleset, Ruleset& twin, const Round& round) {
  return Games(ruleset, twin, round).play();
}

}  // namespace hr::scripting
