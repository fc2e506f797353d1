// SPDX-License-Identifier: MIT
// Writes (core/language/write.h) of one seat, planned: a flat list in which conditions skip what
// they rule out. Part of making a Plan; immutable after that.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/plan/card_writes.h"

namespace hr {

// Plans writes for the actions of one seat.
class WritePlanner : private CardWrites {
 public:
  using CardWrites::CardWrites;

  // `where` names the list in error messages. `choosing`: what was chosen.
  void add(const std::vector<Write>& list, const std::string& where, Choosing choosing,
           std::vector<WritePlan<k_wide>>& out);

  // Before the first list: what is kept already where it begins (WriteRunner::captured).
  void keeps(KeptName value) { kept_.push_back(std::move(value)); }

  // What these writes depend on and the actor may not know: the name of a zone or variable, or
  // dice; "": nothing.
  const std::string& unknown() const { return unknown_; }

 private:
  void add_list(const std::vector<Write>& list, const std::string& where, Plans& out);
  void add_write(const Write& write, const std::string& where, Plans& out);

  // Whether it takes or changes cards of zones that each seat has: take(as(others, any.hand)).
  bool changes_cards_of(const Write& write, const std::string& where) const;
  void add_for_owners(const Write& write, const std::string& where, Plans& out);

  // take, flip, become
  void add_change(const Write& write, WritePlan<k_wide>& plan) const;

  // ask, offer
  void add_ask(const Write& write, WritePlan<k_wide>& plan) const;

  // anyone_may: all others, unless it says whom.
  void add_offers(const Write& write, WritePlan<k_wide>& plan) const;

  // at_once: what one action asks several seats, each of them in turn.
  void add_together(const Write& write, WritePlan<k_wide>& plan, Plans& out);

  // top(CELLS, n) and bottom(CELLS, n): which pieces of towers are meant. Returns the cells.
  Term add_part(const Term& term, WritePlan<k_wide>& plan) const;
  void check_part(const WritePlan<k_wide>& plan) const;

  // when: skips the body if the condition does not hold; after the body, what is otherwise done.
  void add_guarded(const Write& write, const std::string& where, Plans& out);
  Bound set_of(const Write& write, const std::string& where) const;

  // The pieces that a write means: those that it names, or that its set consists of. Null: all that
  // there are.
  Bound meant(const Write& write, const std::string& where) const;
  bool of_cards(ZoneId zone) const { return game_.definition().zones[zone].of_cards(); }

  // The zone of the pieces that a write means; or of the cards in its set; or else its usual one.
  ZoneId zone_of(const Write& write, const std::string& where) const;
  Bound selected(const Term& pieces, const std::string& where) const;
  void check_flip(const WritePlan<k_wide>& plan) const;

  // What becomes of each piece of the zone, by its code.
  void add_codes(const Write& write, WritePlan<k_wide>& plan) const;

  // The words of the choice that a `become` speaks of.
  const std::vector<std::string>& words_of(const Write& write, WritePlan<k_wide>& plan) const;

  // The choice of a word in part `number`, as in chosen(2); null: something else is chosen there.
  const PatternDef* choice_in(std::size_t number) const;
  void add_put(const Write& write, WritePlan<k_wide>& plan) const;

  // `pieces`: only those move.
  void add_sent(const Write& write, WritePlan<k_wide>& plan) const;
  void add_sent_pieces(const Write& write, WritePlan<k_wide>& plan) const;
  void add_exchange(const Write& write, WritePlan<k_wide>& plan) const;

  // The variable that a write names; with `number`, it has to be one.
  const VarDef& add_name(const Write& write, WritePlan<k_wide>& plan, bool number) const;
  void add_kept(const Write& write, WritePlan<k_wide>& plan);
  void add_var(const Write& write, WritePlan<k_wide>& plan) const;
  void add_roll(const Write& write, WritePlan<k_wide>& plan) const;
  void add_tell(const Write& write, WritePlan<k_wide>& plan) const;
  WritePlan<k_wide>::Told told(const ToldArgument& argument, EventSlot slot,
                               const std::string& where) const;

  int guards_ = 0;  // how many `when` are around the write
};

}  // namespace hr
