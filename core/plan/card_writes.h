// SPDX-License-Identifier: MIT
// Writes that move cards from one zone to another, planned. Part of making a Plan.
#pragma once

#include <string>

#include "core/plan/write_terms.h"

namespace hr {

class CardWrites : public WriteTerms {
 public:
  using WriteTerms::WriteTerms;

 protected:
  static bool concerns_cards(const Write& write);

  // What chance decides, the actor may not know.
  void note_chance(const Write& write) const;
  WritePlan<k_wide> begin(const Write& write, const std::string& where) const;

  // From the cards, or the zone, of `a` to the zone of `b`; both may be other seats'.
  void add_move(const Write& write, const std::string& where, Plans& out);
  void add_trade(const Write& write, const std::string& where, Plans& out);

  // As trades that follow each other: in each circle of seats, the first trades with every other.
  void add_passing(const Write& write, const std::string& where, Plans& out);

  // What concerns one zone, which may be another seat's; the number and the audience are `mine`.
  void add_alone(const Write& write, const std::string& where, Plans& out);

 private:
  // A zone that each seat has.
  ZoneId zone_of_each(const Term& name, const std::string& where, const char* done) const;

  // "hand", or as(SEATS, zone "hand").
  static bool names_zone(const Term& term);

  // Calls plan(term) for a term, or for its part as each of the seats that it names.
  template <class F>
  void at(const Term& term, const std::string& where, Plans& out, const F& plan) {
    if (term->op != TermOp::as) return plan(term);
    for_seats(term->a, where, out, [&] { at(term->b, where, out, plan); });
  }

  ZoneId zone_named(const Term& term, const std::string& where) const;
  ZoneId card_zone(const Term& term, const std::string& where) const;

  // The zone of the pieces that a pattern picks; none if it does not say.
  ZoneId picked_from(const std::string& where) const;

  // The zone of the cards, or pieces, of a set.
  ZoneId zone_of(const Bound& cards, const std::string& where, bool pieces_too = false) const;

  // For turn_over: a row or a zone of the board, with one piece on each cell.
  void check_places(ZoneId from, ZoneId to, const std::string& where) const;

  // Whether the cards that a set offers may be another seat's.
  static bool of_others(const Term& set);

  // In a bag that the actor does not see, no card can be told from another.
  void check_known(const WritePlan<k_wide>& plan, const Term& from, const std::string& where) const;

  // `here` says which card was chosen, and not from whose hand.
  void check_whose(const Term& from, const std::string& where, const char* instead) const;

  // Whether any card can go from one to the other.
  void check_kinds(const WritePlan<k_wide>& plan, const std::string& where) const;
  void add_alone(const Write& write, const Term& what, SeatId mine, const std::string& where,
                 Plans& out);
};

}  // namespace hr
