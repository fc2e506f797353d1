// SPDX-License-Identifier: MIT
#include "scripting/check_games.h"

#include <algorithm>

#include "core/error.h"
#include "core/simulate.h"

namespace hr::scripting {

namespace {

constexpr std::uint64_t k_audit_looks = 20000;
constexpr int k_longest_plies = 100000;
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
    return !result_.trouble && result_.changes.empty() && !endless;
  }
  Suspect suspect(std::uint64_t seed, std::uint64_t looks) const {
    return {.seed = seed, .limit = result_.limit, .looks = looks};
  }

  Course play_audited() {
    ++result_.watched;
    Suspect first = suspect(round_.seed, k_audit_looks);
    first.edition = std::make_shared<const Edition>(ruleset_.edition());
    return audit(ruleset_.game(), ruleset_.rules(), twin_.rules(), first, sightings_);
  }

  Course play_watched(std::uint64_t seed) {
    ++result_.watched;
    const Course course = watch(*engine_, suspect(seed, round_.looks - looks_), sightings_);
    looks_ += course.looks;
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
      const Playout playout = engine_->playout(state, random, occasion, result_.limit);
      course.actions = playout.actions;
      course.cut = playout.cut;
    } catch (const Error& error) {
      course = watch(*engine_, suspect(seed, 0), sightings_);
      if (!course.trouble) course.trouble = Trouble{.what = error.what()};
    }
    return course;
  }

  void take(const Course& course, std::uint64_t seed) {
    ++result_.games;
    result_.actions += course.actions;
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
