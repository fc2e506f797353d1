// SPDX-License-Identifier: MIT
// Plans what a pattern, or a part of one, offers a seat and does by itself: part of making a Plan.
#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/game/bind.h"
#include "core/game/place_type.h"
#include "core/plan/plan.h"
#include "core/plan/term_planner.h"

namespace hr {

class PatternPlanner {
 public:
  // Adds the sets that patterns use to `out`. All must outlive it.
  PatternPlanner(const Game& game, const WideBoard& board, SeatId seat, SeatPlan<k_wide>& out)
      : game_(game), board_(board), seat_(seat), planner_(game, board, seat), out_(out) {}

  // What is planned next: where it is in the ruleset, and what its terms may speak of.
  void begin(const VerbDef& verb, std::string where, Choosing choosing = {});
  // From here on no set is shared with patterns before.
  void begin_later_part();

  // What a pattern, or a part of one, offers and does by itself.
  void add(PatternPlan<k_wide>& plan, const PatternDef& def);

  // Conditions on the position before the action.
  void add_guards(PatternPlan<k_wide>& plan, const std::vector<Condition>& list,
                  const std::string& where);

  // What an action counts for where chains are compared, on the position before it.
  void add_worth(PatternPlan<k_wide>& plan, const PatternDef& def) const;

  // A term as the seat itself sees it.
  WideSteps seen(const Bound& term, const std::string& where) const;

  // The same of the position after an action, without what has come into sight by it.
  WideSteps judged(const Bound& term, const std::string& where, ZoneInstance arrives) const;

  // For the word of the pattern (core/language/pattern_word.h), which plans what it alone has.
  // `field`: where that is in the pattern, as ".skip"; "": in its braces.

  // The error to throw where it is not what the word is for; `text` begins with the field.
  Error error(const std::string& text) const { return Error(where_ + text); }
  // Adds a set to the seat's plan, or a condition; returns its index there. `zone`: the zone of the
  // pieces that are meant; none: the set itself says so.
  int add_set(const Set& set, ZoneId zone, const char* field);
  int add_condition(const Term& term, const char* field);
  // A number as the seat sees it; empty if it needs no steps. `lifts`: whether it may speak of the
  // pieces that are lifted.
  WideSteps amount(const Amount& amount, const char* field, bool lifts = false) const;
  // A set that is worked out when the action is carried out, on all that is there.
  WideSteps afterwards(const Set& set, ZoneInstance zone, const char* field) const;
  // The bag or row of the cards that the set is of; none: it is not of cards.
  ZoneId zone_of_cards(const Set& set) const;
  // Whether each cell of the zone has room for one piece alone.
  bool holds_one(ZoneInstance zone) const;

 private:
  int add_term(const Bound& term, const std::string& where);

  // While all are asked in secret nobody sees what others have in fog: it would show their answers.
  void check_fog(const BoundTerm& term, const std::string& where) const;

  void add_numbers(PatternPlan<k_wide>& plan, const PatternDef& def);

  // How many pieces of a tower move.
  void add_lift(PatternPlan<k_wide>& plan, const PatternDef& def, ZoneId zone);
  ZoneId zone_of(const PatternDef& def, bool moves);
  static ZoneId first_zone(const BoundTerm& set);
  void add_source(PatternPlan<k_wide>& plan, const PatternDef& def, ZoneId zone);
  void add_sets(PatternPlan<k_wide>& plan, const PatternDef& def, ZoneId zone);

  // In ascending order, the actions of a single piece have the same numbers whether they are
  // counted by direction or by destination.
  void add_directions(PatternPlan<k_wide>& plan, const PatternDef& def);

  // Where it may go is a set of links, or a term that says in which directions.
  void add_ways(PatternPlan<k_wide>& plan, const PatternDef& def);
  void add_plan_by_way(PatternPlan<k_wide>& plan);

  // In a slide no two directions may lead along one line.
  void check_leap(const PatternDef& def, const Leap& leap) const;
  void add_lengths(PatternPlan<k_wide>& plan, const PatternDef& def);
  void expect_place_type(const BoundTerm& set, PlaceType place_type, const char* field) const;

  // The cells, or links, of a set on which pieces of a zone can be.
  Bound on_ground(Bound set, ZoneId zone, const char* field) const;
  static Bound joined(TermOp op, Bound a, Bound b);

  const Game& game_;
  const WideBoard& board_;
  SeatId seat_;
  TermPlanner planner_;
  SeatPlan<k_wide>& out_;
  struct Known {
    Set set;
    ZoneId zone = ZoneId::none;
    int place = 0;
  };
  std::vector<Known> known_;  // sets added before
  std::string where_;
  Choosing choosing_;
  bool in_secret_ = false;  // whether it answers what is asked in secret
};

}  // namespace hr
