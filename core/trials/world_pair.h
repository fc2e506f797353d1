// SPDX-License-Identifier: MIT
// One game played at random, and beside it, most of the time, another world that has shown one seat
// the same so far. For the search for leaks (core/trials/secrecy.h), which reports what they find.
// Invariant: while there are two worlds, they were alike when they were compared last.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/match/match.h"
#include "core/trials/action_variants.h"
#include "core/trials/heard_choices.h"
#include "core/trials/other_worlds.h"
#include "core/trials/secrecy.h"
#include "core/trials/world_comparison.h"

namespace hr {

inline constexpr std::string_view k_fails =
    "The rules fail in one of the worlds only, and everybody sees that they fail.";

class WorldPair {
 public:
  // All that is passed must outlive it.
  WorldPair(const PlayableRules& playable, const SecrecyRun& run, std::uint64_t number,
            SecrecyResult& sum, HeardChoices& heard);

  // Adds what is found to the sum.
  void play();

  // What is being done, or was done last: as a sentence, by its verb and its number. None: the
  // setup.
  const std::string& done() const { return done_; }
  const std::string& done_verb() const { return done_verb_; }
  std::uint32_t ply() const { return one_.header().ply + 1; }

 private:
  bool going_on() const;
  bool chance(std::uint64_t n) { return random_.below(n) == 0; }
  const Game& game() const { return one_.game(); }

  void compare_setups();
  void begin_later();
  void step();
  std::optional<Match> other_world(std::uint64_t seed);
  void go_on_alike();
  void draw_world();
  void end_worlds(std::uint64_t wait);
  void compared(Likeness comparison, bool other_choice = false);
  void compare(WorldComparison::Extent extent);
  void after_step();
  void note_differences();
  void look_back();
  bool fog_differs() const;
  bool places_differ(const Action& in_one, const Action& in_two) const;

  // world_pair_actions.cpp: what all are asked at once
  void answer();
  void answer_differently(SeatId seat);
  void answer_alike();
  bool give_answer();
  bool answers_fail(std::optional<Action> last, const std::string& error);
  void answer_in_two(SeatId seat, const std::vector<Action>& answers);
  void compare_same_answers();
  bool answer_as_one(Match& other) const;
  bool comes_from_elsewhere(const State& one_before, const State& other_before,
                            const Match& other) const;
  std::vector<Action> other_answers(SeatId seat, std::size_t given, const SeatAnswers& part);

  // one action after another
  void act();
  std::optional<Action> in_both(SeatId seat);
  bool play_in_one(SeatId seat, const Action& action);
  bool fails(SeatId seat, const Action& action, const std::string& error);
  void play_in_two(const ActionVariants::Done& done, const Action& action);
  void compare_alike_told(SeatId seat, const Action& action);
  Action choice_in_two(SeatId seat, const Action& action, bool& choice);
  bool legal_in_two(SeatId seat, const Action& action) const;
  bool carry_out_in_two(SeatId seat, const Action& action);
  std::optional<std::vector<int>> corrected_faces(const Node& two) const;
  void compare_rolls(const Node& two, const std::string& where);
  void try_rolls(const ActionVariants::Done& done, Match before);
  std::vector<State> worlds_before();
  bool says_too_much(const ActionVariants::Done& done);
  bool names_too_much(const ActionVariants::Done& done, const Action& other,
                      std::span<const State> worlds);
  void report_sentence(const ActionVariants::Done& done, const Action& other,
                       const Message& advice);
  void compare_dice(const ActionVariants::Done& one, const ActionVariants::Done& two);
  void try_choices(const ActionVariants::Done& done);

  void report(std::vector<Difference> differences, const Match& other, std::string advice = "");

  const PlayableRules& playable_;
  const SecrecyRun& run_;
  SecrecyResult& sum_;
  HeardChoices& heard_;
  Random random_;
  SeatId viewer_;
  bool thorough_;  // worlds are first drawn from what the seat was shown alone
  Match one_;
  std::optional<Match> two_;
  OtherWorlds worlds_;
  WorldComparison comparison_;
  PairCoverage coverage_;
  ActionVariants variants_;
  std::uint64_t pair_;
  std::uint64_t wait_ = 0;                  // actions until another world is drawn
  std::uint64_t draws_ = 0, failures_ = 0;  // worlds that were found, and not found
  std::uint32_t last_compared_ = 0;         // the last action that was compared in different worlds
  bool same_ = false;  // the second world began as the first: only later choices and rolls differ
  std::uint32_t stalled_ = 0;      // the last one that was possible in no other world
  std::uint64_t excused_ = 0;      // differences that came with a marked event
  std::uint64_t together_ = 0;     // actions since it was drawn
  std::uint64_t divergences_ = 0;  // times that a marked event told the worlds apart
  bool diverged_ = false;
  std::string done_;  // the action that was carried out last, as a sentence; and its verb
  std::string done_verb_;
};

}  // namespace hr
